import Core
import Effects
import Foundation
import Testing

struct AuthClientTests {
  private let id = UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7))

  private func logIn(_ name: String) async throws -> LoginData {
    try await withDependencies {
      $0.uuid = .constant(id)
    } operation: {
      try await AuthClient.liveValue.login(name)
    }
  }

  @Test(arguments: [
    ("Mara", "Mara"), ("  Mara \n", "Mara"), ("\u{A0}Mara\u{3000}", "Mara"),
    ("Mara McMara", "Mara McMara"), ("Zoë 김 👩‍👩‍👧", "Zoë 김 👩‍👩‍👧"), ("x", "x"),
    ("\r\nMara\r\n", "Mara"),
  ])
  func usableNameLogsInWithoutWhiteSpaceAroundIt(text: String, name: String) async throws {
    #expect(try await logIn(text) == LoginData(name: name, token: id))
  }

  @Test(arguments: ["", " ", "\n\t \r\n", "\u{200B}", "\u{200D}\u{FE0F}"])
  func nameWithNothingToSeeIsRefused(text: String) async {
    await #expect(throws: LoginError.emptyName) { try await logIn(text) }
  }

  @Test(arguments: ["a", "é", "e\u{301}", "👨‍👩‍👧‍👦", "한"])
  func longestNameIs64CharactersAsAPersonCountsThem(character: String) async throws {
    let longest = String(repeating: character, count: 64)
    #expect(try await logIn(" \(longest) ").name == longest)
    await #expect(throws: LoginError.nameTooLong(count: 65, limit: 64)) {
      try await logIn(longest + character)
    }
  }

  @Test(arguments: [
    "Bl\tob", "Bl\nob", "\u{7}", "\u{1B}[2JMara", "Bl\u{0}ob", "a\u{85}b", "a\u{2028}b",
  ])
  func controlCharacterIsRefused(text: String) async {
    await #expect(throws: LoginError.controlCharacter) { try await logIn(text) }
  }

  @Test func cancelledTaskDoesNotLogIn() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await AuthClient.liveValue.login("Mara")
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func previewLogsInWithTheSameTokenEveryTime() async throws {
    let first = try await AuthClient.previewValue.login("Mara")
    let second = try await AuthClient.previewValue.login(" Mara ")
    #expect(first == second)
    #expect(first.name == "Mara")
  }

  @Test func clientThatATestHasNotOverriddenFailsIt() async {
    await withKnownIssue {
      _ = try await AuthClient.testValue.login("Mara")
    }
  }

  @Test func clientIsFoundAmongTheDependencies() async throws {
    struct Reader {
      @Dependency(\.auth) var auth
    }
    let data = LoginData(name: "Mara", token: id)
    let result = try await withDependencies {
      $0.auth.login = { _ in data }
    } operation: {
      try await Reader().auth.login("anybody")
    }
    #expect(result == data)
  }
}

struct LoginDataTests {
  @Test func greetsThePerson() {
    #expect(LoginData(name: "Mara", token: UUID()).greeting == "Welcome, Mara!")
  }

  @Test func survivesCoding() throws {
    let data = LoginData(name: "Zoë 👩‍👩‍👧", token: UUID())
    let coded = try JSONEncoder().encode(data)
    #expect(try JSONDecoder().decode(LoginData.self, from: coded) == data)
  }
}

struct LoginErrorTests {
  @Test(
    arguments: [
      (.emptyName, "The name is empty. Enter at least one letter."),
      (
        .nameTooLong(count: 70, limit: 64), "The name has 70 characters. Shorten it to 64 or fewer."
      ),
      (
        .controlCharacter,
        "The name holds a tab, a line break or another control character. Remove it."
      ),
    ] as [(LoginError, String)])
  func textSaysWhatIsWrongAndHowToFixIt(error: LoginError, text: String) {
    #expect(error.description == text)
    #expect(error.localizedDescription == text)
  }
}
