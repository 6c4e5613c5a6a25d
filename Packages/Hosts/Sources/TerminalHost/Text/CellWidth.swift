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
