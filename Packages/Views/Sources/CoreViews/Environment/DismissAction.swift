/// Leaves the screen or modal presentation that a view is part of.
///
/// Views find it in the environment: `@Environment(\.dismiss) private var dismiss`.
public struct DismissAction {
  /// Identity of the screen or presentation to leave, by which actions are compared.
  var owner: Element.ID?
  let perform: () -> Void

  /// Leaves it; does nothing in a view that is part of neither.
  public func callAsFunction() { perform() }
}

/// Empties a search field: `@Environment(\.dismissSearch) var dismissSearch`.
public struct DismissSearchAction {
  let perform: () -> Void

  init(_ perform: @escaping () -> Void) { self.perform = perform }

  /// Empties the search field around the view; does nothing without one.
  public func callAsFunction() { perform() }
}

/// Closes a window: `@Environment(\.dismissWindow) var dismissWindow`; hosts have one, which stays.
public struct DismissWindowAction: Sendable {
  /// Does nothing: a host shows one window.
  public func callAsFunction() {}
  /// Does nothing: a host shows one window.
  public func callAsFunction(id: String) {}
  /// Does nothing: a host shows one window.
  public func callAsFunction(value: some Codable & Hashable) {}
}

/// The presentation that a view is part of, in the older form; `dismiss` is the newer one.
public struct PresentationMode {
  /// Whether the view is part of a pushed screen or a presentation.
  public let isPresented: Bool
  let action: DismissAction

  /// Leaves the screen or presentation.
  public mutating func dismiss() { action() }
}

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
