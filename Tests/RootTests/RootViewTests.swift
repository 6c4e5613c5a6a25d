import Effects
import Testing
import Views

@MainActor
struct RootViewTests {
  @Test func fromTheLogInToB2AndBack() async {
    let play = await Screenplay.run(
      """
      type Name wimes
      tap Log in
      wait fact of 1
      tap Open A2
      wait fact of 3
      back
      tab B
      wait fact of 2
      tap Open B2
      wait fact of 4
      tap Close
      wait Open B2
      """
    ) {
      $0.numbers.fact = { "The fact of \($0)." }
    }

    #expect(play.errors == "")
    #expect(play.status == 0)
    #expect(
      play.screen(after: "type Name wimes") == """
        Modular
        Facts about numbers, told by features that do not know each other.
        Who is it?
        Name: [wimes]
        [ Log in ]
        """)
    #expect(
      play.screen(after: "wait fact of 1") == """
        == A1 ==
        [ Log out ]
        odd  square
        The fact of 1.
        A1 asks for A2 without knowing it. The coordinator around both opens it.
        [ Open A2 ]
        --- (A) | B ---
        """)
    #expect(
      play.screen(after: "wait fact of 3") == """
        == A2 ==
        < Back
        odd  prime
        The fact of 3.
        A2 does not know A1, from which it was opened.
        --- (A) | B ---
        """)
    #expect(
      play.screen(after: "wait fact of 2") == """
        == B1 ==
        [ Log out ]
        Logged in as wimes
        even  prime
        The fact of 2.
        The name came down from the log-in. B1 does not import the package of B2.
        [ Open B2 ]
        --- A | (B) ---
        """)
    #expect(
      play.screen(after: "wait fact of 4") == """
        == B2 ==
        < Back
        even  square
        The fact of 4.
        B2 closes itself, and does not know what is behind it.
        [ Close ]
        --- A | (B) ---
        """)
    #expect(play.screen(after: "wait Open B2") == play.screen(after: "wait fact of 2"))
  }

  @Test func aFactThatFailsToLoadSaysWhyAndCanBeTriedAgain() async {
    let answers = LockIsolated<[Result<String, NumbersError>]>([
      .failure(.status(503)), .success("The fact."),
    ])
    let play = await Screenplay.run(
      """
      type Name wimes
      tap Log in
      wait Try again
      tap Try again
      wait The fact.
      """
    ) {
      $0.numbers.fact = { _ in try answers.withValue { $0.removeFirst() }.get() }
    }

    #expect(play.errors == "")
    #expect(
      play.screen(after: "wait Try again") == """
        == A1 ==
        [ Log out ]
        odd  square
        No fact: \(NumbersError.status(503))
        [ Try again ]
        A1 asks for A2 without knowing it. The coordinator around both opens it.
        [ Open A2 ]
        --- (A) | B ---
        """)
    #expect(
      play.screen(after: "wait The fact.") == """
        == A1 ==
        [ Log out ]
        odd  square
        The fact.
        A1 asks for A2 without knowing it. The coordinator around both opens it.
        [ Open A2 ]
        --- (A) | B ---
        """)
  }

  @Test func leavingAScreenCancelsItsRequestAndComingBackAsksAgain() async {
    let (lines, script) = AsyncStream.makeStream(of: String.self)
    let requests = LockIsolated<[Int]>([])
    script.yield("type Name wimes")
    script.yield("tap Log in")
    let play = await Screenplay.run(lines) {
      $0.numbers.fact = { number in
        requests.withValue { $0.append(number) }
        if requests.value == [1] {
          script.yield("tab B")
          defer {
            script.yield("tab A")
            script.yield("wait fact of 1")
            script.finish()
          }
          try await Task.never()
        }
        return "The fact of \(number)."
      }
    }

    #expect(play.errors == "")
    #expect(play.screen(after: "tab A")?.contains("… Loading the fact") == true)
    #expect(play.screen(after: "wait fact of 1")?.contains("The fact of 1.") == true)
  }

  @Test func anAlertSaysWhyANameIsRefused() async {
    let name = String(repeating: "n", count: 100)
    let play = await Screenplay.run(
      """
      type Name \(name)
      tap Log in
      wait Not logged in
      tap OK
      """
    ) { _ in }

    #expect(play.errors == "")
    #expect(
      play.screen(after: "wait Not logged in")?
        .contains("\(LoginError.nameTooLong(count: 100, limit: 64))") == true)
    #expect(
      play.screen(after: "tap OK") == """
        Modular
        Facts about numbers, told by features that do not know each other.
        Who is it?
        Name: [\(name)]
        [ Log in ]
        """)
  }

  @Test func loggingOutComesBackToAnEmptyLogIn() async {
    let play = await Screenplay.run(
      """
      type Name wimes
      tap Log in
      wait Log out
      tap Log out
      """
    ) {
      $0.numbers.fact = { "The fact of \($0)." }
    }

    #expect(play.errors == "")
    #expect(
      play.screen(after: "tap Log out") == """
        Modular
        Facts about numbers, told by features that do not know each other.
        Who is it?
        Name: []
        [ Log in ] (disabled)
        """)
  }
}
