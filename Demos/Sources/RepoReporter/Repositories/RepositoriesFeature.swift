import Effects
import Views

/// The public repositories of an account, page by page.
///
/// The screen sends `task` whenever it is on screen and there is a `question`, and cancels that
/// action when either ends. So leaving the screen cancels the request, and coming back asks again.
@Reducer
public struct RepositoriesFeature: Sendable {
  /// A request for one page of repositories.
  public struct Question: Codable, Hashable, Sendable {
    /// The account whose repositories are asked for.
    public let account: String
    /// The page that is asked for.
    public let page: RepositoryPage.Cursor
    /// The number of this request, which differs when the same page is asked for again.
    public let number: Int

    /// Creates a request, which is not sent by itself.
    public init(account: String, page: RepositoryPage.Cursor, number: Int = 1) {
      self.account = account
      self.page = page
      self.number = number
    }
  }

  /// A request that failed.
  public struct Failure: Codable, Equatable, Sendable {
    /// The request that is made again when the person tries again.
    public let question: Question
    /// What went wrong, for a person to read.
    public let reason: String

    /// Creates a failure with its reason.
    public init(question: Question, reason: String) {
      self.question = question
      self.reason = reason
    }
  }

  /// The repositories loaded so far, and the request under way.
  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    /// The account whose repositories these are.
    public let account: String
    /// Why the last request failed; nil if it did not.
    public var failure: Failure?
    /// The page after the last one loaded; nil if there is none.
    public var next: RepositoryPage.Cursor?
    /// The request under way; nil if there is none.
    public var question: Question?
    /// How many requests were made.
    public var questions = 1
    /// The repositories of all pages loaded so far.
    public var repositories: IdentifiedArrayOf<Repository> = []

    /// Creates the first state for an account, which asks for the first page.
    public init(account: String) {
      self.account = account
      question = Question(account: account, page: .first)
    }

    /// Whether the first page is being loaded, be it for the first time or again.
    public var isLoadingFirst: Bool { question?.page == .first }
    /// Whether a page after the first is being loaded.
    public var isLoadingMore: Bool { question != nil && !isLoadingFirst }
  }

  /// What happens on the screen.
  public enum Action: Sendable {
    /// Asks or tells the parent something; the feature itself ignores it.
    case delegate(Delegate)
    /// The heart of a repository was tapped.
    case heartTapped(Repository)
    /// The button "Load more" was tapped.
    case loadMoreTapped
    /// The person asked to load the repositories again.
    case refreshed
    /// The client has answered a request; the answer to any but the last one is dropped.
    case response(Question, Result<RepositoryPage, any Error>)
    /// Sends the request that `question` holds.
    case task
    /// The button "Try again" was tapped.
    case tryAgainTapped

    /// What the screen asks of its parent, and reports to it.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// Makes the repository a favorite, or no longer one.
      case heartTapped(Repository)
      /// GitHub has sent these repositories.
      case loaded([Repository])
    }
  }

  @Dependency(\.gitHub) private var gitHub

  /// Creates the reducer; its data is in ``State``.
  public init() {}

  /// Loads pages with the `gitHub` client, and reports them and the hearts to the parent.
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        guard let question = state.question else { return .none }
        return .run { send in
          await send(
            .response(
              question,
              Result {
                try await gitHub.repositories(account: question.account, page: question.page)
              }))
        }
      case .response(let question, let result):
        guard question == state.question else { return .none }
        state.question = nil
        return state.take(result, to: question)
      case .refreshed:
        state.ask(for: .first)
        return .none
      case .loadMoreTapped:
        if let next = state.next { state.ask(for: next) }
        return .none
      case .tryAgainTapped:
        if let failure = state.failure { state.ask(for: failure.question.page) }
        return .none
      case .heartTapped(let repository):
        return .send(.delegate(.heartTapped(repository)))
      case .delegate:
        return .none
      }
    }
  }
}

extension RepositoriesFeature.State {
  fileprivate mutating func ask(for page: RepositoryPage.Cursor) {
    failure = nil
    questions += 1
    question = RepositoriesFeature.Question(account: account, page: page, number: questions)
  }

  fileprivate mutating func take(
    _ result: Result<RepositoryPage, any Error>, to question: RepositoriesFeature.Question
  ) -> Effect<RepositoriesFeature.Action> {
    switch result {
    case .success(let page):
      if question.page == .first { repositories = [] }
      // A repository that moves to another page between two requests may come twice.
      for repository in page.repositories { repositories.updateOrAppend(repository) }
      next = page.next
      return .send(.delegate(.loaded(page.repositories)))
    case .failure(let error):
      // A page that is gone stays gone, so the list is loaded from its beginning.
      let isGone = error as? GitHubError == .pageGone
      let again = isGone ? RepositoriesFeature.Question(account: account, page: .first) : question
      failure = RepositoriesFeature.Failure(question: again, reason: "\(error)")
      return .none
    }
  }
}
