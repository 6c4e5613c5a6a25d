internal import CoreArchitecture
public import Foundation

/// The running tree of views of an app, as a host sees it.
///
/// A session belongs to the actor it was created on, like the store whose state it shows. It keeps
/// itself up to date; when ``onUpdate`` is called, a host takes the changes, or reads ``root``.
public protocol ViewSession: AnyObject {
  /// The element tree as of the last update.
  ///
  /// It has no gaps: all rows are built from now on. Complexity: linear in what has changed since
  /// it was last read, and in the siblings of that.
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
  /// Lets go of the views that have gone since the last call; after the first one, views that go
  /// are kept until then.
  ///
  /// A host calls it when it has shown the changes, as it may take as long as to find them. What is
  /// kept ends at the latest with the next update.
  func letGo()
  /// The values of `@SceneStorage`, for a later session to begin with.
  var sceneArchive: SceneArchive { get }
  /// Whether ``Interaction/refresh`` would load something anew.
  var canRefresh: Bool { get }
  /// Unmounts all views: runs their `onDisappear` and cancels their tasks.
  func close()
}

extension ViewSession {
  /// Nothing, as is right for a session without such values.
  public var sceneArchive: SceneArchive { SceneArchive() }
  /// False, as is right for a session in which nothing is loaded.
  public var canRefresh: Bool { false }
  /// Does nothing, as is right for a session that lets go at once.
  public func letGo() {}
  /// Ignores what hosts find out.
  public func learn(_ facts: [Element.ID: LayoutFact]) {}
  /// Does nothing, as is right for a session without gaps.
  public func build(_ rows: Range<Int>, of gap: Element.ID) {}
}

extension ViewSession {
  /// Moves the focus to where a view wants it, for hosts that show no focus of their own.
  ///
  /// Takes the element that had the focus last, and keeps the one that has it now. Complexity: O(n)
  /// in the elements.
  @_spi(Hosts)
  public func followFocus(from last: inout Element.ID?) {
    let wanted = root.front.element.flattened.first(where: \.isFocused)?.id
    guard wanted != last else { return }
    last = wanted
    if let wanted { _ = perform(.focus(wanted)) }
  }
}

extension ViewSession {
  /// Presses a key: views with `onKeyPress` in front may take it, the focused one first, else the
  /// control whose shortcut it is.
  ///
  /// O(n) in the elements.
  public func press(_ key: Element.Accessibility.Shortcut) -> InteractionOutcome {
    let shown = root.front.element.flattened
    let takers = shown.filter(\.takesKeys)
    for taker in takers.filter(\.isFocused) + takers.filter({ !$0.isFocused }) {
      let press = Interaction.key(taker.id, key.key, modifiers: key.modifiers)
      if perform(press) == .done { return .done }
    }
    let controls = shown.filter { $0.accessibility.shortcut != nil }
    if let control = controls.first(where: { $0.accessibility.shortcut == key }) {
      return perform(.activate(control.id))
    }
    let known = Set(controls.compactMap { $0.accessibility.shortcut?.name }).sorted()
    if known.isEmpty { return .refused(ownText("nothing on screen takes the key \(key.name)")) }
    let list = known.joined(separator: ", ")
    return .refused(
      ownText("nothing on screen takes the key \(key.name); shortcuts are \(list)"))
  }
}

/// What a host has found out by laying out an element, and its session wants to know.
public enum LayoutFact: Hashable, Sendable {
  /// The frame of a geometry reader on the page, in points.
  case frame(CGRect)
  /// Which child of a view that shows the first one that fits does fit.
  case choice(Element.ID)
  /// How far an element that asks for it is scrolled.
  case scrolled(ScrollState)
}

/// The values of `@SceneStorage` that outlive a session, by their keys.
///
/// Those that are `Codable` are in it; others begin anew with the next session.
public struct SceneArchive: Codable, Hashable, Sendable {
  /// Each value as JSON.
  var values: [String: [UInt8]] = [:]

  /// Makes an archive without values.
  public init() {}
}
