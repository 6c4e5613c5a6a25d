import Foundation
import Testing

/// Nothing that a person does is lost or done twice, however the connection and the server fail,
/// and the page is what the server would write.
@Suite struct StormTests {
  /// How many storms there are; many more where `STORMS` says so.
  private static let count =
    ProcessInfo.processInfo.environment["STORMS"].flatMap { Int($0) } ?? 150

  @Test func `Storms lose and double nothing`() async throws {
    for seed in 0..<Self.count {
      let flaw = try await Storm(seed: UInt64(seed)).flaw()
      #expect(flaw == nil, "seed \(seed)")
      if flaw != nil { return }
    }
  }

  @Test(arguments: [Storm.Mistake.looksByPlace, .takesAllEpochs])
  func `Storms find what was wrong`(mistake: Storm.Mistake) async throws {
    for seed in 0..<200 {
      if try await Storm(seed: UInt64(seed), mistake: mistake).flaw() != nil { return }
    }
    Issue.record("none of 200 storms finds it")
  }

  @Test func `The same seed is the same storm`() async throws {
    for seed in 0..<20 {
      let (one, two) = try await (Storm(seed: UInt64(seed)), Storm(seed: UInt64(seed)))
      _ = try await (one.flaw(), two.flaw())
      #expect(one.log == two.log)
      #expect(one.log.count > 20)
    }
  }
}
