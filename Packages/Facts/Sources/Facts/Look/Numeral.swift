import Foundation
import Views

/// A number in digits as large as a title, each drawn with one line.
struct Numeral: View {
  @Environment(\.colorScheme) private var scheme
  let number: Int

  /// More digits than these are left to the fact.
  static let most = 8

  /// Whether it is so long that the fact has no room beside it.
  var isLong: Bool { "\(number)".count > 2 }

  var body: some View {
    let digits = "\(number)"
    if digits.count <= Self.most {
      HStack(spacing: 8) {
        ForEach(Array(digits.enumerated()), id: \.offset) { _, digit in
          Digit(character: digit)
            .stroke(color, style: .dots(isLong ? 5 : 7))
            .frame(width: height * (digit == "1" ? 0.3 : 0.5), height: height)
        }
      }
      .accessibilityHidden(true)
    }
  }

  private var height: CGFloat { isLong ? 48 : 80 }
  private var color: Color { scheme == .dark ? SkyColor.star : .indigo }
}

/// A digit or a minus sign, as a line.
struct Digit: Shape {
  let character: Character

  func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: rect.width * 0.08, dy: rect.height * 0.05)
    return Path { path in
      for line in Self.lines[character] ?? [] {
        path.move(to: inner.point(line.start))
        for curve in line.curves {
          path.addCurve(
            to: inner.point(curve.2), control1: inner.point(curve.0),
            control2: inner.point(curve.1))
        }
      }
    }
  }

  private typealias Pair = (Double, Double)

  private struct Line {
    let start: Pair
    /// Two control points and the end of each curve.
    let curves: [(Pair, Pair, Pair)]

    init(_ start: Pair, _ curves: (Pair, Pair, Pair)...) {
      (self.start, self.curves) = (start, curves)
    }

    /// Straight lines through points.
    init(through points: Pair...) {
      start = points[0]
      curves = zip(points, points.dropFirst()).map { ($0, $1, $1) }
    }
  }

  /// The lines of each character, within a square from 0 to 1.
  private static let lines: [Character: [Line]] = [
    "-": [Line(through: (0.1, 0.55), (0.9, 0.55))],
    "0": [
      Line(
        (0.5, 0), ((1.05, 0), (1.05, 1), (0.5, 1)), ((-0.05, 1), (-0.05, 0), (0.5, 0)))
    ],
    "1": [Line(through: (0.1, 0.22), (0.8, 0), (0.8, 1))],
    "2": [
      Line(
        (0.04, 0.26), ((0.06, -0.09), (0.96, -0.09), (0.94, 0.28)),
        ((0.92, 0.52), (0.4, 0.66), (0.02, 1)), ((0.02, 1), (1, 1), (1, 1)))
    ],
    "3": [
      Line(
        (0.06, 0.16), ((0.24, -0.08), (0.92, -0.06), (0.9, 0.24)),
        ((0.88, 0.44), (0.6, 0.46), (0.4, 0.46)), ((0.66, 0.46), (1, 0.5), (0.98, 0.73)),
        ((0.96, 1.08), (0.18, 1.1), (0.02, 0.8)))
    ],
    "4": [Line(through: (0.74, 1), (0.74, 0), (0, 0.7), (1, 0.7))],
    "5": [
      Line(
        (0.9, 0), ((0.9, 0), (0.2, 0), (0.2, 0)), ((0.2, 0), (0.12, 0.44), (0.12, 0.44)),
        ((0.34, 0.3), (1, 0.32), (0.98, 0.68)), ((0.96, 1.08), (0.16, 1.1), (0.02, 0.82)))
    ],
    "6": [
      Line(
        (0.76, 0), ((0.4, 0.14), (0.02, 0.42), (0.02, 0.68)),
        ((0.02, 1.1), (0.98, 1.1), (0.98, 0.68)), ((0.98, 0.3), (0.1, 0.32), (0.03, 0.64)))
    ],
    "7": [Line(through: (0.02, 0), (1, 0), (0.36, 1))],
    "8": [
      Line(
        (0.5, 0), ((1.02, 0), (1.02, 0.46), (0.5, 0.46)),
        ((-0.14, 0.48), (-0.14, 1), (0.5, 1)), ((1.14, 1), (1.14, 0.48), (0.5, 0.46)),
        ((-0.02, 0.46), (-0.02, 0), (0.5, 0)))
    ],
    "9": [
      Line(
        (0.24, 1), ((0.6, 0.86), (0.98, 0.58), (0.98, 0.32)),
        ((0.98, -0.1), (0.02, -0.1), (0.02, 0.32)), ((0.02, 0.7), (0.9, 0.68), (0.97, 0.36)))
    ],
  ]
}

extension CGRect {
  /// The point at shares of the width and the height.
  fileprivate func point(_ share: (Double, Double)) -> CGPoint {
    CGPoint(x: minX + width * share.0, y: minY + height * share.1)
  }
}

#Preview("Numerals") {
  VStack {
    Numeral(number: 12)
    Numeral(number: 34_567_890)
    Numeral(number: -1)
  }
  .padding()
}
