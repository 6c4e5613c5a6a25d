import ComposableArchitecture

/// A harvest for which three helpers bring their share, each in its own time.
@Reducer
struct Harvest {
  @ObservableState
  struct State: Equatable {
    var apples = 0
    var pears = 0
    var weight: Int?
    var isOver = false
    @Presents var press: Press.State?
  }

  enum Action: Equatable {
    case begin
    case apples(Int)
    case pears(Int)
    case weighed(Int)
    case eat
    case end
    case ring
    case rang
    case openPress
    case press(PresentationAction<Press.Action>)
  }

  /// A press that fills slowly while it is on screen.
  @Reducer
  struct Press {
    @ObservableState struct State: Equatable { var litres = 0 }
    enum Action: Equatable { case start, filled(Int) }
    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .start:
          return .run { send in
            for litres in 1...3 { await send(.filled(litres)) }
          }
        case .filled(let litres):
          state.litres = litres
          return .none
        }
      }
    }
  }

  private enum CancelID { case helpers }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .begin:
        return .merge(
          .run { send in
            await send(.apples(3))
            await send(.weighed(7))
          },
          .run { send in await send(.pears(2)) }
        )
        .cancellable(id: CancelID.helpers)
      case .apples(let count):
        state.apples += count
      case .pears(let count):
        state.pears += count
      case .weighed(let weight):
        state.weight = weight
      case .eat:
        state.apples -= 1
      case .end:
        state.isOver = true
        return .cancel(id: CancelID.helpers)
      case .ring:
        return .send(.rang)
      case .openPress:
        state.press = Press.State()
      case .rang, .press:
        break
      }
      return .none
    }
    .ifLet(\.$press, action: \.press) { Press() }
  }
}
