/// What connects an element with the `FocusState` that names it.
///
/// The modifier that mounts it keeps it, so that its closures can be replaced in place.
final class FocusLink: Hashable {
  /// Whether the state names the element.
  var isWanted: () -> Bool = { false }
  /// Lets the state name the element, or no longer.
  var setFocused: (Bool) -> Void = { _ in }

  static func == (lhs: FocusLink, rhs: FocusLink) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
