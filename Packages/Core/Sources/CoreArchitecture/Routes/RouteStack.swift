/// One stack among a coordinator's screens: a root, sheet or cover, and the screens pushed on it.
package struct RouteStack<ID> {
  package let root: ID
  package let style: RouteStyle
  package var pushed: [ID] = []
}

extension RouteCollection {
  package func screenID(at index: Int) -> ScreenID { Self._screenID(of: self[index]) }
  package func style(at index: Int) -> RouteStyle { self[index]._route.style }

  /// The stacks, from the root's to the one in front.
  package var stacks: [RouteStack<ScreenID>] {
    indices.reduce(into: []) { stacks, index in
      if style(at: index) == .push, !stacks.isEmpty {
        stacks[stacks.count - 1].pushed.append(screenID(at: index))
      } else {
        stacks.append(RouteStack(root: screenID(at: index), style: style(at: index)))
      }
    }
  }
}
