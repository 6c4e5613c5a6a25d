import ComposableArchitecture

/// The lamp room of a lighthouse, where whoever keeps the light asks for oil.
@Reducer
struct LampRoom {
  @Reducer
  struct Log {
    @ObservableState
    struct State: Equatable { var isSigned = false }
    enum Action { case signed(Bool) }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .signed(let isSigned): state.isSigned = isSigned
        }
        return .none
      }
    }
  }

  @ObservableState
  struct State: Equatable {
    var oil = 1
    var isAsking = false
    var isDark = false
    @Presents var log: Log.State?
  }

  enum Action {
    case came(Int)
    case darkTapped
    case log(PresentationAction<Log.Action>)
    case logTapped
    case lost
    case oilTapped
  }

  struct Fault: OptionSet {
    let rawValue: Int
    /// The sheet of the log takes oil when it is closed unsigned.
    static let spills = Fault(rawValue: 1)
    /// Whoever hears of lost oil goes on waiting for it.
    static let waits = Fault(rawValue: 2)
    /// In the dark there is nothing to hold on to.
    static let blinds = Fault(rawValue: 4)
  }

  var fault: Fault = []
  @Dependency(\.oilStore) var oilStore

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .came(let oil):
        state.isAsking = false
        state.oil = min(9, state.oil + oil)
        return .none
      case .darkTapped:
        state.isDark = true
        return .none
      case .log(.dismiss):
        if fault.contains(.spills), state.log?.isSigned == false { state.oil -= 1 }
        return .none
      case .log: return .none
      case .logTapped:
        state.log = Log.State()
        return .none
      case .lost:
        if !fault.contains(.waits) { state.isAsking = false }
        return .none
      case .oilTapped:
        state.isAsking = true
        return .run { send in
          await send(.came(try await oilStore()))
        } catch: { _, send in
          await send(.lost)
        }
      }
    }
    .ifLet(\.$log, action: \.log) { Log() }
  }
}

extension DependencyValues {
  @DependencyEntry var oilStore: @Sendable () async throws -> Int = { 1 }
}

struct LampRoomView: View {
  @Bindable var store: StoreOf<LampRoom>
  var fault: LampRoom.Fault = []

  var body: some View {
    Text("Oil: \(store.oil)")
    if store.isDark, fault.contains(.blinds) {
      Text("It is dark.")
    } else {
      if store.isAsking { ProgressView() }
      Button("Ask for oil") { store.send(.oilTapped) }.disabled(store.isAsking)
      Button("Log") { store.send(.logTapped) }
      Button("Dark") { store.send(.darkTapped) }
        .sheet(item: $store.scope(state: \.log, action: \.log)) { log in
          Toggle("Signed", isOn: log.binding)
        }
    }
  }
}

extension StoreOf<LampRoom.Log> {
  fileprivate var binding: Binding<Bool> {
    Binding(get: { self.isSigned }, set: { self.send(.signed($0)) })
  }
}
