import CoreViews
import Foundation
import Testing
import ViewsTesting

@MainActor @Suite struct NewWordsTests {
  private func leaf(@ViewBuilder _ content: () -> some View) -> Element? {
    ViewGraph(content()).root.flattened.last { $0.children.isEmpty }
  }

  @Test func aDialogOffersToBeShownNoMore() {
    struct Quay: View {
      @State private var isAsked = false
      @State private var isSuppressed = false
      var body: some View {
        Button("Leave") { isAsked = true }
          .alert("Cast off?", isPresented: $isAsked) {}
          .dialogSuppressionToggle("Never ask", isSuppressed: $isSuppressed)
        Text(isSuppressed ? "quiet" : "asking")
      }
    }
    let host = HeadlessHost { Quay() }
    host.tap("Leave")
    host.toggle("Never ask")
    host.tap("OK")
    #expect(host.text.contains("quiet"))
  }

  @Test func aSuggestionReplacesTheTextOfAField() {
    struct Search: View {
      @State private var port = ""
      var body: some View {
        TextField("Port", text: $port)
          .textInputSuggestions(["Kiel", "Wismar"], id: \.self) {
            Text("to \($0)").textInputCompletion($0)
          }
        Text("at \(port)")
      }
    }
    let host = HeadlessHost { Search() }
    #expect(!host.text.contains("Kiel"))
    host.type("Port", "Wi")
    host.tap("to Wismar")
    #expect(host.text.contains("at Wismar"))
  }

  @Test func partsOfBarsAreLeftOutOrAdded() {
    let tabs = TabView { Tab("One") { Text("first") } }
    let host = HeadlessHost {
      tabs.tabViewSidebarHeader { Text("head") }.tabViewSidebarFooter { Text("foot") }
        .tabViewSidebarBottomBar { Text("bar") }
    }
    for word in ["head", "foot", "bar"] { #expect(host.text.contains(word)) }
    let menu = HStack {
      Text("seen").toolbarItemHidden(false)
      Text("gone").toolbarItemHidden()
    }
    #expect(HeadlessHost { menu }.text == "seen")
    let some = HeadlessHost {
      TabView {
        Tab("One") { Text("first") }
        Tab("Two") { Text("second") }.hidden()
      }
    }
    #expect(!some.text.contains("Two"))
  }

  @Test func roomsOfRowsAndSectionsAreSet() {
    let insets = leaf { Text("row").listRowInsets([.top, .leading], 16) }?.style.layout.rowInsets
    #expect(insets == EdgeInsets(top: 16, leading: 16, bottom: 0, trailing: 0))
    let section = List { Section("Sea") { Text("x") }.listSectionMargins(.horizontal, 8) }
    let steps = ViewGraph(section).root.flattened.first { $0.role == .section }?.style.layout.steps
    #expect(steps?.count == 1)
    #expect(
      leaf { Text("x").projectionEffect(ProjectionTransform(.init(translationX: 8, y: 0))) }?
        .style.layout.steps
        == leaf { Text("x").transformEffect(.init(translationX: 8, y: 0)) }?.style.layout.steps)
  }

  @Test func rolesOfButtonsAreTheirTitles() {
    let host = HeadlessHost {
      Button(role: .close) {}
      Button(role: .confirm) {}
    }
    #expect(host.text == "[ Close ]\n[ OK ]")
    #expect(leaf { Button(role: .confirm) {} }?.style.buttonLook == .prominent)
    #expect(leaf { Button(role: .confirm) {}.buttonStyle(.plain) }?.style.buttonLook == .plain)
  }

  @Test func coloursAreMixed() {
    #expect(Color.black.mix(with: .white, by: 0.5, in: .device) == Color(white: 0.5))
    #expect(Color.black.mix(with: .white, by: 0.5) == Color(white: pow(0.5, 1 / 2.2)))
    #expect(Color.red.mix(with: .blue, by: 0) == .red)
    #expect(Color.red.mix(with: .blue, by: 2) == .blue)
    let half = Color(red: 1, green: 0, blue: 0, opacity: 0.5).resolve(in: EnvironmentValues())
    #expect(half == Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5))
    #expect(Color(half) == Color(red: 1, green: 0, blue: 0).opacity(0.5))
  }

  @Test func attributedTextsAreDrawnWithTheirAttributes() {
    var text = AttributedString("a red sail")
    if let range = text.range(of: "red") {
      text[range].foregroundColor = .red
      text[range].font = .headline
      text[range].underlineStyle = .single
    }
    let spans = leaf { Text(text) }?.style.spans ?? []
    #expect(spans.map(\.foreground) == [nil, "red", nil])
    #expect(spans.map(\.isBold) == [false, true, false])
    #expect(spans.map { $0.marks.contains(.underline) } == [false, true, false])
  }

  @Test func attributedTextsAreReadFromMarkdown() throws {
    let text = try AttributedString(
      markdown: "**Mind** the *swell*, `~` and ~~rain~~ [here](chart)",
      options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace),
      baseURL: URL(string: "https://harbour.test/"))
    #expect(String(text.characters) == "Mind the swell, ~ and rain here")
    #expect(
      text.runs.compactMap(\.inlinePresentationIntent)
        == [.stronglyEmphasized, .emphasized, .code, .strikethrough])
    #expect(text.runs.compactMap(\.link).map(\.absoluteString) == ["https://harbour.test/chart"])
    let spans = leaf { Text(text) }?.style.spans ?? []
    #expect(spans.map(\.isBold).filter { $0 }.count == 1)
    #expect(spans.map { $0.marks.contains(.strikethrough) }.filter { $0 }.count == 1)
  }

  @Test func aTextMadeOfAKeyHasMarkdown() {
    let span = leaf { Text(.init("**Mind** the swell")) }?.style.spans.first
    #expect(span?.isBold == true)
  }

  @Test func aSequenceOfGesturesTellsBoth() {
    struct Rope: View {
      @State private var told = ""
      var body: some View {
        Text("Pull").gesture(
          LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
            switch value {
            case .first: told = "first"
            case .second(let isHeld, let drag): told = "held \(isHeld) \(drag == nil)"
            }
          })
        Text(told)
      }
    }
    let host = HeadlessHost { Rope() }
    host.tap("Pull")
    #expect(host.text.contains("held true true"))
  }

  @Test func anArcTouchesBothLines() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
    #expect(path.boundingRect.maxX < 10.001)
  }

  @Test func aTitleIsKeptBeforeItIsShown() {
    let title: LocalizedStringResource = "The **tide**"
    let host = HeadlessHost {
      Button(title) {}
      Text(title)
    }
    #expect(host.text == "[ The tide ]\nThe tide")
    #expect(String(localized: title) == "The **tide**")
  }

  @Test func aPreviewIsShownInItsCircumstances() async {
    struct Moored: PreviewModifier {
      let events: AsyncStream<Void>.Continuation
      static func makeSharedContext() async throws -> String { "harbour" }
      func body(content: Content, context: String) -> some View {
        Text(context).onAppear { events.yield() }
        content
      }
    }
    let (stream, events) = AsyncStream.makeStream(of: Void.self)
    var appearances = stream.makeAsyncIterator()
    let preview = Preview("x", traits: .modifier(Moored(events: events))) { Text("boat") }
    let host = HeadlessHost { preview.view }
    await appearances.next()
    #expect(host.text == "harbour\nboat")
  }
}
