import Core

extension NumberTrait {
  /// The trait as words that follow "is".
  ///
  /// Traits that can be listed with others have no commas or relative clauses, which would make the
  /// list ambiguous.
  var phrase: String {
    switch self {
    case .perfect: localized("a perfect number")
    case .mersennePrime(let exponent): localized("the Mersenne prime 2^\("\(exponent)") - 1")
    case .twinPrime(let twin): localized("a twin prime of \("\(twin)")")
    case .prime: localized("a prime number")
    case .factorial(let number): localized("the factorial of \("\(number)")")
    case .fibonacci(let index): localized("the \(index.ordinal) Fibonacci number")
    case .power(let base, exponent: 2): localized("the square of \("\(base)")")
    case .power(let base, exponent: 3): localized("the cube of \("\(base)")")
    case .power(let base, let exponent):
      localized("the \(exponent.ordinal) power of \("\(base)")")
    case .triangular(let index): localized("the \(index.ordinal) triangular number")
    case .narcissistic: localized("a narcissistic number")
    case .palindrome: localized("a palindrome")
    case .productOfPrimes(let primes): localized("the product of the primes \(primes.phrase)")
    case .abundant(let sum):
      localized("an abundant number whose smaller divisors add up to \("\(sum)")")
    case .deficient(let sum):
      localized("a deficient number whose smaller divisors add up to only \("\(sum)")")
    }
  }
}

extension Sequence {
  /// The elements as an English list: "a", "a and b", "a, b and c".
  var phrase: String {
    let words = map { "\($0)" }
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return localized("\(words.dropLast().joined(separator: ", ")) and \(last)")
  }
}

extension BinaryInteger {
  /// The number with the English ending of its ordinal, such as `42nd`.
  var ordinal: String {
    let digits = "\(self)"
    return switch (self % 100, self % 10) {
    case (11...13, _): localized("\(digits)th")
    case (_, 1): localized("\(digits)st")
    case (_, 2): localized("\(digits)nd")
    case (_, 3): localized("\(digits)rd")
    default: localized("\(digits)th")
    }
  }
}
