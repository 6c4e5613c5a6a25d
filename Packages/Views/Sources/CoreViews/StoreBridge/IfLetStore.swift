@_spi(Views) public import CoreArchitecture

/// Shows a view while a store has a state, as views did before `@ObservableState`.
///
/// Today:
/// `if let store = store.scope(state: \.child, action: \.child) { ChildView(store: store) }`.
public struct IfLetStore<State, Action, Content: View>: View {
  let child: () -> Store<State, Action>?
  let content: (Store<State, Action>?) -> Content

  /// One view while the state is there, else another.
  public var body: some View { content(child()) }

  /// Shows a view while the state is there, and else another one.
  public init<IfContent: View, ElseContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: @escaping () -> ElseContent
  ) where Content == ConditionalView<IfContent, ElseContent> {
    child = { store.part(\.self) { $0 } }
    content = { $0.map { .first(ifContent($0)) } ?? .second(elseContent()) }
  }

  /// Shows a view while the state is there.
  public init<IfContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    child = { store.part(\.self) { $0 } }
    content = { $0.map(ifContent) }
  }

  /// Shows a view while a feature is presented, and else another one.
  public init<IfContent: View, ElseContent: View>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: @escaping () -> ElseContent
  ) where Content == ConditionalView<IfContent, ElseContent> {
    child = { store.presented { _ in true }.wrappedValue }
    content = { $0.map { .first(ifContent($0)) } ?? .second(elseContent()) }
  }

  /// Shows a view while a feature is presented.
  public init<IfContent: View>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    child = { store.presented { _ in true }.wrappedValue }
    content = { $0.map(ifContent) }
  }
}
