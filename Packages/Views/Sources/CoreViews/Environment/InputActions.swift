/// The closures that take a key press, the innermost first.
final class KeyActions {
  var action: (String, Set<String>) -> Bool
  /// The keys that these closures and those further out want.
  let needs: Element.KeyNeeds
  let outer: KeyActions?

  init(
    needs: Element.KeyNeeds, action: @escaping (String, Set<String>) -> Bool, outer: KeyActions?
  ) {
    self.needs = outer.map { needs.union($0.needs) } ?? needs
    self.action = action
    self.outer = outer
  }

  /// Hands a key press to the closures until one takes it; returns whether one has.
  func perform(_ key: String, _ modifiers: Set<String>) -> Bool {
    action(key, modifiers) || outer?.perform(key, modifiers) == true
  }
}

/// The closures to run when a field below is submitted.
///
/// The modifier that mounts it keeps it, so that its closure can be replaced in place.
final class SubmitActions {
  var action: () -> Void
  var triggers: SubmitTriggers
  let outer: SubmitActions?

  init(action: @escaping () -> Void, triggers: SubmitTriggers, outer: SubmitActions?) {
    self.action = action
    self.triggers = triggers
    self.outer = outer
  }

  /// Whether the submission of such a field runs anything.
  func takes(_ trigger: SubmitTriggers) -> Bool {
    triggers.contains(trigger) || outer?.takes(trigger) == true
  }

  func perform(_ trigger: SubmitTriggers) {
    if triggers.contains(trigger) { action() }
    outer?.perform(trigger)
  }
}

/// An action of an element that a person finds by its name.
final class NamedAction: Hashable {
  var name = ""
  var action: () -> Void = {}

  static func == (lhs: NamedAction, rhs: NamedAction) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

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

/// What connects what is scrolled with a view that follows it.
///
/// The modifier that mounts it keeps it, so that its closure can be replaced in place.
final class ScrollLink: Hashable {
  /// What the host has told last.
  private var state = ScrollState()
  /// Runs with what was and what is.
  var hasChanged: (_ old: ScrollState, _ new: ScrollState) -> Void = { _, _ in }

  func learn(_ new: ScrollState) {
    let old = state
    guard new != old else { return }
    state = new
    hasChanged(old, new)
  }

  static func == (lhs: ScrollLink, rhs: ScrollLink) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The text of the search field that suggestions below are for.
final class SearchText {
  let binding: Binding<String>

  init(_ binding: Binding<String>) { self.binding = binding }
}
