internal import CoreDependencies

/// What a dependency may answer in an exploration, which tries each.
public enum ExploredAnswer<Value: Sendable>: Sendable {
  /// It returns a value.
  case value(Value)
  /// It throws an error.
  case error(any Error)
  /// It does not return before its task is cancelled.
  case never
}

/// The world around a feature in one order of an exploration.
///
/// ```swift
/// values.archive.save = { text in
///   try await world.call("save", answers: [.value(()), .error(ArchiveFull())])
///   world.saved = text
/// }
/// ```
///
/// What dependencies keep belongs into its value, which each order begins with anew.
@dynamicMemberLookup
public struct ExploredWorld<Value: Sendable>: Sendable {
  let waits: ExploredWaits
  private let locked: LockIsolated<Value>

  init(_ value: Value) {
    waits = ExploredWaits()
    locked = LockIsolated(value)
  }

  /// The present value.
  public var value: Value { locked.value }

  /// A part of the value, which dependencies read and set.
  public subscript<Member: Sendable>(
    dynamicMember keyPath: any WritableKeyPath<Value, Member> & Sendable
  ) -> Member {
    get { locked.value[keyPath: keyPath] }
    nonmutating set { locked.withValue { $0[keyPath: keyPath] = newValue } }
  }

  /// Waits until the exploration has the call return, with each of its answers in turn.
  ///
  /// The story calls it by its name. Throws the error that is answered, or a `CancellationError` if
  /// its task is cancelled before.
  public func call<Answer: Sendable>(
    _ name: String, answers: [ExploredAnswer<Answer>]
  ) async throws -> Answer {
    try await waits.call(name, answers)
  }

  /// Waits until the exploration has the call return a value.
  ///
  /// Throws a `CancellationError` if its task is cancelled before.
  public func call<Answer: Sendable>(
    _ name: String, returning answer: Answer
  ) async throws -> Answer {
    try await waits.call(name, [.value(answer)])
  }

  /// Waits until the exploration has the call return.
  ///
  /// Throws a `CancellationError` if its task is cancelled before.
  public func call(_ name: String) async throws { try await waits.call(name, [.value(())]) }
}

/// The world of an exploration that needs none.
public struct EmptyWorld: Equatable, Sendable {
  /// Makes it.
  public init() {}
}

/// What an exploration has come to: the state, whose properties are its own, and the world.
@dynamicMemberLookup
public struct ExploredPoint<State, World> {
  /// The feature's state.
  public let state: State
  /// What dependencies have kept.
  public let world: World

  /// A property of the state.
  public subscript<Member>(dynamicMember keyPath: KeyPath<State, Member>) -> Member {
    state[keyPath: keyPath]
  }
}

extension ExploredPoint: Sendable where State: Sendable, World: Sendable {}
