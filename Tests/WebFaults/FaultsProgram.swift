import Foundation
import Hosts
import Views

/// A program with buttons that end it, or never return, to be served to browsers.
@main
struct FaultsProgram {
  static func main() async {
    await HostOptions.run(Faults.State()) { state in
      Store(initialState: state) { Faults() }
    } view: { store in
      FaultsView(store: store)
    }
  }
}

@Reducer
struct Faults {
  @ObservableState
  struct State: Codable, Equatable {
    var version = Version()
    var count = 0
    var name = ""
    /// Whether the views end the process when they are made.
    var isBroken = false
    /// What an effect does that a view starts whenever it is made.
    var task: Action.Task?
  }

  /// What tells states of one version of the program from those of another.
  struct Version: Codable, Equatable {
    /// Those that `VERSIONS` names are read, and the first of them is written.
    static let known = (ProcessInfo.processInfo.environment["VERSIONS"] ?? "1")
      .split(separator: ",").map(String.init)

    init() {}

    init(from decoder: any Decoder) throws {
      let version = try decoder.singleValueContainer().decode(String.self)
      guard Self.known.contains(version) else { throw CocoaError(.coderReadCorrupt) }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(Self.known[0])
    }
  }

  enum Action: BindableAction {
    enum Task: Codable { case hang, trap }

    case binding(BindingAction<State>)
    case breakTapped
    case countTapped
    case effectCame
    case effectTapped(Task)
    case hangTapped
    case taskBegan
    case trapTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: break
      case .breakTapped: state.isBroken = true
      case .countTapped: state.count += 1
      case .effectCame:
        precondition(state.task != .trap, "as the test asks for")
        while state.task == .hang {}
      case .effectTapped(let task): state.task = task
      case .hangTapped: while state.count >= 0 {}
      case .taskBegan: return .run { await $0(.effectCame) }
      case .trapTapped: fatalError("as the test asks for")
      }
      return .none
    }
  }
}

struct FaultsView: View {
  @Bindable var store: StoreOf<Faults>

  var body: some View {
    VStack {
      Text("Counted \(store.count)")
      TextField("Name", text: $store.name)
      PasteButton(payloadType: String.self) { store.send(.binding(.set(\.name, $0[0]))) }
      Button("Count") { store.send(.countTapped) }
      Button("Trap") { store.send(.trapTapped) }
      Button("Hang") { store.send(.hangTapped) }
      Button("Break") { store.send(.breakTapped) }
      Button("Trap in an effect") { store.send(.effectTapped(.trap)) }
      Button("Hang in an effect") { store.send(.effectTapped(.hang)) }
      if store.isBroken { broken }
      if store.task != nil { Text("An effect runs").task { store.send(.taskBegan) } }
    }
  }

  private var broken: some View {
    precondition(!store.isBroken, "as the test asks for")
    return Text("Broken")
  }
}
