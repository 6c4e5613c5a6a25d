extension ContiguousArray {
  /// Returns a value for each element; a stored property is read where it is, without a copy of the
  /// element around it.
  @inlinable
  func _mapInPlace<Value>(
    _ value: (UnsafePointer<Element>) -> Value
  ) -> ContiguousArray<Value> {
    withUnsafeBufferPointer { elements in
      ContiguousArray<Value>(unsafeUninitializedCapacity: elements.count) { values, count in
        for position in elements.indices {
          (values.baseAddress! + position).initialize(to: value(elements.baseAddress! + position))
        }
        count = elements.count
      }
    }
  }
}

extension ContiguousArray {
  /// How many elements from a position on have the same bits as those of another array, at most so
  /// many.
  ///
  /// Elements with the same bits are equal; this tells so without a call of `==`.
  @_spi(Views) public func commonRun(
    at position: Int, with other: Self, at otherPosition: Int, atMost room: Int
  ) -> Int {
    withUnsafeBytes { left in
      other.withUnsafeBytes { right in
        let stride = MemoryLayout<Element>.stride
        return commonBytes(
          left.baseAddress.map { $0 + position * stride },
          right.baseAddress.map { $0 + otherPosition * stride }, room * stride) / stride
      }
    }
  }
}

/// How many bytes from two addresses on are the same, in steps of eight.
private func commonBytes(
  _ left: UnsafeRawPointer?, _ right: UnsafeRawPointer?, _ count: Int
) -> Int {
  guard let left, let right else { return 0 }
  var offset = 0
  while offset + 8 <= count {
    let isSame =
      left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      == right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    guard isSame else { break }
    offset += 8
  }
  return offset
}

extension ContiguousArray where Element: Equatable {
  /// How many elements the array has in common with another at the start.
  ///
  /// Complexity: O(n); elements with the same bits are equal without a call of `==`.
  @_spi(Views) public func commonPrefix(with other: Self) -> Int {
    let room = Swift.min(count, other.count)
    var length = commonRun(at: 0, with: other, at: 0, atMost: room)
    while length < room, self[length] == other[length] { length += 1 }
    return length
  }

  /// How many elements, of so many, the array has in common with another at the end.
  @_spi(Views) public func commonSuffix(with other: Self, atMost room: Int) -> Int {
    var length = commonBits(atEndWith: other, atMost: room)
    while length < room, self[count - 1 - length] == other[other.count - 1 - length] { length += 1 }
    return length
  }

  /// How many elements at the end have the same bits.
  private func commonBits(atEndWith other: Self, atMost room: Int) -> Int {
    withUnsafeBytes { left in
      other.withUnsafeBytes { right in
        let stride = MemoryLayout<Element>.stride
        let size = room * stride & ~7
        var offset = 0
        while offset < size {
          let isSame =
            left.loadUnaligned(fromByteOffset: left.count - offset - 8, as: UInt64.self)
            == right.loadUnaligned(fromByteOffset: right.count - offset - 8, as: UInt64.self)
          guard isSame else { break }
          offset += 8
        }
        return offset / stride
      }
    }
  }
}
