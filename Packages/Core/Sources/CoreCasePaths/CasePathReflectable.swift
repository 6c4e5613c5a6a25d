/// A collection of case paths that can tell which case a value is in.
public protocol CasePathReflectable<Root> {
  /// The type with the cases.
  associatedtype Root: CasePathable

  /// Returns the case key path of the case that `root` is in.
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}

extension CasePathable where AllCasePaths: CasePathReflectable<Self> {
  /// The key path of the case that the value is in: `cargo.case == \.grain`.
  public var `case`: PartialCaseKeyPath<Self> { Self.allCasePaths[self] }
}
