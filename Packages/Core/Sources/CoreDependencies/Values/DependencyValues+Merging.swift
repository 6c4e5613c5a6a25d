extension DependencyValues {
  /// Whether anything is overridden in the current task.
  ///
  /// Costs one atomic load, and one task-local read once the process has overridden anything. A
  /// runtime can ask this before it binds unchanged values around each of its steps.
  public static var _hasOverrides: Bool {
    !DependencyActivity.isQuiet && !_current._isEmpty
  }

  /// Whether these values hold no override.
  @inlinable
  public var _isEmpty: Bool { overrides == nil && fallback == nil }

  /// Whether both share the same overrides by reference; O(1).
  ///
  /// False for equal overrides stored twice.
  @inlinable
  public func _isIdentical(to other: Self) -> Bool {
    overrides === other.overrides && fallback === other.fallback
  }

  /// Returns these values merged with others, which take precedence.
  ///
  /// Allocates only if one of the two already has overrides of two scopes.
  public func merging(_ other: Self) -> Self {
    if other._isEmpty || _isIdentical(to: other) { return self }
    if _isEmpty { return other }
    let own = flattened
    if let others = other.flattened, others !== own {
      return Self(overrides: others, fallback: own)
    }
    return other
  }

  private var flattened: DependencyOverrides? {
    guard let fallback else { return overrides }
    return overrides?.merging(under: fallback) ?? fallback
  }
}
