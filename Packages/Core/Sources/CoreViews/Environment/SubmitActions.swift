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
