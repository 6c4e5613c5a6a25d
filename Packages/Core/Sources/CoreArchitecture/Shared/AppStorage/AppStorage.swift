// Shared values in user defaults.
