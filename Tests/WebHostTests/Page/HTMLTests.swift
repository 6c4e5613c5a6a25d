import CoreViews
import Foundation
import Testing

@testable import WebHost

@Suite
struct HTMLTests {
  private func html(_ element: Element) -> String {
    let page = Page()
    _ = page.follow(.all(PageTests.root([element])))
    let whole = page.html
    let head = #"<main id="e1" class="root"><div id="k1" class="content">"#
    return String(whole.dropFirst(head.count).dropLast("</div></main>".count))
  }

  @Test func `No text is read as HTML`() {
    let text = Element(id: Element.ID(rawValue: 2), role: .text, label: #"<script>&"'"#)
    #expect(html(text) == #"<p id="e2" class="text">&lt;script&gt;&amp;&quot;&#39;</p>"#)
  }

  @Test func `A colour whose name is no word has no class`() {
    var text = Element(id: Element.ID(rawValue: 2), role: .text, label: "Hi")
    text.style.foreground = #"red" onclick="x"#
    #expect(html(text) == #"<p id="e2" class="text">Hi</p>"#)
  }

  @Test func `A button is one of a form, so that it works without script`() {
    let button = Element(
      id: Element.ID(rawValue: 2), role: .button, label: "Save", isEnabled: false)
    #expect(
      html(button) == #"<button id="e2" class="button" name="p" value="2" disabled>Save</button>"#)
  }

  @MainActor @Test func `A symbol without a picture is its character, and is read as its word`() {
    let graph = ViewGraph(Image(systemName: "sterlingsign"))
    let image = graph.root.children[0]
    let id = image.id.rawValue
    #expect(
      html(image)
        == #"<span id="e\#(id)" class="image glyph" role="img" aria-label="\#(image.label)">£</span>"#
    )
    #expect(!image.label.isEmpty)
  }

  @MainActor @Test func `A picture is one of the server's, in points`() throws {
    let size: [UInt8] = [0, 0, 1, 0x40, 0, 0, 0, 0xF0]
    let bytes = [0x89, 0x50, 0x4E, 0x47] + [UInt8](repeating: 0, count: 12) + size
    let picture = try #require(Picture(Data(bytes), scale: 2))
    let image = ViewGraph(Image(picture, label: Text("<Night>"))).root.children[0]
    #expect(
      html(image) == """
        <img id="e\(image.id.rawValue)" class="image picture" src="/~picture/\(picture.name)" \
        alt="&lt;Night&gt;" width="160" height="120">
        """)
  }

  @MainActor @Test func `A picture that is not there is its label`() {
    let image = ViewGraph(Image("Harbour at night")).root.children[0]
    #expect(
      html(image)
        == #"<span id="e\#(image.id.rawValue)" class="image">Harbour at night</span>"#)
  }

  @Test func `The rows of a list are items`() {
    let row = Element(id: Element.ID(rawValue: 3), role: .text, label: "Row")
    let list = Element(id: Element.ID(rawValue: 2), role: .list, children: [row])
    #expect(
      html(list) == #"<ul id="e2" class="list gx gy"><li><p id="e3" class="text">Row</p></li></ul>"#
    )
  }

  @Test func `A button with parts lies over them`() {
    let part = Element(id: Element.ID(rawValue: 3), role: .text, label: "Part")
    let button = Element(
      id: Element.ID(rawValue: 2), role: .button, label: "Part", children: [part])
    #expect(
      html(button) == """
        <div id="e2" class="button parts">\
        <button id="t2" class="hit" aria-label="Part" name="p" value="2"></button>\
        <div id="k2" class="label"><p id="e3" class="text">Part</p></div></div>
        """)
  }
}
