/// Work on a case whose value's type is known at run time only.
@usableFromInline
package protocol CaseVisitor<Root, Result> {
  associatedtype Root
  associatedtype Result

  func visit<Value>(_ path: AnyCasePath<Root, Value>) -> Result
}

extension CaseVisitor {
  /// Visits the case that a value is in; returns nil if no macro tells the case.
  package func visit(caseOf root: Root) -> Result? {
    (Root.self as? any CasePathable.Type).flatMap { visit(root, $0) }
  }

  private func visit<Enum: CasePathable>(_ root: Root, _: Enum.Type) -> Result? {
    (Enum.allCasePaths as? any CasePathReflectable).flatMap { visit(root, $0) }
  }

  private func visit<Paths: CasePathReflectable>(_ root: Root, _ paths: Paths) -> Result? {
    guard let root = root as? Paths.Root,
      let end = Case<Paths.Root>()[keyPath: paths[root]] as? any ErasedCase
    else { return nil }
    return end._accept(self)
  }
}

/// A case whose value's type is known at run time only.
@usableFromInline
protocol ErasedCase {
  func _matches<Root>(_ root: Root) -> Bool
  func _extract<Root>(from root: Root) -> Any?
  func _embed<Root>(_ value: Any, as root: Root.Type) -> Root?
  func _accept<Visitor: CaseVisitor>(_ visitor: Visitor) -> Visitor.Result

  /// The path from the root to this case as it is written in source.
  var _description: String { get }
}

extension Case: ErasedCase {
  @usableFromInline
  func _matches<Root>(_ root: Root) -> Bool {
    _path(from: Root.self).extraction(root) != nil
  }

  @usableFromInline
  func _extract<Root>(from root: Root) -> Any? {
    _path(from: Root.self).extraction(root)
  }

  @usableFromInline
  func _embed<Root>(_ value: Any, as root: Root.Type) -> Root? {
    (value as? Value).map(_path(from: Root.self).embedding)
  }

  @usableFromInline
  func _accept<Visitor: CaseVisitor>(_ visitor: Visitor) -> Visitor.Result {
    visitor.visit(_path(from: Visitor.Root.self))
  }

  @usableFromInline
  var _description: String { "\\." + (_storage?.names ?? []).joined(separator: ".") }
}
