/// The result of an interaction.
public enum InteractionOutcome: Hashable, Sendable {
  /// The interaction was carried out, and the tree is up to date.
  case done
  /// The interaction was not possible.
  ///
  /// The element is gone, hidden, disabled, covered by a modal, or takes no such interaction; the
  /// text says which, to be shown to the person.
  case refused(String)
}
