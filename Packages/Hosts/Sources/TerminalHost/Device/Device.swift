// The terminal itself: its modes, its size, and the bytes that come and go.
