@_spi(Locked) internal import CoreDependencies

/// Keeps an observation running until the token is cancelled or released.
public final class ObserveToken: Sendable, Hashable {
  private let onCancel: Locked<(@Sendable () -> Void)?>

  /// Makes a token that calls a closure once, when it is cancelled or released.
  public init(onCancel: @escaping @Sendable () -> Void = {}) {
    self.onCancel = Locked(onCancel)
  }

  deinit {
    cancel()
  }

  /// Whether the observation has ended.
  public var isCancelled: Bool { onCancel.withLock { $0 == nil } }

  /// Ends the observation; later calls do nothing.
  public func cancel() {
    let end = onCancel.withLock { onCancel in
      defer { onCancel = nil }
      return onCancel
    }
    end?()
  }

  /// Stores the token in a set, which keeps the observation running.
  public func store(in tokens: inout Set<ObserveToken>) {
    tokens.insert(self)
  }

  /// Stores the token in a collection, which keeps the observation running.
  public func store(in tokens: inout some RangeReplaceableCollection<ObserveToken>) {
    tokens.append(self)
  }

  /// Equal when both are the same instance.
  public static func == (lhs: ObserveToken, rhs: ObserveToken) -> Bool { lhs === rhs }

  /// Hashes the identity of the instance.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
