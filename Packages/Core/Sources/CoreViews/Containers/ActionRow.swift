/// A row with something that can be done with it as a whole.
struct ActionRow<Content: View>: View {
  typealias Body = Never

  let content: Content
  let id: AnyHashable
  let tag: AnyHashable
  weak var owner: (any RowOwner)?

  static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    ActionRowNode(view, at: site).mounted()
  }
}
