import ComposableArchitecture
import Testing

@DependencyClient
struct WeatherClient: Sendable {
  var forecast: @Sendable (_ location: Place) async throws -> Forecast
  var search: @Sendable (_ query: String) async throws -> [Place]

  struct Place: Equatable, Identifiable, Sendable {
    var name: String
    var id: Int
  }

  struct Forecast: Equatable, Sendable {
    var days: [Int]
  }
}

extension WeatherClient: TestDependencyKey {
  static let previewValue = Self(
    forecast: { _ in Forecast(days: [20]) },
    search: { _ in [Place(name: "Brooklyn", id: 1)] })
  static let testValue = Self()
}

extension DependencyValues {
  var weatherClient: WeatherClient {
    get { self[WeatherClient.self] }
    set { self[WeatherClient.self] = newValue }
  }
}

@Reducer
struct Search {
  @ObservableState
  struct State: Equatable {
    var results: [WeatherClient.Place] = []
    var inFlight: WeatherClient.Place?
    var searchQuery = ""
    var weather: Weather?

    struct Weather: Equatable {
      var id: WeatherClient.Place.ID
      var days: [Int]
    }
  }

  enum Action {
    case forecastResponse(
      WeatherClient.Place.ID, Result<WeatherClient.Forecast, any Error>)
    case searchQueryChanged(String)
    case searchQueryChangeDebounced
    case searchResponse(Result<[WeatherClient.Place], any Error>)
    case searchResultTapped(WeatherClient.Place)
  }

  @Dependency(\.weatherClient) var weatherClient
  private enum CancelID { case location, weather }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .forecastResponse(_, .failure):
        state.weather = nil
        state.inFlight = nil
        return .none

      case let .forecastResponse(id, .success(forecast)):
        state.weather = State.Weather(id: id, days: forecast.days)
        state.inFlight = nil
        return .none

      case let .searchQueryChanged(query):
        state.searchQuery = query
        guard !state.searchQuery.isEmpty else {
          state.results = []
          state.weather = nil
          return .cancel(id: CancelID.location)
        }
        return .none
      default:
        return .none
      }
    }
    requests
  }

  private var requests: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .searchQueryChangeDebounced:
        guard !state.searchQuery.isEmpty else { return .none }
        return .run { [query = state.searchQuery] send in
          await send(
            .searchResponse(Result { try await self.weatherClient.search(query: query) }))
        }
        .cancellable(id: CancelID.location)

      case .searchResponse(.failure):
        state.results = []
        return .none

      case let .searchResponse(.success(response)):
        state.results = response
        return .none

      case let .searchResultTapped(place):
        state.inFlight = place
        return .run { send in
          await send(
            .forecastResponse(
              place.id,
              Result { try await self.weatherClient.forecast(location: place) }))
        }
        .cancellable(id: CancelID.weather, cancelInFlight: true)
      default:
        return .none
      }
    }
  }
}

@MainActor
struct SearchTests {
  @Test func searchingAndClearing() async {
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.weatherClient.search = { @Sendable _ in [.init(name: "Brooklyn", id: 1)] }
    }
    await store.send(.searchQueryChanged("B")) { $0.searchQuery = "B" }
    await store.send(.searchQueryChangeDebounced)
    await store.receive(\.searchResponse.success) {
      $0.results = [.init(name: "Brooklyn", id: 1)]
    }
    await store.send(.searchQueryChanged("")) {
      $0.results = []
      $0.searchQuery = ""
    }
  }

  @Test func failureLeavesNoResults() async {
    struct SomethingWentWrong: Error {}
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.weatherClient.search = { @Sendable _ in throw SomethingWentWrong() }
    }
    await store.send(.searchQueryChanged("S")) { $0.searchQuery = "S" }
    await store.send(.searchQueryChangeDebounced)
    await store.receive(\.searchResponse.failure)
  }

  @Test func clearingCancelsTheSearchUnderWay() async {
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.weatherClient.search = { @Sendable _ in try await Task.never() }
    }
    await store.send(.searchQueryChanged("S")) { $0.searchQuery = "S" }
    await store.send(.searchQueryChangeDebounced)
    await store.send(.searchQueryChanged("")) { $0.searchQuery = "" }
  }

  /// Once a sleep of no length on a `TestClock` did not wait for the test to move the time.
  @Test func tappingAnotherResultCancelsTheFirst() async {
    let first = WeatherClient.Place(name: "Brooklyn", id: 1)
    let second = WeatherClient.Place(name: "Queens", id: 2)
    let clock = TestClock()
    let store = TestStore(initialState: Search.State(results: [first, second])) {
      Search()
    } withDependencies: {
      $0.weatherClient.forecast = { @Sendable _ in
        try await clock.sleep(for: .zero)
        return WeatherClient.Forecast(days: [90])
      }
    }
    await store.send(.searchResultTapped(first)) { $0.inFlight = first }
    await store.send(.searchResultTapped(second)) { $0.inFlight = second }
    await clock.advance()
    await store.receive(\.forecastResponse) {
      $0.inFlight = nil
      $0.weather = Search.State.Weather(id: 2, days: [90])
    }
  }
}
