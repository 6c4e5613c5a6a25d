/// One of the views that a container takes apart.
///
/// A view of an app counts as one, whatever its body is made of.
public struct Subview: View, Identifiable {
  /// What tells the view from the others.
  public struct ID: Hashable {
    var path: [AnyHashable]
  }

  /// What tells the view from the others.
  public var id: ID
  /// What the view says to the container.
  public var containerValues = ContainerValues()
  var content: AnyView

  init(_ content: some View) {
    id = ID(path: [])
    self.content = AnyView(content)
  }

  /// The view.
  public var body: some View { content }

  func within(_ key: AnyHashable) -> Subview {
    var copy = self
    copy.id.path.insert(key, at: 0)
    return copy
  }
}
