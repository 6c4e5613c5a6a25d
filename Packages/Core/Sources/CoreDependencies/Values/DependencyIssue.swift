/// A misuse of a dependency; `message` is its text for developers.
enum DependencyIssue {
  /// A key without a value for the context was read.
  case noValue(in: DependencyContext, key: Key, reader: DependencyReader)
  /// A key's `testValue` was read directly, and the key declares none.
  case defaultTestValueRead(key: String)
  /// `prepareDependencies` came after the first use.
  case preparedTooLate(key: String)
  /// `withDependencies(from:)` was given a model that carries no dependencies.
  case modelWithoutDependencies(model: String)
  /// An endpoint of a dependency client was called without an implementation.
  case unimplementedEndpoint(name: String)
  /// A built-in dependency was used in a test that does not override it.
  case builtInNotChosen(property: String, example: String)
  /// An `UnimplementedClock` was used, which may stand in the place of a queue.
  case clockNotChosen(name: String, member: String, queue: String?)
  /// Work that `fireAndForget` started in a test has failed.
  case forgottenError(String)
  /// `TestClock.run` did not come to an end.
  case clockStillInUse(sleepers: Int, timeout: String)

  /// A key as messages describe it.
  struct Key {
    let name: String
    let value: String
    /// Whether the key belongs to this library, so that nobody else can give it a test value.
    let isBuiltIn: Bool

    /// Whether `@DependencyEntry` has made it, so that nobody can name it.
    var isOfEntry: Bool { name.hasPrefix("__Key_") }

    init<K: TestDependencyKey>(_ key: K.Type) {
      name = "\(key)"
      value = "\(K.Value.self)"
      isBuiltIn = key is any BuiltInDependencyKey.Type
    }
  }

  func report(at location: _SourceLocation?) {
    let text = "\(message)\n\nMore: \(article)"
    guard let location else { return reportIssue(text) }
    reportIssue(text, at: location)
  }

  /// The article and heading that explain the issue.
  private var article: String {
    switch self {
    case .noValue, .defaultTestValueRead, .preparedTooLate, .unimplementedEndpoint:
      "Documentation/Core.docc/Dependencies.md#what-is-reported"
    case .builtInNotChosen:
      "Documentation/Core.docc/Dependencies.md#a-test"
    case .modelWithoutDependencies:
      "Documentation/Core.docc/Dependencies.md#where-to-change-them"
    case .forgottenError:
      "Documentation/Core.docc/Effects.md#errors"
    case .clockNotChosen, .clockStillInUse:
      "Documentation/Core.docc/TimeInTests.md#which-clock"
    }
  }
}

/// The code that reads a dependency, for the text of an issue.
struct DependencyReader: Sendable {
  /// The reader, set around reads that may report an issue.
  @TaskLocal static var current: DependencyReader?

  /// The name of the property of `DependencyValues`, if known.
  var property: String?
  /// The place of the `@Dependency` that reads, if there is one.
  let location: _SourceLocation?

  init(location: _SourceLocation) {
    self.location = location
  }

  /// A function that reads `values[Key.self]` is usually the getter of the property.
  init(function: StaticString, location: _SourceLocation?) {
    let name = function.description
    property = name.contains("(") || name.isEmpty ? nil : name
    self.location = location
  }
}

extension _SourceLocation {
  /// Runs an operation whose reads are reported with this location.
  @usableFromInline
  func bindAsReader<R>(_ operation: () -> R) -> R {
    DependencyReader.$current.withValue(DependencyReader(location: self), operation: operation)
  }
}
