extension Character {
  /// How many terminal cells the character takes: 0, 1 or 2.
  ///
  /// A cluster is as wide as its scalars together, but never wider than two cells; with an emoji's
  /// variation selector it is two cells wide. Control characters take none.
  var cellWidth: Int {
    if let ascii = asciiValue { return ascii >= 0x20 && ascii != 0x7F ? 1 : 0 }
    var total = 0
    var canBecomeEmoji = false
    for scalar in unicodeScalars {
      if scalar.value == 0xFE0F, canBecomeEmoji { return 2 }
      if total == 0 { canBecomeEmoji = scalar.properties.isEmoji }
      total += scalar.cellWidth
      if total >= 2 { return 2 }
    }
    return total
  }
}

extension StringProtocol {
  /// How many terminal cells the text takes when it stands on one line.
  var cellWidth: Int { asciiWidth ?? reduce(0) { $0 + $1.cellWidth } }

  /// Whether the text takes at most so many cells; its first ones are looked at, and no more.
  func fits(cells: Int) -> Bool {
    if utf8.count <= cells { return true }
    var used = 0
    return allSatisfy { character in
      used += character.cellWidth
      return used <= cells
    }
  }

  /// The number of characters if all are printable ASCII, which can be told from the bytes.
  private var asciiWidth: Int? {
    utf8.withContiguousStorageIfAvailable { bytes in
      var index = 0
      while index < bytes.count {
        if bytes[index] < 0x20 || bytes[index] > 0x7E { return nil }
        index += 1
      }
      return index
    } ?? nil
  }
}

extension Unicode.Scalar {
  /// How many cells the scalar adds to its cluster: 0, 1 or 2.
  var cellWidth: Int {
    if value < 0x300 {
      return value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xAD ? 0 : 1
    }
    if CellWidthTable.joiningJamo.contains(where: { $0.contains(value) }) { return 0 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return 0
    default:
      return CellWidthTable.isWide(self) ? 2 : 1
    }
  }
}

/// The characters that take two cells or none, from Unicode's East Asian Width data.
///
/// Gaps of unassigned code points between wide blocks count as wide. Emoji are not listed: the
/// standard library knows which ones are drawn as pictures.
enum CellWidthTable {
  /// Medial vowels and final consonants, which join the leading consonant before them.
  static let joiningJamo: [ClosedRange<UInt32>] = [
    0x1160...0x11FF, 0xD7B0...0xD7C6, 0xD7CB...0xD7FB,
  ]

  /// Whether the scalar takes two cells, by binary search.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    guard value >= 0x1100 else { return false }
    var low = 0
    var high = wideRanges.count
    while low < high {
      let middle = (low + high) / 2
      if wideRanges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    if low < wideRanges.count, wideRanges[low].contains(value) { return true }
    // A flag is two letters of one cell each.
    return scalar.properties.isEmojiPresentation && !(0x1F1E6...0x1F1FF).contains(value)
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul leading consonants
    0x2329...0x232A,  // angle brackets
    0x2E80...0x303E,  // CJK radicals and punctuation
    0x3041...0x3247,  // kana, bopomofo, Hangul compatibility letters
    0x3250...0x4DBF,  // enclosed and squared forms, ideographs A
    0x4E00...0xA4CF,  // unified ideographs, Yi
    0xA960...0xA97C,  // Hangul leading consonants, extended
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE10...0xFE19,  // vertical forms
    0xFE30...0xFE6F,  // compatibility and small forms
    0xFF01...0xFF60,  // fullwidth forms
    0xFFE0...0xFFE6,  // fullwidth signs
    0x16FE0...0x16FF1,  // ideographic marks
    0x17000...0x18D08,  // Tangut, Khitan
    0x1AFF0...0x1B2FB,  // kana extensions, Nüshu
    0x1F200...0x1F202, 0x1F210...0x1F23B, 0x1F240...0x1F248, 0x1F250...0x1F251,
    0x1F260...0x1F265,  // enclosed ideographs
    0x20000...0x2FFFD, 0x30000...0x3FFFD,  // ideographs B and later
  ]
}
