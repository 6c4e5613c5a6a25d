/// A collection of case paths that can tell which case a value is in.
public protocol CasePathReflectable<Root> {
  /// The type with the cases.
  associatedtype Root: CasePathable

  /// Returns the case key path of the case that `root` is in.
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}
