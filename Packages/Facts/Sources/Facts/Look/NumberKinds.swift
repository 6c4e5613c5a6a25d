import Effects
import Foundation
import Views

/// What kind of number a number is, a word each.
struct NumberKinds: View {
  let number: Int

  var body: some View {
    HStack(spacing: 8) {
      if number.isMultiple(of: 2) { chip("even") } else { chip("odd") }
      if let factorization {
        if factorization.isPrime { chip("prime") }
        if factorization.isSquare { chip("square") }
      }
    }
  }

  /// Nil for numbers that are not positive.
  private var factorization: Factorization? {
    number > 0 ? Factorization(of: UInt64(number)) : nil
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

extension Factorization {
  fileprivate var isSquare: Bool { powers.allSatisfy { $0.exponent.isMultiple(of: 2) } }
}

#Preview("Kinds of numbers") {
  VStack(alignment: .leading) {
    ForEach([0, 1, 2, 9, 16, -3], id: \.self) { NumberKinds(number: $0) }
  }
  .padding()
}
