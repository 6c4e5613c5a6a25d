/// Whether two values have the same bits, so that they are the same value.
func haveSameBits<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  withUnsafePointer(to: lhs) { haveSameBits($0, rhs) }
}

/// Does the same without a copy of the first.
func haveSameBits<Value>(_ lhs: UnsafePointer<Value>, _ rhs: Value) -> Bool {
  withUnsafePointer(to: rhs) { areSame(lhs, $0, count: MemoryLayout<Value>.size) }
}

private func areSame(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, count: Int) -> Bool {
  var offset = 0
  while offset + 8 <= count {
    let isSame =
      lhs.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      == rhs.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    guard isSame else { return false }
    offset += 8
  }
  while offset < count {
    let isSame =
      lhs.load(fromByteOffset: offset, as: UInt8.self)
      == rhs.load(fromByteOffset: offset, as: UInt8.self)
    guard isSame else { return false }
    offset += 1
  }
  return true
}
