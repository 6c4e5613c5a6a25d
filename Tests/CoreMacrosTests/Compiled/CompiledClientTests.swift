import ComposableArchitecture
import Testing

@DependencyClient
private struct Numbers: Sendable {
  var fact: @Sendable (_ about: Int, _ language: String) async throws -> String
  var log: @Sendable (String) -> Void
  var limit: @Sendable (_ for: String) -> Int = { $0.count }
  @DependencyEndpoint(method: "increase") var add: @Sendable (inout Int) -> Void
  var retries = 3
}

/// A public client, whose generated initializers must be public, too.
@DependencyClient
public struct PublicNumbers: Sendable {
  /// Returns the next number.
  public var next: @Sendable () throws -> Int
}

@Suite struct CompiledClientTests {
  @Test func implementedEndpointsAreCalledByTheirLabels() async throws {
    let numbers = Numbers(
      fact: { "\($0) in \($1)" }, log: { _ in }, limit: { _ in 5 }, add: { $0 += 1 }, retries: 1)
    #expect(try await numbers.fact(about: 3, language: "en") == "3 in en")
    #expect(numbers.limit(for: "abc") == 5)
    var number = 1
    numbers.increase(&number)
    #expect(number == 2 && numbers.retries == 1)
  }

  @Test func endpointsCanBeReplacedOneByOne() throws {
    var numbers = PublicNumbers()
    numbers.next = { 4 }
    #expect(try numbers.next() == 4)
  }

  @Test func unimplementedEndpointReportsAndThrows() {
    withKnownIssue {
      #expect(throws: Unimplemented("next")) { try PublicNumbers().next() }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("PublicNumbers.next") }
    }
  }

  @Test func unimplementedEndpointReportsAndReturnsItsDefault() {
    withKnownIssue {
      #expect(Numbers().limit(for: "abc") == 3)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("Numbers.limit") }
    }
  }
}
