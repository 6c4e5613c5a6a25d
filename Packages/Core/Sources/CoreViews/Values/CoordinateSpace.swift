/// What coordinates count from.
public enum CoordinateSpace: Hashable {
  /// From the top leading corner of the page.
  case global
  /// From the top leading corner of the view itself.
  case local
  /// From a view with a name; hosts count from the page.
  case named(AnyHashable)
}
