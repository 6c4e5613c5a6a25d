/// Identity of a coordinator's screen for as long as its route is there.
///
/// A route gets its identity when it is made, and keeps it while its screen changes and while other
/// routes come and go. Equality of routes ignores it.
public struct RouteIdentity: Hashable, Sendable {
  let number = ObservableStateID.next()

  init() {}
}
