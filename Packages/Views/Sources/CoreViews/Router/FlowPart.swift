internal import CoreArchitecture

/// A stack of a ``FlowStack``: the root, a sheet or a cover, and what is pushed on it.
struct FlowPart: View {
  let flow: Flow
  let id: RouteIdentity?
  let withNavigation: Bool

  var body: some View {
    if withNavigation {
      NavigationStack(path: path, root: FlowScreen(flow: flow, id: id))
    } else {
      FlowScreen(flow: flow, id: id)
    }
  }

  private var path: PathAccess {
    PathAccess(
      values: { flow.pushed(on: id).map { AnyHashable($0) } },
      append: { _ in false },
      truncate: { count in
        let pushed = flow.pushed(on: id)
        if count < pushed.count { flow.leave(pushed[count]) }
      },
      destination: { screen in
        guard let screen = screen.base as? RouteIdentity else { return .nothing }
        return AnyView(FlowScreen(flow: flow, id: screen))
      })
  }
}

/// A screen of a ``FlowStack``, with the sheet or cover in front of it.
struct FlowScreen: View {
  let flow: Flow
  let id: RouteIdentity?

  var body: some View {
    flow.content(of: id).modified(by: modal(.sheet)).modified(by: modal(.cover))
  }

  private func modal(_ kind: ModalModifier.Kind) -> ModalModifier {
    ModalModifier(
      kind: kind,
      presentation: Presentation(
        identity: { flow.presented(by: id, as: kind).map { AnyHashable($0) } },
        dismiss: { if let screen = flow.presented(by: id, as: kind) { flow.leave(screen) } },
        build: {
          guard let screen = flow.presented(by: id, as: kind), let index = flow.index(of: screen)
          else { return .nothing }
          let withNavigation = flow.routes.wrappedValue[index].withNavigation
          return AnyView(FlowPart(flow: flow, id: screen, withNavigation: withNavigation))
        }),
      isInFrontOfNestedStacks: true)
  }
}
