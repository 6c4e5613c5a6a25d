// Cases as values: case key paths, the case paths behind them, and changes of a payload where its
// enum holds it.
//
// AnyCasePath: CasePath.
// AnyCasePath+Update: CaseMismatch.
// Case: NamedCase, RootedCaseStorage.
// CaseKeyPath: PartialCaseKeyPath.
// CasePathable: CasePathIterable, CasePathReflectable.
// CaseVisitor: ErasedCase.
