import Core
import Testing

@Suite(.timeLimit(.minutes(10)), .mainSerialExecutor) @MainActor struct ObserveTests {
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

    store.nickname = "Blobby"
    await Task.megaYield()

    #expect(log.take() == ["age 0"])
    token.cancel()
  }

  @Test func endsWhenItsTokenIsCancelled() async {
    let store = Store(initialState: Form.State()) { Form() }
    let token = observe { [log] in log("age \(store.age)") }

    token.cancel()
    store.age = 1
    await Task.megaYield()

    #expect(log.take() == ["age 0"])
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
