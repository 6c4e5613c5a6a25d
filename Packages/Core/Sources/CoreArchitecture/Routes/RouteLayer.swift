/// One stack among a coordinator's screens: a root, sheet or cover, and the screens pushed on it.
package struct RouteLayer<ID: Hashable>: Equatable {
  package let first: RoutePlan<ID>.Screen
  package var pushed: [ID] = []

  package init(first: RoutePlan<ID>.Screen) {
    self.first = first
  }

  package var top: ID { pushed.last ?? first.id }
}

extension RouteCollection {
  package func screenID(at index: Int) -> ScreenID { Self._screenID(of: self[index]) }
  package func style(at index: Int) -> RouteStyle { self[index]._route.style }

  /// The identities and styles of the screens, for a host's plan.
  package var planned: [RoutePlan<ScreenID>.Screen] {
    indices.map { RoutePlan.Screen(id: screenID(at: $0), style: style(at: $0)) }
  }

  /// The stacks, from the root's to the one in front.
  package var layers: [RouteLayer<ScreenID>] {
    var layers: [RouteLayer<ScreenID>] = []
    for screen in planned {
      if screen.style == .push, !layers.isEmpty {
        layers[layers.count - 1].pushed.append(screen.id)
      } else {
        layers.append(RouteLayer(first: screen))
      }
    }
    return layers
  }
}
