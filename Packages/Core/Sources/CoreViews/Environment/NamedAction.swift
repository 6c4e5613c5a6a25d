/// An action of an element that a person finds by its name.
final class NamedAction: Hashable {
  var name = ""
  var action: () -> Void = {}

  static func == (lhs: NamedAction, rhs: NamedAction) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
