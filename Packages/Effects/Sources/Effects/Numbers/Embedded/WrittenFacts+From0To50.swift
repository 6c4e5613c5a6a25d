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
