import CoreViews
import Testing
import ViewsTesting

/// A card that leads somewhere, with a field of its own.
private struct BerthCard: View {
  let name: String
  @State private var note = ""

  var body: some View {
    VStack(alignment: .leading) {
      Text(name).bold()
      HStack {
        Image(systemName: "clock")
        Text("until noon")
      }
      TextField("Note", text: $note)
    }
  }
}

private struct Berths: View {
  @State var name = "North"

  var body: some View {
    NavigationStack {
      NavigationLink {
        Text("Berth")
      } label: {
        BerthCard(name: name)
      }
      Button("Rename") { name = "South" }
    }
  }
}

@MainActor @Suite struct LabelTests {
  @Test func theViewsOfALabelStandBelowTheControlWhichHasTheirTextsAsItsName() throws {
    let host = HeadlessHost { Berths() }
    let link = try host.session.root.find("North until noon").get()
    #expect(link.role == .link)
    let stack = try #require(link.children.first)
    #expect(stack.role == .vertical)
    #expect(stack.children.map(\.role) == [.text, .horizontal, .textField])
    #expect(stack.children[0].style.isBold)
  }

  @Test func aChangeInALabelChangesTheNameOfTheControl() throws {
    let host = HeadlessHost { Berths() }
    _ = host.session.takeChanges()
    host.tap("Rename")
    let link = try host.session.root.find("South until noon").get()
    #expect(link.children[0].children[0].label == "South")
    guard case .steps(let steps) = host.session.takeChanges() else {
      Issue.record("expected steps")
      return
    }
    #expect(steps.count == 2)
  }

  @Test func aFieldWithinALabelIsEditedByItself() {
    let host = HeadlessHost { Berths() }
    host.type("Note", "wet")
    #expect(host.text == "[ North until noon > ]\nNote: [wet]\n[ Rename ]")
    host.tap("North until noon")
    #expect(host.text == "< Back\nBerth")
  }

  @Test func aLabelThatIsOneTextIsTheNameAndItsStyleTheControls() throws {
    let host = HeadlessHost {
      Button {
      } label: {
        Text("Sink").foregroundStyle(Color.red)
      }
    }
    let button = try host.session.root.find("Sink").get()
    #expect(button.children.isEmpty)
    #expect(button.style.foreground == "red")
  }
}
