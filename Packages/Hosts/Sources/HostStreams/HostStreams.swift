// The bytes of a process: its standard streams, what reads them, what a terminal is told, and the
// line to a watcher.
//
// StoppableInput: ByteReader.
// WatcherLine: Handover, WatcherMessage.
