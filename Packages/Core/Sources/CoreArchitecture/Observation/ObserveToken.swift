@_spi(Locked) internal import CoreDependencies

/// Keeps an observation running: it ends when the token is cancelled or nobody holds it any more.
public final class ObserveToken: Sendable, Hashable {
  private let onCancel: Locked<(@Sendable () -> Void)?>

  /// Makes a token that calls a closure, once, when it is cancelled or gone.
  public init(onCancel: @escaping @Sendable () -> Void = {}) {
    self.onCancel = Locked(onCancel)
  }

  deinit {
    cancel()
  }

  /// Whether the observation has ended.
  public var isCancelled: Bool { onCancel.withLock { $0 == nil } }

  /// Ends the observation.
  public func cancel() {
    let end = onCancel.withLock { onCancel in
      defer { onCancel = nil }
      return onCancel
    }
    end?()
  }

  /// Keeps the token with others.
  public func store(in tokens: inout Set<ObserveToken>) {
    tokens.insert(self)
  }

  /// Keeps the token with others.
  public func store(in tokens: inout some RangeReplaceableCollection<ObserveToken>) {
    tokens.append(self)
  }

  public static func == (lhs: ObserveToken, rhs: ObserveToken) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
