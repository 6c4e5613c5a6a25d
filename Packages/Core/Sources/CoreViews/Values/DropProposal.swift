/// What a view would do with what is over it.
public struct DropProposal: Hashable, Sendable {
  /// That.
  public let operation: DropOperation

  /// Makes a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}
