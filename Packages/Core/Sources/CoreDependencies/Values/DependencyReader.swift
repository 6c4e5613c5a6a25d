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
