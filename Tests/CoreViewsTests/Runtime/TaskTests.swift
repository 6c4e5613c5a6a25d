import CoreViews
import Testing
import ViewsTesting

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
    let graph = numbered(model, signal)
    #expect(await events.next() == "started 0")
    model.number = 1
    graph.update()
    #expect(await events.next() == "started 1")
    graph.close()
  }

  @Test func anIDThatHasComeBackBeforeTheViewIsEvaluatedBeginsNothingAsInSwiftUI() async {
    let model = Model()
    let signal = Signal()
    var events = signal.stream.makeAsyncIterator()
    let graph = numbered(model, signal)
    #expect(await events.next() == "started 0")
    model.number = 1
    model.number = 0
    graph.update()
    model.number = 2
    graph.update()
    #expect(await events.next() == "started 2")
    graph.close()
  }

  @Test func anIDThatComesBackOneUpdateLaterBeginsAnewEachTime() async {
    let model = Model()
    let signal = Signal()
    var events = signal.stream.makeAsyncIterator()
    let graph = numbered(model, signal)
    #expect(await events.next() == "started 0")
    for number in [1, 0] {
      model.number = number
      graph.update()
      #expect(await events.next() == "started \(number)")
    }
    graph.close()
  }

  @Test func anIDThatChangesWhileTheTaskHasNotBegunBeginsItOnce() async {
    let model = Model()
    let signal = Signal()
    var events = signal.stream.makeAsyncIterator()
    let graph = numbered(model, signal)
    for number in [1, 0] {
      model.number = number
      graph.update()
    }
    #expect(await events.next() == "started 0")
    model.number = 3
    graph.update()
    #expect(await events.next() == "started 3")
    graph.close()
  }

  @Test func anIDNeedsNotBeHashable() async {
    struct Tide: Equatable { var height: Int }
    let model = Model()
    let signal = Signal()
    var events = signal.stream.makeAsyncIterator()
    let graph = ViewGraph(
      Watched("root", Recorder()) {
        let tide = Tide(height: model.number)
        Text("a").task(id: tide) { signal.send("at \(tide.height)") }
      }
    )
    #expect(await events.next() == "at 0")
    model.number = 4
    graph.update()
    #expect(await events.next() == "at 4")
    graph.close()
  }

  private func numbered(_ model: Model, _ signal: Signal) -> ViewGraph<some View> {
    ViewGraph(
      Watched("root", Recorder()) {
        let number = model.number
        Text("a").task(id: number) {
          signal.send("started \(number)")
          await untilCancelled()
        }
      }
    )
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
