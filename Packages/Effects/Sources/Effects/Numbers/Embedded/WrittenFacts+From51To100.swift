extension WrittenFacts {
  /// The sentences about 51 to 100, in order.
  static let from51To100 = [
    """
    51 is the number of ways to draw chords between six points on a circle that never meet, none \
    at all included.
    """,
    """
    52 is the number of cards in a standard deck, and of the ways to split five people into \
    groups.
    """,
    """
    53 is the racing number of Herbie, the Volkswagen Beetle with a will of its own in Disney's \
    films.
    """,
    "54 is the number of colored squares on the outside of an ordinary Rubik's Cube.",
    "55 is the largest number that is both Fibonacci and triangular.",
    "56 is the number of Latin squares of order 5 whose first row and first column are in order.",
    "57 is jokingly called the Grothendieck prime, although it is 3 × 19.",
    "58 is the sum of the first seven primes.",
    """
    59 is the number of stellations of the icosahedron in a classic book by Coxeter, itself \
    included.
    """,
    "60 is the base of the Babylonian number system, which lives on in minutes and seconds.",
    "61 is an exponent that makes a Mersenne prime: 2^61 - 1 is prime.",
    """
    62 is the smallest number that is the sum of three different positive squares in two ways: 1 \
    + 25 + 36 and 4 + 9 + 49.
    """,
    "63 is the largest number that fits into six binary digits.",
    "64 is the number of three-letter words that the four letters of the genetic code can form.",
    """
    65 is the smallest number that is the sum of two different positive squares in two ways: 1 + \
    64 and 16 + 49.
    """,
    "66 is the number of the historic United States highway from Chicago to Santa Monica.",
    "67 is the atomic number of holmium, an element named after Stockholm.",
    "68 is the two-digit combination that takes longest to appear among the decimals of pi.",
    """
    69 is the only number whose square and cube, 4761 and 328509, together use each digit \
    exactly once.
    """,
    """
    70 is the smallest weird number: its smaller divisors add up to more, but no choice of them \
    adds up to it.
    """,
    "71 is roughly the percentage of the Earth's surface that is covered by water.",
    """
    72 is what you divide by an interest rate in percent to estimate the years in which money \
    doubles.
    """,
    """
    73 is the 21st prime, and its mirror image 37 is the 12th, so that their places mirror each \
    other too.
    """,
    "74 is the atomic number of tungsten, the metal with the highest melting point.",
    "75 is the number of ways in which a race of four can end when ties are allowed.",
    "76 is how each of its own powers ends: 76 × 76 is 5776.",
    "77 is the sum of three successive squares: 16 + 25 + 36.",
    "78 is the number of cards in a tarot deck.",
    "79 is the atomic number of gold.",
    "80 is the number of days in which Phileas Fogg bets that he can travel around the world.",
    "81 is the only number above 1 that is the square of the sum of its digits.",
    """
    82 is the atomic number of lead, the heaviest element with isotopes that are considered \
    stable.
    """,
    "83 is the sum of the squares of three successive primes: 9 + 25 + 49.",
    "84 is roughly the number of years that Uranus takes to travel once around the Sun.",
    "85 is the sum of four successive powers of 4: 1 + 4 + 16 + 64.",
    "86 is the exponent of the largest known power of 2 whose decimal digits hold no zero.",
    "87 is the number of years that Abraham Lincoln called four score and seven.",
    "88 is the number of keys on a standard piano, and of constellations in the modern sky.",
    "89 is the number whose reciprocal, 0.011235..., starts out with the Fibonacci numbers.",
    "90 is the number of degrees in a right angle.",
    "91 is the number of balls in a square pyramid of six layers: 1 + 4 + 9 + 16 + 25 + 36.",
    "92 is the number of ways to place eight queens on a chessboard so that none attacks another.",
    "93 is roughly the distance from the Earth to the Sun in millions of miles.",
    "94 is the atomic number of plutonium, an element named after Pluto.",
    "95 is the number of printable characters in ASCII, the space included.",
    "96 is the smallest number that is the difference of two positive squares in four ways.",
    "97 is the largest prime number with two digits.",
    """
    98 is a number that, like 89, becomes a palindrome only after 24 rounds of adding its mirror \
    image.
    """,
    "99 is a Kaprekar number: its square is 9801, and 98 + 01 makes it again.",
    "100 is the sum of the first nine primes, and also of the cubes of 1, 2, 3 and 4.",
  ]
}
