/// Something a person does to an element.
public enum Interaction: Hashable, Sendable {
  /// Presses a button or link, flips a toggle, selects a tab, submits a field.
  case activate(Element.ID)
  /// Replaces the whole text of a field.
  case edit(Element.ID, text: String)
  /// Goes one step back: closes the front modal presentation if it may be closed, else pops the
  /// front navigation's top screen.
  case back
  /// Asks the front scrolling content to load anew, as pulling a list down does.
  case refresh
}

/// What became of an interaction.
public enum InteractionOutcome: Hashable, Sendable {
  case done
  /// The element is gone, hidden, disabled, covered by a modal, or takes no such interaction; the
  /// text says which.
  case refused(String)
}

/// A running tree of views: what a host sees of an app.
///
/// A session belongs to the actor it was created on, like the store whose state it shows. It keeps
/// itself up to date; a host asks for `root` when `onUpdate` has been called.
public protocol ViewSession: AnyObject {
  /// The tree as of the last update.
  var root: Element { get }
  /// Called on the session's actor after each update in which `root` changed.
  var onUpdate: (() -> Void)? { get set }
  /// Carries out an interaction and brings `root` up to date before it returns.
  func perform(_ interaction: Interaction) -> InteractionOutcome
  /// Brings `root` up to date now instead of at the actor's next turn.
  func update()
  /// Unmounts everything: tasks of views end, `onDisappear` runs.
  func close()
}

/// Shows a session and feeds it what a person does, until the person leaves.
public protocol ViewHost {
  /// Runs on the main actor until the person quits; returns the process's exit status.
  @MainActor func run(_ session: any ViewSession) async -> Int32
}
