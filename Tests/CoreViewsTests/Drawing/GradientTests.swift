@_spi(Hosts) import CoreViews
import Foundation
import Testing

/// Where the colours of a gradient are.
@MainActor @Suite struct GradientTests {
  private func gradient(_ view: some View) throws -> ShapeGradient {
    let shape = ViewGraph(view).root.flattened.first { $0.role == .shape }
    return try #require(shape?.style.gradient)
  }

  private let colors: [Color] = [.red, .white, .blue]
  private let size = CGSize(width: 40, height: 20)

  /// The nearest colour at a point.
  private func color(_ x: Double, _ y: Double, of view: some View) throws -> String? {
    let gradient = try gradient(view)
    let (before, after, share) = gradient.colors(
      at: gradient.place(of: CGPoint(x: x, y: y), in: size))
    return (share < 0.5 ? before : after).color
  }

  @Test func aLineLeadsFromPointToPoint() throws {
    let across = LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
    #expect(try color(-9, 5, of: across) == "red")
    #expect(try color(20, 5, of: across) == "white")
    #expect(try color(39, 5, of: across) == "blue")
    #expect(try color(5, 19, of: Rectangle().fill(Gradient(colors: colors))) == "blue")
  }

  @Test func circlesAndEllipsesBeginInTheMiddle() throws {
    let radial = RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 10)
    #expect(try color(20, 10, of: radial) == "red")
    #expect(try color(25, 10, of: radial) == "white")
    #expect(try color(20, 20, of: radial) == "blue")
    let inwards = RadialGradient(colors: colors, center: .center, startRadius: 10, endRadius: 0)
    #expect(try color(20, 10, of: inwards) == "blue")
    let ellipse = EllipticalGradient(colors: colors)
    #expect(try color(30, 10, of: ellipse) == "white")
    #expect(try color(20, 15, of: ellipse) == "white")
  }

  @Test func anAngleTurnsClockwiseFromTheRight() throws {
    let quarter = AngularGradient(
      colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(180))
    #expect(try color(39, 10.1, of: quarter) == "red")
    #expect(try color(20, 19, of: quarter) == "white")
    #expect(try color(1, 9, of: quarter) == "blue")
  }

  @Test func placesThatAreNotInOrderAreTakenAsTheyCome() throws {
    let stops = [
      Gradient.Stop(color: .red, location: 0.5), Gradient.Stop(color: .blue, location: 0.2),
    ]
    let gradient = try gradient(
      LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing))
    #expect(gradient.stops.map(\.place) == [0.5, 0.5])
    #expect(gradient.colors(at: .nan).0.color == "blue")
    #expect(gradient.colors(at: 0.4).0.color == "red")
  }

  @Test func aStyleThatHidesItsTypeKeepsItsColours() throws {
    let style = AnyShapeStyle(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
    #expect(try gradient(Circle().fill(style)).stops.count == 3)
    let ground = Text("a").background(
      .linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
    #expect(try gradient(ground).stops.count == 3)
    let plain = ViewGraph(Circle().fill(AnyShapeStyle(.red))).root.flattened
    #expect(plain.allSatisfy { $0.style.gradient == nil })
  }
}
