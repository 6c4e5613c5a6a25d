import Core

/// The sentences that were written by hand.
enum WrittenFacts {
  private static let sentences = from0To50 + from51To100

  /// The sentence about 0 to 100, -1, or a limit of `Int`; nil for any other number.
  static func sentence(about number: Int) -> String? {
    let (digits, bits) = ("\(number)", "\(Int.bitWidth)")
    return switch number {
    case sentences.indices: localized(LocalizedStringKey(sentences[number]))
    case -1:
      localized("-1 is the largest negative integer and the square of the imaginary unit.")
    case .max:
      localized("\(digits) is the largest number that a signed \(bits)-bit integer can hold.")
    case .min:
      localized("\(digits) is the smallest number that a signed \(bits)-bit integer can hold.")
    default: nil
    }
  }
}

extension WrittenFacts {
  /// The sentences about 0 to 50, in order.
  static let from0To50 = [
    "0 is the only number that is neither positive nor negative.",
    "1 is the only positive integer that has a single positive divisor.",
    "2 is the only even prime number.",
    "3 is the smallest number of sides that a polygon can have.",
    "4 is the number of colors that suffice for any flat map on which neighbors must differ.",
    "5 is the number of Platonic solids, the convex bodies that are perfectly regular.",
    "6 is the smallest perfect number: its smaller divisors 1, 2 and 3 add up to it.",
    "7 is the number of colors that Isaac Newton named in the rainbow.",
    "8 is the largest cube among the Fibonacci numbers.",
    "9 is the number of Muses in Greek mythology.",
    "10 is the number of pins in tenpin bowling, set up as a triangle of four rows.",
    "11 is the number of players that a football team sends onto the field.",
    "12 is the number of equal balls that can touch another one of their size all at once.",
    "13 is the number of Archimedean solids, when mirror images are not counted apart.",
    "14 is the number of lines in a sonnet.",
    """
    15 is the sum of every row, column and diagonal of the magic square made of the numbers 1 to \
    9.
    """,
    """
    16 is the only number that is both a^b and b^a for two different positive integers: 2^4 and \
    4^2.
    """,
    "17 is the number of wallpaper groups, the ways in which a flat pattern can repeat itself.",
    "18 is the number of holes on a full golf course.",
    "19 is the number of lines in each direction on a full-size Go board.",
    "20 is the number of faces of an icosahedron, the most that a Platonic solid has.",
    "21 is the number of spots on an ordinary die, all six faces taken together.",
    "22 is the length of a cricket pitch in yards.",
    "23 is the smallest number of people among whom a shared birthday is more likely than not.",
    "24 is the largest number that every positive integer up to its own square root divides.",
    "25 is the smallest square that is the sum of two positive squares: 9 + 16.",
    """
    26 is the only integer that stands directly between a positive square, 25, and a positive \
    cube, 27.
    """,
    "27 is the usual number of bones in a human hand, wrist included.",
    "28 is the number of tiles in a double-six domino set.",
    "29 is the number of days that February has in a leap year.",
    "30 is the number of edges of both the icosahedron and the dodecahedron.",
    "31 is a sum of successive powers in two ways: 1 + 2 + 4 + 8 + 16 and 1 + 5 + 25.",
    "32 is the number of pieces on the board when a game of chess begins.",
    "33 is the largest number that is not a sum of different triangular numbers.",
    """
    34 is the sum of every row, column and diagonal of a magic square made of the numbers 1 to \
    16.
    """,
    """
    35 is the number of shapes that six equal squares can form edge to edge, turned and flipped \
    ones not counted again.
    """,
    "36 is the smallest number above 1 that is both square and triangular.",
    "37 is a divisor of every three-digit number whose digits are all equal, from 111 to 999.",
    "38 is the sum of every line in the only magic hexagon made of the numbers 1 to 19.",
    "39 is 3 × 13 and also the sum of all the primes from 3 to 13.",
    "40 is the only number whose English name, forty, has its letters in alphabetical order.",
    "41 is the constant in Euler's formula n^2 + n + 41, which is prime for every n from 0 to 39.",
    "42 is the answer to the ultimate question in The Hitchhiker's Guide to the Galaxy.",
    "43 is the largest number that cannot be made by adding up sixes, nines and twenties.",
    """
    44 is the number of ways to put five letters into five addressed envelopes so that every one \
    is wrong.
    """,
    "45 is the sum of every row, column and box of a solved sudoku of the usual size.",
    "46 is the usual number of chromosomes in a human body cell.",
    "47 is the number of masterless samurai in a famous Japanese tale of loyalty and revenge.",
    "48 is the smallest number that has exactly ten positive divisors.",
    """
    49 is the middle of the first three numbers in a row that squares above 1 divide: 48, 49 and \
    50.
    """,
    """
    50 is the smallest number that is the sum of two positive squares in two ways: 1 + 49 and 25 \
    + 25.
    """,
  ]
}

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
