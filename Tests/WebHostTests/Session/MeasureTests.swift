import Core
import Foundation
import Testing

@testable import WebHost

/// Views that depend on the size that the browser gives them.
@Suite struct MeasureTests {
  struct MastView: View {
    var body: some View {
      GeometryReader { Text("\(Int($0.size.width)) by \(Int($0.size.height))") }
    }
  }

  private static func session() async throws -> (PageSession, geometry: UInt64) {
    let views = ServedViews { actor, _ in
      ServedSession(views: ViewGraph(isolation: actor, MastView()))
    }
    let session = PageSession(id: "id", browser: "browser", views: views, writer: nil)
    try await session.begin(with: nil)
    let html = await session.snapshot().html
    let number = try #require(html.firstMatch(of: /id="e(\d+)" class="layered geometry/))
    return (session, try #require(UInt64(number.1)))
  }

  private func measure(_ id: UInt64, _ width: Double, _ number: UInt64) -> ClientAction {
    ClientAction(number: number, seen: 0, step: .measure(id, width: width, height: 40))
  }

  @Test func whatThePageMeasuresIsTheSize() async throws {
    let (session, geometry) = try await Self.session()
    #expect(await session.snapshot().html.contains(">640 by 384<"))
    await session.perform(measure(geometry, 320, 1))
    #expect(await session.snapshot().html.contains(">320 by 40<"))
    await session.perform(measure(geometry, 90, 2))
    #expect(await session.snapshot().html.contains(">90 by 40<"))
  }

  @Test func theSizeOfAnotherViewIsLeftAlone() async throws {
    let (session, geometry) = try await Self.session()
    await session.perform(measure(geometry + 1, 320, 1))
    await session.perform(measure(.max, 320, 2))
    #expect(await session.snapshot().html.contains(">640 by 384<"))
  }
}
