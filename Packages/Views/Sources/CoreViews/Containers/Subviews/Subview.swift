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

/// The views that a container takes apart, in their order; as a view, all of them.
public struct SubviewsCollection: RandomAccessCollection, View {
  private let all: [Subview]

  init(_ subviews: [Subview]) { all = subviews }

  init(of view: some View) { self.init(SubviewList.all(in: view)) }

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { all.count }
  /// The view at a position.
  public subscript(position: Int) -> Subview { all[position] }

  /// All of the views.
  public var body: some View { ForEach(all) { $0 } }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content: View {
  /// Makes a view of each of the views that another is made of.
  public init(subviews view: some View, @ViewBuilder content: @escaping (Subview) -> Content) {
    self.init(SubviewsCollection(of: view), content: content)
  }
}

extension Group {
  /// Makes views of those that another is made of.
  public init(
    subviews view: some View, @ViewBuilder transform: (SubviewsCollection) -> Content
  ) {
    self.init { transform(SubviewsCollection(of: view)) }
  }
}
