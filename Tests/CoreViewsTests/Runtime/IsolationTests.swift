import CoreDependencies
import CoreViews
import Testing

/// Using a graph off its actor ends the process with a message that says so.
///
/// Without it, the system would end the process without one.
@Suite struct IsolationTests {
  private func standardError(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func anUpdateOffTheMainActorIsNamedBeforeTheProcessEnds() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let graph = await MainActor.run { UncheckedSendable(ViewGraph(Text("Harbour"))) }
      await Task.detached { graph.value.update() }.value
    }
    #expect(
      standardError(of: result).contains(
        "Fatal error: A view graph of Text was updated off its actor"))
  }

  @Test func settingOnUpdateOffTheActorIsFoundToo() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let graph = await MainActor.run { UncheckedSendable(ViewGraph(Text("Harbour"))) }
      await Task.detached { graph.value.onUpdate = {} }.value
    }
    #expect(
      standardError(of: result).contains(
        "A view graph of Text was given an `onUpdate` off its actor"))
  }

  @Test func aGraphOfAnActorOfOnesOwnIsNotForTheMainActor() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      actor Session {
        func graph() -> UncheckedSendable<ViewGraph<Text>> {
          UncheckedSendable(ViewGraph(Text("Harbour")))
        }
      }
      let graph = await Session().graph()
      await MainActor.run { _ = graph.value.root }
    }
    #expect(
      standardError(of: result).contains(
        "A view graph of Text was asked for its root off its actor"))
  }
}
