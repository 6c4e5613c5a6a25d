import Observation
import Testing
import Views
import ViewsTesting

/// A lighthouse whose alert asks how the lamp is to be turned on, which takes a while.
@MainActor
@Observable
private final class Lamp {
  var question: AlertState<String>? = AlertState(
    title: TextState("Light the lamp?"),
    buttons: [.default(TextState("Oil"), action: .send("oil")), .cancel(TextState("Leave"))])
  let matches = AsyncStream<Void>.makeStream()
  let lit = AsyncStream<String?>.makeStream()

  func light(with fuel: String?) async {
    for await _ in matches.stream { break }
    lit.continuation.yield(fuel)
  }
}

@MainActor
struct WaitingDialogTests {
  private let lamp = Lamp()

  @Test(arguments: [("Oil", "oil"), ("Leave", nil)])
  func aButtonOfAnAlertMayStartWorkThatOutlivesIt(button: String, fuel: String?) async {
    let lamp = lamp
    let host = HeadlessHost {
      Text("Lighthouse").alert(
        Binding(get: { lamp.question }, set: { lamp.question = $0 })
      ) { fuel in
        await lamp.light(with: fuel)
      }
    }
    host.tap(button)
    #expect(lamp.question == nil)
    #expect(!host.front.isModal)
    lamp.matches.continuation.yield()
    var fuels = lamp.lit.stream.makeAsyncIterator()
    #expect(await fuels.next() == .some(fuel))
  }
}
