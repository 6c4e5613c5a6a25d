import ComposableArchitecture
import Testing

/// Unloads one ship, hold by hold.
///
/// The foreman may stop it; then an alert asks what to do with the box on the hook.
@Reducer
private struct Crane {
  @ObservableState
  struct State: Equatable {
    let holds: Int
    var work = Work.idle
    var quay = 0
    @Presents var question: AlertState<Action.Answer>?

    @CasePathable
    @dynamicMemberLookup
    enum Work: Equatable {
      case idle
      case lifting(hold: Int, tonnes: Double)
      case jammed(String)
    }
  }

  @CasePathable
  enum Action {
    case started
    case foremanWhistled
    case hook(Result<Hoist.Event, any Error>)
    case question(PresentationAction<Answer>)

    @CasePathable
    enum Answer: Equatable {
      case lowered
      case leftHanging
    }
  }

  enum Lift { case current }

  @Dependency(Hoist.self) var hoist

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .started:
        return .run { [holds = state.holds] send in
          for try await event in hoist.unload(holds: holds) {
            await send(.hook(.success(event)))
          }
        } catch: { error, send in
          await send(.hook(.failure(error)))
        }
        .cancellable(id: Lift.current, cancelInFlight: true)
      case .foremanWhistled:
        guard let tonnes = state.work.lifting?.tonnes else { return .none }
        state.question = .overload(tonnes: tonnes)
        return .none
      case .hook(.success(.lifted(let hold, let tonnes))):
        state.work = .lifting(hold: hold, tonnes: tonnes)
        return .none
      case .hook(.success(.landed)):
        state.quay += 1
        state.work = .idle
        return .none
      case .hook(.failure(let error)):
        state.question = nil
        state.work = .jammed(String(describing: error))
        return .none
      case .question(.presented(.lowered)):
        state.work = .idle
        return .cancel(id: Lift.current)
      case .question(.presented(.leftHanging)), .question(.dismiss):
        return .none
      }
    }
    .ifLet(\.$question, action: \.question)
  }
}

extension AlertState where Action == Crane.Action.Answer {
  static func overload(tonnes: Double) -> Self {
    AlertState {
      TextState("On the hook: \(tonnes.formatted)")
    } actions: {
      ButtonState(role: .destructive, action: .lowered) { TextState("Lower it") }
      ButtonState(role: .cancel, action: .leftHanging) { TextState("Go on") }
    }
  }
}

extension Double {
  fileprivate var formatted: String { self == 1 ? "1 tonne" : "\(self) tonnes" }
}

/// The motor and the scale of the crane.
@DependencyClient
private struct Hoist: Sendable {
  @CasePathable
  enum Event: Equatable {
    case lifted(hold: Int, tonnes: Double)
    case landed
  }

  var unload: @Sendable (_ holds: Int) -> AsyncThrowingStream<Event, any Error> = { _ in .finished()
  }
}

extension Hoist: TestDependencyKey {
  static let testValue = Self()
}

private struct CableSnapped: Error {}

@MainActor
struct CraneTests {
  private let events = AsyncThrowingStream.makeStream(of: Hoist.Event.self)

  private func crane() -> TestStoreOf<Crane> {
    TestStore(initialState: Crane.State(holds: 2)) {
      Crane()
    } withDependencies: { [stream = events.stream] in
      $0[Hoist.self].unload = { _ in stream }
    }
  }

  @Test func boxesLandOnTheQuay() async {
    let store = crane()
    await store.send(.started)
    events.continuation.yield(.lifted(hold: 1, tonnes: 12.5))
    await store.receive(\.hook.success, .lifted(hold: 1, tonnes: 12.5)) {
      $0.work = .lifting(hold: 1, tonnes: 12.5)
    }
    events.continuation.yield(.landed)
    await store.receive(\.hook.success.landed) {
      $0.work = .idle
      $0.quay = 1
    }
    events.continuation.finish()
    await store.finish()
  }

  @Test func whistleWithNothingOnTheHookAsksNobody() async {
    await crane().send(.foremanWhistled)
  }

  @Test func loweredBoxEndsTheWork() async {
    let store = crane()
    await store.send(.started)
    events.continuation.yield(.lifted(hold: 2, tonnes: 1))
    await store.receive(\.hook.success.lifted) { $0.work = .lifting(hold: 2, tonnes: 1) }
    await store.send(.foremanWhistled) { $0.question = .overload(tonnes: 1) }
    #expect(store.state.question?.title == TextState("On the hook: 1 tonne"))
    await store.send(\.question.lowered) {
      $0.question = nil
      $0.work = .idle
    }
  }

  @Test func boxMayHangWhileTheQuestionIsAnswered() async {
    let store = crane()
    await store.send(.started)
    events.continuation.yield(.lifted(hold: 1, tonnes: 3))
    await store.receive(\.hook) { $0.work = .lifting(hold: 1, tonnes: 3) }
    await store.send(.foremanWhistled) { $0.question = .overload(tonnes: 3) }
    await store.send(.question(.dismiss)) { $0.question = nil }
    events.continuation.finish()
    await store.finish()
  }

  @Test func snappedCableTakesTheQuestionAwayAndCanBeMended() async {
    let store = crane()
    await store.send(.started)
    events.continuation.yield(.lifted(hold: 1, tonnes: 9))
    await store.receive(\.hook.success) { $0.work = .lifting(hold: 1, tonnes: 9) }
    await store.send(.foremanWhistled) { $0.question = .overload(tonnes: 9) }
    events.continuation.finish(throwing: CableSnapped())
    await store.receive(\.hook.failure) {
      $0.question = nil
      $0.work = .jammed("CableSnapped()")
    }
    let mended = AsyncThrowingStream.makeStream(of: Hoist.Event.self)
    store.dependencies[Hoist.self].unload = { _ in mended.stream }
    await store.send(.started)
    mended.continuation.yield(.landed)
    await store.receive(\.hook.success.landed) {
      $0.quay = 1
      $0.work = .idle
    }
    mended.continuation.finish()
    await store.finish()
  }
}
