import Foundation
public import Views

/// A night sky with faint stars, for a picture in front of it.
///
/// It is dark on light screens as well, and takes the room that it is offered.
public struct Sky<Content: View>: View {
  private let content: Content

  /// Makes the sky behind a picture.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The picture, in front of the stars.
  public var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { StarField(count: 60).stroke(SkyColor.faint, style: .dots(2)).padding(8) }
      .background(
        LinearGradient(
          colors: [SkyColor.zenith, SkyColor.horizon], startPoint: .top, endPoint: .bottom)
      )
      .accessibilityHidden(true)
  }
}

/// The colours of the sky and of what shines in it.
enum SkyColor {
  static let zenith = Color(red: 0.07, green: 0.07, blue: 0.23)
  static let horizon = Color(red: 0.28, green: 0.22, blue: 0.53)
  static let faint = Color(red: 0.5, green: 0.48, blue: 0.78)
  static let star = Color(red: 0.84, green: 0.84, blue: 1)
  static let prime = Color(red: 1, green: 0.82, blue: 0.4)
}

/// Stars that are the same each time, spread without rows.
private struct StarField: Shape {
  let count: Int

  /// The steps whose parts after the point spread most evenly over a square.
  private static let steps = (x: 0.754_877_666, y: 0.569_840_291)

  func path(in rect: CGRect) -> Path {
    Path { path in
      for index in 1...count {
        let x = (Double(index) * Self.steps.x).truncatingRemainder(dividingBy: 1)
        let y = (Double(index) * Self.steps.y).truncatingRemainder(dividingBy: 1)
        path.addDot(at: CGPoint(x: rect.width * x, y: rect.height * y))
      }
    }
  }
}

extension Path {
  /// Adds a point, which a line with round ends draws as a dot, and a terminal as one of braille.
  mutating func addDot(at point: CGPoint) {
    move(to: point)
    addLine(to: point)
  }
}

extension CGRect {
  /// A square in the middle of a room, nearly as large as that.
  static func square(in room: CGSize) -> CGRect {
    let side = min(room.width, room.height) * 0.9
    return CGRect(
      x: (room.width - side) / 2, y: (room.height - side) / 2, width: side, height: side)
  }

  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension CGPoint {
  /// The point at a distance, clockwise from the one above.
  func moved(by distance: Double, turn: Double) -> CGPoint {
    CGPoint(x: x + distance * sin(turn), y: y - distance * cos(turn))
  }
}

extension StrokeStyle {
  /// Dots of a width in points, in place of a line's points.
  static func dots(_ width: CGFloat) -> StrokeStyle {
    StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
  }
}

#Preview("Sky") { Sky { EmptyView() }.frame(height: 320) }
