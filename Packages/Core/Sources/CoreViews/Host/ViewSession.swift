/// The running tree of views of an app, as a host sees it.
///
/// A session belongs to the actor it was created on, like the store whose state it shows. It keeps
/// itself up to date; when ``onUpdate`` is called, a host takes the changes, or reads ``root``.
public protocol ViewSession: AnyObject {
  /// The element tree as of the last update.
  ///
  /// It has no gaps: all rows are built from now on. Complexity: linear in what has changed since it
  /// was last read, and in the siblings of that.
  var root: Element { get }
  /// Returns what has changed in the element tree since the last call; at first, the whole tree.
  ///
  /// One host takes them: what was returned is not returned again. Complexity: linear in what has
  /// changed.
  func takeChanges() -> ElementChanges
  /// Called on the session's actor after each update in which ``root`` changed.
  var onUpdate: (() -> Void)? { get set }
  /// Carries out an interaction and brings ``root`` up to date before it returns.
  func perform(_ interaction: Interaction) -> InteractionOutcome
  /// Takes what a host has found out by its layout, and brings ``root`` up to date.
  ///
  /// It may change the tree, which is laid out again; hosts stop asking after a few rounds, so that
  /// views that depend on their own size do not keep them busy for ever.
  func learn(_ facts: [Element.ID: LayoutFact])
  /// Brings ``root`` up to date now instead of at the actor's next turn.
  func update()
  /// Builds some of the rows that a gap stands for, counted from its first one, and brings the tree
  /// up to date before it returns.
  ///
  /// A session has gaps if it was made to build rows when they are shown. Rows that are built stay.
  /// Nothing happens if the gap has gone.
  func build(_ rows: Range<Int>, of gap: Element.ID)
  /// Lets go of the views that have gone since the last call; after the first one, views that go are
  /// kept until then.
  ///
  /// A host calls it when it has shown the changes, as it may take as long as to find them. What is
  /// kept ends at the latest with the next update.
  func letGo()
  /// The values of `@SceneStorage`, for a later session to begin with.
  var sceneArchive: SceneArchive { get }
  /// Unmounts all views: runs their `onDisappear` and cancels their tasks.
  func close()
}

extension ViewSession {
  /// Nothing, as is right for a session without such values.
  public var sceneArchive: SceneArchive { SceneArchive() }
  /// Does nothing, as is right for a session that lets go at once.
  public func letGo() {}
  /// Ignores what hosts find out.
  public func learn(_ facts: [Element.ID: LayoutFact]) {}
  /// Does nothing, as is right for a session without gaps.
  public func build(_ rows: Range<Int>, of gap: Element.ID) {}
}
