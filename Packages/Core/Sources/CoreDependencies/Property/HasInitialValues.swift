/// A property that keeps the dependencies of the place where it was created.
public protocol _HasInitialValues {
  /// The dependencies that were current where the property was created.
  var initialValues: DependencyValues { get }
}

extension Dependency: _HasInitialValues {}
