import Foundation
import Testing

@testable import SwiftUI

@Suite struct PictureTransferTests {
  /// Nothing listens there, so that a transfer ends by itself while it is given up.
  private static let nobody = URL(string: "http://127.0.0.1:1/alma.png")

  @Test func aPictureThatIsGivenUpWhileItsServerRefusesEndsNoProcess() async throws {
    let url = try #require(Self.nobody)
    for _ in 0..<50 {
      let waiting = Task { try await PictureTransfer(url).data() }
      waiting.cancel()
      await #expect(throws: (any Error).self) { try await waiting.value }
    }
  }

  @Test func aServerThatRefusesIsAnError() async throws {
    let url = try #require(Self.nobody)
    await #expect(throws: URLError.self) { try await PictureTransfer(url).data() }
  }
}
