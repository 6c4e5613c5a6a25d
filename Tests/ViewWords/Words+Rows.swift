import CoreViews
import Foundation

extension Word {
  /// Rows of lists and their sections.
  @WordsBuilder static var rows: [Word] {
    Word.row("listRowBackground") { $0.listRowBackground(Color.red) }
    Word.row("listRowPlatterColor") { $0.listRowPlatterColor(.red) }
    Word.row("listRowInsets") { $0.listRowInsets(.leading, 32) }
    Word.row("listRowSeparator") { $0.listRowSeparator(.hidden) }
    Word.row("listItemTint") { $0.listItemTint(.pink) }
    Word.row("listRowHoverEffect") { $0.listRowHoverEffect(.lift) }
    Word.row("listRowHoverEffectDisabled") { $0.listRowHoverEffectDisabled() }
    Word(
      "listRowSpacing",
      List {
        Text("Berth"); Text("Quay")
      }
    ) { $0.listRowSpacing(16) }
    Word(
      "listSectionSpacing",
      List {
        Section("A") { Text("Berth") }; Section("B") { Text("Q") }
      }
    ) {
      $0.listSectionSpacing(32)
    }
    Word("listSectionMargins") {
      List { Section("A") { Text("Berth") }.listSectionMargins(.horizontal, 32) }
    } without: {
      List { Section("A") { Text("Berth") } }
    }
    Word("listSectionSeparator") {
      List { Section("A") { Text("Berth") }.listSectionSeparator(.hidden) }
    } without: {
      List { Section("A") { Text("Berth") } }
    }
    Word("headerProminence") {
      List { Section("A") { Text("Berth") }.headerProminence(.increased) }
    } without: {
      List { Section("A") { Text("Berth") } }
    }
    Word("sectionActions") {
      List { Section("A") { Text("Berth") }.sectionActions { Button("New") {} } }
    } without: {
      List { Section("A") { Text("Berth") } }
    }
    Word(
      "alternatingRowBackgrounds",
      List {
        Text("Berth"); Text("Quay")
      }
    ) {
      $0.alternatingRowBackgrounds()
    }
    Word.row("swipeActions") { $0.swipeActions { Button("Pin") {} } }
    Word.row("contextMenu") { $0.contextMenu { Button("Pin") {} } }
    Word("deleteDisabled", doing: "delete Wren") {
      Keeping(["Wren", "Auk"]) { $boats in
        List {
          ForEach(boats, id: \.self) { Text($0).deleteDisabled(true) }
            .onDelete { boats.remove(atOffsets: $0) }
        }
      }
    } without: {
      Keeping(["Wren", "Auk"]) { $boats in
        List {
          ForEach(boats, id: \.self) { Text($0) }.onDelete { boats.remove(atOffsets: $0) }
        }
      }
    }
    Word("moveDisabled", doing: "move Wren 2") {
      Keeping(["Wren", "Auk"]) { $boats in
        List {
          ForEach(boats, id: \.self) { Text($0).moveDisabled(true) }
            .onMove { boats.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    } without: {
      Keeping(["Wren", "Auk"]) { $boats in
        List {
          ForEach(boats, id: \.self) { Text($0) }
            .onMove { boats.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    Word("selectionDisabled", doing: "select Wren") {
      Keeping(String?.none) { $chosen in
        List(["Wren", "Auk"], id: \.self, selection: $chosen) { Text($0).selectionDisabled() }
        Text("chosen \(chosen ?? "none")")
      }
    } without: {
      Keeping(String?.none) { $chosen in
        List(["Wren", "Auk"], id: \.self, selection: $chosen) { Text($0) }
        Text("chosen \(chosen ?? "none")")
      }
    }
    Word("searchable", List { Text("Berth") }) { $0.searchable(text: .constant("be")) }
    Word("searchScopes") {
      List { Text("Berth") }.searchable(text: .constant("be"))
        .searchScopes(.constant("Ships")) {
          Text("Ships").tag("Ships")
          Text("Crews").tag("Crews")
        }
    } without: {
      List { Text("Berth") }.searchable(text: .constant("be"))
    }
    Word("searchSuggestions") {
      List { Text("Berth") }.searchable(text: .constant("be"), isPresented: .constant(true))
        .searchSuggestions { Text("berth") }
    } without: {
      List { Text("Berth") }.searchable(text: .constant("be"), isPresented: .constant(true))
    }
    Word("searchCompletion", doing: "search sch\ntap schooner") {
      Keeping("") { $query in
        Text("looking for \(query)").searchable(text: $query)
          .searchSuggestions { Text("schooner").searchCompletion("schooner") }
      }
    } without: {
      Keeping("") { $query in
        Text("looking for \(query)").searchable(text: $query)
          .searchSuggestions { Text("schooner") }
      }
    }
    Word("searchFocused", doing: "tap Focus") {
      Focusing { focus in
        Text("Berth").searchable(text: .constant("")).searchFocused(focus)
      }
    } without: {
      Focusing { _ in Text("Berth").searchable(text: .constant("")) }
    }
    Word("textInputSuggestions") {
      TextField("Port", text: .constant("Wi"))
        .textInputSuggestions { Text("Wismar").textInputCompletion("Wismar") }
    } without: {
      TextField("Port", text: .constant("Wi"))
    }
    Word("textInputCompletion", doing: "type Port W\ntap to Wismar") {
      Keeping("") { $port in
        TextField("Port", text: $port)
          .textInputSuggestions { Text("to Wismar").textInputCompletion("Wismar") }
      }
    } without: {
      Keeping("") { $port in
        TextField("Port", text: $port).textInputSuggestions { Text("to Wismar") }
      }
    }
    Word("refreshable", doing: "refresh\nwait \"fresh\" 9") {
      Noting { $note in List { Text("Berth") }.refreshable { note = "fresh" } }
    } without: {
      Noting { $note in List { Text("Berth") }.onAppear { note = "not fresh" } }
    }
    Word("draggable", Text("Crate")) { $0.draggable("figs") }
    Word("dropDestination", Text("Hold")) { $0.dropDestination(for: String.self) { _, _ in true } }
    Word("copyable", Text("Crate")) { $0.copyable(["figs"]) }
    Word("cuttable", Text("Crate")) { $0.cuttable(for: String.self) { ["figs"] } }
    Word("pasteDestination", Text("Hold")) { $0.pasteDestination(for: String.self) { _ in } }
  }
}
