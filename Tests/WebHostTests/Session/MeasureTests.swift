import Foundation
import Testing
import Views

@testable import WebHost

/// Views that depend on the size that the browser gives them.
@Suite struct MeasureTests {
  struct MastView: View {
    var body: some View {
      GeometryReader { Text("\(Int($0.size.width)) by \(Int($0.size.height))") }
    }
  }

  struct RowView: View {
    var word = ""
    var body: some View {
      ViewThatFits {
        HStack {
          ForEach(["Terms", "Privacy", "Contact"], id: \.self) { Text("\($0) \(word) side") }
        }
        VStack { ForEach(["Terms", "Privacy", "Contact"], id: \.self) { Text("\($0) below") } }
          .padding(8).frame(minWidth: 200)
        Text("menu")
      }
    }
  }

  struct LaterView: View {
    @State private var isShown = false
    var body: some View {
      ViewThatFits {
        Text("A mast that is as long as a whole line")
        Text("A mast")
      }
      GeometryReader { _ in Text("A spar") }
      Button("Show") { isShown = true }
      if isShown { RowView() }
    }
  }

  struct RoomView: View {
    @Environment(\.horizontalSizeClass) private var width
    var body: some View {
      NavigationSplitView {
        Text("Boats")
      } detail: {
        Text(width == .compact ? "narrow" : "wide")
      }
    }
  }

  private static func session<Content: View>(
    _ view: @escaping @Sendable @autoclosure () -> Content = MastView(), userAgent: String? = nil
  ) async throws -> (PageSession, geometry: UInt64) {
    let views = ServedViews { actor, _ in
      ServedSession(views: ViewGraph(isolation: actor, view()))
    }
    let client = Client(browser: "browser", width: Client.width(userAgent: userAgent))
    let session = PageSession(id: "id", client: client, views: views, writer: nil)
    try await session.begin(with: nil)
    let html = await session.snapshot().html
    let number = try #require(html.firstMatch(of: /id="e(\d+)" class="layered geometry/))
    return (session, try #require(UInt64(number.1)))
  }

  private func measure(_ id: UInt64, _ width: Double, _ number: UInt64) -> ClientAction {
    ClientAction(
      number: number, seen: 0, step: .measure(id, CGRect(x: 0, y: 0, width: width, height: 40)))
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
    try await expect(session, shows: shown)
  }

  @Test(arguments: [
    ("Mozilla/5.0 (Linux; Android 15) Safari/537.36", "side"),
    ("Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36", "below"),
  ])
  func thePageOfAPhoneIsNarrowFromItsBegin(browser: String, shown: String) async throws {
    let (session, _) = try await Self.session(RowView(word: "wide enough"), userAgent: browser)
    try await expect(session, shows: shown)
  }

  @Test(arguments: [
    ("Mozilla/5.0 (Linux; Android 15) Safari/537.36", "wide"),
    ("Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36", "narrow"),
  ])
  func theWindowOfAPhoneHasLittleRoomFromSideToSide(browser: String, room: String) async throws {
    let (session, _) = try await Self.session(RoomView(), userAgent: browser)
    #expect(await session.snapshot().html.contains(">\(room)<"))
  }

  @Test func columnsTellHowMuchRoomThereIs() async throws {
    let (session, geometry) = try await Self.session(RoomView())
    await session.perform(measure(geometry, 390, 1))
    #expect(await session.snapshot().html.contains(">narrow<"))
    await session.perform(measure(geometry, 1_000, 2))
    #expect(await session.snapshot().html.contains(">wide<"))
  }

  @Test func whatComesLaterIsAsNarrowAsWhatWasMeasured() async throws {
    let (session, geometry) = try await Self.session(LaterView())
    await session.perform(measure(geometry, 300, 1))
    let html = await session.snapshot().html
    // What is no choice may be as narrow as it likes, or wide.
    let spar = try #require(html.firstMatch(of: /id="e(\d+)" class="layered geometry(?! fits)/)?.1)
    await session.perform(measure(try #require(UInt64(spar)), 900, 2))
    let button = try #require(html.firstMatch(of: /<button[^>]* id="e(\d+)"/)?.1)
    let press = ClientAction.Step.press(try #require(UInt64(button)))
    await session.perform(ClientAction(number: 3, seen: 0, step: press))
    try await expect(session, shows: "below")
  }

  private func expect(_ session: PageSession, shows shown: String) async throws {
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
