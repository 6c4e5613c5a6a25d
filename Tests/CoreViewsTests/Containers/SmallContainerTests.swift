import CoreViews
import Foundation
import Testing
import ViewsTesting

private struct Crew: Identifiable {
  let name: String
  var mates: [Crew]?
  var id: String { name }
}

private struct Editing: View {
  @State private var mode = EditMode.inactive

  var body: some View {
    VStack {
      EditButton()
      Text(mode.isEditing ? "editing" : "reading")
    }
    .environment(\.editMode, $mode)
  }
}

/// A card that is read or edited, as the mode of its screen says.
private struct Card: View {
  @Environment(\.editMode) private var mode

  var body: some View {
    EditButton()
    if mode?.wrappedValue == .inactive {
      Text("reading")
    } else {
      TextField("Name", text: .constant("Ada"))
    }
  }
}

private struct Cards: View {
  var body: some View {
    NavigationStack {
      VStack {
        Card()
        NavigationLink("Next") { Card() }
      }
    }
  }
}

private final class Count { var value = 0 }

/// Counts how often it is evaluated; that does not make it another view.
private struct Counting: View, Equatable {
  let name: String
  let taps: Int
  let count: Count

  var body: some View {
    count.value += 1
    return Text("\(count.value) of \(name)")
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.name == rhs.name }
}

private struct Comparing: View {
  @State private var name = "one"
  @State private var taps = 0
  private let count = Count()

  var body: some View {
    EquatableView(content: Counting(name: name, taps: taps, count: count))
    Text("\(taps) taps")
    Button("Again") { taps += 1 }
    Button("Other") { name = "two" }
  }
}

/// Containers that are made of others.
@MainActor @Suite struct SmallContainerTests {
  @Test func eachScreenHasAnEditModeOfItsOwn() {
    let host = HeadlessHost { Cards() }
    #expect(host.text.contains("reading"))
    host.tap("Edit")
    #expect(host.text.contains("[ Done ]") && host.text.contains("Name: "))
    host.tap("Next")
    #expect(host.text.contains("[ Edit ]") && host.text.contains("reading"))
    host.back()
    #expect(host.text.contains("[ Done ]"))
    host.tap("Done")
    #expect(host.text.contains("reading"))
  }

  @Test func anEmptyPlaceSaysWhy() {
    let host = HeadlessHost {
      ContentUnavailableView("No boats", systemImage: "ferry", description: Text("Come at noon."))
      ContentUnavailableView.search(text: "ketch")
      ContentUnavailableView {
        Text("Offline")
      } description: {
        Text("The radio is silent.")
      } actions: {
        Button("Try again") {}
      }
    }
    #expect(
      host.text == """
        No boats
        Come at noon.
        Nothing found for "ketch"
        Look for a part of it, or for something else.
        Offline
        The radio is silent.
        [ Try again ]
        """)
  }

  @Test func groupsOfViewsHaveTitles() {
    let host = HeadlessHost {
      GroupBox("Rigging") { Text("two masts") }
      ControlGroup {
        Button("Port") {}
        Button("Starboard") {}
      }
      ScrollView {
        LazyVStack { Text("first") }
        LazyHStack {
          Text("a")
          Text("b")
        }
      }
    }
    #expect(host.text.contains("Rigging"))
    #expect(host.text.contains("two masts"))
    #expect(host.text.contains("[ Port ]"))
    #expect(host.text.hasSuffix("first\na  b"))
  }

  @Test func anEditButtonTurnsEditingOnAndOff() {
    let host = HeadlessHost { Editing() }
    host.tap("Edit")
    #expect(host.text == "[ Done ]\nediting")
    host.tap("Done")
    #expect(host.text == "[ Edit ]\nreading")
  }

  @Test func anOutlineOpensLevelByLevel() {
    let crew = [Crew(name: "Mate", mates: [Crew(name: "Cook"), Crew(name: "Boy")])]
    let host = HeadlessHost { OutlineGroup(crew, children: \.mates) { Text($0.name) } }
    #expect(host.text == "[+] Mate")
    host.expand("Mate")
    #expect(host.text == "[-] Mate\n  Cook\n  Boy")
  }

  @Test func shapesAndGradientsSayTheirColour() {
    let host = HeadlessHost {
      Capsule().fill(.mint)
      Ellipse().fill(.pink)
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      RadialGradient(colors: [.green], center: .center, startRadius: 0, endRadius: 9)
      AngularGradient(colors: [.orange], center: .center, angle: .zero)
      EllipticalGradient(colors: [.purple])
      UnevenRoundedRectangle(topLeadingRadius: 20)
      LazyHGrid(rows: [GridItem()]) { Circle() }
    }
    let shapes = host.session.root.flattened.filter { $0.role == .shape }
    #expect(
      shapes.map(\.value) == [
        "capsule", "ellipse", "rectangle", "rectangle", "rectangle", "rectangle",
        "M0,20 Q0,0 20,0 L100,0 L100,100 L0,100 Z", "circle",
      ])
    #expect(shapes.prefix(2).map(\.style.foreground) == ["mint", "pink"])
    #expect(shapes.dropFirst(2).prefix(4).allSatisfy { $0.style.foreground != nil })
  }

  @Test func anEqualViewIsNotEvaluatedAgain() {
    let host = HeadlessHost { Comparing() }
    #expect(host.text.hasPrefix("1 of one"))
    host.tap("Again")
    #expect(host.text.hasPrefix("1 of one"))
    host.tap("Other")
    #expect(host.text.hasPrefix("2 of two"))
  }

  @Test func aNameOutsideAnOverlayIsThatOfTheView() throws {
    let host = HeadlessHost {
      Button("+") {}
        .overlay { Text("3") }
        .accessibilityLabel("Add a boat")
    }
    #expect(try host.session.root.find("Add a boat").get().role == .button)
    #expect(!host.text.contains("=="))
  }

  @Test func formerBarItemsStandAtTheirEnds() {
    let host = HeadlessHost {
      Text("sea").navigationBarItems(leading: Button("Left") {}, trailing: Button("Right") {})
    }
    let labels = host.session.root.flattened.filter {
      $0.role == .button || $0.role == .spacer
    }.map { $0.role == .spacer ? "-" : $0.label }
    #expect(labels == ["Left", "-", "-", "Right"])
  }

  @Test func aSectionOfTabsHoldsTabs() {
    let host = HeadlessHost {
      TabView {
        Tab("Quay", systemImage: "flag") { Text("at the quay") }
        TabSection("Ships") {
          Tab("Fleet") { Text("the fleet") }
        }
      }
    }
    host.tab("Fleet")
    #expect(host.text == "the fleet\n--- Quay | (Fleet) ---")
  }

  @Test func aSheetSaysWhereItRests() throws {
    let host = HeadlessHost {
      Text("sea").sheet(isPresented: .constant(true)) {
        Text("chart").presentationDetents([.large, .medium])
      }
    }
    let sheet = try #require(host.session.root.flattened.first { $0.role == .sheet })
    #expect(sheet.traits.detent == .medium)
    #expect(PresentationDetent.fraction(0.25).height(on: 400) == 100)
    #expect(PresentationDetent.height(900).height(on: 400) == 400)
  }
}
