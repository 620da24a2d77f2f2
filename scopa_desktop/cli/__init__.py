"""The command line: verify, simulate and selftest, without a window."""
