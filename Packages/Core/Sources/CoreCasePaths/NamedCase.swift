/// A component of a path, known by its name.
///
/// Unchecked, because the compiler cannot check a class with subclasses: both constants are
/// Sendable, and the pointer is to a literal.
@usableFromInline
class NamedCase: @unchecked Sendable {
  private let name: UnsafePointer<UInt8>?
  private let parent: NamedCase?

  init(name: UnsafePointer<UInt8>?, parent: NamedCase?) {
    self.name = name
    self.parent = parent
  }

  final var names: [String] {
    (parent?.names ?? []) + [name.map { String(cString: $0) } ?? "_"]
  }
}
