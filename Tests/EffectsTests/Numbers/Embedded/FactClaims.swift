import Foundation

/// The claims that a computed sentence makes, each the words that follow "is", "it" or the number.
struct FactClaims {
  let magnitude: Int
  let claims: [String]

  /// Takes a sentence apart; nil if it does not have the form that it must have.
  init?(_ sentence: String, about number: Int) {
    magnitude = abs(number)
    let opening = number > 0 ? "\(number) is " : "\(number) is the opposite of \(magnitude), "
    let subject = number > 0 ? "it " : "\(magnitude) "
    guard sentence.hasPrefix(opening), sentence.hasSuffix(".") else { return nil }
    let parts = sentence.dropFirst(opening.count).dropLast().components(separatedBy: "; ")
    guard parts.count == 2, parts[1].hasPrefix(subject) else { return nil }
    let isProduct = parts[0].hasPrefix("the product of")
    let traits = isProduct ? [parts[0]] : Self.list(parts[0])
    guard traits.count <= 3 else { return nil }
    claims = traits + [String(parts[1].dropFirst(subject.count))]
  }

  /// The claims that are wrong, or that nobody has taught this type to check.
  var wrong: [String] { claims.filter { !isRight($0) } }

  func contains(_ beginnings: String...) -> Bool {
    claims.contains { claim in beginnings.contains { claim.hasPrefix($0) } }
  }

  /// The numbers in a claim, in order.
  private static func numbers(_ text: String) -> [Int] {
    text.split { !$0.isNumber }.compactMap { Int($0) }
  }

  private static func list(_ text: String) -> [String] {
    text.replacing(" and ", with: ", ").components(separatedBy: ", ")
  }

  private func isRight(_ claim: String) -> Bool {
    switch claim {
    case "a perfect number", "equals the sum of its smaller divisors": isPerfect
    case "a prime number": BruteForce.isPrime(magnitude)
    case "a palindrome": digits.count > 1 && digits == digits.reversed()
    case "a narcissistic number": digitPowerSum(digits.count) == magnitude
    default: isRight(claim, Self.numbers(claim))
    }
  }

  private var digits: [Int] { BruteForce.digits(magnitude) }
  private var isPerfect: Bool { BruteForce.divisorSum(magnitude) == 2 * magnitude }

  private func digitPowerSum(_ exponent: Int) -> Int {
    digits.reduce(0) { $0 + BruteForce.power($1, exponent) }
  }
}

extension FactClaims {
  /// Checks a claim by its words, with the numbers taken out of it.
  private func isRight(_ claim: String, _ numbers: [Int]) -> Bool {
    let words = claim.split(separator: " ").filter { !$0.contains(where: \.isNumber) }
    switch (words.joined(separator: " "), numbers) {
    case ("the Mersenne prime -", _):
      return claim == "the Mersenne prime 2^\(numbers[1]) - 1" && BruteForce.isPrime(magnitude)
        && BruteForce.power(2, numbers[1]) - 1 == magnitude
    case ("a twin prime of", _):
      return abs(numbers[0] - magnitude) == 2 && numbers.allSatisfy(BruteForce.isPrime)
        && BruteForce.isPrime(magnitude)
    case ("the factorial of", _): return BruteForce.factorial(numbers[0]) == magnitude
    case ("the Fibonacci number", _): return BruteForce.fibonacci[numbers[0] - 1] == magnitude
    case ("the triangular number", _): return BruteForce.triangular(numbers[0]) == magnitude
    case ("the square of", _): return BruteForce.power(numbers[0], 2) == magnitude
    case ("the cube of", _): return BruteForce.power(numbers[0], 3) == magnitude
    case ("the power of", _): return BruteForce.power(numbers[1], numbers[0]) == magnitude
    case ("equals the sum of its digits each raised to the power", _):
      return digitPowerSum(numbers[0]) == magnitude
    default: return isRightAboutDivisors(words.joined(separator: " "), claim, numbers)
    }
  }

  private func isRightAboutDivisors(_ words: String, _ claim: String, _ numbers: [Int]) -> Bool {
    let divisors = BruteForce.divisors(magnitude)
    let sum = divisors.reduce(0, +)
    switch words {
    case "the product of the primes and":
      return numbers.allSatisfy(BruteForce.isPrime) && numbers.reduce(1, *) == magnitude
    case "an abundant number whose smaller divisors add up to":
      return numbers == [sum - magnitude] && sum > 2 * magnitude
    case "a deficient number whose smaller divisors add up to only":
      return numbers == [sum - magnitude] && sum < 2 * magnitude
    case "has positive divisors that add up to": return numbers == [divisors.count, sum]
    case "has as its smallest prime factor": return numbers == [divisors[1]]
    case "comes right before the prime number":
      return BruteForce.isPrime(magnitude)
        && (magnitude + 1...numbers[0]).first(where: BruteForce.isPrime) == numbers[0]
    case "comes right after the prime number":
      return BruteForce.isPrime(magnitude)
        && (numbers[0]..<magnitude).last(where: BruteForce.isPrime) == numbers[0]
    case "has digits that add up to": return numbers == [digits.reduce(0, +)]
    case "is in binary": return claim == "is \(String(magnitude, radix: 2)) in binary"
    default: return words.hasPrefix("factors into") && isFactorization(claim)
    }
  }

  private func isFactorization(_ claim: String) -> Bool {
    let powers = claim.dropFirst("factors into ".count).components(separatedBy: " × ").map {
      Self.numbers($0)
    }
    return powers.allSatisfy { BruteForce.isPrime($0[0]) }
      && powers.map { BruteForce.power($0[0], $0.count > 1 ? $0[1] : 1) }.reduce(1, *) == magnitude
  }
}
