@_spi(Views) internal import CoreArchitecture
internal import Observation

/// The screens of a ``FlowStack``, and how they are built.
struct Flow {
  let routes: Binding<[Route<AnyHashable>]>
  let destinations: FlowDestinations
  let root: AnyView

  /// The screen, or the root without an id; nothing for a screen that has gone.
  func content(of id: RouteIdentity?) -> AnyView {
    guard let id else { return root }
    guard let index = index(of: id) else { return .nothing }
    let last = routes.wrappedValue[index].screen
    let screen = Binding<AnyHashable> {
      self.index(of: id).map { routes.wrappedValue[$0].screen } ?? last
    } set: { screen in
      if let index = self.index(of: id) { routes.wrappedValue[index].screen = screen }
    }
    return destinations.view(of: screen)
  }

  func index(of id: RouteIdentity) -> Int? { routes.wrappedValue._index(screenID: id) }

  /// The screens that are pushed on a sheet, a cover or the root.
  func pushed(on id: RouteIdentity?) -> [RouteIdentity] {
    let above = self.above(id)
    return above.prefix(while: \.isPush).indices.map { routes.wrappedValue.screenID(at: $0) }
  }

  /// The screen that is presented right over another.
  func presented(by id: RouteIdentity?, as kind: ModalModifier.Kind) -> RouteIdentity? {
    let above = self.above(id)
    guard let next = above.first, next.isPush == false,
      (next.isSheet ? ModalModifier.Kind.sheet : .cover) == kind
    else { return nil }
    return routes.wrappedValue.screenID(at: above.startIndex)
  }

  /// Leaves a screen and all above it.
  func leave(_ id: RouteIdentity) {
    if let index = index(of: id) { routes.wrappedValue.removeSubrange(index...) }
  }

  private func above(_ id: RouteIdentity?) -> ArraySlice<Route<AnyHashable>> {
    let routes = routes.wrappedValue
    guard let id else { return routes[...] }
    return index(of: id).map { routes[($0 + 1)...] } ?? []
  }
}

/// The views for screens, by their type, as the views of a ``FlowStack`` have said.
@Observable final class FlowDestinations {
  /// The types that have a view; whoever shows one reads it.
  private var types: Set<ObjectIdentifier> = []
  @ObservationIgnored private var builders: [ObjectIdentifier: (Binding<AnyHashable>) -> AnyView] =
    [:]

  func view(of screen: Binding<AnyHashable>) -> AnyView {
    let id = ObjectIdentifier(type(of: screen.wrappedValue.base))
    guard types.contains(id), let build = builders[id] else { return .nothing }
    return build(screen)
  }

  func add<Screen: Hashable>(_ type: Screen.Type, _ build: @escaping (Binding<Screen>) -> AnyView) {
    let id = ObjectIdentifier(type)
    builders[id] = { hidden in
      guard let last = hidden.wrappedValue as? Screen else { return .nothing }
      return build(
        Binding {
          hidden.wrappedValue as? Screen ?? last
        } set: {
          hidden.wrappedValue = AnyHashable($0)
        })
    }
    if !types.contains(id) { types.insert(id) }
  }
}

extension EnvironmentValues {
  private enum FlowKey: EnvironmentKey { static var defaultValue: Flow? { nil } }

  /// The stack of screens around.
  var flow: Flow? {
    get { self[FlowKey.self] }
    set { self[FlowKey.self] = newValue }
  }
}
