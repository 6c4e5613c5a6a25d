// Shared values in files: the key, the writer, and when it writes.
//
// FileStorageKey: FileCoding.
// WriteThrottle: PendingWrites, WriteInterval.

public import CoreDependencies
public import Foundation

/// The files in which `fileStorage` stores shared values: on disk or in memory.
public struct FileStorage: Hashable, Sendable {
  let files: any SharedFiles
  /// Nil if every change is written at once.
  let interval: WriteInterval?
  let pending: PendingWrites

  /// The file system.
  ///
  /// The first change is written at once, those in the second after it together; the rest when the
  /// process ends or nobody holds the value any more. A file is replaced as a whole, so that a
  /// process that is killed leaves the old or the new one. Changes by other processes are noticed.
  public static let fileSystem = fileSystem(clock: ContinuousClock())

  /// Returns the file system, with a clock and an interval that decide when changes are written.
  public static func fileSystem(
    clock: any Clock<Duration>, interval: Duration = .seconds(1)
  ) -> Self {
    Self(
      files: DiskFiles(), interval: WriteInterval(clock: clock, duration: interval),
      pending: .toDisk)
  }

  /// Returns files in memory that nobody else sees; every change is written at once.
  public static var inMemory: Self { inMemory([:]) }

  /// Returns files in memory with some to begin with; every change is written at once.
  public static func inMemory(_ files: [URL: Data]) -> Self {
    Self(files: MemoryFiles(LockIsolated(files)), interval: nil, pending: PendingWrites())
  }

  /// Returns files in memory that others see and change.
  ///
  /// The clock decides when changes are written that follow another within the interval; without a
  /// clock every change is written at once.
  public static func inMemory(
    fileSystem: LockIsolated<[URL: Data]>, clock: (any Clock<Duration>)? = nil,
    interval: Duration = .seconds(1)
  ) -> Self {
    Self(
      files: MemoryFiles(fileSystem),
      interval: clock.map { WriteInterval(clock: $0, duration: interval) },
      pending: PendingWrites())
  }

  /// Equal when both are the same files, whatever is in them.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.files.id == rhs.files.id }

  /// Hashes the identity of the files.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(files.id)
  }
}

private enum DefaultFileStorageKey: DependencyKey {
  static let liveValue = FileStorage.fileSystem
  static var previewValue: FileStorage { .inMemory }
  static var testValue: FileStorage { .inMemory }
}

extension DependencyValues {
  /// The files of `fileStorage`; each test has files of its own, in memory.
  public var defaultFileStorage: FileStorage {
    get { self[DefaultFileStorageKey.self] }
    set { self[DefaultFileStorageKey.self] = newValue }
  }
}
