import Effects
import Foundation
public import Views

/// The first numbers along the spiral of a sunflower, with the primes shining.
public struct PrimeSpiral: View {
  /// Makes the spiral.
  public init() {}

  private static let count: UInt64 = 280
  /// The angle between neighbours at which seeds are packed closest.
  private static let turn = Double.pi * (3 - 5.0.squareRoot())

  /// The other numbers, and the primes in front of them.
  public var body: some View {
    Canvas { context, size in
      let square = CGRect.square(in: size)
      context.stroke(
        seeds(arePrime: false, in: square), with: .color(SkyColor.faint), style: .dots(3))
      context.stroke(
        seeds(arePrime: true, in: square), with: .color(SkyColor.prime), style: .dots(7))
    }
  }

  private func seeds(arePrime: Bool, in square: CGRect) -> Path {
    Path { path in
      for number in 1...Self.count where number.isPrime == arePrime {
        let distance = (Double(number) / Double(Self.count)).squareRoot() * square.width / 2
        path.addDot(at: square.middle.moved(by: distance, turn: Double(number) * Self.turn))
      }
    }
  }
}

#Preview("Prime spiral") { Sky { PrimeSpiral() }.frame(height: 320) }
