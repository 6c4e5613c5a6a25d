public import Foundation

/// A part of an app that a person sees as a whole, such as a window.
@MainActor
public protocol Scene {
  /// The type of the scenes that it is made of.
  associatedtype Body: Scene
  /// The scenes that it is made of.
  @SceneBuilder var body: Body { get }
  /// The views of the scene.
  var _content: AnyView { get }
  /// What makes a session of the views for each browser, on an actor of its own; nil if the views
  /// are made for the main actor alone.
  var _served: ServedViews? { get }
}

extension Scene {
  /// The views of the scenes that it is made of.
  public var _content: AnyView { body._content }
  /// What makes sessions of the scenes that it is made of.
  public var _served: ServedViews? { body._served }
}

extension Never: Scene {
  /// Is never asked for.
  public var _content: AnyView { preconditionFailure("A value of `Never` never exists.") }
  /// Is never asked for.
  public var _served: ServedViews? { nil }
}

extension Scene where Body == Never {
  /// Stops the process: the scene has views, and no scenes within it.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: it is a scene of views.")
  }
}

extension Scene {
  /// Returns the scene with a row of menus above its views.
  ///
  /// On a page as narrow as a phone, the row shows while it has the focus of the keyboard.
  public func commands(@ViewBuilder content: () -> some View) -> some Scene {
    WindowGroup(
      content: TupleView(HStack(content: content).appearance(.commands), _content)
    )
  }
  /// Returns the scene itself: a host shows one scene in one size.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// Returns the scene itself: a host shows one scene in one size.
  public func defaultSize(width: Double, height: Double) -> some Scene { self }
  /// Returns the scene with a value of the environment set for its views.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    WindowGroup(content: _content.environment(keyPath, value))
  }
  /// Returns the scene with an object in the environment of its views.
  public func environment<Object: AnyObject>(_ object: Object?) -> some Scene {
    WindowGroup(content: _content.environment(object))
  }
  /// Runs a closure after an update in which a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene {
    WindowGroup(content: _content.onChange(of: value, initial: initial, action))
  }
  /// Runs a closure after an update in which a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    WindowGroup(content: _content.onChange(of: value, initial: initial, action))
  }
  /// Runs a closure with the new value after an update in which a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some Scene {
    WindowGroup(content: _content.onChange(of: value, perform: action))
  }
}

/// Combines the statements of an app's `body`: hosts show the first scene.
@MainActor
@resultBuilder
public enum SceneBuilder {
  /// Takes one statement, which has to be a scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// Returns a single scene as it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Combines several scenes, of which hosts show the first.
  @_disfavoredOverload
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ other: repeat each Other
  ) -> First {
    first
  }
}

/// The look of windows, of which hosts have one.
extension Scene {
  /// Returns the scene itself: a host's window has no look of its own.
  public func windowStyle(_ style: WindowLook) -> some Scene { self }
  /// Returns the scene itself: a host's window has no look of its own.
  public func windowToolbarStyle(_ style: WindowLook) -> some Scene { self }
  /// Returns the scene itself: hosts do not show it.
  public func menuBarExtraStyle(_ style: WindowLook) -> some Scene { self }
  /// Returns the scene itself: a host shows one scene.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  /// Returns the scene itself: a host's window stands where it is.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// Returns the scene itself: a host shows one scene in one size.
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// Returns the scene itself: a host shows one scene, so no key opens another.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { self }
  /// Returns the scene itself: a host shows one scene, so no key opens another.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
  /// Returns the scene itself: hosts have no menus of their own.
  public func commandsRemoved() -> some Scene { self }
  /// Returns the scene with a row of menus above its views, which has no others.
  public func commandsReplaced(@ViewBuilder content: () -> some View) -> some Scene {
    commands(content: content)
  }
}

/// The look of a window, of its toolbar, or of what a bar of menus opens; hosts have one.
public enum WindowLook: Hashable, Sendable {
  /// As the host finds best.
  case automatic
  /// A window with a title, without one, and without a frame.
  case titleBar, hiddenTitleBar, plain
  /// A toolbar beside the title, below it, or small.
  case unified, expanded, unifiedCompact
  /// A menu, or a window.
  case menu, window
}

/// How a window's size may be changed.
public enum WindowResizability: Hashable, Sendable {
  /// As a host finds best, at least that of the content, and that of the content.
  case automatic, contentMinSize, contentSize
}
