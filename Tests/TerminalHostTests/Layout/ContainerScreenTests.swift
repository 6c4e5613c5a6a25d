import CoreViews
import Foundation
import Testing

@testable import TerminalHost

private struct Harbours: View {
  @State private var chosen: String?

  var body: some View {
    NavigationSplitView {
      List(["Kiel", "Riga"], id: \.self, selection: $chosen) { NavigationLink($0, value: $0) }
    } detail: {
      Text("in \(chosen ?? "port")")
    }
  }
}

private struct Boat: Identifiable {
  let id: String
  let length: Int
}

/// Tables, split views, sheets and what goes to other programs, as cells and keys.
@MainActor
struct ContainerScreenTests {
  @Test func aScreenInPlaceOfColumnsHasItsTitleInTheBar() throws {
    let graph = ViewGraph(
      NavigationSplitView {
        List { NavigationLink("Kiel") { Text("a harbour").navigationTitle("At Kiel") } }
          .navigationTitle("Harbours")
      } detail: {
        Text("none")
      })
    let before = LaidOutScreen(40, 20, graph)
    #expect(before.buffer.text.contains("Kiel"))
    let link = try #require(graph.root.shownLink)
    #expect(graph.perform(.activate(link.id)) == .done)
    let after = LaidOutScreen(40, 20, graph).buffer.text.split(separator: "\n")
    #expect(after.first == " ‹ Back         At Kiel")
    #expect(after.count { $0.contains("At Kiel") } == 1)
  }

  @Test func aTitleOfASectionKeepsTheLookOfItsText() throws {
    let screen = LaidOutScreen(30, 20) {
      List {
        Section {
          Text("one")
        } header: {
          Text("Zone").font(.headline).foregroundStyle(.red)
        }
      }
    }
    let style = try #require(screen.cell(of: "Z")).style
    #expect(style.foreground == Palette.danger)
    #expect(style.attributes == [.bold])
  }

  @Test func whatSaysThatNothingIsThereStandsBelowTheRowsThatAreLeft() {
    #expect(
      LaidOutScreen(40, 30) {
        NavigationStack {
          List { Section("Boats") { Text("none of yours") } }
            .overlay { ContentUnavailableView("Zilch", systemImage: "tray") }
            .toolbar { ToolbarItem(placement: .bottomBar) { Text("below") } }
        }
      }.picture.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } == [
        "╭─ Boats ────────────────────────╮", "│ none of yours                  │",
        "╰────────────────────────────────╯", "⊔ Zilch", "below",
      ])
  }

  @Test func whatSaysThatNothingIsThereStandsInTheMiddle() throws {
    let screen = LaidOutScreen(30, 21) {
      NavigationStack { ContentUnavailableView("Zilch", systemImage: "tray") }
    }
    #expect(try #require(screen.cell(of: "Z")).y == 9)
  }

  @Test func aTableLinesUpItsColumns() {
    #expect(
      LaidOutScreen(40, 20) {
        Table([Boat(id: "Wren", length: 9), Boat(id: "Albatross", length: 31)]) {
          TableColumn("Name", value: \.id)
          TableColumn("Length") { Text("\($0.length) m") }
        }
      }.picture == """
        Name       Length
        ─────────────────
        Wren       9 m
        Albatross  31 m
        """)
  }

  @Test func columnsStandSideBySideWhereThereIsRoom() {
    let wide = LaidOutScreen(90, 20) { Harbours() }
    let rows = wide.picture.split(separator: "\n")
    #expect(rows.contains { $0.contains("Kiel") && $0.contains("│") })
    #expect(rows.contains { $0.contains("in port") })
    let narrow = LaidOutScreen(40, 20) { Harbours() }
    #expect(!narrow.picture.contains("in port"))
    #expect(narrow.picture.contains("Riga"))
  }

  @Test func aSheetRestsAtTheLowerEdge() {
    let screen = LaidOutScreen(40, 24) {
      Text("sea").sheet(isPresented: .constant(true)) {
        Text("chart").presentationDetents([.medium])
      }
    }
    let rows = screen.buffer.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.firstIndex { $0.contains("╭") } == 11)
    #expect(rows.firstIndex { $0.contains("╰") } == 22)
  }

  @Test func aSheetOpensOnItsFirstField() {
    let probe = TerminalProbe {
      Text("sea").sheet(isPresented: .constant(true)) {
        Form { TextField("Name", text: .constant("")) }
          .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Dismiss") {} } }
      }
    }
    #expect(probe.model.focusedTarget?.kind == .field)
  }

  @Test func readersScrollTheScreen() {
    var probe = TerminalProbe(height: 10) {
      ScrollViewReader { proxy in
        Button("Last") { proxy.scrollTo(40, anchor: .bottom) }
        ForEach(1...40, id: \.self) { Text("line \($0)") }
      }
    }
    #expect(!probe.text.contains("line 40"))
    probe.press(.enter)
    #expect(probe.text.contains("line 40"))
    #expect(!probe.text.contains("Last"))
  }

  @Test func whatIsSharedIsCopied() {
    var probe = TerminalProbe { ShareLink("Send", item: "at noon") }
    probe.press(.enter)
    #expect(probe.lastCommand == .copy("at noon"))
    #expect(probe.text.contains("copied: at noon"))
  }

  @Test func aPasteGoesToTheButtonThatTakesIt() {
    var probe = TerminalProbe {
      PasteButton(payloadType: String.self) { _ in }
    }
    probe.press(.enter)
    #expect(probe.commands.isEmpty)
    #expect(probe.text.contains("paste with the terminal's own key"))
    probe.handle(.paste("rope"))
    #expect(probe.lastCommand == probe.focus.map { .perform(.edit($0, text: "rope")) })
  }
}

extension Element {
  fileprivate var shownLink: Element? {
    if isHidden { return nil }
    return role == .link ? self : children.lazy.compactMap(\.shownLink).first
  }
}
