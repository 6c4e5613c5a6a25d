import ComposableArchitecture

/// Stars the hut at once, and takes it back if the hut was not reached.
@Reducer struct Star {
  struct State: Equatable {
    var isStarred = false
    var isSaving = false
  }
  enum Action { case starTapped, saved, failed(before: Bool) }
  let isMended: Bool
  @Dependency(\.hut) var hut

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .starTapped:
        if isMended, state.isSaving { return .none }
        state.isSaving = true
        state.isStarred.toggle()
        return .run { [isStarred = state.isStarred] send in
          try await hut.star(isStarred)
          await send(.saved)
        } catch: { [isStarred = state.isStarred] _, send in
          await send(.failed(before: !isStarred))
        }
      case .saved:
        state.isSaving = false
        return .none
      case .failed(let before):
        state = State(isStarred: before)
        return .none
      }
    }
  }
}

/// A stove behind a door, which a person lights and which then counts its minutes.
@Reducer struct Kitchen {
  @Reducer struct Stove {
    struct State: Equatable {
      var isLit = false
      var minutes = 0
    }
    enum Action { case lightTapped, lit, minutePassed }
    let isMended: Bool
    @Dependency(\.hut) var hut

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .lightTapped:
          return isMended ? lighting : .none
        case .lit:
          state.isLit = true
          return .none
        case .minutePassed:
          state.minutes += 1
          return .none
        }
      }
    }

    var lighting: Effect<Action> {
      .run { send in
        try await hut.book()
        await send(.lit)
      }
    }
  }

  @ObservableState struct State: Equatable { @Presents var stove: Stove.State? }
  enum Action { case doorTapped, stove(PresentationAction<Stove.Action>) }
  let isMended: Bool
  private var stove: Stove { Stove(isMended: isMended) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .doorTapped:
        state.stove = Stove.State()
        return .none
      case .stove(.presented(.lightTapped)) where !isMended:
        return stove.lighting.map { .stove(.presented($0)) }
      case .stove:
        return .none
      }
    }
    .ifLet(\.$stove, action: \.stove) { stove }
  }
}

/// A sand-glass on the table.
@Reducer struct SandGlass {
  struct State: Equatable {
    var isShown = false
    var minutes = 0
  }
  enum Action { case shown, hidden, minutePassed }
  let isMended: Bool
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .shown:
        state.isShown = true
        return .run { send in
          for await _ in clock.timer(interval: .seconds(60)) { await send(.minutePassed) }
        }
        .cancellable(id: "sand")
      case .hidden:
        state = State()
        return isMended ? .cancel(id: "sand") : .none
      case .minutePassed:
        state.minutes += 1
        return .none
      }
    }
  }
}

/// Who stays at the hut, and what the weather is for them.
@Reducer struct Stay {
  struct State: Equatable {
    var guest: String? = "Blob"
    var weather: String?
  }
  enum Action { case weatherTapped, told(String), leaveTapped }
  let isMended: Bool
  @Dependency(\.hut) var hut

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .weatherTapped:
        if isMended, state.guest == nil { return .none }
        return .run { await $0(.told(try await hut.weather())) }.cancellable(id: "stay")
      case .told(let weather):
        state.weather = weather
        return .none
      case .leaveTapped:
        state = State(guest: nil)
        return isMended ? .cancel(id: "stay") : .none
      }
    }
  }
}

/// The beds that are free, counted by all who book one.
@Reducer struct Beds {
  struct State: Equatable { @Shared(.inMemory("beds")) var free = 10 }
  enum Action { case bookTapped, booked(of: Int) }
  let isMended: Bool
  @Dependency(\.hut) var hut

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bookTapped:
        return .run { [free = state.free] send in
          try await hut.book()
          await send(.booked(of: free))
        }
      case .booked(let free):
        state.$free.withLock { $0 = (isMended ? $0 : free) - 1 }
        return .none
      }
    }
  }
}
