import Views

/// The container of the main features: which tab is selected, and a way to log out.
///
/// It does not know its tabs. The parent names them with `Tab`, and gives one reducer, `Content`,
/// that runs the features of all of them.
@Reducer
public struct TabBarFeature<Tab: Hashable & Sendable, Content: Reducer> {
  /// The selected tab and the data of all tabs.
  @ObservableState
  public struct State {
    /// The data of all tabs, including those that are not selected.
    public var content: Content.State
    /// The tab on screen.
    public var selectedTab: Tab

    /// Creates the state with the tab that is selected first and the data of all tabs.
    public init(selectedTab: Tab, content: Content.State) {
      self.content = content
      self.selectedTab = selectedTab
    }
  }

  /// What happens in the tab bar and in its tabs.
  public enum Action {
    /// An action of the features in the tabs.
    case content(Content.Action)
    /// Asks the parent for something; the feature itself ignores it.
    case delegate(Delegate)
    /// The button "Log out" was tapped.
    case logOutTapped
    /// The person went to a tab.
    case tabSelected(Tab)

    /// What the tab bar asks of its parent.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// Logs out, which the parent does by removing the tab bar.
      case logOut
    }
  }

  private let content: Content

  /// Creates the tab bar around the features in its tabs.
  ///
  /// - Parameter content: The reducer of all tabs together.
  public init(@ReducerBuilder<Content.State, Content.Action> content: () -> Content) {
    self.content = content()
  }

  /// Runs the features in the tabs, selects tabs, and asks the parent to log out.
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
