// A value that is saved between two runs of a program.
//
// ArchiveClient: ArchiveError.
