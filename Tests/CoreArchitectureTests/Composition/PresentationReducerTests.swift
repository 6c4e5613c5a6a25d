import Core
import Testing

@testable import CoreArchitecture

@Suite(.timeLimit(.minutes(20))) @MainActor struct PresentationReducerTests {
  let log = Log()

  func makeStore() -> StoreOf<Sheet> {
    Store(initialState: Sheet.State(page: Sheet.Page.State())) { Sheet(log: log) }
  }

  @Test func runsTheFeatureWhileItIsPresented() {
    let store = makeStore()

    store.send(.page(.presented(.increment)))

    #expect(store.page == Sheet.Page.State(count: 1, knowsItIsPresented: true))
  }

  @Test func theParentSeesTheStateWhenItIsDismissed() {
    let store = makeStore()

    store.send(.page(.dismiss))

    #expect(store.page == nil)
    #expect(store.wasDismissed)
  }

  @Test func theFeatureDismissesItself() async {
    let store = makeStore()

    await store.send(.page(.presented(.close))).finish()

    #expect(store.page == nil)
    #expect(store.wasDismissed)
  }

  @Test(arguments: [Sheet.Action.hide, .page(.dismiss), .show(id: 2)])
  func itsEffectsEndWhenItGoesOrIsReplaced(by action: Sheet.Action) async {
    let store = makeStore()
    let task = store.send(.page(.presented(.start)))

    store.send(action)
    await task.finish()

    #expect(log.take() == ["page 1 is cancelled"])
  }

  @Test func itsEffectsLiveOnWhenItIsShownAgainUnderTheSameID() async {
    let store = makeStore()
    let task = store.send(.page(.presented(.start)))

    store.send(.show(id: 1))
    #expect(!task.isCancelled && log.take().isEmpty)

    store.send(.hide)
    await task.finish()
    #expect(log.take() == ["page 1 is cancelled"])
  }

  @Test(arguments: [
    (AbsentChild.presentation, Sheet.Action.page(.presented(.increment))),
    (.dismissal, .page(.dismiss)),
  ])
  func anActionForAnAbsentFeatureIsReported(issue: AbsentChild, action: Sheet.Action) {
    let store = makeStore()
    store.send(.hide)

    let message = issue.message(action: action, state: store.withState { $0 })

    withKnownIssue {
      store.send(action)
    } matching: { issue in
      issue.says(message)
    }
  }

  @Test func aCopyKeepsWhatItShowsWhenTheOtherChanges() {
    var state = Sheet.State(page: Sheet.Page.State())
    let copy = state

    state.page?.count = 7

    #expect(copy.page?.count == 0)
    #expect(state.page?.count == 7)
  }
}
