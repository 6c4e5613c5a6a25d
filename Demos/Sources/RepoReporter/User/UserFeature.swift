import Core
import Effects

/// Whom an account belongs to, and the choice of another one.
///
/// The screen sends `task` whenever it is on screen and `loading` is under way, and cancels that
/// action when either ends.
@Reducer
public struct UserFeature: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    public let account: String
    public var draft = ""
    public var failure: String?
    public var loading = Loading()
    public var user: GitHubUser?

    public init(account: String) {
      self.account = account
    }
  }

  public enum Action: Sendable {
    case delegate(Delegate)
    case draftChanged(String)
    case refreshed
    case response(account: String, Result<GitHubUser, any Error>)
    case showTapped
    case task
    case tryAgainTapped

    /// What the screen asks of whoever composes it.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      case accountChosen(String)
    }
  }

  @Dependency(\.gitHub) private var gitHub

  public init() {}

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
