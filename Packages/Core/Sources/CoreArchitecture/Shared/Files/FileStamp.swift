internal import Foundation

/// The version of a file.
enum FileStamp: Hashable, Sendable {
  case onDisk(inode: UInt64, seconds: Int, nanoseconds: Int, size: Int)
  case inMemory(Data)
}
