/// A key of this library's own.
protocol BuiltInDependencyKey: DependencyKey {}
