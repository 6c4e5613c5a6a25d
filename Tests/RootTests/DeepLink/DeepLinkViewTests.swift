import Effects
import Foundation
import Root
import Testing
import Views

/// Deep links and restoration, as a person sees them on the plain host.
@MainActor
struct DeepLinkViewTests {
  private let guest = LoginData(name: "guest", token: UUID(0))

  private func facts(_ values: inout DependencyValues) {
    values.numbers.fact = { "The fact of \($0)." }
  }

  @Test func aURLOpensSeveralScreensInOneStepAndBackGoesThroughThem() async throws {
    var state = RootCoordinator.State()
    try state.open("modular://tab/b/b2?number=7", asGuest: guest)
    let play = await Screenplay.run(
      "wait fact of 7\nback\nwait fact of 2\ntab A\nwait fact of 1", from: state, with: facts)

    #expect(play.errors == "")
    #expect(
      play.screen(after: "wait fact of 7") == """
        == B2 ==
        < Back
        odd  prime
        The fact of 7.
        B2 closes itself, and does not know what is behind it.
        [ Close ]
        --- A | (B) ---
        """)
    #expect(
      play.screen(after: "wait fact of 2") == """
        == B1 ==
        [ Log out ]
        Logged in as guest
        even  prime
        The fact of 2.
        The name came down from the log-in. B1 does not import the package of B2.
        [ Open B2 ]
        --- A | (B) ---
        """)
    #expect(play.screen(after: "wait fact of 1")?.contains("== A1 ==") == true)
  }

  @Test func theScreenSurvivesAnEndThatNobodyAnnounced() async throws {
    let archive = ArchiveClient.memory()
    let first = await Screenplay.run(
      """
      type Name wimes
      tap Log in
      wait fact of 1
      tap Open A2
      tab B
      wait fact of 2
      tap Open B2
      wait fact of 4
      """
    ) {
      facts(&$0)
      $0.archive = archive
    }
    #expect(first.errors == "")

    let state = try #require(try archive.restore(RootCoordinator.State.self))
    #expect(state.deepLink == .b2(number: 4))
    let second = await Screenplay.run(
      "wait fact of 4\ntab A\nwait fact of 3\ntab B\nback\nwait fact of 2", from: state,
      with: facts)
    #expect(second.errors == "")
    #expect(second.screen(after: "wait fact of 4") == first.screen(after: "wait fact of 4"))
    #expect(second.screen(after: "wait fact of 3")?.contains("== A2 ==\n< Back") == true)
    #expect(second.screen(after: "wait fact of 2") == first.screen(after: "wait fact of 2"))
  }

  @Test func eachChangeOfScreenIsKeptAndNothingElse() async {
    let kept = LockIsolated<[DeepLink]>([])
    let archive = ArchiveClient(
      load: { nil },
      store: { data in
        let state = try JSONDecoder().decode(RootCoordinator.State.self, from: data)
        kept.withValue { $0.append(state.deepLink) }
      })
    let play = await Screenplay.run(
      """
      type Name wimes
      tap Log in
      wait fact of 1
      tap Open A2
      wait fact of 3
      tab B
      back
      tap Open B2
      wait fact of 4
      tap Close
      wait Open B2
      tap Log out
      """
    ) {
      facts(&$0)
      $0.archive = archive
    }

    #expect(play.errors == "error: line 7: the cover can only be closed by its own controls\n")
    #expect(kept.value == [.a1, .a2, .b1, .b2(number: 4), .b1, .login])
  }

  @Test func aFailureToKeepTheScreenIsToldAndLosesNothing() async {
    struct Full: Error {}
    let failures = LockIsolated(0)
    let play = await Screenplay.run("type Name wimes\ntap Log in\nwait fact of 1") {
      facts(&$0)
      $0.archive = ArchiveClient(
        load: { nil }, store: { _ in throw Full() },
        report: { _ in failures.withValue { $0 += 1 } })
    }
    #expect(play.errors == "")
    #expect(failures.value == 1)
  }

  @Test(arguments: [
    "", "garbage", "{}", #"{"routes":[]}"#, #"{"routes":[{"style":{"push":{}}}]}"#,
    #"{"routes":[{"style":{"push":{}},"screen":{"login":{"_0":{"name":""}}}}]}"#,
  ])
  func whatCannotBeReadIsNotRestored(text: String) {
    let archive = ArchiveClient.memory(Data(text.utf8))
    #expect(throws: (any Error).self) { try archive.restore(RootCoordinator.State.self) }
  }
}
