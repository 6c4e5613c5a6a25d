import Foundation
import Views

/// A boat in the water of the harbour, as deep as it lies there.
struct HullDrawing: View {
  /// How deep it lies, in metres.
  let draught: Double
  let color: Color

  /// How deep the harbour is, in metres.
  private static let depth = 6.0

  var body: some View {
    Canvas { context, size in
      let surface = size.height * 0.3
      let metre = (size.height - surface) / Self.depth
      let bottom = surface + draught * metre
      let water = CGRect(x: 0, y: surface, width: size.width, height: size.height - surface)
      context.fill(Path(water), with: .color(.blue.opacity(0.2)))
      context.fill(hull(in: size, from: surface * 0.5, to: bottom), with: .color(color))
      context.stroke(mast(in: size, to: surface * 0.5), with: .color(.primary))
    }
    .accessibilityElement()
    .accessibilityAddTraits(.isImage)
    .accessibilityLabel(
      "The hull lies \(draught.formatted()) of \(Self.depth.formatted()) metres deep")
  }

  private func hull(in size: CGSize, from deck: Double, to keel: Double) -> Path {
    Path { path in
      path.move(to: CGPoint(x: size.width * 0.15, y: deck))
      path.addLine(to: CGPoint(x: size.width * 0.85, y: deck))
      path.addQuadCurve(
        to: CGPoint(x: size.width * 0.15, y: deck),
        control: CGPoint(x: size.width * 0.5, y: 2 * keel - deck))
      path.closeSubpath()
    }
  }

  private func mast(in size: CGSize, to deck: Double) -> Path {
    Path { path in
      path.move(to: CGPoint(x: size.width * 0.5, y: 0))
      path.addLine(to: CGPoint(x: size.width * 0.5, y: deck))
    }
  }
}
