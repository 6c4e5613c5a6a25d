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
