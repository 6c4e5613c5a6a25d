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
