/// How a quick action is offered; hosts tell it beside its view.
public enum AccessibilityQuickActionStyle: Hashable, Sendable {
  /// By a mark on the view, or by a question.
  case outline, prompt
}
