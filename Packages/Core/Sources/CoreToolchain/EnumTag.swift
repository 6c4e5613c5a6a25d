/// Reads which case an enum is in, through the value witnesses that every enum type has.
package enum EnumTag {
  /// Returns the tag of the value at an address, whose type's metadata is at another.
  package typealias Reader = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  /// Leaves the payload alone at the address of a value, without the bits that tell the case.
  package typealias Opener = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  /// Makes the payload at an address a value again, in the case with a tag.
  package typealias Closer =
    @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

  package static func isEnum(_ type: Any.Type) -> Bool { kind(of: type) == 0x201 }

  /// Whether values of a type, an enum or an optional, can be passed to ``tag(of:)``.
  package static func hasTag(_ type: Any.Type) -> Bool { [0x201, 0x202].contains(kind(of: type)) }

  /// Whether a type is a struct, an enum or a tuple, so that its values are of that very type.
  package static func isExact(_ type: Any.Type) -> Bool {
    [0x200, 0x201, 0x301].contains(kind(of: type))
  }

  /// Whether a type is a struct or an enum, which is stored alike wherever it is.
  package static func isNominal(_ type: Any.Type) -> Bool {
    [0x200, 0x201].contains(kind(of: type))
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
    unsafeBitCast(witness(11, of: type), to: Reader.self)
  }

  /// Returns what opens and what closes the values of a type that ``hasTag(_:)``.
  package static func access(of type: Any.Type) -> (open: Opener, close: Closer) {
    (
      unsafeBitCast(witness(12, of: type), to: Opener.self),
      unsafeBitCast(witness(13, of: type), to: Closer.self)
    )
  }

  private static func witness(_ number: Int, of type: Any.Type) -> UnsafeRawPointer {
    // The table of value witnesses stands one word before the metadata. Behind eight functions,
    // size, stride, and the word of flags and extra inhabitants come the three of an enum.
    let word = MemoryLayout<UnsafeRawPointer>.size
    let witnesses = metadata(of: type).load(fromByteOffset: -word, as: UnsafeRawPointer.self)
    return witnesses.load(fromByteOffset: number * word, as: UnsafeRawPointer.self)
  }

  /// Whether the case with a tag is known to hold its payload itself, and not a reference to it, as
  /// an `indirect` case does.
  package static func isDirect(_ tag: UInt32, of type: Any.Type) -> Bool {
    // The second word of an enum's metadata leads to its description, in which the fifth number
    // leads, from where it stands, to the records of the cases. Behind a head of 16 bytes each has
    // three numbers, of which the first holds flags.
    let description = metadata(of: type).load(
      fromByteOffset: MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer.self)
    let distance = description.load(fromByteOffset: 16, as: Int32.self)
    guard distance != 0 else { return false }
    let records = description + 16 + Int(distance) + 16
    return records.load(fromByteOffset: Int(tag) * 12, as: UInt32.self) & 1 == 0
  }

  package static func tag<Value>(of value: Value) -> UInt32 {
    withUnsafePointer(to: value) { reader(of: Value.self)($0, metadata(of: Value.self)) }
  }
}
