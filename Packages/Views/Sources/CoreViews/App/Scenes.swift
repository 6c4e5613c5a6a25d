public import CoreArchitecture

/// A scene of views.
public struct WindowGroup: Scene {
  /// Has no scenes within it.
  public typealias Body = Never

  private let makeContent: () -> AnyView
  /// The views of the scene.
  public var _content: AnyView { makeContent() }
  /// What makes sessions of a store's views.
  public private(set) var _served: ServedViews?

  init(content: some View) { makeContent = { AnyView(content) } }

  /// Makes a scene of views.
  public init(@ViewBuilder content: @escaping () -> some View) {
    makeContent = { AnyView(content()) }
  }
  /// Makes a scene of a store's views, in which browsers' sessions outlive the process.
  ///
  /// ```swift
  /// WindowGroup(Book.State()) {
  ///   Store(initialState: $0) { Book() }
  /// } view: {
  ///   BookView(store: $0)
  /// }
  /// ```
  ///
  /// Each browser has a store of its own, on an actor of its own.
  public init<State: Codable & SendableMetatype, Action, Content: View & SendableMetatype>(
    _ initial: @autoclosure @escaping @Sendable () -> State,
    store: @escaping @Sendable (State) -> Store<State, Action>,
    @ViewBuilder view: @escaping @Sendable (Store<State, Action>) -> Content
  ) {
    makeContent = { AnyView(view(store(initial()))) }
    _served = ServedViews(keeping: initial, store: store, view: view)
  }
  /// Makes a scene of views, with an identifier.
  public init(id: String, @ViewBuilder content: @escaping () -> some View) {
    self.init(content: content)
  }
  /// Makes a scene of views with a title, which views may replace.
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> some View) {
    let title = String(title)
    makeContent = { AnyView(content().navigationTitle(title)) }
  }
  /// Makes a scene of views with a title, which views may replace, and an identifier.
  public init(
    _ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> some View
  ) {
    self.init(title, content: content)
  }
}

/// A scene of views that there is once.
public struct Window: Scene {
  private let group: WindowGroup

  /// Makes a scene of views with a title, which views may replace, and an identifier.
  public init(
    _ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> some View
  ) {
    group = WindowGroup(title, content: content)
  }

  /// The scene.
  public var body: some Scene { group }
}

/// A scene of settings, which hosts do not show: they have one window.
public struct Settings: Scene {
  private let group: WindowGroup

  /// Makes a scene of settings.
  public init(@ViewBuilder content: @escaping () -> some View) {
    group = WindowGroup(content: content)
  }

  /// The scene.
  public var body: some Scene { group }
}

/// A scene in a system's bar of menus, which hosts do not show: they have one window.
public struct MenuBarExtra: Scene {
  private let group: WindowGroup

  /// Makes a scene with a title and an icon.
  public init(
    _ title: some StringProtocol, systemImage: String = "", @ViewBuilder content: () -> some View
  ) {
    group = WindowGroup(content: content())
  }

  /// Makes a scene with a title and an icon, which is in the bar while the binding is true.
  public init(
    _ title: some StringProtocol, systemImage: String = "", isInserted: Binding<Bool>,
    @ViewBuilder content: () -> some View
  ) {
    group = WindowGroup(content: content())
  }

  /// Makes a scene with a label built from views.
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    group = WindowGroup(content: content())
  }

  /// Makes a scene with a label built from views, which is in the bar while the binding is true.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> some View,
    @ViewBuilder label: () -> some View
  ) {
    group = WindowGroup(content: content())
  }

  /// The scene.
  public var body: some Scene { group }
}
