import Effects
import Foundation
import Views

/// A number as stars: so many of them, grouped by its factors.
///
/// A prime number is a ring, a square number as many groups as each has stars. A number with more
/// stars than can be told apart is a spiral of its binary digits.
struct NumberPicture: View {
  let number: Int

  private static let most: UInt64 = 300

  var body: some View {
    Canvas { context, size in
      let magnitude = UInt64(number.magnitude)
      let square = CGRect.square(in: size)
      guard magnitude > 0 else {
        let ring = Path(ellipseIn: square.insetBy(dx: square.width / 4, dy: square.width / 4))
        return context.stroke(ring, with: .color(SkyColor.star), style: .dots(3))
      }
      if magnitude <= Self.most {
        draw(Constellation(magnitude), in: square, &context)
      } else {
        let spiral = DigitSpiral(number: magnitude)
        context.stroke(
          spiral.path(of: 0, in: square), with: .color(SkyColor.faint), style: .dots(4))
        context.stroke(
          spiral.path(of: 1, in: square), with: .color(SkyColor.prime), style: .dots(9))
      }
    }
  }

  private func draw(
    _ constellation: Constellation, in square: CGRect, _ context: inout GraphicsContext
  ) {
    let color = constellation.isPrime ? SkyColor.prime : SkyColor.star
    context.stroke(constellation.lines(in: square), with: .color(SkyColor.faint), style: .dots(1))
    context.fill(constellation.stars(in: square), with: .color(color))
  }
}

/// The stars of a number, and the lines between its largest groups.
struct Constellation {
  let isPrime: Bool
  /// How many groups there are on each level, from the outermost; four are a square.
  private let groups: [Int]

  init(_ number: UInt64) {
    let factorization = Factorization(of: number)
    isPrime = factorization.isPrime
    groups = factorization.powers.reversed().flatMap { power in
      let prime = Int(power.prime)
      guard prime == 2 else { return Array(repeating: prime, count: power.exponent) }
      return Array(repeating: 4, count: power.exponent / 2)
        + Array(repeating: 2, count: power.exponent % 2)
    }
  }

  func lines(in square: CGRect) -> Path {
    let ring = Ring(count: groups.first ?? 1, radius: square.width / 2)
    let points = (0..<ring.count).map { ring.point($0, around: square.middle) }
    return Path { path in
      path.addLines(points)
      path.closeSubpath()
    }
  }

  func stars(in square: CGRect) -> Path {
    Path { addStars(of: groups[...], to: &$0, around: square.middle, square.width / 2) }
  }

  private func addStars(
    of groups: ArraySlice<Int>, to path: inout Path, around middle: CGPoint, _ radius: Double
  ) {
    guard let count = groups.first else {
      let size = radius * (self.groups.isEmpty ? 0.3 : 0.56)
      return path.addEllipse(
        in: CGRect(x: middle.x - size, y: middle.y - size, width: 2 * size, height: 2 * size))
    }
    let ring = Ring(count: count, radius: radius)
    for index in 0..<count {
      addStars(
        of: groups.dropFirst(), to: &path, around: ring.point(index, around: middle),
        ring.radiusOfGroup)
    }
  }
}

/// Where groups stand around a point, as large as they can be without touching each other.
private struct Ring {
  let count: Int
  let radius: Double
  let radiusOfGroup: Double

  init(count: Int, radius: Double) {
    let half = sin(Double.pi / Double(count))
    self.count = count
    self.radius = radius / (1 + half)
    radiusOfGroup = radius * half / (1 + half)
  }

  func point(_ index: Int, around middle: CGPoint) -> CGPoint {
    // Two stand beside each other, four in a square, and others around the one at the top.
    let start = count.isMultiple(of: 2) ? 0.5 : 0
    let turn = 2 * Double.pi * (start + Double(index)) / Double(count)
    return middle.moved(by: radius, turn: turn)
  }
}

/// The binary digits of a number from the inside of a spiral to its end.
struct DigitSpiral {
  let number: UInt64

  func path(of digit: UInt64, in square: CGRect) -> Path {
    let count = UInt64.bitWidth - number.leadingZeroBitCount
    return Path { path in
      for place in 0..<count where number >> UInt64(count - 1 - place) & 1 == digit {
        let share = (Double(place + 1) / Double(count)).squareRoot()
        let (angle, radius) = (share * 7 * Double.pi, share * square.width * 0.47)
        path.addDot(at: square.middle.moved(by: radius, turn: angle))
      }
    }
  }
}

#Preview("Pictures of numbers") {
  Sky {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 96))]) {
      ForEach([0, 1, 2, 3, 4, 6, 7, 12, 36, 97, 100, 1_000_000_007], id: \.self) {
        NumberPicture(number: $0).frame(width: 88, height: 88)
      }
    }
    .padding()
  }
}
