import Foundation
import Views

/// Views of which a browser test looks at one kind at a time.
struct LooksView: View {
  let name: String
  @State private var picks: Set<String> = []

  var body: some View {
    switch name {
    case "columns": ColumnsLook()
    case "grounds": NavigationStack { GroundsLook() }
    case "focus": NavigationStack { FocusLook() }
    case "many": NavigationStack { many.toolbar { EditButton() } }
    case "bars": NavigationStack { BarsLook() }
    case "covered": NavigationStack { CoveredLook() }
    case "texts": NavigationStack { TextsLook() }
    case "sections": NavigationStack { SectionsLook() }
    case "buttons": ButtonsLook()
    case "tapped": NavigationStack { TappedLook() }
    case "shapes": ShapesLook()
    default: NavigationStack { hidden.navigationTitle("Hidden") }
    }
  }

  private var many: some View {
    VStack {
      Text("Picked \(picks.count)")
      List(["Ant", "Bee"], id: \.self, selection: $picks) { Text($0).badge(3) }
    }
    .navigationTitle("Many")
  }

  private var hidden: some View {
    HStack {
      Text("Left")
      Button("Ghost") {}.opacity(0)
      Text("Mist").hidden()
      Text("Right")
    }
    .padding()
    .border(.red)
  }
}

/// Columns in which a row is selected, with a table in the one in the middle.
private struct ColumnsLook: View {
  @State private var pick: String?

  var body: some View {
    NavigationSplitView {
      List(["Ant", "Bee"], id: \.self, selection: $pick) { Text($0) }.navigationTitle("Animals")
    } content: {
      Table([Leg(id: 1), Leg(id: 2)]) {
        TableColumn("Leg") { Text("Leg \($0.id)") }
        TableColumn("Joints") { Text("\($0.id * 3) joints") }
      }
    } detail: {
      Text("Detail of \(pick ?? "none")")
    }
  }
}

private struct Leg: Identifiable {
  let id: Int
}
