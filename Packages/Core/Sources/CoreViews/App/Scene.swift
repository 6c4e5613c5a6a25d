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
      content: TupleView(HStack(content: content).finishing(.commands), _content)
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
