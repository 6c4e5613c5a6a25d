// What names a dependency, and the context that chooses among its values.
//
// DependencyKey: BuiltInDependencyKey, TestDependencyKey.
