/// What can go wrong with a dependency, and how it is put to a developer.
enum DependencyIssue {
  /// A key without a value for the context was read.
  case noValue(in: DependencyContext, key: Key, reader: DependencyReader)
  /// A key's `testValue` was read directly, and it is the one every `DependencyKey` has.
  case defaultTestValueRead(key: String)
  /// `prepareDependencies` came after the first use.
  case preparedTooLate(key: String)
  /// `withDependencies(from:)` was given a model that carries no dependencies.
  case modelWithoutDependencies(model: String)
  case unimplementedEndpoint(name: String)
  /// A built-in dependency that every test must choose was used in one that did not.
  case builtInNotChosen(property: String, example: String)
  /// An `UnimplementedClock` was used.
  case clockNotChosen(name: String, member: String)
  /// Work that `fireAndForget` started in a test has failed.
  case forgottenError(String)
  /// `TestClock.run` did not come to an end.
  case clockStillInUse(sleepers: Int, timeout: String)

  /// What a text says about a key.
  struct Key {
    let name: String
    let value: String
    /// Whether the key belongs to this library, so that nobody else can give it a test value.
    let isBuiltIn: Bool

    init<K: TestDependencyKey>(_ key: K.Type) {
      name = "\(key)"
      value = "\(K.Value.self)"
      isBuiltIn = key is any BuiltInDependencyKey.Type
    }
  }

  /// Whether it is about a dependency that nobody has given a value for the test.
  private var isAboutMissingValue: Bool {
    switch self {
    case .noValue, .unimplementedEndpoint, .builtInNotChosen, .clockNotChosen: true
    case .defaultTestValueRead, .preparedTooLate, .modelWithoutDependencies, .forgottenError,
      .clockStillInUse:
      false
    }
  }

  func report(at location: SourceLocation?) {
    if isAboutMissingValue, !DependencyValues._current.shouldReportUnimplemented { return }
    guard let location else { return reportIssue(message) }
    reportIssue(
      message,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }
}

private enum ReportUnimplementedKey: DependencyKey {
  static let liveValue = true
  static let testValue = true
}

extension DependencyValues {
  /// Whether it is an issue to use a dependency, or an endpoint, that has no value for the context.
  public var shouldReportUnimplemented: Bool {
    get { self[ReportUnimplementedKey.self] }
    set { self[ReportUnimplementedKey.self] = newValue }
  }
}
