@_spi(Views) internal import CoreArchitecture

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
