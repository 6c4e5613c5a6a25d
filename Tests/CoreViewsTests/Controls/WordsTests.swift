import CoreViews
import Foundation
import Testing
import ViewsTesting

private struct Loud: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(isEnabled ? "!" : "?")
      configuration.label
    }
  }
}

private struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Button("Once") { configuration.trigger() }
  }
}

private struct Lamp: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration.isOn ? "Put out" : "Light") { configuration.isOn.toggle() }
  }
}

private struct Bars: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(String(repeating: "|", count: Int((configuration.fractionCompleted ?? 0) * 10)))
  }
}

private struct Switchboard: View {
  @State private var isOn = false
  @State private var count = 0

  var body: some View {
    Button("Count \(count)") { count += 1 }.buttonStyle(Loud())
    Button("Never") {}.buttonStyle(Loud()).disabled(true)
    Button("Add") { count += 1 }.buttonStyle(Twice())
    Toggle("Lamp", isOn: $isOn).toggleStyle(Lamp())
    ProgressView("Load", value: 0.3).progressViewStyle(Bars())
  }
}

@MainActor @Suite struct WordsTests {
  @Test func stylesOfAnAppMakeTheBodiesOfControls() {
    let host = HeadlessHost { Switchboard() }
    #expect(
      host.text == """
        [ ! Count 0 ]
        [ ? Never ] (disabled)
        Add
        [ Once ]
        [ Light ]
        |||
        """)
    host.tap("! Count 0")
    host.tap("Once")
    host.tap("Light")
    #expect(host.text.hasPrefix("[ ! Count 2 ]"))
    #expect(host.text.contains("[ Put out ]"))
  }

  @Test func builtInButtonStylesSetTheLook() throws {
    let host = HeadlessHost {
      Button("A") {}.buttonStyle(.borderedProminent)
      Button("B") {}.buttonStyle(.plain)
    }
    #expect(try host.session.root.find("A").get().style.buttonLook == .prominent)
    #expect(try host.session.root.find("B").get().style.buttonLook == .plain)
  }

  @Test func aLiteralsMarkdownMakesRunsAndAStringDoesNot() throws {
    let word = "**b**"
    let host = HeadlessHost {
      Text("a **bold** and *slanted* `code` 2 * 3")
      Text(word)
    }
    #expect(host.text == "a bold and slanted code 2 * 3\n**b**")
    let text = try #require(host.session.root.flattened.first { $0.role == .text })
    #expect(text.style.spans.map(\.count) == [2, 4, 5, 7, 1, 4, 6])
    #expect(text.style.spans[1].isBold)
    #expect(text.style.spans[3].marks == .italic)
    #expect(text.style.spans[5].marks == .monospaced)
  }

  @Test func textsAreStruckPutInCapitalsAndCovered() throws {
    let host = HeadlessHost {
      Text("done").strikethrough()
      Text("loud").textCase(.uppercase)
      Text("a secret").redacted(reason: .placeholder)
      VStack { Text("mine").privacySensitive() }.redacted(reason: .privacy)
      Text("Under") + Text("lined").underline()
    }
    #expect(host.text == "done\nLOUD\n▒ ▒▒▒▒▒▒\n▒▒▒▒\nUnderlined")
    let texts = host.session.root.flattened.filter { $0.role == .text }
    #expect(texts[0].style.marks == .strikethrough)
    #expect(texts[4].style.spans.map(\.marks) == [[], .underline])
  }

  @Test func coloursAreNamesOrDigits() {
    let host = HeadlessHost {
      Text("a").foregroundStyle(Color(red: 1, green: 0.5, blue: 0))
      Text("b").foregroundStyle(.red.opacity(0.5))
      Text("c").foregroundStyle(Color(hue: 1.0 / 3, saturation: 1, brightness: 1))
      Text("d").foregroundStyle(.secondary)
    }
    let styles = host.session.root.flattened.filter { $0.role == .text }.map(\.style)
    #expect(styles.map(\.foreground) == ["#ff8000", "red@0.5", "#00ff00", nil])
    #expect(styles[3].isDimmed)
  }

  @Test func symbolsAreWordsAndIconsOfLabelsSayNothing() {
    let host = HeadlessHost {
      Image(systemName: "forward.fill")
      Image(systemName: "square.and.arrow.up")
      Label("Bring home", systemImage: "house")
      Button("Throw", systemImage: "trash") {}
      Label("Hidden", systemImage: "star").labelStyle(.iconOnly)
    }
    #expect(host.text == "(forward)\n(share)\nBring home\n[ Throw ]\n(Hidden)")
  }

  @Test func aViewIsPressedUnlessItHoldsControls() {
    struct Deck: View {
      @State var count = 0
      var body: some View {
        HStack {
          Text("Cards")
          Text("\(count)")
        }
        .onTapGesture { count += 1 }
        VStack { Button("Shuffle") {} }.onTapGesture { count = 100 }
        Text("Cut").gesture(LongPressGesture().onEnded { _ in count += 10 })
        Text("Drag").gesture(DragGesture().onEnded { _ in count = 100 })
      }
    }
    let host = HeadlessHost { Deck() }
    host.tap("Cards 0")
    host.tap("Cut")
    #expect(host.text == "[ Cards 11 ]\n[ Shuffle ]\n[ Cut ]\nDrag")
  }

  @Test func aRowIsPressedBesideTheButtonsWithin() {
    struct Shelf: View {
      @State var opened = 0
      @State var isLiked = false
      @State var word = ""
      var body: some View {
        HStack {
          Text("Opened \(opened)")
          Button(isLiked ? "Liked" : "Like") { isLiked.toggle() }
        }
        .onTapGesture { opened += 1 }
        VStack {
          Text("Form")
          TextField("Word", text: $word)
        }
        .onTapGesture { opened = 100 }
        VStack {
          Text("Many")
          ForEach(0..<4) { Button("Button \($0)") {} }
        }
        .onTapGesture { opened = 100 }
      }
    }
    let host = HeadlessHost { Shelf() }
    host.tap("Opened 0")
    host.tap("Like")
    host.tap("Opened 1")
    let buttons = host.front.controls.filter { $0.role == .button }.map(\.label)
    #expect(
      buttons == ["Opened 2", "Liked", "Button 0", "Button 1", "Button 2", "Button 3"])
  }

  @Test func aMenuHasTheLookOfTheHost() throws {
    let host = HeadlessHost {
      Menu("More") { Button("Copy") {} }.foregroundStyle(.white).font(.title.bold())
    }
    let menu = try #require(host.session.root.flattened.first { $0.role == .menu })
    #expect(menu.style.foreground == "white")
    #expect(try host.session.root.find("Copy").get().style == Element.Style())
  }

  @Test func aNameForThoseWhoListenIsNotDrawn() throws {
    let root = HeadlessHost {
      Slider(value: .constant(0.5)).accessibilityLabel("Volume")
      Slider(value: .constant(0.5)) { Text("Speed") }.accessibilityLabel("How fast")
      Toggle("", isOn: .constant(true)).accessibilityLabel("Sound")
      Toggle(isOn: .constant(true)) { Circle() }.accessibilityLabel("Round")
      Picker("", selection: .constant(1)) { Text("One").tag(1) }.accessibilityLabel("Kind")
    }.session.root
    #expect(try root.find("Volume").get().traits.isLabelHidden)
    #expect(try !root.find("How fast").get().traits.isLabelHidden)
    #expect(try root.find("Sound").get().traits.isLabelHidden)
    #expect(try !root.find("Round").get().traits.isLabelHidden, "Its label shows something")
    #expect(try root.find("Kind").get().traits.isLabelHidden)
  }
}
