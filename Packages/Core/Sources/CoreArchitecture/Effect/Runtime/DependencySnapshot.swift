internal import CoreDependencies

/// Dependencies that differ from the defaults, kept for work that starts later.
typealias DependencySnapshot = DependencyValues

extension DependencySnapshot {
  static var current: DependencySnapshot? {
    _hasOverrides ? _current : nil
  }

  /// Replaces a missing snapshot, so that overrides of the current task do not leak in.
  static var shield: DependencySnapshot? {
    _hasOverrides ? DependencyValues() : nil
  }

  /// Runs a closure with a snapshot, never with the overrides of the current task.
  static func bind<Result>(_ snapshot: Self?, _ operation: () -> Result) -> Result {
    guard let values = snapshot ?? shield else { return operation() }
    return $_current.withValue(values, operation: operation)
  }
}
