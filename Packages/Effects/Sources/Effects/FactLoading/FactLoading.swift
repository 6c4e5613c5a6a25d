import Core

/// Loads the fact about one number: what all screens that show a fact have in common, less the
/// views, which are each feature's own.
///
/// A screen sends `task` whenever it is on screen and `isLoading` is true, and cancels that action
/// when either ends. So leaving the screen cancels the request, and coming back asks again.
@Reducer
public struct FactLoading: Sendable {
  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    public let number: Int
    public var phase = Phase.loading

    public init(number: Int) {
      self.number = number
    }

    public var isLoading: Bool { phase == .loading }
  }

  /// How far the loading has come.
  public enum Phase: Codable, Equatable, Sendable {
    case loading
    case loaded(String)
    case failed(reason: String)
  }

  public enum Action: Sendable {
    case task
    case response(Result<String, any Error>)
    case tryAgainTapped
  }

  @Dependency(\.numbers) private var numbers

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        guard state.isLoading else { return .none }
        return .run { [number = state.number] send in
          await send(.response(Result { try await numbers.fact(number) }))
        }
      case .response(.success(let fact)):
        state.phase = .loaded(fact)
        return .none
      case .response(.failure(let error)):
        state.phase = .failed(reason: "\(error)")
        return .none
      case .tryAgainTapped:
        state.phase = .loading
        return .none
      }
    }
  }
}
