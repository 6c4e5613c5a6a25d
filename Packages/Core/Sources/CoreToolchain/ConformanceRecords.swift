internal import Foundation

/// The conformances that the code of the program itself declares, as the compiler records them in
/// its executable.
public enum ConformanceRecords {
  /// Returns the types that conform to a protocol with one of the names, in the order of the
  /// records; generic types are left out.
  ///
  /// Complexity: linear in the conformances of the executable, which is read once.
  public static func types(conformingTo names: Set<String>) -> [Any.Type] {
    guard let section = Section(named: "swift5_protocol_conformances") else { return [] }
    let count = section.size / MemoryLayout<Int32>.size
    return (0..<count).compactMap { index in
      let record = follow(section.start + index * MemoryLayout<Int32>.size)
      return type(of: record, names)
    }
  }

  /// A record holds four words of 32 bits: where the protocol is, where the type is, where the
  /// witnesses are, and flags.
  private static func type(of record: UnsafeRawPointer, _ names: Set<String>) -> Any.Type? {
    let proto = followIndirectly(record)
    // The name is the third word of a descriptor.
    guard names.contains(String(cString: follow(proto + 8).assumingMemoryBound(to: CChar.self)))
    else { return nil }
    let flags = (record + 12).load(as: UInt32.self)
    // Bits 3 to 5 say how the type is given: 0 is its descriptor, 1 a pointer to that.
    switch flags >> 3 & 7 {
    case 0: return metadata(of: follow(record + 4))
    case 1: return metadata(of: follow(record + 4).load(as: UnsafeRawPointer.self))
    default: return nil
    }
  }

  private static func metadata(of descriptor: UnsafeRawPointer) -> Any.Type? {
    // The lowest five bits of the first word are the kind (16 to 18: a class, struct or enum), and
    // bit 7 is set for a generic type. The fourth word leads to a function that makes the metadata.
    let flags = descriptor.load(as: UInt32.self)
    guard (16...18).contains(flags & 31), flags & 128 == 0 else { return nil }
    let function = unsafeBitCast(
      follow(descriptor + 12), to: (@convention(c) (UInt) -> UnsafeRawPointer).self)
    return unsafeBitCast(function(0), to: Any.Type.self)
  }

  private static func follow(_ address: UnsafeRawPointer) -> UnsafeRawPointer {
    address + Int(address.load(as: Int32.self))
  }

  /// Follows a reference whose lowest bit says that a pointer stands at its end.
  private static func followIndirectly(_ address: UnsafeRawPointer) -> UnsafeRawPointer {
    let offset = Int(address.load(as: Int32.self))
    let end = address + (offset & ~1)
    return offset & 1 == 0 ? end : end.load(as: UnsafeRawPointer.self)
  }
}

/// A section of the executable, where it is loaded.
private struct Section {
  let start: UnsafeRawPointer
  let size: Int

  /// Finds a section by its name; nil if the executable is not a 64-bit ELF file with that section.
  init?(named name: String) {
    guard let file = try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe")),
      file.count > 64, file.prefix(5).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2])
    else { return nil }
    func word<Word: FixedWidthInteger>(_ offset: Int, _: Word.Type) -> Int {
      guard offset >= 0, offset + MemoryLayout<Word>.size <= file.count else { return 0 }
      return file.withUnsafeBytes {
        Int(truncatingIfNeeded: $0.loadUnaligned(fromByteOffset: offset, as: Word.self))
      }
    }
    // The file's head says where the heads of sections are, how long each is, how many there are,
    // and which holds the names.
    let (table, length) = (word(40, UInt64.self), word(58, UInt16.self))
    let (count, names) = (word(60, UInt16.self), word(62, UInt16.self))
    let texts = word(table + names * length + 24, UInt64.self)
    for head in (0..<count).lazy.map({ table + $0 * length }) {
      let first = texts + word(head, UInt32.self)
      guard first >= 0, first + name.utf8.count < file.count,
        file[first..<first + name.utf8.count + 1].elementsEqual(Array(name.utf8) + [0])
      else { continue }
      guard let base = Self.base(heads: word(32, UInt64.self)),
        let address = UnsafeRawPointer(bitPattern: base + word(head + 16, UInt64.self))
      else { return nil }
      start = address
      size = word(head + 32, UInt64.self)
      return
    }
    return nil
  }

  /// Where the executable is loaded: where its program heads are (entry 3 of what the kernel tells
  /// the process), less their place in the file.
  private static func base(heads: Int) -> Int? {
    guard let table = try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/auxv")) else {
      return nil
    }
    return table.withUnsafeBytes { bytes in
      let words = bytes.bindMemory(to: UInt.self)
      let entry = stride(from: 0, to: words.count - 1, by: 2).first { words[$0] == 3 }
      return entry.map { Int(words[$0 + 1]) - heads }
    }
  }
}
