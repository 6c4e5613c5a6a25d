import CoreViews
import Foundation
import Testing
import ViewsTesting

private struct Headed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text("—")
    configuration.content
  }
}

private struct Colon: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text("is")
    configuration.content
  }
}

private struct Column: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    VStack { configuration.content }
  }
}

private struct Arrow: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration.isExpanded ? "Less" : "More") { configuration.isExpanded.toggle() }
    if configuration.isExpanded { configuration.content }
  }
}

private struct Percent: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("\(Int(configuration.value * 100)) of 100")
    configuration.label
  }
}

private struct Edged: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text("edged")
  }
}

private struct Framed: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("menu")
    Menu(configuration)
  }
}

private struct Dated: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("day")
    DatePicker(configuration)
  }
}

private struct Numbered: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("Form 7")
    configuration.content
  }
}

/// Styles that an app writes, and those that are there.
@MainActor
@Suite struct StyleTests {
  private func text(@ViewBuilder _ content: () -> some View) -> String {
    HeadlessHost(content).text
  }

  @Test func boxesAndRows() {
    let box = GroupBox("Tides") { Text("high") }
    #expect(text { box.groupBoxStyle(Headed()) } == "Tides\n—\nhigh")
    #expect(text { box.groupBoxStyle(.automatic) } == text { box })
    let row = LabeledContent("Wind", value: "west")
    #expect(text { row.labeledContentStyle(Colon()) } == "Wind\nis\nwest")
    #expect(text { row.labeledContentStyle(.automatic) } == text { row })
  }

  @Test func aStyleWithinItselfIsTheUsualOne() {
    struct Twice: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        GroupBox {
          configuration.content
        } label: {
          configuration.label
        }
        Text("once more")
      }
    }
    let box = GroupBox("Tides") { Text("high") }
    #expect(text { box.groupBoxStyle(Twice()) } == text { box } + "\nonce more")
  }

  @Test func groupsOfControls() {
    let group = ControlGroup("Sails") {
      Button("Hoist") {}
      Button("Reef") {}
    }
    #expect(text { group } == "[ Hoist ]  [ Reef ]")
    #expect(text { group.controlGroupStyle(Column()) } == "Sails\n[ Hoist ]\n[ Reef ]")
    #expect(text { group.controlGroupStyle(.menu) }.contains("Sails v"))
  }

  @Test func groupsThatOpen() {
    let host = HeadlessHost {
      DisclosureGroup("Rig") { Text("mast") }.disclosureGroupStyle(Arrow())
    }
    #expect(host.text == "[ More ]")
    host.tap("More")
    #expect(host.text == "[ Less ]\nmast")
    let usual = DisclosureGroup("Rig") { Text("mast") }
    #expect(text { usual.disclosureGroupStyle(.automatic) } == text { usual })
  }

  @Test func aLinkHasTheLookOfTheHostsButtons() {
    let host = HeadlessHost {
      NavigationStack {
        VStack {
          NavigationLink("Plain") { Text("a") }.buttonStyle(.plain)
          NavigationLink("Prominent") { Text("b") }.buttonStyle(.borderedProminent)
          NavigationLink("Usual") { Text("c") }
        }
      }
    }
    let links = host.session.root.flattened.filter { $0.role == .link }
    #expect(links.map(\.style.buttonLook) == [.plain, .prominent, .automatic])
    host.tap("Prominent")
    #expect(host.text.contains("b"))
  }

  @Test func aLinkHasTheLabelThatAStyleOfButtonsMakes() throws {
    let host = HeadlessHost {
      NavigationStack {
        NavigationLink("Deck") {
          Button("Pump") {}
          Text("Tank").foregroundStyle(.primary)
        }
        .buttonStyle(Edged()).foregroundStyle(.red)
      }
    }
    let link = try #require(host.session.root.flattened.first { $0.role == .link })
    #expect(link.style.buttonLook == .plain)
    #expect(link.children.flatMap(\.flattened).contains { $0.label == "edged" })
    host.tap("Deck")
    #expect(!host.text.contains("edged"), "The screen that it pushes has looks of its own")
    #expect(try host.session.root.find("Pump").get().style.buttonLook == .automatic)
    #expect(host.session.root.flattened.first { $0.label == "Tank" }?.style.foreground == nil)
  }

  @Test func colourOfTextsIsTheHostsOrThatAround() throws {
    let host = HeadlessHost {
      Button {
      } label: {
        Text("A").foregroundColor(.primary)
        Text("B").foregroundStyle(.primary)
        Text("C").foregroundStyle(Color.primary).foregroundColor(nil)
      }
      VStack {
        Text("D").foregroundStyle(.primary)
        Text("E").foregroundStyle(Color.primary)
        VStack { Text("F") }.foregroundColor(nil)
      }
      .foregroundStyle(.red)
      Text("G").background(Color.primary).tint(.primary)
    }
    let texts = host.session.root.flattened.filter { $0.role == .text }
    let colors = Dictionary(texts.map { ($0.label, $0.style.foreground) }) { first, _ in first }
    #expect(
      colors == [
        "A": "primary", "B": nil, "C": "primary", "D": "red", "E": "primary", "F": nil, "G": nil,
      ])
    let ground = try #require(texts.first { $0.label == "G" })
    #expect(ground.style.background == "primary")
    #expect(ground.style.tint == "primary")
  }

  @Test func gaugesAndMenus() {
    let gauge = Gauge(value: 3, in: 0...4) { Text("Fuel") }
    #expect(text { gauge.gaugeStyle(Percent()) } == "75 of 100\nFuel")
    #expect(text { gauge.gaugeStyle(.linearCapacity) } == text { gauge })
    #expect(text { gauge.gaugeStyle(.accessoryCircular) } == text { gauge })
    let told = Gauge(value: 3, in: 0...4) {
      Text("Fuel")
    } currentValueLabel: {
      Text("3 t")
    }
    #expect(text { told.gaugeStyle(.accessoryCircularCapacity) } == text { told })
    let bounded = Gauge(value: 3, in: 0...4) {
      Text("Fuel")
    } currentValueLabel: {
      Text("3 t")
    } minimumValueLabel: {
      Text("empty")
    } maximumValueLabel: {
      Text("full")
    }
    #expect(text { bounded } == "empty  \(text { told })  full")
    #expect(text { bounded.gaugeStyle(.linearCapacity) } == text { bounded })
    let host = HeadlessHost {
      Menu("Order") { Button("Bread") {} }.menuStyle(Framed())
    }
    #expect(host.text.hasPrefix("menu\n[ Order v ]"))
    host.choose("Order", "Bread")
  }

  @Test func datesAndForms() {
    struct Almanac: View {
      @State private var day = Date(timeIntervalSince1970: 1_800_000_000)
      var body: some View {
        DatePicker("Tide", selection: $day, displayedComponents: .date).datePickerStyle(Dated())
      }
    }
    let host = HeadlessHost { Almanac() }
    #expect(host.text.hasPrefix("day\nTide: "))
    host.type("Tide", "2027-03-04")
    #expect(host.text.contains("2027-03-04"))
    let form = Form { Text("Name") }
    #expect(text { form.formStyle(Numbered()) } == "Form 7\nName")
    #expect(text { form.formStyle(.columns) } == text { form })
    let grouped = ViewGraph(form.formStyle(.grouped)).root
    #expect(grouped.flattened.contains { $0.role == .list })
  }
}
