import CoreViews
import Foundation
import Testing
import ViewsTesting

@MainActor @Suite struct TextWithinTextTests {
  private func element(@ViewBuilder _ content: () -> some View) throws -> Element {
    let graph = ViewGraph(content())
    defer { graph.close() }
    return try #require(graph.root.flattened.last { $0.role == .text })
  }

  @Test func aValueWithinATextIsWrittenByItsFormatter() {
    let formatter = NumberFormatter()
    formatter.minimumIntegerDigits = 3
    let host = HeadlessHost { Text("Berth \(NSNumber(value: 7), formatter: formatter)") }
    #expect(host.text == "Berth 007")
  }

  @Test func aSymbolWithinATextHasAWordAndAName() throws {
    let text = try element { Text("\(Image(systemName: "trash")) Empty the **bin**") }
    #expect(text.label == "trash Empty the bin")
    #expect(text.style.spans.map(\.symbol) == ["trash", "", ""])
    #expect(text.style.spans.map(\.count) == [5, 11, 3])
  }

  @Test func aTextThatIsASymbolIsJoinedWithOthers() throws {
    let text = try element { Text(Image(systemName: "star")) + Text(Image(systemName: "star")) }
    #expect(text.style.spans.map(\.symbol) == ["star", "star"])
  }

  @Test func aTextWithinATextKeepsItsStyle() throws {
    let text = try element {
      Text("From \(Text("Dover").bold()) to *\(Text("Calais").underline())*")
    }
    #expect(text.label == "From Dover to Calais")
    #expect(text.style.spans.map(\.isBold) == [false, true, false, false])
    #expect(text.style.spans.last?.marks == [.underline, .italic])
  }

  @Test func whatIsTypedIsNoSymbol() throws {
    let typed = "\u{FFF9}7\u{FFFA}word\u{FFFB}"
    #expect(try element { Text("\(typed)") }.label == typed)
    let text = try element { Text("\(Image(systemName: "star")) \(typed)") }
    #expect(text.style.spans.first?.symbol == "star")
  }

  @Test func titlesHaveTheWord() {
    let key: LocalizedStringKey = "\(Image(systemName: "star")) Best"
    #expect(key.string() == "star Best")
  }

  @Test func theLabelOfAButtonKeepsItsSymbols() {
    let host = HeadlessHost { Button("\(Image(systemName: "plus")) Add") {} }
    let spans = host.session.root.flattened.flatMap(\.style.spans)
    #expect(spans.first?.symbol == "plus")
    host.tap("add Add")
  }

  @Test func aGradientBehindAMaskIsTheColourOfItsText() throws {
    let text = try element {
      LinearGradient(colors: [.red, .red], startPoint: .top, endPoint: .bottom)
        .frame(width: 80, height: 20)
        .mask { Text("Regatta") }
    }
    #expect(text.label == "Regatta")
    #expect(text.style.foreground == "red")
  }
}
