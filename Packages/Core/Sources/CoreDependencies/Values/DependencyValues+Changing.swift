extension DependencyValues {
  /// Whether a closure of a test that changes values runs in the current task.
  ///
  /// Values that it reads or replaces are not used yet, so reading them reports nothing.
  @TaskLocal public static var _isChanging = false

  /// Whether the values are being changed, so that reading one in order to change it is not a use.
  ///
  /// `withDependencies` sets it for its closure.
  public var _isBeingSet: Bool {
    get { purpose == .setting }
    set { mode = newValue ? .setting : .reading }
  }

  /// Why the values are read.
  var purpose: Mode {
    mode == .reading && DependencyActivity.mayReport && Self._isChanging ? .setting : mode
  }

  @usableFromInline
  func updated(by update: (inout Self) throws -> Void) rethrows -> Self {
    var values = self
    values.mode = .setting
    if DependencyActivity.mayReport {
      try Self.$_isChanging.withValue(true) { try update(&values) }
    } else {
      try update(&values)
    }
    return values.changed
  }

  func updated(
    isolation: isolated (any Actor)? = #isolation,
    by update: (inout Self) async throws -> Void
  ) async rethrows -> Self {
    var values = self
    values.mode = .setting
    if DependencyActivity.mayReport {
      try await Self.$_isChanging.withValue(true) { try await update(&values) }
    } else {
      try await update(&values)
    }
    return values.changed
  }

  private var changed: Self {
    if !_isEmpty { DependencyActivity.noteOverride() }
    return readingMode
  }

  /// Runs an operation with these values.
  @inlinable
  func run<R>(_ operation: () throws -> R) rethrows -> R {
    guard DependencyActivity.mayReport, Self._isChanging else {
      return try Self.$_current.withValue(self, operation: operation)
    }
    return try Self.$_isChanging.withValue(false) {
      try Self.$_current.withValue(self, operation: operation)
    }
  }

  /// Runs an asynchronous operation with these values, on the caller's actor.
  func run<R>(
    isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> R
  ) async rethrows -> R {
    guard DependencyActivity.mayReport, Self._isChanging else {
      return try await Self.$_current.withValue(self, operation: operation)
    }
    return try await Self.$_isChanging.withValue(false) {
      try await Self.$_current.withValue(self, operation: operation)
    }
  }
}
