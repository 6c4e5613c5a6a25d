public import CoreDependencies
public import Foundation

/// Whose the shared values are, where one process serves many people: each session has a memory of
/// its own for `inMemory`, and user defaults for `appStorage`.
@_spi(Hosts) public struct SessionValues: Sendable {
  private let dependencies: DependencyValues

  /// Makes an empty memory; the closure is asked for the user defaults when they are first used.
  ///
  /// The other one sets what else is the session's own.
  public init(
    defaults: @escaping @Sendable () -> UserDefaults,
    with prepare: (inout DependencyValues) -> Void = { _ in }
  ) {
    dependencies = withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
      $0.setDefaultAppStorage(defaults)
      prepare(&$0)
    } operation: {
      DependencyValues._current
    }
  }

  /// Whether a session has put something into its memory.
  public var holdsValues: Bool { !dependencies.defaultInMemoryStorage.isEmpty }

  /// Runs a closure in which shared values are the session's; stores that it makes keep them.
  public func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withDependencies {
      $0 = dependencies
    } operation: {
      try body()
    }
  }

  /// Returns user defaults in memory that begin with a property list, and hand over each new one.
  ///
  /// The closure runs while the user defaults are locked. Throws if the bytes are no property list.
  public static func defaults(
    _ list: [UInt8], keep: @escaping @Sendable ([UInt8]) -> Void
  ) throws -> UserDefaults {
    try StoredDefaults(list, keep: keep)
  }

  /// Has user defaults that were made here hold what is kept of them by now, which is not handed
  /// over again.
  public static func replace(_ defaults: UserDefaults, with list: [UInt8]) {
    (defaults as? StoredDefaults)?.replace(with: list)
  }
}

extension DependencyValues {
  /// Has all shared values begin anew, in memory.
  package mutating func forgetShared() {
    forgetSharedReferences()
    forgetAppStorage()
    defaultInMemoryStorage = InMemoryStorage()
    defaultFileStorage = .inMemory
  }
}
