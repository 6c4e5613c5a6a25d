internal import CoreArchitecture

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

extension EnvironmentValues {
  /// Whether a stack here would add its screens to one around it.
  fileprivate var isInStack: Bool { builtIn.nestingPoint != nil }
}
