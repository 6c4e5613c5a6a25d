extension NumberTrait {
  /// The trait as words that follow "is".
  ///
  /// Traits that can be listed with others have no commas or relative clauses, which would make the
  /// list ambiguous.
  var phrase: String {
    switch self {
    case .perfect: "a perfect number"
    case .mersennePrime(let exponent): "the Mersenne prime 2^\(exponent) - 1"
    case .twinPrime(let twin): "a twin prime of \(twin)"
    case .prime: "a prime number"
    case .factorial(let number): "the factorial of \(number)"
    case .fibonacci(let index): "the \(index.ordinal) Fibonacci number"
    case .power(let base, exponent: 2): "the square of \(base)"
    case .power(let base, exponent: 3): "the cube of \(base)"
    case .power(let base, let exponent): "the \(exponent.ordinal) power of \(base)"
    case .triangular(let index): "the \(index.ordinal) triangular number"
    case .narcissistic: "a narcissistic number"
    case .palindrome: "a palindrome"
    case .productOfPrimes(let primes): "the product of the primes \(primes.phrase)"
    case .abundant(let sum): "an abundant number whose smaller divisors add up to \(sum)"
    case .deficient(let sum): "a deficient number whose smaller divisors add up to only \(sum)"
    }
  }
}

extension Sequence {
  /// The elements as an English list: "a", "a and b", "a, b and c".
  var phrase: String {
    let words = map { "\($0)" }
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension BinaryInteger {
  /// The number with the English ending of its ordinal, such as `42nd`.
  var ordinal: String {
    switch (self % 100, self % 10) {
    case (11...13, _): "\(self)th"
    case (_, 1): "\(self)st"
    case (_, 2): "\(self)nd"
    case (_, 3): "\(self)rd"
    default: "\(self)th"
    }
  }
}
