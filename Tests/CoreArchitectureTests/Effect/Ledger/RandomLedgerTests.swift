import Testing

/// Thousands of random steps, each answered by the ledger as by a model that knows no tables.
@Suite struct RandomLedgerTests {
  @Test(arguments: 1...12) func theLedgerAgreesWithLists(seed: UInt64) {
    var steps = RandomSteps(seed: seed)
    let ledger = LedgerDriver()
    var model = LedgerModel()
    for number in 0..<2_000 {
      let step = steps.next()
      let (answer, expected) = (ledger.take(step), model.take(step))
      #expect(answer == expected, "seed \(seed), step \(number): \(step)")
      if answer != expected { return }
      if case .window = step { steps.sawWindow(answer) }
    }
  }
}

/// Makes steps that can be taken: of effects that run and of actions that wait for their turn.
private struct RandomSteps {
  private var generator: Generator
  private var running: [Int] = []
  private var waitingToBegin: [Int] = []
  private var unprocessed: [Int] = []
  private var windows = 0
  private var entered = 0
  private var waiters = 0

  init(seed: UInt64) { generator = Generator(state: seed) }

  mutating func sawWindow(_ answer: String) { windows = max(windows, Int(answer)! + 1) }

  mutating func next() -> LedgerStep {
    let isCrowded = running.count > 40
    switch number(0..<(isCrowded ? 24 : 32)) {
    case 0...4: return leave()
    case 5: return .cancel(letter("abc"), in: feature())
    case 6: return ofRunning { .cancelFrom($0, $1) }
    case 7, 8: return cancelChildren()
    case 9: return .cancelAction(action(), unlessEnded: chance(2))
    case 10: return chance(8) ? .cancelAll : begin()
    case 11: return begin()
    case 12: return willProcess()
    case 13: return didProcess()
    case 14: return wait()
    case 16: return .stopWaiting(number(0..<waiters + 1))
    case 15, 17, 18: return ofRunning { .window($1, of: $0) }
    case 19: return windows > 0 ? .windowIsOver(number(0..<windows)) : enter()
    case 20: return ofRunning { effect, _ in .isCancelled(effect) }
    case 21: return .wasCancelled(action: action())
    case 22: return .children(at: letter("prs"), in: feature())
    case 23: return ofRunning { effect, _ in .dismissal(from: effect) }
    default: return enter()
    }
  }

  private mutating func number(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func chance(_ count: Int) -> Bool { number(0..<count) == 0 }

  private mutating func letter(_ letters: String) -> Character {
    letters.randomElement(using: &generator)!
  }

  /// The name of a feature, none to three deep.
  private mutating func feature() -> String {
    (0..<number(0..<4)).map { _ in "\(letter("prs"))\(number(0..<3))" }.joined()
  }

  /// An action; old ones give way to new ones.
  private mutating func action() -> Int { entered / 40 + number(0..<4) }

  /// A step of a running effect with a letter, or one that enters an effect if none is running.
  private mutating func ofRunning(_ make: (Int, Character) -> LedgerStep) -> LedgerStep {
    let id = letter("abcdef")
    return running.randomElement(using: &generator).map { make($0, id) } ?? enter()
  }

  private mutating func enter() -> LedgerStep {
    let ids = String("abc".filter { _ in chance(3) })
    let begins = !chance(4)
    defer { entered += 1 }
    running.append(entered)
    if !begins { waitingToBegin.append(entered) }
    return .enter(
      entered, in: feature(), ids: ids, of: chance(4) ? nil : action(),
      replacing: chance(5) ? letter("abc") : nil, begins: begins)
  }

  private mutating func begin() -> LedgerStep {
    waitingToBegin.isEmpty ? enter() : .begin(waitingToBegin.removeFirst())
  }

  private mutating func leave() -> LedgerStep {
    guard !running.isEmpty else { return enter() }
    let effect = running.remove(at: number(0..<running.count))
    waitingToBegin.removeAll { $0 == effect }
    return .leave(effect)
  }

  private mutating func cancelChildren() -> LedgerStep {
    let kept = (0..<3).filter { _ in chance(2) }
    return .cancelChildren(
      at: letter("prs"), in: feature(), keeping: Set(kept), structure: UInt64(number(0..<100)))
  }

  private mutating func willProcess() -> LedgerStep {
    unprocessed.append(action())
    return .willProcess(unprocessed.last!)
  }

  private mutating func didProcess() -> LedgerStep {
    unprocessed.isEmpty ? enter() : .didProcess(unprocessed.removeFirst())
  }

  private mutating func wait() -> LedgerStep {
    waiters += 1
    return .wait(waiters, for: action())
  }
}

/// The same numbers on every run.
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    let mixed = (state ^ (state >> 31)) &* 0xD6E8_FEB8_6659_FD93
    return mixed ^ (mixed >> 32)
  }
}
