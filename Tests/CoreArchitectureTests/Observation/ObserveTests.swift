import Core
import Observation
import Testing

@Suite(.timeLimit(.minutes(20)), .mainSerialExecutor) @MainActor struct ObserveTests {
  let log = Log()

  @Test func runsNowAndAfterEachChange() async {
    let store = Store(initialState: Form.State()) { Form() }
    let token = observe { [log] in log("age \(store.age)") }
    #expect(log.take() == ["age 0"])

    store.age = 1
    await Task.megaYield()
    #expect(log.take() == ["age 1"])

    store.age = 2
    await Task.megaYield()
    #expect(log.take() == ["age 2"])
    token.cancel()
  }

  @Test func changesThatFollowEachOtherAreSeenOnce() async {
    let store = Store(initialState: Form.State()) { Form() }
    let token = observe { [log] in log("age \(store.age)") }

    for age in 1...3 { store.age = age }
    await Task.megaYield()

    #expect(log.take() == ["age 0", "age 3"])
    token.cancel()
  }

  @Test func changesOfWhatItDoesNotReadAreNotSeen() async {
    let store = Store(initialState: Form.State()) { Form() }
    let token = observe { [log] in log("age \(store.age)") }

    store.nickname = "Marina"
    await Task.megaYield()

    #expect(log.take() == ["age 0"])
    token.cancel()
  }

  @Test func whatTheClosureChangesItselfDoesNotRunItAgain() async {
    let tally = Tally()
    let token = observe { [log] in
      log("\(tally.count)")
      if tally.count < 3 { tally.count += 1 }
    }
    await Task.megaYield()
    #expect(log.take() == ["0"])

    tally.count = 2
    await Task.megaYield()
    #expect(log.take() == ["2"])
    token.cancel()
    tally.count = 7
    await Task.megaYield()
    #expect(log.take().isEmpty)
  }

  @Observable final class Tally { var count = 0 }

  @Test func endsWhenItsTokenIsCancelled() async {
    let store = Store(initialState: Form.State()) { Form() }
    let token = observe { [log] in log("age \(store.age)") }

    token.cancel()
    store.age = 1
    await Task.megaYield()

    #expect(log.take() == ["age 0"])
  }

  @Test func aTokenKnowsWhetherItIsCancelled() {
    let token = observe {}
    #expect(!token.isCancelled)
    token.cancel()
    #expect(token.isCancelled)
  }

  @Test func isToldInWhichTransactionAChangeWasMade() async {
    let store = Store(initialState: Form.State()) { Form() }
    let token = observe { [log] transaction in log("age \(store.age) \(transaction.weather)") }

    withUITransaction(\.weather, "storm") { store.age = 1 }
    await Task.megaYield()
    store.age = 2
    await Task.megaYield()

    #expect(log.take() == ["age 0 calm", "age 1 storm", "age 2 calm"])
    token.cancel()
  }

  @Test func aTransactionWithinAnotherKeepsWhatThatSays() async {
    let store = Store(initialState: Form.State()) { Form() }
    let token = observe { [log] transaction in
      log("\(store.age) \(transaction.weather) \(transaction.isUrgent)")
    }

    withUITransaction(\.weather, "storm") {
      withUITransaction(\.isUrgent, true) { store.age = 1 }
    }
    await Task.megaYield()

    #expect(log.take() == ["0 calm false", "1 storm true"])
    token.cancel()
  }

  @Test func endsWhenItsTokenIsGone() async {
    let store = Store(initialState: Form.State()) { Form() }
    var tokens: Set<ObserveToken> = []
    observe { [log] in log("age \(store.age)") }.store(in: &tokens)

    tokens = []
    store.age = 1
    await Task.megaYield()

    #expect(log.take() == ["age 0"])
  }

  @Test func runsOnTheActorThatObserves() async {
    let reader = Reader()

    await reader.begin()
    await reader.change()
    await Task.megaYield()

    #expect(await reader.seen == [0, 1])
  }

  private actor Reader {
    var seen: [Int] = []
    var store: StoreOf<Form>?
    var token: ObserveToken?

    func begin() {
      let store = Store(initialState: Form.State()) { Form() }
      self.store = store
      token = observe {
        self.preconditionIsolated("It observes on the actor that called 'observe'.")
        self.seen.append(store.age)
      }
    }

    func change() {
      store?.age = 1
    }
  }
}

private enum WeatherKey: UITransactionKey {
  static let defaultValue = "calm"
}

private enum UrgencyKey: UITransactionKey {
  static let defaultValue = false
}

extension UITransaction {
  fileprivate var weather: String {
    get { self[WeatherKey.self] }
    set { self[WeatherKey.self] = newValue }
  }

  fileprivate var isUrgent: Bool {
    get { self[UrgencyKey.self] }
    set { self[UrgencyKey.self] = newValue }
  }
}
