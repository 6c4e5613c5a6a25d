import CoreTesting
import CoreViews
import Testing

@MainActor @Suite struct FooterTests {
  @Test func aFooterIsSmallAndFaint() throws {
    let root = ViewGraph(
      List {
        Section {
          Text("row")
        } footer: {
          Text("remark")
          Text("loud").foregroundStyle(.red)
        }
      }
    ).root
    let texts = root.flattened.filter { $0.role == .text }
    #expect(texts.map(\.label) == ["row", "remark", "loud"])
    #expect(texts.map(\.style.isDimmed) == [false, true, false])
    #expect(texts.map { $0.style.finishes.contains(.mark(.footer)) } == [false, true, true])
  }

  @Test func aBadgeWithinATabItemIsThatOfTheTab() {
    let root = ViewGraph(
      TabView {
        Text("a").badge(3).padding().tabItem { Text("A") }
        Text("b").tabItem { Text("B") }.badge("new")
        Text("c").tabItem { Text("C") }
      }
    ).root
    #expect(root.children[0].children.map(\.traits.badge) == ["3", "new", ""])
  }
}
