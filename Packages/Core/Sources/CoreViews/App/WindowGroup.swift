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
