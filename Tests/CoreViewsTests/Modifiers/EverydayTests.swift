import CoreViews
import Foundation
import Observation
import Testing
import ViewsTesting

@Observable private final class Harbour { var name = "North" }

private struct TideKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct DepthValue: LayoutValueKey { static let defaultValue = 0 }

/// Modifiers with a small effect each, one look at every one.
@MainActor
@Suite struct EverydayTests {
  private func root(@ViewBuilder _ content: () -> some View) -> Element {
    ViewGraph(content()).root
  }
  private func text(@ViewBuilder _ content: () -> some View) -> String {
    HeadlessHost(content).text
  }
  private func leaf(@ViewBuilder _ content: () -> some View) -> Element {
    root(content).flattened.last { $0.children.isEmpty }
      ?? Element(id: .init(rawValue: 0), role: .text)
  }

  @Test func speechHasOrderWordsAndActions() {
    let wheel = Text("Wheel")
    #expect(leaf { wheel.accessibilitySortPriority(3) }.accessibility.sortPriority == 3)
    #expect(
      leaf { wheel.accessibilityInputLabels(["helm"]) }.accessibility.inputLabels == ["helm"])
    #expect(
      leaf { wheel.accessibilityRespondsToUserInteraction(false) }
        .accessibility.removedTraits == .isButton)
    let former = leaf { wheel.accessibility(label: Text("Helm"), hint: Text("Turns")) }
    #expect(former.label == "Helm" && former.accessibility.hint == "Turns")
    #expect(
      root { wheel.accessibilityQuickAction(style: .outline) { Button("Lash") {} } }.flattened
        .contains { $0.role == .button && $0.isSpokenOnly })
  }

  @Test func aPersonMayCallAControlByOtherWords() {
    struct Helm: View {
      @State private var log = ""
      var body: some View {
        Button("Wheel") { log += "turned " }.accessibilityInputLabels(["helm"])
        Button("2x") { log += "fast" }.accessibilityLabel("Twice the speed")
        Text(log)
      }
    }
    let host = HeadlessHost { Helm() }
    host.tap("Helm")
    host.tap("2x")
    #expect(host.text.hasSuffix("turned fast"))
    #expect(host.text.contains("[ Twice the speed ]"))
  }

  @Test func speechAdjustsScrollsAndZooms() throws {
    struct Chart: View {
      @State private var log = ""
      var body: some View {
        Button("Chart \(log)") {}
          .accessibilityAdjustableAction { log += "\($0) " }
          .accessibilityScrollAction { log += "\($0) " }
          .accessibilityZoomAction { log += "zoom \($0) " }
      }
    }
    let host = HeadlessHost { Chart() }
    let chart = try host.session.root.find("Chart").get()
    for name in ["increment", "scroll down", "zoom out"] {
      #expect(host.session.perform(.action(chart.id, named: name)) == .done)
    }
    #expect(host.text.contains("increment bottom zoom decrement"))
  }

  @Test func theFirstFocusIsChosen() {
    struct Log: View {
      enum Field: Hashable { case wind, sea }
      @FocusState private var field: Field?
      @FocusState private var isTold: Bool
      var body: some View {
        TextField("Wind", text: .constant("")).focused($field, equals: .wind)
        TextField("Sea", text: .constant("")).focused($field, equals: .sea)
          .defaultFocus($field, .sea)
        Button("Told") {}.accessibilityFocused($isTold)
          .accessibilityDefaultFocus($isTold, false)
      }
    }
    let host = HeadlessHost { Log() }
    #expect(host.front.controls.filter(\.isFocused).map(\.label) == ["Sea"])
    struct Short: View {
      @Namespace private var names
      var body: some View {
        Button("A") {}
        Button("B") {}.prefersDefaultFocus(in: names)
      }
    }
    let short = HeadlessHost { Short() }
    #expect(short.front.controls.filter(\.isFocused).map(\.label) == ["B"])
  }

  @Test func pressesComeFromEveryGesture() {
    struct Sail: View {
      @State private var log = ""
      var body: some View {
        Text(log)
        Text("Long").onLongPressGesture { log += "long " }
        Text("High").highPriorityGesture(TapGesture().onEnded { log += "high " })
        Text("Both").simultaneousGesture(TapGesture().onEnded { log += "both " })
        Button("Off") { log += "off " }.allowsHitTesting(false)
      }
    }
    let host = HeadlessHost { Sail() }
    for name in ["Long", "High", "Both"] { host.tap(name) }
    #expect(host.text.hasPrefix("long high both"))
    #expect(host.front.controls.last?.isEnabled == false)
  }

  @Test func valuesComeFromAround() {
    struct Reader: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.dynamicTypeSize) private var size
      @Environment(\.locale) private var locale
      @Environment(Harbour.self) private var harbour
      var body: some View { Text("\(scheme) \(size) \(locale.identifier) \(harbour.name)") }
    }
    let host = HeadlessHost {
      Reader().preferredColorScheme(.dark).dynamicTypeSize(.xLarge)
        .transformEnvironment(\.locale) { $0 = Locale(identifier: "ko") }
        .environment(Harbour())
    }
    #expect(host.text == "dark xLarge ko North")
  }

  @Test func preferencesChangeOnTheirWay() {
    struct Sum: View {
      @State private var total = 0
      var body: some View {
        Text("\(total)")
        Text("a").preference(key: TideKey.self, value: 2)
          .transformPreference(TideKey.self) { $0 *= 10 }
          .onPreferenceChange(TideKey.self) { total = $0 }
      }
    }
    #expect(text { Sum() }.hasPrefix("20"))
  }

  @Test func fieldsKeepTheirSubmissions() {
    struct Form: View {
      @State private var count = 0
      var body: some View {
        VStack {
          TextField("Inner", text: .constant("")).submitScope()
          TextField("Outer", text: .constant(""))
        }
        .onSubmit { count += 1 }
        Text("\(count)")
      }
    }
    let host = HeadlessHost { Form() }
    #expect(host.front.controls.map(\.isSubmittable) == [false, true])
    host.tap("Outer")
    #expect(host.text.hasSuffix("1"))
  }

  @Test func textsHaveWeightsAndCovers() {
    #expect(leaf { VStack { Text("a") }.fontWeight(.heavy) }.style.isBold)
    #expect(leaf { Button("a") {}.accentColor(.red) }.style.tint == "red")
    #expect(text { Text("pin").unredacted().redacted(reason: .placeholder) } == "pin")
    #expect(text { Text("pin").redacted(reason: .placeholder) } == "▒▒▒")
    let covered = leaf { Text("pin").redacted(reason: .placeholder) }
    #expect(covered.style.appearances == [.mark(.covered)])
  }

  @Test func roomIsTakenAsAsked() {
    func steps(@ViewBuilder _ content: () -> some View) -> Int {
      root(content).flattened.map(\.style.layout.steps.count).reduce(0, +)
    }
    let text = Text("a")
    #expect(steps { text.safeAreaPadding(8) } == 1)
    #expect(steps { text.scenePadding() } == 1)
    #expect(steps { text.scaledToFill() } == 1)
    #expect(steps { Grid { GridRow { text.gridCellUnsizedAxes(.horizontal) } } } >= 1)
    #expect(steps { text.layoutValue(key: DepthValue.self, value: 3) } >= 1)
  }

  @Test func rowsStayAndPopoversOpen() {
    struct Shelf: View {
      @State private var jars = ["plum", "quince"]
      @State private var isOpen = false
      var body: some View {
        List {
          ForEach(jars, id: \.self) {
            Text($0).moveDisabled($0 == "plum").deleteDisabled($0 == "quince")
          }
          .onDelete { jars.remove(atOffsets: $0) }
          .onMove { jars.move(fromOffsets: $0, toOffset: $1) }
        }
        Button("Info") { isOpen = true }.popover(isPresented: $isOpen) { Text("jam") }
      }
    }
    let host = HeadlessHost { Shelf() }
    let rows = host.session.root.flattened.filter { $0.role == .row }
    #expect(rows.map { $0.traits.actions.contains(.move) } == [false, true])
    #expect(rows.map { $0.traits.actions.contains(.delete) } == [true, false])
    host.tap("Info")
    #expect(host.text.contains("jam"))
  }
}
