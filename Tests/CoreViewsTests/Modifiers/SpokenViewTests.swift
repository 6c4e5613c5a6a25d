import CoreViews
import Foundation
import Testing

/// Views with others that are told and not drawn.
@MainActor @Suite struct SpokenViewTests {
  private func root(@ViewBuilder _ view: () -> some View) -> Element { ViewGraph(view()).root }

  @Test func aRowWithActionsIsOneRow() {
    let list = root {
      List {
        Text("Alma").accessibilityActions { Button("Pin") {} }
        Text("Brig").accessibilityChildren { Text("Two masts") }
        Text("★★★").accessibilityRepresentation { Text("three stars") }
      }
    }.flattened.first { $0.role == .list }
    #expect(list?.children.count == 3)
    #expect(list?.children.allSatisfy { !$0.isSpokenOnly } == true)
    #expect(list?.plainText == "- Alma\n- [ Pin ]\n- Brig\n- Two masts\n- three stars")
  }

  @Test func whatStandsBesideIsNotHidden() {
    let text = root {
      HStack {
        Text("Stars:").accessibilityHidden(true)
        Text("★★★").accessibilityRepresentation { Text("three") }
        Text("Map").accessibilityChildren { Text("Buoy") }
      }
    }.plainText
    #expect(text == "Stars:  three  Map  Buoy")
  }

  @Test func laterWordsBelongToWhatIsTold() {
    let stars = root {
      Text("★★★").accessibilityRepresentation { Text("three stars") }.accessibilityLabel("3 of 5")
    }.flattened
    #expect(stars.first { $0.isSpokenOnly }?.label == "3 of 5")
    #expect(stars.contains { $0.label == "★★★" })
    let row = root {
      Text("Alma").accessibilityActions { Button("Pin") {} }.accessibilityLabel("The Alma")
    }.flattened
    #expect(row.first { $0.role == .text }?.label == "The Alma")
    #expect(row.first { $0.role == .button }?.label == "Pin")
  }

  @Test func placesAreThoseOfBoth() {
    let row = root {
      Text("Alma").accessibilityActions { Button("Pin") {} }.padding(8).hidden()
    }.flattened
    let holder = row.first { $0.children.contains(where: \.isSpokenOnly) }
    #expect(holder?.isHidden == true)
    #expect(holder?.style.layout.steps.isEmpty == false)
    #expect(row.first { $0.label == "Alma" }?.style.layout.steps.isEmpty == true)
  }

  @Test func actionsArePressed() throws {
    struct Row: View {
      @State private var isPinned = false
      var body: some View {
        List {
          Text(isPinned ? "pinned" : "loose").accessibilityActions {
            Button("Pin") { isPinned = true }
          }
        }
      }
    }
    let graph = ViewGraph(Row())
    let pin = try #require(graph.root.flattened.first { $0.label == "Pin" })
    #expect(graph.perform(.activate(pin.id)) == .done)
    #expect(graph.root.plainText.hasPrefix("- pinned"))
  }
}
