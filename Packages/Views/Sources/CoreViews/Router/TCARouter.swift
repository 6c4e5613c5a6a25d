@_spi(Views) public import CoreArchitecture
internal import CoreDependencies

/// Shows the screens of a coordinator: its root, the screens pushed onto it, sheets and covers.
///
/// ```
/// TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
///   switch screen.case {
///   case .list(let store): ListView(store: store)
///   case .detail(let store): DetailView(store: store)
///   }
/// }
/// ```
///
/// Going back sends `updateRoutes` with the routes that are left. A router within a screen of
/// another stack, such as that of another router, adds its pushed screens to that stack.
public struct TCARouter<Routes: RouteCollection, ScreenAction>: View {
  private let router: Router<Routes, ScreenAction>

  /// Makes a router that builds each screen from the screen's store.
  ///
  /// The closure runs once for each screen, and again when something changes that it has read.
  public init(
    _ store: Store<Routes, RouterAction<Routes, ScreenAction>>,
    @ViewBuilder screenContent:
      @escaping (Store<Routes.Element.Screen, ScreenAction>) -> some View,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    router = Router(
      store: store, content: { AnyView(screenContent($0)) },
      location: _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// The stack that begins with the first route; nothing while there are no routes.
  public var body: some View {
    if let root = router.stacks.first?.root {
      RouterStackView(router: router, root: root).id(root)
    }
  }
}
