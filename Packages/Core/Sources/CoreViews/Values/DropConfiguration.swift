/// What a view does with what is dropped on it.
public struct DropConfiguration: Hashable, Sendable {
  /// That.
  public var operation: DropOperation

  /// Makes a configuration.
  public init(operation: DropOperation) { self.operation = operation }
}
