import CoreViews
import Testing
import ViewsTesting

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
    #expect(texts.map { $0.style.appearances.contains(.mark(.footer)) } == [false, true, true])
  }

  @Test func aHeaderOfViewsWithPlacesKeepsThem() {
    let host = HeadlessHost {
      List {
        Section {
          Text("row")
        } header: {
          HStack {
            Text("Boats")
            Spacer()
            Text("3")
          }
        }
      }
    }
    #expect(host.text == "-- Boats  3 --\n- row")
    let header = host.session.root.flattened.first { $0.role == .horizontal }
    #expect(header?.children.map(\.role) == [.text, .spacer, .text])
    #expect(header?.style.appearances == [.mark(.header)])
  }

  @Test func aHeaderWithControlsStandsAboveTheRows() {
    let taps = Box(0)
    let host = HeadlessHost {
      List {
        Section {
          Text("row")
        } header: {
          HStack {
            Text("Boats")
            Spacer()
            Button("See all") { taps.value += 1 }
          }
        }
        Section {
          Text("other")
        } header: {
          HStack {
            Text("Only").bold(); ProgressView()
          }
        }
      }
    }
    let sections = host.session.root.flattened.filter { $0.role == .section }
    #expect(sections.map(\.label) == ["", ""])
    #expect(host.text.contains("-- Boats  [ See all ] --"))
    host.tap("See all")
    #expect(taps.value == 1)
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

  @Test func betweenTheViewsOfALazyStackAHeaderLooksAsItSays() {
    func header(@ViewBuilder _ content: (Section<HStack<Text>, Text, EmptyView>) -> some View)
      -> Element.Style?
    {
      let section = Section {
        Text("Hull")
      } header: {
        HStack { Text("Parts") }
      }
      let host = HeadlessHost { content(section) }
      return host.session.root.flattened.first { $0.label == "Parts" }?.style
    }
    let inList = header { section in List { section } }
    let inStack = header { section in ScrollView { LazyVStack { section } } }
    #expect(inList?.isDimmed == true)
    #expect(inStack == HeadlessHost { Text("Parts") }.session.root.flattened.last?.style)
  }
}
