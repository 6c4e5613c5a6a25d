/// Whether two values have the same bits, so that they are the same value.
func haveSameBits<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  withUnsafeBytes(of: lhs) { lhs in
    withUnsafeBytes(of: rhs) { rhs in
      var offset = 0
      while offset + 8 <= lhs.count {
        let isSame =
          lhs.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          == rhs.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        guard isSame else { return false }
        offset += 8
      }
      return lhs[offset...].elementsEqual(rhs[offset...])
    }
  }
}
