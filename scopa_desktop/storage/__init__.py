"""What is kept on disk: matches and settings."""
