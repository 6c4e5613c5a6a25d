internal import CoreToolchain

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
