"""The main window and its pages."""
