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
    case binding(BindingAction<State>)
    case breakTapped
    case countTapped
    case hangTapped
    case trapTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: break
      case .breakTapped: state.isBroken = true
      case .countTapped: state.count += 1
      case .hangTapped: while state.count >= 0 {}
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
      if store.isBroken { broken }
    }
  }

  private var broken: some View {
    precondition(!store.isBroken, "as the test asks for")
    return Text("Broken")
  }
}
