import CoreViews
import Foundation
import Testing
import ViewsTesting

/// Stands for one of two colours, by whether the view is enabled.
private struct Tide: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.isEnabled ? Color.teal : Color.gray
  }
}

/// Stands for another that stands for one.
private struct Deep: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Tide { Tide() }
}

private struct Dawn: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    LinearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom)
  }
}

extension ShapeStyle where Self == Tide {
  fileprivate static var tide: Tide { Tide() }
}

@MainActor @Suite struct ShapeStyleTests {
  private func element(_ role: Element.Role, @ViewBuilder _ view: () -> some View) -> Element? {
    ViewGraph(view()).root.flattened.first { $0.role == role }
  }

  @Test func textsAndViewsHaveTheColourOfTheirEnvironment() {
    #expect(element(.text) { Text("Low").foregroundStyle(.tide) }?.style.foreground == "teal")
    #expect(
      element(.text) { Text("Low").foregroundStyle(.tide).disabled(true) }?.style.foreground
        == "gray")
    #expect(
      element(.text) { VStack { Text("Low") }.foregroundStyle(Deep()) }?.style.foreground == "teal")
    #expect(
      element(.text) { HStack { Text("Low").background(.tide) }.disabled(true) }?.style.background
        == "gray")
    #expect(
      element(.button) { Button("Low") {}.tint(.tide).disabled(true) }?.style.tint == "gray")
  }

  @Test func partsOfATextKeepTheirs() {
    let text = Text("Low ").foregroundStyle(.tide) + Text("tide").bold()
    let spans = element(.text) { text.disabled(true) }?.style.spans
    #expect(spans?.map(\.foreground) == ["gray", nil])
  }

  @Test func shapesAreFilledWithWhatTheStyleStandsFor() {
    #expect(element(.shape) { Circle().fill(.tide).disabled(true) }?.style.foreground == "gray")
    #expect(element(.shape) { Circle().stroke(Deep(), lineWidth: 2) }?.style.foreground == "teal")
    let appearances = element(.shape) { Circle().fill(Dawn()) }?.style.appearances ?? []
    #expect(appearances.contains { if case .gradient = $0 { true } else { false } })
    #expect(
      element(.shape) { Circle().fill(AnyShapeStyle(Tide())).disabled(true) }?.style.foreground
        == "gray")
  }

  @Test func levelsAreThoseOfTheResolvedColour() {
    #expect(
      element(.shape) { Circle().fill(.tide.opacity(0.5)).disabled(true) }?.style.foreground
        == "gray@0.5")
    #expect(element(.shape) { Circle().fill(Tide().secondary) }?.style.foreground == "teal@0.6")
  }

  @Test func aStyleFollowsTheEnvironment() {
    struct Lock: View {
      @State private var isShut = false
      var body: some View {
        Button("Shut") { isShut = true }
        Text("Gate").foregroundStyle(.tide).disabled(isShut)
      }
    }
    let host = HeadlessHost { Lock() }
    func color() -> String? {
      host.session.root.flattened.first { $0.label == "Gate" }?.style.foreground
    }
    #expect(color() == "teal")
    host.tap("Shut")
    #expect(color() == "gray")
  }

  @Test func aColourResolvesToItsParts() {
    let parts = Color(red: 1, green: 0, blue: 0).resolve(in: EnvironmentValues())
    #expect(parts == Color.Resolved(red: 1, green: 0, blue: 0))
    #expect(element(.shape) { Circle().fill(parts) }?.style.foreground == "#ff0000")
  }
}
