internal import CoreToolchain

/// Objects by the numbers of an enum's cases.
///
/// It is made by hand, as the access to an array would retain them and look up its type. Used on
/// one actor only, so its properties need no exclusivity checks.
@usableFromInline
final class CaseTable<Entry: AnyObject> {
  /// Owns its entries.
  @exclusivity(unchecked)
  @usableFromInline var entries: UnsafeMutablePointer<Unmanaged<Entry>?>
  @exclusivity(unchecked)
  @usableFromInline var count = 0

  @usableFromInline
  init() {
    entries = .allocate(capacity: 0)
  }

  deinit {
    for index in 0..<count { entries[index]?.release() }
    entries.deallocate()
  }

  /// The entry with a number; valid for as long as the table is.
  @inlinable
  subscript(number: Int) -> Unmanaged<Entry>? {
    number < count ? entries[number] : nil
  }

  /// Keeps an entry, which replaces none.
  @usableFromInline
  @discardableResult
  func insert(_ entry: Entry, at number: Int) -> Unmanaged<Entry> {
    if number >= count { grow(to: number + 1) }
    let entry = Unmanaged.passRetained(entry)
    entries[number] = entry
    return entry
  }

  private func grow(to newCount: Int) {
    let grown = UnsafeMutablePointer<Unmanaged<Entry>?>.allocate(capacity: newCount)
    grown.initialize(repeating: nil, count: newCount)
    grown.update(from: entries, count: count)
    entries.deallocate()
    (entries, count) = (grown, newCount)
  }
}

/// Reads which case an enum is in; the way to read it is found once.
@frozen
@usableFromInline
struct CaseTag<Value> {
  @usableFromInline let metadata: UnsafeRawPointer
  @usableFromInline let reader: @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32

  /// Fails for types that are no enums.
  @usableFromInline
  init?() {
    guard EnumTag.isEnum(Value.self) else { return nil }
    metadata = EnumTag.metadata(of: Value.self)
    reader = EnumTag.reader(of: Value.self)
  }

  /// Returns the number of the case that a value is in.
  @inlinable
  func callAsFunction(_ value: Value) -> Int {
    withUnsafePointer(to: value) { Int(reader($0, metadata)) }
  }

  /// Returns the number of the case that the value at an address is in.
  @inlinable
  func callAsFunction(at value: UnsafePointer<Value>) -> Int { Int(reader(value, metadata)) }
}
