import CoreViews
import Foundation

private struct Tides: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(title: "Tides", summary: "Rising", values: ["6:00: 2 m"])
  }
}

extension Word {
  /// What is told to those who do not see the screen.
  @WordsBuilder static var speech: [Word] {
    Word("accessibility", Text("Wheel")) { $0.accessibility(label: Text("Helm")) }
    Word("accessibilityLabel", Text("Wheel")) { $0.accessibilityLabel("Helm") }
    Word("accessibilityValue", Text("Wind")) { $0.accessibilityValue("12 knots") }
    Word("accessibilityHint", Button("Wheel") {}) { $0.accessibilityHint("Turns the boat") }
    Word("accessibilityHidden", Button("Wheel") {}) { $0.accessibilityHidden(true) }
    Word("accessibilityIdentifier", Text("Wheel")) { $0.accessibilityIdentifier("wheel") }
    Word("accessibilityAddTraits", Text("Wheel")) { $0.accessibilityAddTraits(.isHeader) }
    Word("accessibilityRemoveTraits", Text("Wheel").accessibilityAddTraits(.isHeader)) {
      $0.accessibilityRemoveTraits(.isHeader)
    }
    Word("accessibilityHeading", Text("Log")) { $0.accessibilityHeading(.h3) }
    Word(
      "accessibilityElement",
      VStack {
        Text("Wheel"); Text("Helm")
      }
    ) {
      $0.accessibilityElement(children: .combine)
    }
    Word("accessibilityChildren", Text("Map")) { $0.accessibilityChildren { Text("Buoy 1") } }
    Word("accessibilityRepresentation", Text("★★★")) {
      $0.accessibilityRepresentation { Text("three stars") }
    }
    Word("accessibilityCustomContent", Button("Wheel") {}) {
      $0.accessibilityCustomContent("Depth", "3 m")
    }
    Word("accessibilityInputLabels", Button("Wheel") {}, doing: "tap helm") {
      $0.accessibilityInputLabels(["helm"])
    }
    Word("accessibilityRespondsToUserInteraction", Button("Wheel") {}) {
      $0.accessibilityRespondsToUserInteraction(false)
    }
    Word("accessibilitySortPriority") {
      HStack {
        Text("second")
        Text("first").accessibilitySortPriority(3)
      }
    } without: {
      HStack {
        Text("second")
        Text("first")
      }
    }
    Word("accessibilityTextContentType", Text("x = 1")) {
      $0.accessibilityTextContentType(.sourceCode)
    }
    Word("accessibilityChartDescriptor", Text("▁▃▇")) { $0.accessibilityChartDescriptor(Tides()) }
    Word("accessibilityScrollStatus", Text("Log")) { $0.accessibilityScrollStatus("page 2 of 9") }
    Word("accessibilityAction", Button("Wheel") {}) {
      $0.accessibilityAction(named: "Lash") {}
    }
    Word("accessibilityActions", Button("Wheel") {}) {
      $0.accessibilityActions { Button("Lash") {} }
    }
    Word("accessibilityQuickAction", Text("Wheel")) {
      $0.accessibilityQuickAction(style: .outline) { Button("Lash") {} }
    }
    Word("accessibilityAdjustableAction", Button("Wheel") {}) {
      $0.accessibilityAdjustableAction { _ in }
    }
    Word("accessibilityScrollAction", Button("Chart") {}) { $0.accessibilityScrollAction { _ in } }
    Word("accessibilityZoomAction", Button("Chart") {}) { $0.accessibilityZoomAction { _ in } }
    Word("accessibilityFocused", doing: "tap Focus") {
      Focusing { focus in Button("Wheel") {}.accessibilityFocused(focus) }
    } without: {
      Focusing { _ in Button("Wheel") {} }
    }
    Word("accessibilityDefaultFocus") {
      Focusing { focus in
        Button("Wheel") {}.accessibilityFocused(focus).accessibilityDefaultFocus(focus, true)
      }
    } without: {
      Focusing { focus in Button("Wheel") {}.accessibilityFocused(focus) }
    }
    Word("accessibilityLabeledPair") {
      Naming { names in
        Text("Ship").accessibilityLabeledPair(role: .label, id: 1, in: names)
        Text("Hulk").accessibilityLabeledPair(role: .content, id: 1, in: names)
      }
    } without: {
      Text("Ship")
      Text("Hulk")
    }
    Word("accessibilityLinkedGroup") {
      Naming { names in
        Text("Tug").accessibilityLinkedGroup(id: 1, in: names)
        Text("Pilot").accessibilityLinkedGroup(id: 1, in: names)
      }
    } without: {
      Text("Tug")
      Text("Pilot")
    }
    Word("accessibilityRotor", VStack { Text("Tug") }) {
      $0.accessibilityRotor("Boats") { AccessibilityRotorEntry("Tug", id: 1) }
    }
    Word("accessibilityRotorEntry") {
      Naming { names in
        VStack { Text("Tug").accessibilityRotorEntry(id: 1, in: names) }
          .accessibilityRotor("Boats") { AccessibilityRotorEntry("Tug", id: 1) }
      }
    } without: {
      VStack { Text("Tug") }.accessibilityRotor("Boats") { AccessibilityRotorEntry("Tug", id: 1) }
    }
    Word("speechSpellsOutCharacters", Text("SOS")) { $0.speechSpellsOutCharacters() }
    Word("speechAnnouncementsQueued", Text("3")) { $0.speechAnnouncementsQueued() }
  }
}
