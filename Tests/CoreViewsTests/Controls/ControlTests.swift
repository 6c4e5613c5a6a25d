import CoreViews
import Testing
import ViewsTesting

/// What a person does with controls, and how they read as text.
@MainActor
@Suite struct ControlTests {
  @Test func controlsReadAsText() {
    let host = HeadlessHost { BerthForm() }
    #expect(
      host.text == """
        Berth: None | North 1 | (North 2) | North 3
        Side: (North) | South
        Crew: 3 [- +]
        Draught: 1.5 (0 to 6)
        Arrival: [2026-11-22]
        [+] More
        [ Order v ] { Fuel | [ ] Pilot | [ Supplies v ] { Bread } }
        25% Depth used
        Ordered  nothing
        """)
  }

  @Test func anOptionIsChosenByItsTagOrTheIdOfItsRow() {
    let host = HeadlessHost { BerthForm() }
    host.choose("Berth", "North 3")
    host.choose("Side", "south")
    #expect(host.text.hasPrefix("Berth: None | North 1 | North 2 | (North 3)\n"))
    #expect(host.text.contains("Side: North | (South)\n"))
    host.choose("Berth", "None")
    #expect(host.text.hasPrefix("Berth: (None) |"), "nil is a choice like any other")
  }

  @Test func aMenuOffersWhatIsInItAlsoInMenusWithinIt() {
    let host = HeadlessHost { BerthForm() }
    host.choose("Order", "Bread")
    #expect(host.text.hasSuffix("Ordered  bread"))
    host.choose("Order", "Pilot")
    #expect(host.text.contains("[x] Pilot"))
    host.tap("Fuel")
    #expect(host.text.hasSuffix("Ordered  fuel"), "nothing else on screen goes by that name")
  }

  @Test func aStepperStopsAtItsBounds() {
    let host = HeadlessHost { BerthForm() }
    host.step("Crew: 3", by: 9)
    #expect(host.text.contains("Crew: 5 [- +]"))
    withKnownIssue {
      host.step("Crew: 5", by: 1)
    } matching: {
      $0.comments.description.contains("is at its greatest value")
    }
  }

  @Test func aSliderStandsBetweenTheLabelsOfItsBounds() {
    struct Trim: View {
      @State private var angle = 10.0
      var body: some View {
        Slider(value: $angle, in: 0...40, step: 5) {
          Text("Trim")
        } minimumValueLabel: {
          Text("port")
        } maximumValueLabel: {
          Text("starboard")
        }
      }
    }
    let host = HeadlessHost { Trim() }
    #expect(host.text == "port  Trim: 10 (0 to 40)  starboard")
    host.slide("Trim", to: 35)
    #expect(host.text == "port  Trim: 35 (0 to 40)  starboard")
  }

  @Test func aSliderTakesStepsAndNumbers() {
    let host = HeadlessHost { BerthForm() }
    host.step("Draught", by: -2)
    #expect(host.text.contains("Draught: 0.5 (0 to 6)"))
    host.slide("Draught", to: 4.3)
    #expect(host.text.contains("Draught: 4.5 (0 to 6)"), "the nearest step")
    withKnownIssue {
      host.slide("Draught", to: 7)
    } matching: {
      $0.comments.description.contains("cannot take \"7.0\"; it needs a number from 0 to 6")
    }
  }

  @Test func aDateIsWrittenOrSteppedTo() {
    let host = HeadlessHost { BerthForm() }
    host.type("Arrival", "2028-02-28")
    host.step("Arrival")
    #expect(host.text.contains("Arrival: [2028-02-29]"))
    withKnownIssue {
      host.type("Arrival", "2027-02-29")
    } matching: {
      $0.comments.description.contains("it needs a date such as 2026-11-22")
    }
  }

  @Test func aGroupOpensAndCloses() {
    let host = HeadlessHost { BerthForm() }
    host.expand("More")
    #expect(host.text.contains("[-] More\n  Length: [12.5]\n  Notes: []"))
    host.type("Notes", "two masts\nred hull")
    #expect(host.text.contains("Notes: [two masts\\nred hull]"))
    host.expand("More")
    #expect(!host.text.contains("Notes"))
  }

  @Test func aFieldForAValueKeepsWhatIsTypedUntilItIsOne() {
    let host = HeadlessHost { BerthForm() }
    host.expand("More")
    host.type("Length", "1.")
    #expect(host.text.contains("Length: [1.]"), "not made 1 before the next digit")
    host.type("Length", "ten")
    #expect(host.text.contains("Length: [ten] (not valid)"))
    host.tap("Length")
    #expect(host.text.contains("Length: [1]"), "submitting drops what is no number")
    host.type("Length", "")
    #expect(host.text.contains("Length: []"))
  }
}
