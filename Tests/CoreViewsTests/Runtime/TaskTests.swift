import CoreTesting
import CoreViews
import Testing

/// Lets a test wait for what a view's task does.
private final class Signal {
  let stream: AsyncStream<String>
  private let continuation: AsyncStream<String>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream() }

  func send(_ event: String) { continuation.yield(event) }
}

@MainActor @Suite struct TaskTests {
  @Test func aTaskRunsWhileTheViewCanBeSeenAndIsCancelledAfterwards() async {
    let model = Model()
    let signal = Signal()
    var events = signal.stream.makeAsyncIterator()
    let graph = ViewGraph(
      Watched("root", Recorder()) {
        if !model.isOn {
          Text("a").task {
            MainActor.preconditionIsolated("The task belongs on the session's actor.")
            signal.send("started")
            await untilCancelled()
            signal.send("cancelled")
          }
        }
      }
    )
    #expect(await events.next() == "started")
    model.isOn = true
    graph.update()
    #expect(await events.next() == "cancelled")
  }

  @Test func aTaskBeginsAnewWithAnotherID() async {
    let model = Model()
    let signal = Signal()
    var events = signal.stream.makeAsyncIterator()
    let graph = ViewGraph(
      Watched("root", Recorder()) {
        let number = model.number
        Text("a").task(id: number) {
          signal.send("started \(number)")
          await untilCancelled()
        }
      }
    )
    #expect(await events.next() == "started 0")
    model.number = 1
    graph.update()
    #expect(await events.next() == "started 1")
    graph.close()
  }

  @Test func refreshingRunsTheFrontAction() async {
    let signal = Signal()
    var events = signal.stream.makeAsyncIterator()
    let host = HeadlessHost {
      List { Text("row") }.refreshable { signal.send("refreshed") }
    }
    host.refresh()
    #expect(await events.next() == "refreshed")
  }

  @Test func whereNothingCanBeRefreshedARequestIsRefused() {
    let graph = ViewGraph(Text("a"))
    #expect(graph.perform(.refresh) == .refused("nothing on screen can be refreshed"))
  }
}

private func untilCancelled() async {
  let (stream, continuation) = AsyncStream<Never>.makeStream()
  for await _ in stream {}
  continuation.finish()
}
