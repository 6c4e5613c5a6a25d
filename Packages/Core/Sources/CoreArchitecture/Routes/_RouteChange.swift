/// The result of changing a route in place: the same screen to observers, or another.
public enum _RouteChange {
  /// Tells whether the identity of the screen's state is still the same.
  case sameScreen, anotherScreen
}
