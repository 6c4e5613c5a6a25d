public import CoreDependencies
public import Foundation

/// Where `fileStorage` keeps its files.
public struct FileStorage: Hashable, Sendable {
  /// How long to rest after a write before the next.
  struct Pace: Sendable {
    /// Returns when the rest is over.
    typealias Rest = @Sendable () async -> Void

    let clock: any Clock<Duration>
    let interval: Duration

    /// Begins a rest now, whenever it is waited for.
    func beginRest() -> Rest { clock.beginRest(interval) }
  }

  let files: any SharedFiles
  /// Nil to write every change at once.
  let pace: Pace?
  let pending: PendingWrites

  /// The file system.
  ///
  /// The first change is written at once, those in the second after it together; what has not been
  /// written when the process ends or the value goes is written then. A file is replaced as a
  /// whole, so that a process that is killed leaves the old or the new one. Changes by other
  /// processes are noticed.
  public static let fileSystem = fileSystem(clock: ContinuousClock())

  /// The file system, with a clock that says when changes are written.
  public static func fileSystem(
    clock: any Clock<Duration>, interval: Duration = .seconds(1)
  ) -> Self {
    Self(files: DiskFiles(), pace: Pace(clock: clock, interval: interval), pending: .toDisk)
  }

  /// Files in memory that nobody else sees.
  ///
  /// Every change is written at once.
  public static var inMemory: Self { inMemory([:]) }

  /// Files in memory, with these to begin with.
  ///
  /// Every change is written at once.
  public static func inMemory(_ files: [URL: Data]) -> Self {
    Self(files: MemoryFiles(LockIsolated(files)), pace: nil, pending: PendingWrites())
  }

  /// Files in memory that others see and change.
  ///
  /// - Parameter clock: Says when changes are written that come within an interval after another;
  ///   without it every change is written at once.
  public static func inMemory(
    fileSystem: LockIsolated<[URL: Data]>, clock: (any Clock<Duration>)? = nil,
    interval: Duration = .seconds(1)
  ) -> Self {
    Self(
      files: MemoryFiles(fileSystem), pace: clock.map { Pace(clock: $0, interval: interval) },
      pending: PendingWrites())
  }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.files.id == rhs.files.id }

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
  /// Where `fileStorage` keeps its files.
  ///
  /// Each test has files of its own, in memory.
  public var defaultFileStorage: FileStorage {
    get { self[DefaultFileStorageKey.self] }
    set { self[DefaultFileStorageKey.self] = newValue }
  }
}

extension Clock where Duration == Swift.Duration {
  fileprivate func beginRest(_ interval: Duration) -> FileStorage.Pace.Rest {
    let end = now.advanced(by: interval)
    return { try? await sleep(until: end, tolerance: nil) }
  }
}
