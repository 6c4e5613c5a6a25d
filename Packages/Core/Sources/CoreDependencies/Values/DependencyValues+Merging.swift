extension DependencyValues {
  /// Whether anything is overridden in the current task. Costs one atomic load, and one task-local
  /// read once the process has overridden anything.
  ///
  /// A runtime that would otherwise bind unchanged values around each of its steps can ask first.
  public static var _hasOverrides: Bool {
    !DependencyActivity.isQuiet && !_current._isEmpty
  }

  /// Whether these values hold no override.
  @inlinable
  public var _isEmpty: Bool { overrides == nil && fallback == nil }

  /// Whether both hold the same overrides by reference; never wrongly true. O(1).
  @inlinable
  public func _isIdentical(to other: Self) -> Bool {
    overrides === other.overrides && fallback === other.fallback
  }

  /// These values, with `other`'s taking precedence. Allocates only where three sets meet.
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
