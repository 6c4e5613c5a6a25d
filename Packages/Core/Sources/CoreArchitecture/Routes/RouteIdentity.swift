/// Tells a screen of a coordinator from all others, for as long as its route is there.
///
/// A route gets its identity when it is made, and keeps it while its screen changes and while
/// routes come and go around it. Equality of routes ignores it.
public struct RouteIdentity: Hashable, Sendable {
  private let number: UInt64

  init() {
    number = ObservableStateID.next()
  }

  var bits: UInt64 { number }
}
