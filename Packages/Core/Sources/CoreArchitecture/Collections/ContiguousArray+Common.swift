extension ContiguousArray where Element: Equatable {
  /// How many elements the array has in common with another at the start.
  ///
  /// Complexity: O(n); elements with the same bits are equal without a call of `==`.
  package func commonPrefix(with other: Self) -> Int {
    let room = Swift.min(count, other.count)
    var length = commonBits(with: other, atMost: room, fromEnd: false)
    while length < room, self[length] == other[length] { length += 1 }
    return length
  }

  /// How many elements, of so many, the array has in common with another at the end.
  package func commonSuffix(with other: Self, atMost room: Int) -> Int {
    var length = commonBits(with: other, atMost: room, fromEnd: true)
    while length < room, self[count - 1 - length] == other[other.count - 1 - length] { length += 1 }
    return length
  }

  /// How many elements at one end have the same bits.
  private func commonBits(with other: Self, atMost room: Int, fromEnd: Bool) -> Int {
    withUnsafeBytes { left in
      other.withUnsafeBytes { right in
        let stride = MemoryLayout<Element>.stride
        let size = room * stride & ~7
        var offset = 0
        while offset < size {
          let here = fromEnd ? left.count - offset - 8 : offset
          let there = fromEnd ? right.count - offset - 8 : offset
          let isSame =
            left.loadUnaligned(fromByteOffset: here, as: UInt64.self)
            == right.loadUnaligned(fromByteOffset: there, as: UInt64.self)
          guard isSame else { break }
          offset += 8
        }
        return offset / stride
      }
    }
  }
}
