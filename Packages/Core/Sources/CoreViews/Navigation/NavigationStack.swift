/// A root screen and the screens pushed onto it.
///
/// ```
/// NavigationStack {
///   List(cities) { NavigationLink($0.name, value: $0.name) }
///     .navigationTitle("Cities")
///     .navigationDestination(for: String.self) { Text($0) }
/// }
/// ```
///
/// A stack within a screen of another stack adds its screens to that one: there is one title and
/// one way back. A tab or a modal presentation in between keeps them apart.
public struct NavigationStack<Root: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let path: PathAccess?
  let root: Root

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    NavigationNode(view, at: site).mounted()
  }
}

extension NavigationStack {
  /// Makes a stack that keeps its path to itself.
  public init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root()) }

  /// Makes a stack with a screen for each value of the path, as `navigationDestination(for:)` says.
  ///
  /// Going back shortens the path.
  public init<Path: RandomAccessCollection & RangeReplaceableCollection>(
    path: Binding<Path>, @ViewBuilder root: () -> Root
  ) where Path.Element: Hashable {
    self.init(path: PathAccess(path), root: root())
  }

  /// Makes a stack with a screen for each value of a path of different types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(path: PathAccess(path), root: root())
  }
}
