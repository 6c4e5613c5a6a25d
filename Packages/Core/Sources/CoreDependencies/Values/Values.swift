// The values of a scope: overrides, defaults, what is reported, and the functions that change
// them.
//
// DependencyDefaults: XCTestDefaults.
// DependencyIssue: DependencyReader.
// DependencyOverrides: AnyDependencyBox, DependencyBox.
// WithDependencies+From: DependencyModels.
