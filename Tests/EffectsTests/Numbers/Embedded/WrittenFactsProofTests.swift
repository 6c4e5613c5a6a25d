import Testing

/// The written facts that a computer can prove, proven.
struct WrittenFactsProofTests {
  private let squares = (1...20).map { $0 * $0 }
  private let allSquares = Set((0...10_000).map { $0 * $0 })
  private let allCubes = Set((0...10_000).map { $0 * $0 * $0 })
  private let allTriangular = Set((0...10_000).map(BruteForce.triangular))

  private func firstNumber(where isWanted: (Int) -> Bool) -> Int? {
    (2...10_000).first(where: isWanted)
  }

  /// In how many ways a number is the sum of two of the squares.
  private func twoSquares(_ number: Int, different: Bool) -> Int {
    squares.reduce(0) { count, a in
      count + squares.count { b in (different ? a < b : a <= b) && a + b == number }
    }
  }

  @Test func divisors() {
    #expect(firstNumber { BruteForce.divisorSum($0) == 2 * $0 } == 6)
    #expect(firstNumber { BruteForce.divisors($0).count == 10 } == 48)
    let isWeird = { (number: Int) in
      let proper = BruteForce.divisors(number).dropLast()
      return proper.reduce(0, +) > number
        && !BruteForce.subsetSums(proper, upTo: number).contains(number)
    }
    #expect(firstNumber(where: isWeird) == 70)
    let dividedUpToRoot = (1...10_000).filter { number in
      (1...100).allSatisfy { $0 * $0 > number || number % $0 == 0 }
    }
    #expect(dividedUpToRoot.last == 24)
    let holdsSquare = { (number: Int) in squares.dropFirst().contains { number % $0 == 0 } }
    #expect(firstNumber { (($0 - 1)...($0 + 1)).allSatisfy(holdsSquare) } == 49)
    #expect((1...9).allSatisfy { $0 * 111 % 37 == 0 })
  }

  @Test func sumsOfSquares() {
    #expect(squares.first { twoSquares($0, different: false) > 0 } == 25)
    #expect(firstNumber { twoSquares($0, different: false) == 2 } == 50)
    #expect(firstNumber { twoSquares($0, different: true) == 2 } == 65)
    let threeSquares = { (number: Int) in
      squares.reduce(0) { count, a in
        count
          + squares.reduce(0) { inner, b in
            inner + squares.count { c in a < b && b < c && a + b + c == number }
          }
      }
    }
    #expect(firstNumber { threeSquares($0) == 2 } == 62)
    let differences = { (number: Int) in
      (1...number).count { b in allSquares.contains(number + b * b) }
    }
    #expect((2...200).first { differences($0) == 4 } == 96)
    #expect(16 + 25 + 36 == 77 && 9 + 25 + 49 == 83 && 1 + 4 + 9 + 16 + 25 + 36 == 91)
  }

  @Test func squaresCubesAndDigits() {
    #expect(
      (2...10_000).filter { allSquares.contains($0 - 1) && allCubes.contains($0 + 1) } == [26])
    #expect(firstNumber { allSquares.contains($0) && allTriangular.contains($0) } == 36)
    let panDigital = (1...10_000).filter {
      (BruteForce.digits($0 * $0) + BruteForce.digits($0 * $0 * $0)).sorted() == Array(0...9)
    }
    #expect(panDigital == [69])
    let digitSquares = (2...100_000).filter {
      let sum = BruteForce.digits($0).reduce(0, +)
      return sum * sum == $0
    }
    #expect(digitSquares == [81])
    #expect(76 * 76 == 5776 && 99 * 99 == 9801 && 0b111111 == 63)
    #expect(BruteForce.fibonacci.filter(allTriangular.contains).last == 55)
    #expect(BruteForce.fibonacci.filter(allCubes.contains).last == 8)
  }

  @Test func primes() {
    let primes = (2...200).filter(BruteForce.isPrime)
    #expect(primes.prefix(7).reduce(0, +) == 58)
    #expect(primes.prefix(9).reduce(0, +) == 100)
    #expect(primes[20] == 73 && primes[11] == 37)
    #expect(primes.last { $0 < 100 } == 97)
    #expect(primes.filter { (3...13).contains($0) }.reduce(0, +) == 39)
    #expect((0...39).allSatisfy { BruteForce.isPrime($0 * $0 + $0 + 41) })
  }

  @Test func sums() {
    let triangular = (1...60).map(BruteForce.triangular)
    let sums = BruteForce.subsetSums(triangular, upTo: 1_000)
    #expect((1...1_000).last { !sums.contains($0) } == 33)
    let boxes = (1...500).filter { number in
      (0...25).contains { twenties in
        let rest = number - 20 * twenties
        return rest >= 0 && rest % 3 == 0 && rest != 3
      }
    }
    #expect((1...500).last { !boxes.contains($0) } == 43)
    #expect((1...16).reduce(0, +) / 4 == 34 && (1...9).reduce(0, +) / 3 == 15)
    #expect((1...19).reduce(0, +) / 5 == 38 && (1...4).map { $0 * $0 * $0 }.reduce(0, +) == 100)
    #expect(1 + 5 + 25 == 31 && 1 + 4 + 16 + 64 == 85 && 4 * 20 + 7 == 87)
  }

  @Test func palindromeOfNinetyEightTakes24Rounds() {
    func rounds(_ number: Int) -> Int {
      let digits = BruteForce.digits(number)
      if digits == digits.reversed() { return 0 }
      return 1 + rounds(number + digits.reversed().reduce(0) { $0 * 10 + $1 })
    }
    #expect(rounds(98) == 24 && rounds(89) == 24)
  }
}
