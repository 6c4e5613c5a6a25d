/// What moving a finger over a sheet does; hosts know no fingers.
public enum PresentationContentInteraction: Hashable, Sendable {
  /// As the host finds best, changes the height, or scrolls.
  case automatic, resizes, scrolls
}
