import Effects
import Views

/// Shows whose account it is, and offers the choice of another one.
///
/// The screen sends `task` whenever it is on screen and `loading` is under way, and cancels that
/// action when either ends.
@Reducer
public struct UserFeature: Sendable {
  /// The user of the account, and the name of another one as it is typed.
  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    /// The account that is shown.
    public let account: String
    /// The name of another account, as typed so far.
    public var draft = ""
    /// Why the user could not be loaded; nil if nothing went wrong.
    public var failure: String?
    /// Whether the user is being loaded.
    public var loading = Loading()
    /// The user, once loaded; nil before.
    public var user: GitHubUser?

    /// Creates the first state for an account, whose user is yet to be loaded.
    public init(account: String) {
      self.account = account
    }
  }

  /// What happens on the screen.
  public enum Action: Sendable {
    /// Asks the parent for something; the feature itself ignores it.
    case delegate(Delegate)
    /// The person typed into the field for another account.
    case draftChanged(String)
    /// The person asked to load the user again.
    case refreshed
    /// The client has answered; the answer about another account is dropped.
    case response(account: String, Result<GitHubUser, any Error>)
    /// The button "Show this account" was tapped, or the field was submitted.
    case showTapped
    /// Loads the user, if that is under way.
    case task
    /// The button "Try again" was tapped.
    case tryAgainTapped

    /// What the screen asks of its parent.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// Shows this account in all tabs.
      case accountChosen(String)
    }
  }

  @Dependency(\.gitHub) private var gitHub

  /// Creates the reducer; its data is in ``State``.
  public init() {}

  /// Loads the user with the `gitHub` client, and passes the chosen account to the parent.
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        guard state.loading.isUnderWay else { return .none }
        return .run { [account = state.account] send in
          let result = await Result { try await gitHub.user(account: account) }
          await send(.response(account: account, result))
        }
      case .response(let account, let result):
        guard account == state.account, state.loading.isUnderWay else { return .none }
        state.loading.end()
        switch result {
        case .success(let user): state.user = user
        case .failure(let error): state.failure = "\(error)"
        }
        return .none
      case .refreshed, .tryAgainTapped:
        state.loading.begin()
        state.failure = nil
        return .none
      case .draftChanged(let draft):
        state.draft = draft
        return .none
      case .showTapped:
        guard !state.draft.isEmpty else { return .none }
        return .send(.delegate(.accountChosen(state.draft)))
      case .delegate:
        return .none
      }
    }
  }
}
