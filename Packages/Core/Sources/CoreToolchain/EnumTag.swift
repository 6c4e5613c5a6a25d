/// Reads which case an enum is in, through the value witness that every enum type has.
package enum EnumTag {
  /// Returns the tag of the value at an address, whose type's metadata is at another.
  package typealias Reader = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32

  package static func isEnum(_ type: Any.Type) -> Bool { kind(of: type) == 0x201 }

  /// Whether values of a type, an enum or an optional, can be passed to ``tag(of:)``.
  package static func hasTag(_ type: Any.Type) -> Bool { [0x201, 0x202].contains(kind(of: type)) }

  /// Whether a type is a struct, an enum or a tuple, so that its values are of that very type.
  package static func isExact(_ type: Any.Type) -> Bool {
    [0x200, 0x201, 0x301].contains(kind(of: type))
  }

  private static func kind(of type: Any.Type) -> UInt {
    // The first word of a type's metadata is its kind.
    metadata(of: type).load(as: UInt.self)
  }

  package static func metadata(of type: Any.Type) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// Returns the tag reader of a type that ``hasTag(_:)``.
  package static func reader(of type: Any.Type) -> Reader {
    // The table of value witnesses stands one word before the metadata. Behind eight functions,
    // size, stride, and the word of flags and extra inhabitants comes the enum's tag reader.
    let witnesses = metadata(of: type).load(
      fromByteOffset: -MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer.self)
    let reader = witnesses.load(
      fromByteOffset: 11 * MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer.self)
    return unsafeBitCast(reader, to: Reader.self)
  }

  package static func tag<Value>(of value: Value) -> UInt32 {
    withUnsafePointer(to: value) { reader(of: Value.self)($0, metadata(of: Value.self)) }
  }
}
