import CoreViews
import Testing
import ViewsTesting

/// Views of an app that hand on what they are given to build, which does not escape.
@MainActor @Suite struct BuilderTests {
  private struct Door<Label: View, Room: View>: View {
    let link: NavigationLink<Label, Room>

    init(@ViewBuilder room: () -> Room, @ViewBuilder label: () -> Label) {
      link = NavigationLink(destination: room, label: label)
    }

    var body: some View { link }
  }

  private struct Fold<Rows: View>: View {
    @State private var isOpen = true
    let rows: Rows

    init(@ViewBuilder rows: () -> Rows) { self.rows = rows() }

    var body: some View { Section("Rooms", isExpanded: $isOpen) { rows } }
  }

  private struct House: View {
    @State private var isInCellar = false

    var body: some View {
      NavigationStack {
        List {
          Door {
            Text("a bed")
          } label: {
            Text("Attic")
          }
          Fold { Text("Hall") }
          Button("Down") { isInCellar = true }
        }
        .leads(to: $isInCellar) { Text("a barrel") }
      }
    }
  }

  @Test func whatIsBuiltIsShown() {
    let host = HeadlessHost { House() }
    #expect(host.text.contains("Hall"))
    host.tap("Attic")
    #expect(host.text.contains("a bed"))
    host.back()
    host.tap("Down")
    #expect(host.text.contains("a barrel"))
  }
}

extension View {
  fileprivate func leads<Room: View>(
    to isPresented: Binding<Bool>, @ViewBuilder room: () -> Room
  ) -> some View {
    navigationDestination(isPresented: isPresented, destination: room)
  }
}
