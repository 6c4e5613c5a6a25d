public import CoreArchitecture

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
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    router = Router(
      store: store, content: { AnyView(screenContent($0)) },
      place: ViewPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// The stack that begins with the first route; nothing while there are no routes.
  public var body: some View {
    if let root = router.stacks.first?.root {
      RouterStackView(router: router, root: root).id(root)
    }
  }
}

/// One of the stacks of a router, and the presentations in front of it.
struct RouterStackView<Routes: RouteCollection, ScreenAction>: View {
  let router: Router<Routes, ScreenAction>
  let root: Routes.ScreenID
  @Environment(\.isInStack) private var isInStack

  var body: some View {
    if let stack = router.stack(on: root) {
      if stack.style.withNavigation || isInStack {
        navigationStack
      } else if stack.pushed.isEmpty {
        RouterScreenView(router: router, id: root)
      } else {
        navigationStack.onAppear { router.reportPushWithoutStack() }
      }
    }
  }

  private var navigationStack: some View {
    NavigationStack(
      path: router.path(of: root), root: RouterScreenView(router: router, id: root))
  }
}

/// A screen of a router, with the sheet or cover in front of it.
struct RouterScreenView<Routes: RouteCollection, ScreenAction>: View {
  let router: Router<Routes, ScreenAction>
  let id: Routes.ScreenID

  var body: some View {
    if let store = router.store.screen(id: id) {
      router.content(store).modified(by: modal(.sheet)).modified(by: modal(.cover))
    }
  }

  private func modal(_ kind: ModalModifier.Kind) -> ModalModifier {
    ModalModifier(
      kind: kind,
      presentation: Presentation(
        identity: { router.presented(by: id, as: kind).map { AnyHashable($0) } },
        dismiss: {
          if let presented = router.presented(by: id, as: kind) { router.leave(presented) }
        },
        build: {
          guard let presented = router.presented(by: id, as: kind) else { return .nothing }
          return AnyView(RouterStackView(router: router, root: presented))
        }),
      isInFrontOfNestedStacks: true)
  }
}

extension EnvironmentValues {
  /// Whether a stack here would add its screens to one around it.
  fileprivate var isInStack: Bool { builtIn.nesting != nil }
}
