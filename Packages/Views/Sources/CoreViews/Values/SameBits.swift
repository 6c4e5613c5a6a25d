/// Runs a closure with a value where it is stored.
///
/// Generic code copies a value that it reads from a class, but not one that it may change.
func inPlace<Value, Result>(_ value: inout Value, _ body: (inout Value) -> Result) -> Result {
  body(&value)
}

/// Whether two values have the same bits, so that they are the same value.
func haveSameBits<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  withUnsafePointer(to: lhs) { haveSameBits($0, rhs) }
}

/// Does the same without a copy of the first.
func haveSameBits<Value>(_ lhs: UnsafePointer<Value>, _ rhs: Value) -> Bool {
  withUnsafePointer(to: rhs) { haveSameBits(at: lhs, $0) }
}

/// Does the same without a copy of either.
func haveSameBits<Value>(at lhs: UnsafePointer<Value>, _ rhs: UnsafePointer<Value>) -> Bool {
  areSame(lhs, rhs, count: MemoryLayout<Value>.size)
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
