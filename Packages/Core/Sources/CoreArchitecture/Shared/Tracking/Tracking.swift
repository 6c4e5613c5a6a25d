// Changes of shared values, and what a test expects of them.
//
// SharedAssertion: SharedSide, SharedThread.
// SharedChangeTracker: SharedCopy, SharedSnapshot, SharedTracked.
