/// Who reads a dependency, for the text of an issue.
struct DependencyReader: Sendable {
  /// Bound around reads that may end in a report.
  @TaskLocal static var current: DependencyReader?

  /// The property of `DependencyValues`, if it is known.
  var property: String?
  /// The `@Dependency` that reads, if it is one.
  let location: SourceLocation?

  init(location: SourceLocation) {
    self.location = location
  }

  /// The function that reads `values[Key.self]` is the property's own getter as a rule.
  init(function: StaticString, location: SourceLocation?) {
    let name = function.description
    property = name.contains("(") || name.isEmpty ? nil : name
    self.location = location
  }
}

extension SourceLocation {
  /// Names this location in reports of what the operation reads.
  @usableFromInline
  func bindAsReader<R>(_ operation: () -> R) -> R {
    DependencyReader.$current.withValue(DependencyReader(location: self), operation: operation)
  }
}
