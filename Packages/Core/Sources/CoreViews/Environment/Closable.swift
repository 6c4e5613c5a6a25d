/// A modal presentation, as the views of its content know it.
protocol Closable: AnyObject {
  /// Whether pressing one of its buttons ends it, as in an alert.
  var isEndedByButtons: Bool { get }

  /// Runs the action of a button and then ends the presentation, if the action has not.
  func close(after action: () -> Void, isCancelled: Bool)

  /// Ends the presentation, whatever asks before.
  func dismiss()

  /// Has a view of the content ask before the presentation is closed; with nil, no longer.
  func setQuestion(_ ask: (() -> Void)?, by id: Element.ID)

  /// Allows or forbids a view of the content to keep going back from closing it.
  func setClosingBlocked(_ isBlocked: Bool, by id: Element.ID)
}
