import ComposableArchitecture
import Testing

/// What the arbiter's table asks: a claim in an alert, a sanction in a dialog, or a score sheet.
@Reducer
struct ArbiterTable {
  @Reducer
  enum Paper {
    case claim(AlertState<Claim>)
    case sheet(ScoreSheet)
    @ReducerCaseIgnored case envelope(move: String)

    enum Claim: Equatable { case upheld, rejected(minutes: Int) }
  }

  enum Sanction: Equatable { case warned, forfeited }

  @ObservableState
  struct State: Equatable {
    var seconds = [300, 300]
    var verdicts: [String] = []
    @Presents var paper: Paper.State?
    @Presents var sanction: ConfirmationDialogState<Sanction>?
    @Presents var bell: AlertState<Never>?
  }

  enum Action {
    case paper(PresentationAction<Paper.Action>)
    case sanction(PresentationAction<Sanction>)
    case bell(PresentationAction<Never>)
    case flagFell(player: Int)
    case phoneRang(player: Int)
    case sheetFetched
    case adjourned(sealed: String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .flagFell(let player):
        state.seconds[player] = 0
        state.paper = .claim(.flag(of: player))
      case .phoneRang(let player):
        state.sanction = .phone(of: player)
      case .sheetFetched:
        state.paper = .sheet(ScoreSheet.State())
      case .adjourned(let sealed):
        state.paper = .envelope(move: sealed)
      case .paper(.presented(.claim(.upheld))):
        state.verdicts.append("lost on time")
      case .paper(.presented(.claim(.rejected(let minutes)))):
        state.seconds = state.seconds.map { $0 + minutes * 60 }
      case .sanction(.presented(.warned)):
        state.bell = AlertState { TextState("Play on") }
      case .sanction(.presented(.forfeited)):
        state.verdicts.append("forfeited")
      case .paper, .sanction, .bell:
        break
      }
      return .none
    }
    .ifLet(\.$paper, action: \.paper)
    .ifLet(\.$sanction, action: \.sanction)
    .ifLet(\.$bell, action: \.bell)
  }
}

extension ArbiterTable.Paper.State: Equatable {}

/// The moves that a player has written down, some of them twice.
@Reducer
struct ScoreSheet {
  @ObservableState
  struct State: Equatable {
    var moves: [String] = []
  }

  enum Action {
    case written(String)
    case rubbedOut
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .written(let move): state.moves.append(move)
      case .rubbedOut: _ = state.moves.popLast()
      }
      return .none
    }
  }
}

extension AlertState where Action == ArbiterTable.Paper.Claim {
  fileprivate static func flag(of player: Int) -> Self {
    AlertState {
      TextState("Flag of player \(player)")
    } actions: {
      ButtonState(role: .destructive, action: .upheld) { TextState("It fell") }
      ButtonState(action: .rejected(minutes: 2)) { TextState("The clock is faulty") }
    } message: {
      TextState("Look at the clock ") + TextState("before").bold() + TextState(" you decide.")
    }
  }
}

extension ConfirmationDialogState where Action == ArbiterTable.Sanction {
  fileprivate static func phone(of player: Int) -> Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("A phone of player \(player)")
    } actions: {
      ButtonState(role: .cancel, action: .warned) { TextState("Warn") }
      ButtonState(role: .destructive, action: .forfeited) { TextState("Forfeit") }
    } message: {
      TextState("It rang once.")
    }
  }
}

@MainActor
struct AdjudicationTests {
  private let store = TestStore(initialState: ArbiterTable.State()) { ArbiterTable() }

  @Test func answeredAlertIsPutAway() async {
    await store.send(.flagFell(player: 1)) {
      $0.seconds[1] = 0
      $0.paper = .claim(.flag(of: 1))
    }
    await store.send(\.paper.claim, .rejected(minutes: 2)) {
      $0.seconds = [420, 120]
      $0.paper = nil
    }
  }

  @Test func alertThatNobodyAnswersDecidesNothing() async {
    await store.send(.flagFell(player: 0)) {
      $0.seconds[0] = 0
      $0.paper = .claim(.flag(of: 0))
    }
    await store.send(\.paper.dismiss) { $0.paper = nil }
    #expect(store.state.verdicts.isEmpty)
  }

  @Test func sheetStaysWhileItIsWrittenOn() async {
    await store.send(.sheetFetched) { $0.paper = .sheet(ScoreSheet.State()) }
    await store.send(\.paper.sheet.written, "Nf3") {
      $0.paper?.modify(\.sheet) { $0.moves = ["Nf3"] }
    }
    await store.send(.paper(.presented(.sheet(.rubbedOut)))) {
      $0.$paper[case: \.sheet]?.moves = []
    }
    await store.send(.adjourned(sealed: "Qd5")) { $0.paper = .envelope(move: "Qd5") }
    #expect(store.state.paper?.is(\.sheet) == false)
    await store.send(.paper(.dismiss)) { $0.paper = nil }
  }

  @Test func dialogAndTheAlertItBringsAreTwoPlaces() async {
    await store.send(.phoneRang(player: 0)) { $0.sanction = .phone(of: 0) }
    await store.send(.sanction(.presented(.warned))) {
      $0.sanction = nil
      $0.bell = AlertState { TextState("Play on") }
    }
    await store.send(\.bell.dismiss) { $0.bell = nil }
    await store.send(.phoneRang(player: 1)) { $0.sanction = .phone(of: 1) }
    await store.send(\.sanction, .presented(.forfeited)) {
      $0.sanction = nil
      $0.verdicts = ["forfeited"]
    }
  }

  @Test func claimThatIsNotThereIsReported() async {
    await store.send(.adjourned(sealed: "h4")) { $0.paper = .envelope(move: "h4") }
    await withKnownIssue { await store.send(.paper(.presented(.sheet(.rubbedOut)))) }
  }

  @Test func stateSaysWhatIsDrawn() throws {
    let dialog = ConfirmationDialogState<ArbiterTable.Sanction>.phone(of: 1)
    #expect(String(state: dialog.title) == "A phone of player 1")
    #expect(dialog.message.map { String(state: $0) } == "It rang once.")
    #expect(dialog.titleVisibility == .visible)
    #expect(dialog.buttons.map(\.role) == [.cancel, .destructive])
    let claim = AlertState<ArbiterTable.Paper.Claim>.flag(of: 0)
    #expect(claim.message.map { String(state: $0) } == "Look at the clock before you decide.")
    let upheld = try #require(claim.buttons.first)
    var answers: [ArbiterTable.Paper.Claim?] = []
    upheld.withAction { answers.append($0) }
    #expect(answers == [.upheld])
    let sent = claim.map { ArbiterTable.Paper.Action.claim($0 ?? .upheld) }
    #expect(sent.buttons.count == 2)
    #expect(claim != .flag(of: 1))
  }

  @Test func printedAlertReadsAsItIsWritten() {
    let text = String(customDumping: AlertState<ArbiterTable.Paper.Claim>.flag(of: 0))
    #expect(text.hasPrefix("AlertState("))
    for line in [
      #"title: "Flag of player 0""#, "role: .destructive", "action: .send(", "minutes: 2",
      #"message: "Look at the clock **before** you decide.""#,
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }
}
