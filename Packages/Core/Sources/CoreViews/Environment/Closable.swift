/// A modal presentation, as the views of its content know it.
protocol Closable: AnyObject {
  /// Whether pressing one of its buttons ends it, as in an alert.
  var isEndedByButtons: Bool { get }

  /// Runs the action of a button and then ends the presentation, if the action has not.
  func close(after action: () -> Void)

  /// Allows or forbids a view of the content to keep going back from closing it.
  func setClosingBlocked(_ isBlocked: Bool, by id: Element.ID)
}
