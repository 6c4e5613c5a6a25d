// A session of views: its node around all others, and what a host calls.
