// The values of a scope: overrides, defaults, what is reported, and the functions that change
// them; the folder CurrentTest goes, as its one file is about defaults.
//
// DependencyDefaults: XCTestDefaults.
// DependencyIssue: DependencyReader.
// DependencyOverrides: AnyDependencyBox, DependencyBox.
// WithDependencies+From: DependencyModels.
