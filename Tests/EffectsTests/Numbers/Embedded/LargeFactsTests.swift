import Effects
import Testing

/// Numbers that are too large for brute force.
///
/// Their facts were checked with a computer algebra system.
struct LargeFactsTests {
  @Test(
    arguments: [
      (
        2305843008139952128,
        """
        2305843008139952128 is a perfect number and the 2147483647th triangular number; it \
        equals the sum of its smaller divisors.
        """
      ),
      (
        -7540113804746346429,
        """
        -7540113804746346429 is the opposite of 7540113804746346429, the 92nd Fibonacci \
        number; 7540113804746346429 has 64 positive divisors that add up to \
        10150210439070240000.
        """
      ),
      (
        2432902008176640000,
        """
        2432902008176640000 is the factorial of 20; it is \
        10000111000011011001110111110010000010101101000000000000000000 in binary.
        """
      ),
      (
        4611686018427387904,
        """
        4611686018427387904 is the 62nd power of 2 and the square of 2147483648; it has \
        digits that add up to 85.
        """
      ),
      (
        2305843009213693951,
        """
        2305843009213693951 is the Mersenne prime 2^61 - 1; it comes right before the prime \
        number 2305843009213693967.
        """
      ),
      (
        9223372036854775783,
        """
        9223372036854775783 is a prime number; it is \
        111111111111111111111111111111111111111111111111111111111100111 in binary.
        """
      ),
      (
        9223372036854775806,
        """
        9223372036854775806 is the product of the primes 2, 3, 715827883 and 2147483647; it \
        has 16 positive divisors that add up to 18446744108069289984.
        """
      ),
      (
        -9223372036854775807,
        """
        -9223372036854775807 is the opposite of 9223372036854775807, a deficient number \
        whose smaller divisors add up to only 1771135003975321601; 9223372036854775807 has 7 \
        as its smallest prime factor.
        """
      ),
      (
        9223371994482243049,
        """
        9223371994482243049 is the square of 3037000493; it is \
        111111111111111111111111111011000100010011001100111010111101001 in binary.
        """
      ),
      (
        9223371873002223329,
        """
        9223371873002223329 is the product of the primes 3037000453 and 3037000493; it is \
        111111111111111111111111101100111011001101000000111011011100001 in binary.
        """
      ),
      (
        9223372034707292160,
        """
        9223372034707292160 is the 4294967295th triangular number; it has digits that add up \
        to 69.
        """
      ),
      (
        4929273885928088826,
        """
        4929273885928088826 is a narcissistic number; it equals the sum of its digits each \
        raised to the 19th power.
        """
      ),
      (
        1000000000000000000,
        """
        1000000000000000000 is the 18th power of 10, the square of 1000000000 and the cube \
        of 1000000; it is 110111100000101101101011001110100111011001000000000000000000 in \
        binary.
        """
      ),
      (
        1234567890987654321,
        """
        1234567890987654321 is a palindrome; it has 3 as its smallest prime factor.
        """
      ),
    ] as [(Int, String)])
  func factIsRight(number: Int, fact: String) async throws {
    #expect(try await NumbersClient.embedded.fact(number) == fact)
  }

  @Test(arguments: [Int.max - 1_000...Int.max, Int.min...(Int.min + 1_000)])
  func everyNumberNextToTheLimitsHasAFact(numbers: ClosedRange<Int>) async throws {
    for number in numbers {
      let fact = try await NumbersClient.embedded.fact(number)
      #expect(fact.hasPrefix("\(number) is ") && fact.hasSuffix("."))
    }
  }
}
