internal import CoreArchitecture

/// One of the stacks of a router, and the presentations in front of it.
struct RouterStackView<Routes: RouteCollection, ScreenAction>: View {
  let router: Router<Routes, ScreenAction>
  let first: Routes.ScreenID
  @Environment(\.isInStack) private var isInStack

  var body: some View {
    if let layer = router.layer(beginningWith: first) {
      if layer.first.style.withNavigation || isInStack {
        stack
      } else if layer.pushed.isEmpty {
        RouterScreenView(router: router, id: first)
      } else {
        stack.onAppear { router.reportPushWithoutStack() }
      }
    }
  }

  private var stack: some View {
    NavigationStack(
      path: router.path(of: first), root: RouterScreenView(router: router, id: first))
  }
}

extension EnvironmentValues {
  /// Whether a stack here would add its screens to one around it.
  fileprivate var isInStack: Bool { builtIn.nestingPoint != nil }
}
