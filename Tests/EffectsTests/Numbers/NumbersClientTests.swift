import Core
import Effects
import Testing

struct NumbersClientTests {
  private struct Reader {
    @Dependency(\.numbers) var numbers
  }

  @Test func liveValueNeedsNoNetwork() async throws {
    #expect(try await NumbersClient.liveValue.fact(2) == "2 is the only even prime number.")
    #expect(try await NumbersClient.previewValue.fact(2) == "2 is the only even prime number.")
  }

  @Test func clientThatATestHasNotOverriddenFailsIt() async {
    await withKnownIssue {
      _ = try await NumbersClient.testValue.fact(7)
    }
  }

  @Test func clientIsFoundAmongTheDependencies() async throws {
    let fact = try await withDependencies {
      $0.numbers.fact = { "\($0) is mine." }
    } operation: {
      try await Reader().numbers.fact(7)
    }
    #expect(fact == "7 is mine.")
  }
}
