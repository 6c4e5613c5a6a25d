/// Reads which case an enum is in, through the value witness that every enum type has.
package enum EnumTag {
  package static func isEnum(_ type: Any.Type) -> Bool {
    // The first word of a type's metadata is its kind; 0x201 is an enum.
    unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x201
  }

  /// Whether values of a type, an enum or an optional, can be passed to ``tag(of:)``.
  package static func hasTag(_ type: Any.Type) -> Bool {
    [0x201, 0x202].contains(unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
  }

  package static func tag<Value>(of value: Value) -> UInt32 {
    typealias GetTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    let metadata = unsafeBitCast(Value.self as Any.Type, to: UnsafeRawPointer.self)
    // The table of value witnesses stands one word before the metadata. Behind eight functions,
    // size, stride, and the word of flags and extra inhabitants comes the enum's tag reader.
    let witnesses = metadata.load(
      fromByteOffset: -MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer.self)
    let reader = witnesses.load(
      fromByteOffset: 11 * MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer.self)
    let getTag = unsafeBitCast(reader, to: GetTag.self)
    return withUnsafePointer(to: value) { getTag($0, metadata) }
  }
}
