import Core
import Effects

/// The public repositories of an account, page by page.
///
/// The screen sends `task` whenever it is on screen and there is a `question`, and cancels that
/// action when either ends. So leaving the screen cancels the request, and coming back asks again.
@Reducer
public struct RepositoriesFeature: Sendable {
  /// What is asked of GitHub.
  public struct Question: Hashable, Sendable {
    public let account: String
    public let page: RepositoryPage.Place
    /// Tells it apart from the same one asked before.
    public let number: Int

    public init(account: String, page: RepositoryPage.Place, number: Int = 1) {
      self.account = account
      self.page = page
      self.number = number
    }
  }

  /// A question that got no answer.
  public struct Failure: Equatable, Sendable {
    public let question: Question
    public let reason: String

    public init(question: Question, reason: String) {
      self.question = question
      self.reason = reason
    }
  }

  @ObservableState
  public struct State: Equatable, Sendable {
    public let account: String
    public var failure: Failure?
    /// Where the page after the last one is; nil when there is none.
    public var next: RepositoryPage.Place?
    public var question: Question?
    /// How many questions were asked.
    public var questions = 1
    public var repositories: IdentifiedArrayOf<Repository> = []

    public init(account: String) {
      self.account = account
      question = Question(account: account, page: .first)
    }

    public var isLoadingFirst: Bool { question?.page == .first }
    public var isLoadingMore: Bool { question != nil && !isLoadingFirst }
  }

  public enum Action: Sendable {
    case delegate(Delegate)
    case heartTapped(Repository)
    case loadMoreTapped
    case refreshed
    case response(Question, Result<RepositoryPage, any Error>)
    case task
    case tryAgainTapped

    /// What the screen asks of, and tells, whoever composes it.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      case heartTapped(Repository)
      case loaded([Repository])
    }
  }

  @Dependency(\.gitHub) private var gitHub

  public init() {}

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
  fileprivate mutating func ask(for page: RepositoryPage.Place) {
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
      // What moves from page to page meanwhile may come twice.
      for repository in page.repositories { repositories.updateOrAppend(repository) }
      next = page.next
      return .send(.delegate(.loaded(page.repositories)))
    case .failure(let error):
      failure = RepositoriesFeature.Failure(question: question, reason: "\(error)")
      return .none
    }
  }
}
