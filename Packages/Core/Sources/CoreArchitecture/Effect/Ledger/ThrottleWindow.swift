/// The state shared by all effects of a feature that are throttled with the same id.
protocol ThrottleWindow: AnyObject, Sendable {
  /// Whether the next action passes at once, so that the window can be removed.
  var isOver: Bool { get }
}
