/// Something that the person does in an exploration.
///
/// ```swift
/// steps: [.send(.textChanged("a")), .inAnyOrder(.send(.saveTapped), .send(.closeTapped))]
/// ```
public struct ExploredStep<State, Action> {
  enum Kind {
    case send(Action, when: (State) -> Bool)
    case cancel
    case inAnyOrder([ExploredStep])
    case offered(most: Int)
  }

  let kind: Kind

  /// Sends an action, at any time after the step before it.
  ///
  /// It waits while `isPossible` returns false, as for a button that is not on the screen; if it
  /// stays so, the order ends without the step.
  public static func send(
    _ action: Action, when isPossible: @escaping (_ state: State) -> Bool = { _ in true }
  ) -> Self {
    Self(kind: .send(action, when: isPossible))
  }

  /// Cancels the effects of the last action that was sent, as the end of a view's task does.
  public static var cancel: Self { Self(kind: .cancel) }

  /// Takes steps in each order; at most 64.
  public static func inAnyOrder(_ steps: Self...) -> Self {
    precondition(
      steps.count <= 64, "A set of \(steps.count) steps has more orders than anyone tries.")
    return Self(kind: .inAnyOrder(steps))
  }

  /// Takes up to so many steps of those that the screen offers; steps after it come later.
  @_spi(Views) public static func offered(most: Int) -> Self { Self(kind: .offered(most: most)) }
}

/// The steps that are left to take.
struct ExploredScript<State, Action> {
  private let steps: [ExploredStep<State, Action>]
  private var position = 0
  /// The steps of a set at the position that have been taken, as bits.
  private var taken: UInt64 = 0

  init(_ steps: [ExploredStep<State, Action>]) { self.steps = steps }

  /// Where the script is, as a number.
  var place: UInt64 { UInt64(position) << 32 ^ taken }

  private var isOver: Bool { position == steps.count }

  /// The numbers of the steps that can be taken now.
  func possible(in state: () -> State) -> [Int] {
    guard !isOver, offers == 0 else { return [] }
    return candidates.indices.filter { number in
      guard taken & 1 << UInt64(number) == 0 else { return false }
      if case .send(_, let isPossible) = candidates[number].kind { return isPossible(state()) }
      return true
    }
  }

  /// The step with a number, which is taken.
  mutating func take(_ number: Int) -> ExploredStep<State, Action> {
    let step = candidates[number]
    taken |= 1 << UInt64(number)
    if taken.nonzeroBitCount == candidates.count { (position, taken) = (position + 1, 0) }
    return step
  }

  func step(_ number: Int) -> ExploredStep<State, Action> { candidates[number] }

  private var candidates: [ExploredStep<State, Action>] {
    if case .inAnyOrder(let steps) = steps[position].kind { return steps }
    return [steps[position]]
  }

  /// How many of the screen's offers may be taken now.
  var offers: Int {
    guard !isOver, case .offered(let most) = steps[position].kind else { return 0 }
    return most - Int(taken)
  }

  /// Notes that an offer of the screen is taken.
  mutating func takeOffer() {
    let isLast = offers == 1
    taken += 1
    if isLast { (position, taken) = (position + 1, 0) }
  }
}
