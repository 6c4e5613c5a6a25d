import Core

/// A further fact about a positive number, less remarkable than a trait.
enum NumberDetail: Equatable {
  /// Why a number is perfect.
  case equalsProperDivisorSum
  /// Why a number is narcissistic.
  case equalsDigitPowerSum(exponent: Int)
  case divisors(count: Int, sum: UInt128)
  case factors([Factorization.PrimePower])
  case smallestPrimeFactor(UInt64)
  case nextPrime(UInt64)
  case previousPrime(UInt64)
  case digitSum(Int)
  case binary(String)
}

extension NumberDetail {
  /// The details to choose from for a number above 1: those that explain its traits, else all that
  /// do not repeat one.
  static func all(
    of number: UInt64, factorization: Factorization, besides traits: [NumberTrait]
  ) -> [NumberDetail] {
    let explanations = traits.compactMap(explanation)
    if !explanations.isEmpty { return explanations }
    var details = [NumberDetail.binary(String(number, radix: 2))]
    if number > 9 { details.append(.digitSum(number.decimalDigits.reduce(0, +))) }
    if factorization.isPrime {
      if let next = number.nextPrime { details.append(.nextPrime(next)) }
      if let previous = number.previousPrime { details.append(.previousPrime(previous)) }
      return details
    }
    details.append(
      .divisors(count: factorization.divisorCount, sum: factorization.divisorSum))
    if case .productOfPrimes = traits.first { return details }
    guard factorization.powers.count > 1 else { return details }
    details.append(.factors(factorization.powers))
    let smallest = factorization.powers[0].prime
    if smallest > 2 { details.append(.smallestPrimeFactor(smallest)) }
    return details
  }

  private static func explanation(of trait: NumberTrait) -> NumberDetail? {
    switch trait {
    case .perfect: .equalsProperDivisorSum
    case .narcissistic(let digits): .equalsDigitPowerSum(exponent: digits)
    default: nil
    }
  }

  /// The detail as words that follow the number or "it".
  var phrase: String {
    switch self {
    case .equalsProperDivisorSum: localized("equals the sum of its smaller divisors")
    case .equalsDigitPowerSum(let exponent):
      localized("equals the sum of its digits each raised to the \(exponent.ordinal) power")
    case .divisors(let count, let sum):
      localized("has \("\(count)") positive divisors that add up to \("\(sum)")")
    case .factors(let powers):
      localized("factors into \(powers.map(\.phrase).joined(separator: " × "))")
    case .smallestPrimeFactor(let prime):
      localized("has \("\(prime)") as its smallest prime factor")
    case .nextPrime(let prime): localized("comes right before the prime number \("\(prime)")")
    case .previousPrime(let prime): localized("comes right after the prime number \("\(prime)")")
    case .digitSum(let sum): localized("has digits that add up to \("\(sum)")")
    case .binary(let digits): localized("is \(digits) in binary")
    }
  }
}

extension Factorization.PrimePower {
  fileprivate var phrase: String { exponent == 1 ? "\(prime)" : "\(prime)^\(exponent)" }
}
