import ComposableArchitecture
import Testing

/// Bindings of code that draws without views.
@MainActor @Suite struct UIBindingTests {
  @CasePathable @dynamicMemberLookup
  enum Berth: Equatable {
    case moored(Int)
    case anchored(Buoy)
    case adrift
    struct Buoy: Equatable { var name = "" }
  }

  @Observable final class Ship: Identifiable {
    var name = "Ida"
    var berth: Berth?
    var length: Int?
    let id = 7
  }

  @Test func aWrapperOwnsItsValue() {
    @UIBinding var name = "Ida"
    let handedOn = $name
    handedOn.wrappedValue = "Eva"
    #expect(name == "Eva")
    name = "Ada"
    #expect(handedOn.wrappedValue == "Ada")
    let made = UIBinding(wrappedValue: 1)
    made.wrappedValue += 1
    #expect(made.wrappedValue == 2)
    let constant = UIBinding.constant(3)
    constant.wrappedValue = 4
    #expect(constant.wrappedValue == 3)
  }

  @Test func aValueOfItsOwnIsObserved() {
    @UIBinding var name = "Ida"
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = name
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    $name.wrappedValue = "Eva"
    #expect(changes.value == 1)
  }

  @Test func propertiesOfAModelAreBound() {
    @UIBindable var ship = Ship()
    let name: UIBinding<String> = $ship.name
    name.wrappedValue = "Eva"
    #expect(ship.name == "Eva")
    #expect($ship.name == name)
    #expect($ship.name.hashValue == name.hashValue)
    #expect(UIBindable(Ship()).name != name)
    #expect($ship.id == 7)
    func rename(@UIBinding name: String) { name = "Ada" }
    rename($name: $ship.name)
    #expect(ship.name == "Ada")
  }

  @Test func casesOfAnOptionalEnumAreBound() {
    @UIBindable var ship = Ship()
    let moored: UIBinding<Int?> = $ship.berth.moored
    #expect(moored.wrappedValue == nil)
    moored.wrappedValue = 3
    #expect(ship.berth == nil)
    ship.berth = .moored(2)
    moored.wrappedValue = 3
    #expect(ship.berth == .moored(3))
    $ship.berth.anchored.wrappedValue = nil
    #expect(ship.berth == .moored(3))
    moored.wrappedValue = nil
    #expect(ship.berth == nil)
    ship.berth = .anchored(.init())
    let buoy = UIBinding($ship.berth.anchored)
    buoy?.name.wrappedValue = "North"
    #expect(ship.berth == .anchored(.init(name: "North")))
    ship.berth = nil
    buoy?.name.wrappedValue = "South"
    #expect(ship.berth == nil)
    #expect(buoy?.wrappedValue == .init(name: "South"))
    moored.wrappedValue = 4
    #expect(ship.berth == nil)
  }

  @Test func whatIsWrittenLateReachesNoOtherCase() throws {
    @UIBinding var berth = Berth.moored(1)
    let place = try #require($berth.moored)
    berth = .anchored(.init())
    place.wrappedValue = 2
    #expect(berth == .anchored(.init()))
    #expect(place.wrappedValue == 2)
  }

  @Test func aCaseWithoutAValueIsPresented() {
    @UIBindable var ship = Ship()
    let isAdrift: UIBinding<Bool> = $ship.berth.adrift
    #expect(!isAdrift.wrappedValue)
    ship.berth = .adrift
    #expect(isAdrift.wrappedValue)
    isAdrift.wrappedValue = false
    #expect(ship.berth == nil)
  }

  @Test func trueMakesNoValue() {
    @UIBindable var ship = Ship()
    let isLong = UIBinding<Bool>($ship.length)
    withKnownIssue {
      isLong.wrappedValue = true
    } matching: {
      $0.description.contains("No value can be made of true")
    }
    #expect(ship.length == nil)
    ship.length = 3
    isLong.wrappedValue = true
    #expect(ship.length == 3)
  }

  @Test func optionalsAreBoundInEitherWay() {
    @UIBindable var ship = Ship()
    #expect(UIBinding<Int>($ship.length) == nil)
    let isLong = UIBinding<Bool>($ship.length)
    #expect(!isLong.wrappedValue)
    ship.length = 9
    #expect(isLong.wrappedValue)
    let length = UIBinding<Int>($ship.length)
    length?.wrappedValue = 10
    #expect(ship.length == 10)
    isLong.wrappedValue = false
    #expect(ship.length == nil)
    let name: UIBinding<String?> = UIBinding($ship.name)
    name.wrappedValue = nil
    #expect(ship.name == "Ida")
    name.wrappedValue = "Eva"
    let hidden: UIBinding<AnyHashable> = UIBinding($ship.name)
    hidden.wrappedValue = 3
    #expect(hidden.wrappedValue == AnyHashable("Eva"))
  }

  @Test func whatIsWrittenHasTheTransaction() async {
    @UIBinding var name = "Ida"
    var transaction = UITransaction()
    transaction.isLoud = true
    let heard = LockIsolated<[Bool]>([])
    let token = observe { transaction in
      _ = name
      heard.withValue { $0.append(transaction.isLoud) }
    }
    $name.transaction(transaction).wrappedValue = "Eva"
    await Task.megaYield()
    #expect(heard.value == [false, true])
    token.cancel()
  }
}

extension UIBindingTests {
  @Reducer struct Bridge {
    @ObservableState struct State: Equatable {
      var name = ""
      var speed = 0
      @Presents var log: Log.State?
      var path = StackState<Log.State>()
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case log(PresentationAction<Log.Action>)
      case path(StackActionOf<Log>)
      case speedSet(Int)
    }
    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        if case .speedSet(let speed) = action { state.speed = speed }
        return .none
      }
      .ifLet(\.$log, action: \.log) { Log() }
      .forEach(\.path, action: \.path) { Log() }
    }
  }

  @Reducer struct Log {
    @ObservableState struct State: Equatable { var lines = 0 }
    enum Action { case written }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.lines += 1
        return .none
      }
    }
  }

  @Test func aStoreIsBound() {
    @UIBindable var store = Store(initialState: Bridge.State(log: Log.State())) { Bridge() }
    $store.name.wrappedValue = "Ida"
    #expect(store.name == "Ida")
    $store.speed.sending(\.speedSet).wrappedValue = 12
    #expect(store.speed == 12)
    let log: UIBinding<StoreOf<Log>?> = $store.scope(state: \.log, action: \.log)
    #expect(log == $store.scope(\.log, action: \.log))
    log.wrappedValue?.send(.written)
    #expect(store.log?.lines == 1)
    log.wrappedValue = nil
    #expect(store.log == nil)
    let path = $store.scope(state: \.path, action: \.path)
    path.wrappedValue.send(.push(id: 0, state: Log.State()))
    #expect(store.path.count == 1)
  }
}

extension UITransaction {
  fileprivate var isLoud: Bool {
    get { self[LoudKey.self] }
    set { self[LoudKey.self] = newValue }
  }
}

private struct LoudKey: UITransactionKey {
  static let defaultValue = false
}
