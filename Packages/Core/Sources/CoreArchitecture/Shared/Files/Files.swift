// Files on disk and in memory, and who is told when they change.
//
// DiskFiles: SystemError.
// SharedFiles: FileStamp.
// WatchedFolders: FolderEvent, FolderInterest, FolderSystem.
