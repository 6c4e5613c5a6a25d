import ComposableArchitecture

/// Shows the guests whose names begin with a text.
@Reducer struct GuestSearch {
  struct State: Equatable {
    var text = ""
    var found: [String] = []
  }
  enum Action { case typed(String), found([String]) }
  let isMended: Bool
  @Dependency(\.hut) var hut

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .typed(let text):
        state.text = text
        return .run { await $0(.found(try await hut.find(text))) }
          .cancellable(id: isMended ? "" : text, cancelInFlight: true)
      case .found(let names):
        state.found = names
        return .none
      }
    }
  }
}

/// Books a bed, once.
@Reducer struct Booking {
  struct State: Equatable {
    var isBooking = false
    var isBooked = false
  }
  enum Action { case bookTapped, booked }
  let isMended: Bool
  @Dependency(\.hut) var hut

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bookTapped:
        if isMended, state.isBooking || state.isBooked { return .none }
        state.isBooking = true
        return .run { send in
          try await hut.book()
          await send(.booked)
        }
      case .booked:
        state = State(isBooking: false, isBooked: true)
        return .none
      }
    }
  }
}

/// Asks for the weather, until the person no longer wants to know.
@Reducer struct Weather {
  struct State: Equatable {
    var isAsking = false
    var weather: String?
    var wasCancelled = false
  }
  enum Action { case askTapped, cancelTapped, told(String) }
  let isMended: Bool
  @Dependency(\.hut) var hut

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .askTapped:
        state.isAsking = true
        return .run { await $0(.told(try await hut.weather())) }.cancellable(id: "weather")
      case .cancelTapped:
        if isMended, !state.isAsking { return .none }
        state.isAsking = false
        state.wasCancelled = true
        return .cancel(id: "weather")
      case .told(let weather):
        state.isAsking = false
        state.weather = weather
        return .none
      }
    }
  }
}

/// A letter to the hut, kept as a draft a while after each change.
@Reducer struct Letter {
  struct State: Equatable { var text = "" }
  enum Action { case typed(String), sendTapped }
  let isMended: Bool
  @Dependency(\.continuousClock) var clock
  @Dependency(\.hut) var hut

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .typed(let text):
        state.text = text
        return .run { _ in
          try await clock.sleep(for: .milliseconds(300))
          try await hut.draft(text)
        }
        .cancellable(id: "draft", cancelInFlight: true)
      case .sendTapped:
        state.text = ""
        let removal = Effect<Action>.run { _ in try await hut.draft(nil) }
        return isMended ? .concatenate(.cancel(id: "draft"), removal) : removal
      }
    }
  }
}

/// The guests, in pages of two.
@Reducer struct GuestList {
  struct State: Equatable {
    var guests = [1, 2]
    var isRefreshing = false
  }
  enum Action { case nextTapped, next([Int]), pulled, refreshed([Int]) }
  let isMended: Bool
  @Dependency(\.hut) var hut

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nextTapped:
        if isMended, state.isRefreshing { return .none }
        return .run { [offset = state.guests.count] in
          await $0(.next(try await hut.page(offset)))
        }
        .cancellable(id: "page", cancelInFlight: true)
      case .next(let guests):
        state.guests += guests
        return .none
      case .pulled:
        state.isRefreshing = true
        let refresh = Effect<Action>.run { await $0(.refreshed(try await hut.refresh())) }
        return isMended ? .merge(.cancel(id: "page"), refresh) : refresh
      case .refreshed(let guests):
        state = State(guests: guests)
        return .none
      }
    }
  }
}
