import Effects
import Foundation
import Views

/// What kind of number a number is, a word each.
struct NumberKinds: View {
  let number: Int

  var body: some View {
    HStack(spacing: 8) {
      if number.isMultiple(of: 2) { chip("even") } else { chip("odd") }
      if let positive = UInt64(exactly: number), positive > 0 {
        if positive.isPrime { chip("prime") }
        if positive.isSquare { chip("square") }
      }
    }
  }

  private func chip(_ word: LocalizedStringKey) -> some View {
    Text(word)
      .font(.caption.weight(.semibold))
      .foregroundStyle(.indigo)
      .padding(.horizontal, 8)
      .padding(.vertical, 1)
      .background(Capsule().fill(Color.indigo.opacity(0.15)))
  }
}

extension UInt64 {
  /// Found without the factors, which take a tenth of a second for some numbers.
  var isSquare: Bool {
    // A floating-point number is less exact than the largest integers.
    let root = UInt64(Double(self).squareRoot())
    return (root - (root > 0 ? 1 : 0)...root + 1).contains {
      $0.multipliedReportingOverflow(by: $0) == (self, false)
    }
  }
}

#Preview("Kinds of numbers") {
  VStack(alignment: .leading) {
    ForEach([0, 1, 2, 9, 16, -3], id: \.self) { NumberKinds(number: $0) }
  }
  .padding()
}
