public import Foundation

/// What can be dragged from one view and dropped on another of the same session.
public protocol Transferable {}

extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension AttributedString: Transferable {}

/// What a view asks before it takes what is dropped on it, and tells then.
public protocol DropDelegate {
  /// Says whether the view may take it.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes it, and says whether it was taken.
  func performDrop(info: DropInfo) -> Bool
  /// Is told that something is over the view, just before it is dropped.
  func dropEntered(info: DropInfo)
  /// Says what would become of it; one that is not allowed is not dropped.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Is told that nothing is over the view any more, where it was not dropped.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Takes everything.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Leaves it to the kind of what is dropped.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// What is dropped on a view, and where: the place is always zero.
public struct DropInfo {
  let providers: [NSItemProvider]

  /// The place in the view.
  public var location: CGPoint { .zero }

  /// Whether there is something of one of some kinds.
  public func hasItemsConforming(to types: [UTType]) -> Bool { !itemProviders(for: types).isEmpty }

  /// What is dropped of some kinds.
  public func itemProviders(for types: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in
      types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }
}

/// What a view would do with what is over it.
public struct DropProposal: Hashable, Sendable {
  /// That.
  public let operation: DropOperation

  /// Makes a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What becomes of what is dropped; views take it, or do not.
public enum DropOperation: Hashable, Sendable {
  /// Nothing, and nothing as it is not allowed.
  case cancel, forbidden
  /// It is copied, moved, deleted, or its kind decides.
  case copy, move, delete, alias
}

/// What a view does with what is dropped on it.
public struct DropConfiguration: Hashable, Sendable {
  /// That.
  public var operation: DropOperation

  /// Makes a configuration.
  public init(operation: DropOperation) { self.operation = operation }
}

/// Something over a view that may be dropped on it; here it is dropped by a menu at once.
public struct DropSession {
  /// The place in the view.
  public var location: CGPoint { .zero }
}

/// Something that is being dragged; here it is picked up by a menu.
public struct DragSession: Hashable, Sendable {
  /// How far it has come.
  public enum Phase: Hashable, Sendable {
    /// It is picked up, is over a view, and has been dropped.
    case initial, active, ended(DropOperation)
  }

  /// How far it has come.
  public var phase: Phase
}

/// What may become of what is picked up; views that take it decide.
public struct DragConfiguration: Hashable, Sendable {
  /// Whether it may be moved, and whether it may be deleted.
  public var allowMove: Bool, allowDelete: Bool

  /// Makes a configuration.
  public init(allowMove: Bool = false, allowDelete: Bool = false) {
    self.allowMove = allowMove
    self.allowDelete = allowDelete
  }
}

/// How the pictures of what is dragged lie; hosts show none.
public enum DragDropPreviewsFormation: Hashable, Sendable {
  /// As the host finds best, one below the other, on one pile, and as they lay.
  case automatic, list, pile, stack
}
