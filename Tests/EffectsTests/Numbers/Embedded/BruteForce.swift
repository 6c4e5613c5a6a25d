/// Slow and plain ways to find out what is true of a number.
enum BruteForce {
  static func divisors(_ number: Int) -> [Int] {
    var (low, high): ([Int], [Int]) = ([], [])
    var candidate = 1
    while candidate * candidate <= number {
      if number % candidate == 0 {
        low.append(candidate)
        if candidate * candidate != number { high.append(number / candidate) }
      }
      candidate += 1
    }
    return low + high.reversed()
  }

  static func divisorSum(_ number: Int) -> Int { divisors(number).reduce(0, +) }

  static func isPrime(_ number: Int) -> Bool { divisors(number).count == 2 }

  static func power(_ base: Int, _ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { power, _ in power * base }
  }

  static func factorial(_ number: Int) -> Int { (1...number).reduce(1, *) }

  static func triangular(_ index: Int) -> Int { index * (index + 1) / 2 }

  static func digits(_ number: Int) -> [Int] { "\(number)".compactMap(\.wholeNumberValue) }

  /// The first 92 Fibonacci numbers, all that fit.
  static let fibonacci = (2..<92).reduce(into: [1, 1]) { numbers, index in
    numbers.append(numbers[index - 1] + numbers[index - 2])
  }

  /// All sums that can be made from some of the numbers, each used once.
  static func subsetSums(_ numbers: some Sequence<Int>, upTo limit: Int) -> Set<Int> {
    numbers.reduce(into: [0]) { sums, number in
      sums.formUnion(sums.map { $0 + number }.filter { $0 <= limit })
    }
  }
}
