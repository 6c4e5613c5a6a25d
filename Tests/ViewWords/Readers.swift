import CoreViews
import Foundation
import ModularCombine
import Observation

extension FocusedValues {
  @Entry var ship: String?
}

extension ContainerValues {
  @Entry var isPinned = false
}

@Observable final class Harbour: ObservableObject, Sendable { let name = "North" }

final class Pilot: ObservableObject { @Published var name = "Ann" }

struct BoundsKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

struct Fogged: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
    Text(phase.isIdentity ? "clear" : "in fog")
  }
}

struct Framed: ViewModifier {
  func body(content: Content) -> some View {
    HStack {
      Text("<")
      content
      Text(">")
    }
  }
}

struct ReadsShip: View {
  @FocusedValue(\.ship) var ship
  var body: some View { Text("ship \(ship ?? "none")") }
}

struct ReadsPilot: View {
  @FocusedObject var pilot: Pilot?
  var body: some View { Text("pilot \(pilot?.name ?? "none")") }
}

struct ReadsHarbour: View {
  @Environment(Harbour.self) var harbour: Harbour?
  var body: some View { Text("harbour \(harbour?.name ?? "none")") }
}

struct Board<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View {
    Group(subviews: content) { notes in
      ForEach(notes) { note in
        HStack {
          Text(note.containerValues.isPinned ? "*" : "-")
          note
        }
      }
    }
  }
}

/// A berth that user defaults keep.
struct KeptBerth: View {
  @AppStorage("berth") private var berth = "none"
  var body: some View { Text("kept \(berth)") }
}

struct Scrolled: View {
  @State private var height = 0
  var tellsPlace = false

  var body: some View {
    Text("\(height) points")
    if tellsPlace {
      log.onScrollGeometryChange(for: Int.self) {
        Int($0.contentSize.height)
      } action: { _, new in
        height = new
      }
    } else {
      log
    }
  }

  private var log: some View { ScrollView { ForEach(1..<5) { Text("Berth \($0)") } } }
}
