// The host itself: what runs a screen on a terminal.
