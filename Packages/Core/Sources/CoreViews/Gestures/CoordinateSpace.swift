/// What coordinates are measured from.
public enum CoordinateSpace: Hashable {
  /// The view itself, the screen, and a view with a name.
  case local, global
  /// A view with a name.
  case named(AnyHashable)
}
