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

  struct RowView: View {
    var body: some View {
      ViewThatFits {
        HStack { ForEach(["Terms", "Privacy", "Contact"], id: \.self) { Text("\($0) side") } }
        VStack { ForEach(["Terms", "Privacy", "Contact"], id: \.self) { Text("\($0) below") } }
          .padding(8).frame(minWidth: 200)
        Text("menu")
      }
    }
  }

  private static func session(
    _ view: some View & Sendable = MastView()
  ) async throws -> (PageSession, geometry: UInt64) {
    let views = ServedViews { actor, _ in
      ServedSession(views: ViewGraph(isolation: actor, view))
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

  @Test(arguments: [(600, "side"), (280, "below"), (150, "menu"), (20, "menu")])
  func theFirstOfSeveralIsShownThatTheRoomIsWideEnoughFor(
    width: Double, shown: String
  ) async throws {
    let (session, geometry) = try await Self.session(RowView())
    await session.perform(measure(geometry, width, 1))
    let html = await session.snapshot().html
    for word in ["side", "below", "menu"] {
      let paragraph = try #require(html.firstMatch(of: try Regex("<[^>]*>[^<>]*\(word)<")))
      let stack = html.firstMatch(of: try Regex("hidden><[^>]*>[^<>]*\(word)<"))
      let isHidden = paragraph.output[0].substring!.contains("hidden") || stack != nil
      #expect(isHidden == (word != shown), "\(word)")
    }
  }

  @Test func theSizeOfAnotherViewIsLeftAlone() async throws {
    let (session, geometry) = try await Self.session()
    await session.perform(measure(geometry + 1, 320, 1))
    await session.perform(measure(.max, 320, 2))
    #expect(await session.snapshot().html.contains(">640 by 384<"))
  }
}
