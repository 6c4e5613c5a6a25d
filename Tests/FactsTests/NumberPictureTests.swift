import Foundation
import Testing
import Views
import ViewsTesting

@testable import Facts

/// The pictures of numbers, as outlines.
@MainActor @Suite struct NumberPictureTests {
  private static let square = CGRect(x: 0, y: 0, width: 200, height: 200)

  /// The middle and the radius of each star.
  private func stars(of number: UInt64) -> [(middle: CGPoint, radius: Double)] {
    var lines: [[CGPoint]] = []
    Constellation(number).stars(in: Self.square).forEach { element in
      switch element {
      case .move(let point): lines.append([point])
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        lines[lines.count - 1].append(point)
      case .closeSubpath: break
      }
    }
    return lines.map { points in
      let (x, y) = (points.map(\.x), points.map(\.y))
      let (left, right, top, bottom) = (x.min()!, x.max()!, y.min()!, y.max()!)
      return (CGPoint(x: (left + right) / 2, y: (top + bottom) / 2), (right - left) / 2)
    }
  }

  @Test(arguments: [0, 1, 2, 3, 46_341, 94_906_267, 4_294_967_294, 4_294_967_295] as [UInt64])
  func squaresAreToldFromTheirNeighbours(root: UInt64) {
    let square = root * root
    #expect(square.isSquare)
    #expect(root < 2 || !(square - 1).isSquare)
    #expect(root < 1 || !(square + 1).isSquare)
    #expect(!UInt64.max.isSquare)
  }

  @Test func aNumberHasAsManyStars() {
    for number in UInt64(1)...300 { #expect(stars(of: number).count == Int(number)) }
  }

  @Test func starsKeepApartAndWithinTheSquare() {
    for number in UInt64(1)...120 {
      let stars = stars(of: number)
      for (index, star) in stars.enumerated() {
        #expect(Self.square.insetBy(dx: star.radius, dy: star.radius).contains(star.middle))
        for other in stars.dropFirst(index + 1) {
          let distance = hypot(star.middle.x - other.middle.x, star.middle.y - other.middle.y)
          #expect(distance > star.radius + other.radius, "\(number)")
        }
      }
    }
  }

  @Test func aPrimeIsARingAndFourASquare() {
    let distances = stars(of: 7).map { hypot($0.middle.x - 100, $0.middle.y - 100) }
    #expect(distances.allSatisfy { abs($0 - distances[0]) < 0.5 })
    let four = stars(of: 4).map(\.middle)
    #expect(Set(four.map { $0.x.rounded() }).count == 2)
    #expect(Set(four.map { $0.y.rounded() }).count == 2)
  }

  @Test func aLargeNumberIsDrawnByItsBinaryDigits() {
    let spiral = DigitSpiral(number: 0b1011_0001)
    func dots(_ digit: UInt64) -> Int {
      var count = 0
      spiral.path(of: digit, in: Self.square).forEach { if case .move = $0 { count += 1 } }
      return count
    }
    #expect(dots(1) == 4)
    #expect(dots(0) == 4)
  }

  @Test(arguments: [0, 1, 97, -12, 301, .max, .min])
  func everyNumberHasAPicture(number: Int) {
    #expect(!Self.outlines { NumberPicture(number: number) }.isEmpty)
  }

  @Test func aNumberOfFewDigitsIsDrawnLarge() {
    #expect(Self.outlines { Numeral(number: 1_234_567_890) }.isEmpty)
    for digit in "-0123456789" { #expect(!Self.outlines { Digit(character: digit) }.contains("")) }
    #expect(Self.outlines { Numeral(number: -42) }.count == 3)
  }

  private static func outlines(@ViewBuilder _ content: () -> some View) -> [String] {
    HeadlessHost(content).session.root.flattened.filter { $0.role == .shape }.map(\.value)
  }
}
