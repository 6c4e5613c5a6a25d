import ComposableArchitecture
import Foundation
import Testing

@Reducer
struct CounterSheet {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
    var isPresented: Bool?
  }
  enum Action: Equatable {
    case close
    case startTimer
    case tick
    case checkPresented
    case delegate(Delegate)
    @CasePathable enum Delegate: Equatable { case saved(Int) }
  }
  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .close:
        return .run { [count = state.count] send in
          await send(.delegate(.saved(count)))
          await dismiss()
        }
      case .startTimer:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.tick)
          }
        }
      case .tick:
        state.count += 1
        return .none
      case .checkPresented:
        state.isPresented = isPresented
        return .none
      case .delegate:
        return .none
      }
    }
  }
}

@Reducer
struct Presenter {
  @ObservableState
  struct State: Equatable {
    @Presents var sheet: CounterSheet.State?
    var saved: [Int] = []
  }
  enum Action: Equatable {
    case present(id: Int)
    case removeSheet
    case sheet(PresentationAction<CounterSheet.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .present(let id):
        state.sheet = CounterSheet.State(id: id)
        return .none
      case .removeSheet:
        state.sheet = nil
        return .none
      case .sheet(.presented(.delegate(.saved(let count)))):
        state.saved.append(count)
        return .none
      case .sheet:
        return .none
      }
    }
    .ifLet(\.$sheet, action: \.sheet) {
      CounterSheet()
    }
  }
}

@MainActor
struct PresentationTests {
  @Test func theSheetSavesAndDismissesItself() async {
    let store = TestStore(
      initialState: Presenter.State(sheet: CounterSheet.State(id: 1, count: 3))
    ) {
      Presenter()
    }
    await store.send(.sheet(.presented(.close)))
    await store.receive(.sheet(.presented(.delegate(.saved(3))))) { $0.saved = [3] }
    await store.receive(.sheet(.dismiss)) { $0.sheet = nil }
  }

  @Test func dismissalEndsTheSheetsEffects() async {
    let clock = TestClock()
    let store = TestStore(initialState: Presenter.State()) {
      Presenter()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.present(id: 1)) { $0.sheet = CounterSheet.State(id: 1) }
    await store.send(\.sheet.startTimer)
    await clock.advance(by: .seconds(2))
    await store.receive(\.sheet.tick) { $0.sheet?.count = 1 }
    await store.receive(\.sheet.presented.tick) { $0.sheet?.count = 2 }
    await store.send(.sheet(.dismiss)) { $0.sheet = nil }
  }

  @Test func anotherIDEndsTheSheetsEffects() async {
    let store = TestStore(initialState: Presenter.State()) {
      Presenter()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    await store.send(.present(id: 1)) { $0.sheet = CounterSheet.State(id: 1) }
    await store.send(\.sheet.startTimer)
    await store.send(.present(id: 2)) { $0.sheet = CounterSheet.State(id: 2) }
    await store.send(.removeSheet) { $0.sheet = nil }
  }

  @Test func aFeatureKnowsThatItIsPresented() async {
    let store = TestStore(initialState: Presenter.State(sheet: CounterSheet.State(id: 1))) {
      Presenter()
    }
    await store.send(\.sheet.checkPresented) { $0.sheet?.isPresented = true }

    let alone = Store(initialState: CounterSheet.State(id: 1)) { CounterSheet() }
    alone.send(.checkPresented)
    #expect(alone.withState { $0.isPresented == false })
  }

  @Test func theTestOfAPresentedFeatureSaysThatItIsDismissed() async {
    let isDismissInvoked = LockIsolated(false)
    let store = TestStore(initialState: CounterSheet.State(id: 1)) {
      CounterSheet()
    } withDependencies: {
      $0.dismiss = DismissEffect { isDismissInvoked.setValue(true) }
    }
    await store.send(.close)
    await store.receive(\.delegate.saved, 0)
    #expect(isDismissInvoked.value)
  }

  @Test func aTestStoreKnowsThatItsFeatureWasDismissed() async {
    let store = TestStore(initialState: CounterSheet.State(id: 1)) { CounterSheet() }
    #expect(!store.isDismissed)
    await store.send(.close)
    await store.receive(\.delegate)
    #expect(store.isDismissed)
  }

  @Test func anActionForAnAbsentSheetIsReported() async {
    let store = TestStore(initialState: Presenter.State()) { Presenter() }
    await withKnownIssue {
      await store.send(.sheet(.presented(.tick)))
    }
  }
}
