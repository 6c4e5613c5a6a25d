import CoreViews
import Testing
import ViewsTesting

private struct Berths: View {
  @State private var chosen: String?

  var body: some View {
    NavigationSplitView {
      List(["North", "South"], id: \.self, selection: $chosen) { NavigationLink($0, value: $0) }
    } detail: {
      Text("at \(chosen ?? "sea")")
    }
  }
}

private struct Place: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Text("at the \(name), counted \(count)")
    Button("Count") { count += 1 }
  }
}

private struct Areas: View {
  @State private var chosen: String?

  var body: some View {
    NavigationSplitView {
      NavigationLink("Quay") { Place(name: "quay") }
      NavigationLink("Pier") { Place(name: "pier") }
      List(["Any"], id: \.self, selection: $chosen) { NavigationLink($0, value: $0) }
    } detail: {
      Text("boats")
    }
  }
}

private struct Decks: View {
  enum Deck: Hashable { case upper, lower }
  @State private var deck: Deck? = .upper

  var body: some View {
    NavigationSplitView {
      List(selection: $deck) {
        Section("Decks") {
          NavigationLink("Upper", value: Deck.upper)
          NavigationLink("Lower", value: Deck.lower)
        }
      }
    } detail: {
      Text("on the \(deck == .lower ? "lower" : "upper") deck")
    }
  }
}

/// Columns of views.
@MainActor @Suite struct SplitViewTests {
  @Test func rowsThatAreWrittenOneByOneSelectTheirValues() {
    let host = HeadlessHost { Decks() }
    func selected() -> [String] {
      host.front.controls.filter(\.isSelected).map(\.label)
    }
    #expect(host.text.contains("on the upper deck"))
    #expect(selected() == ["Upper"])
    host.tap("Lower")
    #expect(host.text.contains("on the lower deck"))
    #expect(selected() == ["Lower"])
    host.tap("Lower")
    #expect(selected() == ["Lower"])
  }

  @Test func columnsStandSideBySideAndALinkSelectsItsRow() {
    let host = HeadlessHost { Berths() }
    #expect(host.text.contains("at sea"))
    host.tap("South")
    #expect(host.text.contains("at South"))
    #expect(!host.text.contains("< Back"))
  }

  @Test func theRowThatTheNextColumnShowsStaysSelected() {
    let host = HeadlessHost { Berths() }
    host.tap("South")
    host.tap("South")
    #expect(host.text.contains("at South"))
  }

  @Test func withoutRoomTheNextColumnIsAScreen() throws {
    let graph = ViewGraph(Berths())
    let one = try #require(
      graph.root.flattened.first {
        if case .firstThatFits = $0.style.layout.arrangement { true } else { false }
      })
    graph.learn([one.id: .choice(one.children[1].id)])
    #expect(!graph.root.visible.plainText.contains("at sea"))
    let link = try graph.root.find("North").get()
    #expect(graph.perform(.activate(link.id)) == .done)
    #expect(graph.root.plainText == "< Back\nat North")
    #expect(graph.perform(.back) == .done)
    let again = try graph.root.find("North").get()
    #expect(graph.perform(.activate(again.id)) == .done)
    #expect(graph.root.plainText == "< Back\nat North")
    graph.close()
  }

  @Test func aLinkWithAViewShowsItInTheNextColumn() {
    let host = HeadlessHost { Areas() }
    #expect(host.text.contains("boats"))
    host.tap("Quay")
    #expect(host.text.contains("at the quay") && !host.text.contains("boats"))
    host.tap("Count")
    #expect(host.text.contains("counted 1"))
    host.tap("Pier")
    #expect(host.text.contains("at the pier, counted 0"))
    host.tap("Any")
    #expect(host.text.contains("boats") && !host.text.contains("pier,"))
  }

  @Test func theTitleOfColumnsThatAreHiddenDoesNotCount() throws {
    let graph = ViewGraph(
      ViewThatFits {
        Text("wide").navigationTitle("Wide")
        NavigationStack { Text("narrow").navigationTitle("Narrow") }
      })
    #expect(graph.root.label == "Wide")
    let choice = graph.root.children[0].children[1].id
    graph.learn([graph.root.children[0].id: .choice(choice)])
    #expect(graph.root.label == "")
    #expect(graph.root.flattened.first { $0.role == .screen }?.label == "Narrow")
    graph.close()
  }

  @Test func threeColumnsAreThreeScreens() throws {
    let graph = ViewGraph(
      NavigationSplitView {
        Text("areas")
      } content: {
        Text("berths")
      } detail: {
        Text("boats")
      })
    #expect(graph.root.visible.plainText.contains("areas"))
    #expect(graph.root.visible.plainText.contains("berths"))
    #expect(graph.root.visible.plainText.contains("boats"))
    graph.close()
  }

  @Test func theBindingSaysWhichColumnsAreSeen() {
    let seen = Box(NavigationSplitViewVisibility.all)
    let host = HeadlessHost {
      NavigationSplitView(columnVisibility: seen.binding) {
        Text("areas")
      } detail: {
        Text("boats")
      }
    }
    #expect(host.text.contains("areas"))
    seen.value = .detailOnly
    #expect(!host.text.contains("areas"))
    #expect(host.text.contains("boats"))
  }

  @Test func splitViewsHaveDividersBetweenTheirParts() {
    let host = HeadlessHost {
      VSplitView {
        Text("a")
        Text("b")
      }
      HSplitView {
        Text("c")
        Text("d")
        Text("e")
      }
    }
    #expect(host.session.root.flattened.filter { $0.role == .divider }.count == 3)
    #expect(host.text.hasPrefix("a\n----------\nb\n"))
  }

  /// Shows the columns of a view as screens.
  private func narrow(_ view: some View) throws -> ViewGraph<some View> {
    let graph = ViewGraph(view)
    let one = try #require(
      graph.root.flattened.first {
        if case .firstThatFits = $0.style.layout.arrangement { true } else { false }
      })
    graph.learn([one.id: .choice(one.children[1].id)])
    return graph
  }

  @Test func withoutRoomASelectionOfTheBeginningIsShown() throws {
    let graph = try narrow(Decks())
    #expect(graph.root.plainText.hasPrefix("< Back"))
    #expect(graph.root.plainText.contains("on the upper deck"))
    #expect(graph.perform(.back) == .done)
    #expect(graph.root.visible.plainText.contains("Lower"))
    graph.close()
  }

  @Test func withoutRoomTheSelectionsOfTwoColumnsAreShown() throws {
    let graph = try narrow(
      NavigationSplitView {
        List([1], id: \.self, selection: .constant(1)) { Text("area \($0)") }
      } content: {
        List([2], id: \.self, selection: .constant(2)) { Text("berth \($0)") }
      } detail: {
        Text("boats")
      })
    #expect(graph.root.plainText == "< Back\nboats")
    graph.close()
  }

  @Test func aBindingSaysWhichColumnIsShownWithoutRoom() throws {
    @MainActor final class Place { var column = NavigationSplitViewColumn.detail }
    let place = Place()
    let graph = try narrow(
      NavigationSplitView(
        preferredCompactColumn: Binding {
          MainActor.assumeIsolated { place.column }
        } set: { column in
          MainActor.assumeIsolated { place.column = column }
        }
      ) {
        List([1], id: \.self, selection: .constant(1)) { Text("area \($0)") }
      } detail: {
        Text("boats")
      })
    #expect(graph.root.plainText == "< Back\nboats")
    #expect(graph.perform(.back) == .done)
    #expect(place.column == .sidebar)
    graph.close()
  }

  @Test func aBindingCountsMoreThanASelectionOfTheBeginning() throws {
    let graph = try narrow(
      NavigationSplitView(preferredCompactColumn: .constant(.sidebar)) {
        List([1], id: \.self, selection: .constant(1)) { Text("area \($0)") }
      } detail: {
        Text("boats")
      })
    #expect(graph.root.visible.plainText.contains("area 1"))
    #expect(!graph.root.visible.plainText.contains("Back"))
    graph.close()
  }
}
