// The program that builds another one after each save and runs it again.
//
// FolderEvents: FileTimes, SourceFile.
// RunningBuild: BuildLog, BuiltFiles.
// WatchMachine: WatchRound.
// WatcherTerminal: SignalPipe.
