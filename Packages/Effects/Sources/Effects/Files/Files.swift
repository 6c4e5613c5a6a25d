// Files that are replaced as a whole, and the system calls behind that.
//
// ReplaceableFile: FileDraft.
