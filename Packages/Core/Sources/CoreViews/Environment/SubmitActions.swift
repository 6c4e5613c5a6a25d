/// The closures to run when a field below is submitted.
///
/// The modifier that mounts it keeps it, so that its closure can be replaced in place.
final class SubmitActions {
  var action: () -> Void
  let outer: SubmitActions?

  init(action: @escaping () -> Void, outer: SubmitActions?) {
    self.action = action
    self.outer = outer
  }

  func perform() {
    action()
    outer?.perform()
  }
}
