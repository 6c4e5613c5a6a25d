import SwiftNavigation
import Testing

private final class Signal: HashableObject {}

@Suite @MainActor struct SwiftNavigationTests {
  @Test func anAlertIsAValue() {
    let alert = AlertState<Int> {
      TextState("Fog")
    } actions: {
      ButtonState(action: 1) { TextState("Sound the horn") }
    }
    #expect(String(state: alert.title) == "Fog")
    #expect(alert.buttons.map(\.action.action) == [1])
  }

  @Test func anObservationRunsAtOnceAndCanBeCancelled() {
    var count = 0
    let token = observe { count += 1 }
    token.cancel()
    #expect(count == 1)
    #expect(token.isCancelled)
  }

  @Test func anObjectEqualsItselfOnly() {
    let signal = Signal()
    #expect(Set([signal, signal, Signal()]).count == 2)
  }
}
