import CoreViews
import Foundation
import Testing

@testable import WebHost

private struct Tides: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(title: "Tides", summary: "Rising", values: ["6:00: 2 m"])
  }
}

/// What a page tells those who do not see it, and the browser's keyboard.
@MainActor
@Suite struct SpeechTests {
  private func holds(
    _ parts: String..., sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ content: () -> some View
  ) {
    let html = html(content)
    for part in parts { #expect(html.contains(part), "\(html)", sourceLocation: sourceLocation) }
  }

  private let button = Button("Cast off") {}

  @Test func controlsSayWhatTheyDo() {
    holds(#"title="Leaves the quay""#, #"aria-description="Leaves the quay""#) {
      button.help("Leaves the quay")
    }
    holds(#"aria-keyshortcuts="Meta+K""#, #"accesskey="k""#) { button.keyboardShortcut("k") }
    holds(#"aria-hidden="true""#) { button.accessibilityHidden(true) }
    holds(#"data-test="cast""#) { button.accessibilityIdentifier("cast") }
    holds(#"aria-description="Depth: 3 m""#) {
      button.accessibilityCustomContent("Depth", "3 m")
    }
    holds(#"aria-valuetext="half""#) {
      ProgressView(value: 0.5).accessibilityValue("half")
    }
    holds(#"aria-label="Wind, 12 knots""#) { Text("Wind").accessibilityValue("12 knots") }
  }

  @Test func textsSayWhatTheyAre() {
    holds(#"role="heading""#, #"aria-level="3""#) { Text("Log").accessibilityHeading(.h3) }
    holds(#"role="img""#) { Text("~").accessibilityAddTraits(.isImage) }
    holds(#"role="group""#) { VStack { Text("a") }.accessibilityElement(children: .combine) }
    let plain = html {
      Text("Log").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader)
    }
    #expect(!plain.contains("heading"))
    holds(#"lang="ko""#) { Text("배").typesettingLanguage(Locale.Language(identifier: "ko")) }
    holds(#"aria-label="S O S""#) { Text("SOS").speechSpellsOutCharacters() }
    holds(#"aria-live="polite""#) { Text("3").speechAnnouncementsQueued() }
    holds(#"aria-description="source code""#) {
      Text("x = 1").accessibilityTextContentType(.sourceCode)
    }
  }

  @Test func aLabelThatIsToldIsNotDrawn() {
    holds(#"aria-label="Twice the speed">2x<"#) { Text("2x").accessibilityLabel("Twice the speed") }
    holds(#"aria-label="Normal">1x<"#) { Button("1x") {}.accessibilityLabel("Normal") }
    holds(#"aria-label="Lamp""#, ">On<") {
      Toggle("On", isOn: .constant(true)).accessibilityLabel("Lamp")
    }
  }

  @Test func pairsFindEachOther() {
    struct Pair: View {
      @Namespace private var names
      var body: some View {
        Text("Ship").accessibilityLabeledPair(role: .label, id: "ship", in: names)
        Text("Hulk").accessibilityLabeledPair(role: .content, id: "ship", in: names)
      }
    }
    let html = html { Pair() }
    let id = html.split(separator: "aria-labelledby=\"").last?.prefix { $0 != "\"" } ?? ""
    #expect(id.hasPrefix("pair-") && html.contains("<span id=\"\(id)\">Ship</span>"), "\(html)")
  }

  @Test func groupsAndRotorsAreInTheTree() {
    struct Fleet: View {
      @Namespace private var names
      var body: some View {
        VStack {
          Text("Tug").accessibilityLinkedGroup(id: 1, in: names)
          Text("Pilot").accessibilityRotorEntry(id: 1, in: names)
        }
        .accessibilityRotor("Boats") {
          AccessibilityRotorEntry("Tug", id: 1)
          AccessibilityRotorEntry("Pilot", id: 2)
        }
      }
    }
    let all = ViewGraph(Fleet()).root.flattened
    let groups = Set(all.filter { $0.role == .text }.map(\.accessibility.group))
    #expect(groups.count == 1 && groups != [""])
    #expect(
      all.flatMap(\.accessibility.rotors) == [.init(name: "Boats", entries: ["Tug", "Pilot"])])
    holds(#"aria-description="Boats: Tug, Pilot""#) { Fleet() }
  }

  @Test func chartsAndScrollsAreToldInWords() {
    holds(#"aria-description="Tides. Rising. 6:00: 2 m""#) {
      Text("▁▃▇").accessibilityChartDescriptor(Tides())
    }
    holds(#"aria-label="Log, page 2 of 9""#) {
      Text("Log").accessibilityScrollStatus("page 2 of 9")
    }
  }

  @Test func whatIsSpokenOnlyIsToldAndNotDrawn() {
    holds(#"class="text unseen""#, #"aria-hidden="true""#) {
      Text("★★★").accessibilityRepresentation { Text("three stars") }
    }
    holds(#"button unseen""#) { Text("Row").accessibilityActions { Button("Pin") {} } }
    holds("unseen") { Text("Map").accessibilityChildren { Text("Buoy 1") } }
    holds(#"<li><div id="e3" class="row"><div id="k3" class="label">"#) {
      List { Text("Map").accessibilityChildren { Text("Buoy 1") } }
    }
    let graph = ViewGraph(Text("Map").accessibilityChildren { Text("Buoy 1") })
    #expect(graph.root.plainText == "Map\nBuoy 1")
    let stars = ViewGraph(Text("★★★").accessibilityRepresentation { Text("three stars") })
    #expect(stars.root.plainText == "three stars")
  }

  @Test func fieldsAskForAKeyboard() {
    let field = TextField("Mail", text: .constant(""))
    holds(#"inputmode="email""#, #"autocomplete="email""#, #"enterkeyhint="send""#) {
      field.keyboardType(.emailAddress).textContentType(.emailAddress).submitLabel(.send)
        .onSubmit {}
    }
    holds(#"autocapitalize="words""#) { VStack { field }.textInputAutocapitalization(.words) }
    holds(#"autocorrect="off""#, #"spellcheck="false""#) { field.autocorrectionDisabled() }
    holds(#"autocorrect="on""#) { field.disableAutocorrection(false) }
    holds(#"writingsuggestions="false""#) { field.writingToolsBehavior(.disabled) }
    holds(#"writingsuggestions="true""#) { field.writingToolsAffordanceVisibility(.visible) }
  }

  @Test func labelsAreHiddenAndStillTold() {
    let hidden = html { Toggle("Lamp", isOn: .constant(true)).labelsHidden() }
    #expect(hidden.contains(#"aria-label="Lamp""#) && !hidden.contains(">Lamp<"), "\(hidden)")
    let shown = html {
      VStack { Toggle("Lamp", isOn: .constant(true)).labelsVisibility(.visible) }.labelsHidden()
    }
    #expect(shown.contains(">Lamp<"))
  }

  @Test func symbolsAreDrawnInAVariant() {
    holds("symbol s-heart solid\"") { Image(systemName: "heart").symbolVariant(.fill) }
    holds("symbol s-heart\"") { Image(systemName: "heart") }
  }
}
