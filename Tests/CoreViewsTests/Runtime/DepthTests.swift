import CoreViews
import Testing
import ViewsTesting

/// Views that are nested deeper than anybody means to.
@MainActor @Suite struct DepthTests {
  private struct Doll: View {
    let depth: Int
    let count: Int
    let onOpen: () -> Void

    var body: some View {
      VStack {
        if depth > 0 {
          AnyView(Doll(depth: depth - 1, count: count, onOpen: onOpen))
        } else {
          Text("The smallest doll, \(count)")
          Button("Open") { onOpen() }
        }
      }
    }
  }

  private struct Shelf: View {
    @State private var count = 0

    var body: some View {
      Doll(depth: 1_000, count: count) { count += 1 }
    }
  }

  @Test func aThousandViewsInEachOtherAreShownAndUpdated() {
    let host = HeadlessHost { Shelf() }
    #expect(host.text == "The smallest doll, 0\n[ Open ]")
    host.tap("Open")
    host.tap("open")
    #expect(host.text == "The smallest doll, 2\n[ Open ]")
    host.session.close()
  }

  private static func wrapped(_ content: some View) -> any View { VStack { content } }
  private static func rowed(_ content: some View) -> any View {
    HStack {
      Text("and")
      content
    }
  }

  /// Their type is as deep as they are, which is what the runtime of Swift can bear.
  @Test func aHundredStacksOfOneTypeInEachOtherAreShown() {
    var view: any View = Text("core")
    for _ in 0..<100 { view = Self.wrapped(view) }
    #expect(HeadlessHost { AnyView(view) }.text == "core")
  }

  @Test func aThousandModifiersAroundOneViewAreShown() {
    var view = AnyView(Text("core"))
    for _ in 0..<1_000 { view = AnyView(view.onAppear {}.disabled(false)) }
    #expect(HeadlessHost { view }.text == "core")
  }

  @Test func aThousandRowsInEachOtherAreShown() {
    var view: any View = Text("core")
    for _ in 0..<1_000 { view = AnyView(Self.rowed(view)) }
    #expect(HeadlessHost { AnyView(view) }.text.contains("and  and"))
  }

  @Test func whatStandsTooDeepAppearsAndDisappearsLikeTheRest() {
    final class Log { var events: [String] = [] }
    let log = Log()
    struct Deep: View {
      @State private var isShown = true
      let depth: Int
      let log: Log

      var body: some View {
        if depth > 0 {
          AnyView(Deep(depth: depth - 1, log: log))
        } else {
          Button("Leave") { isShown = false }
          if isShown {
            Text("Here")
              .onAppear { log.events.append("appear") }
              .onDisappear { log.events.append("disappear") }
          }
        }
      }
    }
    let host = HeadlessHost { Deep(depth: 500, log: log) }
    #expect(log.events == ["appear"])
    host.tap("Leave")
    #expect(log.events == ["appear", "disappear"])
  }

  @Test func onAnActorOfItsOwnDepthIsNoProblemEither() async {
    actor Session {
      func text() -> String { HeadlessHost { Shelf() }.text }
    }
    #expect(await Session().text() == "The smallest doll, 0\n[ Open ]")
  }

  @Test func aTextOfTenMegabytesIsShownAndLookedThrough() {
    let text = String(repeating: "x", count: 10_000_000)
    let host = HeadlessHost {
      VStack {
        Text(text)
        Button(text) {}
        TextField(text, text: .constant(text))
        Button("Save") {}
      }
      .navigationTitle(text)
    }
    #expect(host.text.utf8.count > 50_000_000)
    host.tap("save")
    #expect(throws: Element.FindFailure.self) { try host.session.root.find("Svae").get() }
  }

  @Test func numbersThatAreNoneAreDrawn() {
    let host = HeadlessHost {
      VStack(spacing: .infinity) {
        HStack(spacing: .nan) { Text("left") }
        HStack(spacing: -.infinity) { Text("right") }
        ProgressView(value: Double.nan)
        ProgressView(value: 1, total: Double.nan)
        ProgressView(value: Double.infinity)
        ProgressView(value: -Double.infinity)
        ProgressView(value: Double.infinity, total: .infinity)
        ProgressView(value: 3, total: 0.0)
        ProgressView("Bread", value: Float.nan)
      }
    }
    #expect(host.text == "left\nright\n…\n…\n100%\n0%\n…\n0%\n… Bread")
  }
}
