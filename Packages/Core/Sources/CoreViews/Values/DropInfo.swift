public import Foundation

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
