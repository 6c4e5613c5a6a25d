/// What accompanies a change of state: its animation, and whether there is to be one.
public struct Transaction: Hashable, Sendable {
  /// The course of the change; nil for none.
  public var animation: Animation?
  /// Whether views are to show the end of the change at once, as all hosts do.
  public var disablesAnimations = false
  /// Whether the change belongs to a gesture that goes on.
  public var isContinuous = false

  /// Makes a transaction, with an animation or without.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Runs a closure that changes state with one value of the transaction set, and returns its result;
/// hosts draw the change at once.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs a closure that changes state, and returns its result; hosts draw the change at once.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
