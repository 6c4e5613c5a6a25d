/// What makes one presented feature another: its `id`, and which case an enum is in.
@usableFromInline
struct PresentationID: Hashable {
  let tag: UInt32
  let id: AnyHashable?
}

/// Asks states for their identity; what kind they are is found out once.
@usableFromInline
struct PresentationIdentity<State> {
  private let identifier: ((State) -> AnyHashable)?
  private let isEnum: Bool

  @usableFromInline
  init() {
    isEnum = EnumTag.isEnum(State.self)
    if let type = State.self as? any Identifiable.Type {
      identifier = Self.identifier(type)
    } else {
      identifier = nil
    }
  }

  @usableFromInline
  func callAsFunction(_ state: State) -> PresentationID {
    if let identifier { return PresentationID(tag: 0, id: identifier(state)) }
    guard isEnum else { return PresentationID(tag: 0, id: nil) }
    return PresentationID(tag: EnumTag.tag(of: state), id: payloadIdentifier(of: state))
  }

  private static func identifier<Identified: Identifiable>(
    _: Identified.Type
  ) -> (State) -> AnyHashable {
    { AnyHashable(($0 as! Identified).id) }
  }

  /// The id of what a case carries, if that has one.
  private func payloadIdentifier(of state: State) -> AnyHashable? {
    guard let payload = Mirror(reflecting: state).children.first?.value as? any Identifiable else {
      return nil
    }
    func open<Identified: Identifiable>(_ value: Identified) -> AnyHashable {
      AnyHashable(value.id)
    }
    return open(payload)
  }
}

/// Reads which case an enum is in from the value witness that every enum type has.
enum EnumTag {
  static func isEnum(_ type: Any.Type) -> Bool {
    // The first word of a type's metadata is its kind; 0x201 is an enum.
    unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x201
  }

  static func tag<Value>(of value: Value) -> UInt32 {
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
