/// The node being evaluated, which `State` adds to its list of readers.
///
/// Belongs to its session's actor.
final class TrackingContext {
  @exclusivity(unchecked) var reader: Element.ID?
}
