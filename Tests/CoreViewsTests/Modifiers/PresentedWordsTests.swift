import CoreViews
import Foundation
import Testing
import ViewsTesting

private struct Fogged: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
    Text(phase.isIdentity ? "clear" : "in fog")
  }
}

private enum Leak: LocalizedError {
  case hull
  var errorDescription: String? { "Water in the hull" }
  var recoverySuggestion: String? { "Pump." }
}

/// What modifiers show that have phases, places or an error.
@MainActor
@Suite struct PresentedWordsTests {
  private func text(@ViewBuilder _ content: () -> some View) -> String {
    HeadlessHost(content).text
  }

  @Test func animatorsShowTheirFirstPhase() {
    let buoy = Text("Buoy")
    #expect(
      text { buoy.phaseAnimator([1, 2]) { view, phase in view.badge(phase) } } == "Buoy (1)")
    #expect(
      text { PhaseAnimator(["red", "green"], trigger: 3) { Text($0) } } == "red")
    #expect(
      text {
        buoy.keyframeAnimator(initialValue: CGSize(width: 4, height: 2), trigger: 1) {
          view, size in
          view.badge(Int(size.width))
        } keyframes: { _ in
          KeyframeTrack(\.width) {
            LinearKeyframe(8, duration: 1)
            SpringKeyframe(9, duration: 1)
          }
          KeyframeTrack(\.height) { CubicKeyframe(1, duration: 2) }
        }
      } == "Buoy (4)")
    #expect(
      text {
        KeyframeAnimator(initialValue: 5.0) {
          Text("\(Int($0))")
        } keyframes: { _ in
          MoveKeyframe(6)
        }
      } == "5")
  }

  @Test func aTransitionDrawsThePhaseInWhichAViewIsThere() {
    #expect(text { Text("Buoy").transition(Fogged()) } == "Buoy\nclear")
    #expect(
      text {
        Text("Buoy").scrollTransition { view, phase in view.badge(phase.isIdentity ? 1 : 2) }
      } == "Buoy (1)")
  }

  @Test func aVisualEffectKnowsASize() {
    let shown = text {
      Text("Buoy").visualEffect { view, proxy in view.badge(proxy.size.width > 0 ? "wide" : "") }
    }
    #expect(shown == "Buoy (wide)")
  }

  @Test func anErrorIsAnAlertWithWhatToDo() {
    struct Deck: View {
      @State private var isShown = true
      var body: some View {
        Text("Deck").alert(isPresented: $isShown, error: Leak.hull) { Button("Pump") {} }
      }
    }
    let host = HeadlessHost { Deck() }
    #expect(host.text == "+-- Water in the hull ---\n| Pump.\n| [ Pump ]\n+---")
    host.tap("Pump")
    #expect(host.text == "Deck")
  }

  @Test func aSheetIsDrawnOverAStyle() {
    let root = ViewGraph(Text("Deck").presentationBackground(Color.red)).root
    #expect(root.flattened.contains { $0.style.background == "red" })
  }

  @Test func aRowThatCannotBeSelectedIsDisabled() {
    struct Berths: View {
      @State private var chosen: Int?
      var body: some View {
        List(selection: $chosen) {
          ForEach([1, 2], id: \.self) { Text("Berth \($0)").selectionDisabled($0 == 2) }
        }
        Text("chosen \(chosen ?? 0)")
      }
    }
    let host = HeadlessHost { Berths() }
    host.select("Berth 1")
    #expect(host.text.hasSuffix("chosen 1"))
    let rows = host.session.root.flattened.filter { $0.role == .row }
    #expect(rows.map { $0.traits.actions.contains(.select) } == [true, false])
  }

  @Test func aScrollPositionNamesAnEndEachTimeItIsAskedFor() throws {
    let host = HeadlessHost { Ends() }
    let target = { host.session.root.flattened.compactMap(\.traits.scrollTarget).last }
    #expect(target()?.anchor == .bottom)
    let scrolled = try #require(target())
    #expect(host.session.root.flattened.first { $0.id == scrolled.id }?.children.isEmpty == false)
    host.tap("Top")
    #expect(target()?.anchor == .top)
    let first = target()?.number ?? 0
    host.tap("Top")
    #expect(target()?.number == first + 1)
  }

  @Test func aScrollPositionNamesTheRowToShow() {
    struct Log: View {
      @State private var row: Int? = 2
      var body: some View {
        ScrollView { ForEach([1, 2], id: \.self) { Text("Entry \($0)") } }.scrollPosition(id: $row)
      }
    }
    let root = HeadlessHost { Log() }.session.root
    #expect(root.flattened.contains { $0.traits.scrollTarget != nil })
    var position = ScrollPosition(idType: Int.self)
    position.scrollTo(id: 3)
    #expect(position.viewID(type: Int.self) == 3)
  }

  @Test func whatIsInSightSaysSo() {
    struct Lamp: View {
      @State private var isSeen = false
      var body: some View {
        Text(isSeen ? "seen" : "unseen").onScrollVisibilityChange { isSeen = $0 }
      }
    }
    #expect(text { Lamp() } == "seen")
  }
}

private struct Ends: View {
  @State private var position = ScrollPosition(edge: .bottom)

  var body: some View {
    Button("Top") { position.scrollTo(edge: .top) }
    ScrollView {
      Text("one"); Text("two")
    }
    .scrollPosition($position)
  }
}
