/// A type whose case key paths can be listed: `for keyPath in Shape.allCasePaths { … }`.
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}
