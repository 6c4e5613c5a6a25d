import Core

/// The container of the main features: which of its tabs is selected, and a way to log out.
///
/// What the tabs are and what they hold is its composer's: `Tab` names them, and `Content` is one
/// reducer for the features of them all.
@Reducer
public struct TabBarFeature<Tab: Hashable & Sendable, Content: Reducer> {
  @ObservableState
  public struct State {
    public var content: Content.State
    public var selectedTab: Tab

    public init(selectedTab: Tab, content: Content.State) {
      self.content = content
      self.selectedTab = selectedTab
    }
  }

  public enum Action {
    case content(Content.Action)
    case delegate(Delegate)
    case logOutTapped
    case tabSelected(Tab)

    /// What the tab bar asks of whoever composes it.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      case logOut
    }
  }

  private let content: Content

  public init(@ReducerBuilder<Content.State, Content.Action> content: () -> Content) {
    self.content = content()
  }

  public var body: some ReducerOf<Self> {
    Scope(state: \.content, action: \.content) { content }
    Reduce { state, action in
      switch action {
      case .logOutTapped:
        return .send(.delegate(.logOut))
      case .tabSelected(let tab):
        state.selectedTab = tab
        return .none
      case .content, .delegate:
        return .none
      }
    }
  }
}

extension TabBarFeature: Sendable where Content: Sendable {}
extension TabBarFeature.State: Codable where Tab: Codable, Content.State: Codable {}
extension TabBarFeature.State: Equatable where Content.State: Equatable {}
extension TabBarFeature.State: Sendable where Content.State: Sendable {}
extension TabBarFeature.Action: Sendable where Content.Action: Sendable {}
