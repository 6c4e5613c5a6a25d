/// A namespace of its own for each mounted view.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// Tells one namespace from another.
  public struct ID: Hashable, Sendable {
    fileprivate let number: UInt64

    /// A word that is the same for equal ids of this namespace.
    func key(for id: some Hashable) -> String { "\(number)-\(id)" }
  }

  private var number: UInt64?

  /// Makes a namespace, which the view gets when it is mounted.
  public init() {}

  /// The namespace of the mounted view; outside of a body, one that all share.
  public var wrappedValue: ID { ID(number: number ?? 0) }

  /// Takes over the mounted view; called by the view layer only.
  public mutating func _install(slot: inout AnyObject?, node: ViewNode) {
    number = node.id.rawValue
  }
}
