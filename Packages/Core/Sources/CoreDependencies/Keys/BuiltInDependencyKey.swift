/// A key that belongs to this library.
protocol BuiltInDependencyKey: DependencyKey {}
