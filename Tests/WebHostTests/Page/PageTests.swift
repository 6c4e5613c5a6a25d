import CoreViews
import Testing

@testable import WebFixture
@testable import WebHost

@Suite
struct PageTests {
  @Test(arguments: 0..<20)
  func `A browser that carries out the operations shows what the host would write`(part: Int) {
    for seed in 0..<100 {
      var tree = RandomTree(seed: UInt64(part * 1_000 + seed))
      let page = Page()
      _ = page.follow(.all(tree.root))
      let browser = Browser(html: page.html)
      for round in 0..<5 {
        guard let operations = page.follow(.steps(tree.edit(1 + round))) else {
          Issue.record("The page lost its way with the tree \(seed)")
          break
        }
        browser.carryOut(operations)
      }
      let fresh = Page()
      _ = fresh.follow(.all(tree.root))
      #expect(browser.faults == [])
      #expect(browser.root.html == Browser(html: fresh.html).root.html)
      #expect(page.html == fresh.html)
    }
  }

  @Test func `A text that changes is one operation`() {
    let page = Page()
    _ = page.follow(.all(Self.counter("1")))
    let operations = page.follow(.steps([.updated(Self.text("2"))]))
    #expect(operations == [.text("e2", "2")])
  }

  @Test(
    arguments: [
      ([3, 4, 5, 6], [Operation.remove(3, through: 6)]), ([6, 5, 4, 3], [.remove(3, through: 6)]),
      ([4, 3, 5], [.remove(3, through: 5)]),
      ([3, 5, 6], [.remove(3, through: 3), .remove(5, through: 6)]),
    ] as [([UInt64], [WebHost.Operation])])
  func `Neighbours that go are one operation`(gone: [UInt64], expected: [WebHost.Operation]) {
    let page = Page()
    _ = page.follow(.all(Self.root((2...7).map { Self.text("\($0)", id: $0) })))
    #expect(page.follow(.steps(gone.map { .removed(Element.ID(rawValue: $0)) })) == expected)
  }

  @Test(
    arguments: [
      [(3, nil), (4, nil), (5, nil)], [(5, nil), (4, 5), (3, 4)], [(3, nil), (5, nil), (4, 5)],
    ] as [[(UInt64, UInt64?)]])
  func `Neighbours that come are one operation`(
    new: [(id: UInt64, before: UInt64?)]
  ) {
    let tree = Self.root([Self.text("2", id: 2)])
    let page = Page()
    _ = page.follow(.all(tree))
    let browser = Browser(html: page.html)
    let steps = new.map {
      ElementChange.inserted(
        Self.text("\($0.id)", id: $0.id), parent: tree.id,
        before: $0.before.map { Element.ID(rawValue: $0) })
    }
    let operations = page.follow(.steps(steps)) ?? []
    browser.carryOut(operations)
    #expect(operations.count == 1)
    #expect(browser.root.html == Browser(html: page.html).root.html)
    #expect(page.root?.children.map(\.element.number) == [2, 3, 4, 5])
  }

  @Test func `What a person has typed is not told back`() {
    let page = Page()
    _ = page.follow(.all(Self.form("")))
    page.typed("wim", into: 2)
    #expect(page.follow(.steps([.updated(Self.field("wim"))])) == [])
    #expect(page.corrections() == [])
  }

  @Test func `A field that keeps its text against what was typed is put right`() {
    let page = Page()
    _ = page.follow(.all(Self.form("")))
    page.typed("wim", into: 2)
    #expect(page.follow(.steps([])) == [])
    #expect(page.corrections() == [.attribute("v2", name: "value", value: "")])
  }

  @Test func `A switch that stays as it was is put right`() {
    let toggle = Element(id: Element.ID(rawValue: 2), role: .toggle, label: "Wi-Fi")
    let page = Page()
    _ = page.follow(.all(Self.root([toggle])))
    page.flipped(2)
    #expect(page.corrections() == [.attribute("v2", name: "checked", value: nil)])
  }

  @Test func `A step that names what is not there asks for the whole page`() {
    let page = Page()
    _ = page.follow(.all(Self.counter("1")))
    #expect(page.follow(.steps([.removed(Element.ID(rawValue: 99))])) == nil)
  }

  @Test func `The title is that of the screen in front`() {
    let id = { Element.ID(rawValue: $0) }
    let page = Page()
    let screens = [
      Element(id: id(3), role: .screen, label: "First", isHidden: true),
      Element(id: id(4), role: .screen, label: "Second"),
    ]
    let stack = Element(id: id(2), role: .navigation, children: screens)
    _ = page.follow(.all(Self.root([stack])))
    #expect(page.title == "Second")
  }

  // MARK: Trees

  static func root(_ children: [Element]) -> Element {
    Element(id: Element.ID(rawValue: 1), role: .vertical, children: children)
  }

  static func text(_ text: String, id: UInt64 = 2) -> Element {
    Element(id: Element.ID(rawValue: id), role: .text, label: text)
  }

  static func counter(_ count: String) -> Element { root([text(count)]) }

  static func field(_ value: String) -> Element {
    Element(id: Element.ID(rawValue: 2), role: .textField, label: "Name", value: value)
  }

  static func form(_ value: String) -> Element { root([field(value)]) }
}
