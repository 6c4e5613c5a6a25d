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
