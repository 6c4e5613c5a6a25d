/// A step of a person in the element tree.
public enum Interaction: Hashable, Sendable {
  /// Presses a button or link, flips a toggle, selects a tab, submits a field.
  case activate(Element.ID)
  /// Replaces the whole text of a field.
  case edit(Element.ID, text: String)
  /// Goes one step back in front: pops the top screen of a stack, else closes the modal
  /// presentation.
  ///
  /// In an alert or dialog it presses the button that cancels, or the only one.
  case back
  /// Runs the action of a `refreshable` view in front, as pulling a list down does.
  case refresh
}

/// The result of an interaction.
public enum InteractionOutcome: Hashable, Sendable {
  /// The interaction was carried out, and the tree is up to date.
  case done
  /// The interaction was not possible.
  ///
  /// The element is gone, hidden, disabled, covered by a modal, or takes no such interaction; the
  /// text says which, to be shown to the person.
  case refused(String)
}

/// The running tree of views of an app, as a host sees it.
///
/// A session belongs to the actor it was created on, like the store whose state it shows. It keeps
/// itself up to date; a host reads ``root`` when ``onUpdate`` is called.
public protocol ViewSession: AnyObject {
  /// The element tree as of the last update.
  var root: Element { get }
  /// Called on the session's actor after each update in which ``root`` changed.
  var onUpdate: (() -> Void)? { get set }
  /// Carries out an interaction and brings ``root`` up to date before it returns.
  func perform(_ interaction: Interaction) -> InteractionOutcome
  /// Brings ``root`` up to date now instead of at the actor's next turn.
  func update()
  /// Unmounts all views: runs their `onDisappear` and cancels their tasks.
  func close()
}

/// Draws a session and passes on what a person does, until the person quits.
public protocol ViewHost {
  /// Runs on the main actor until the person quits.
  ///
  /// - Returns: The exit status of the process.
  @MainActor func run(_ session: any ViewSession) async -> Int32
}
