/// A shared value that is only read here.
///
/// It changes when someone who holds it as ``Shared`` changes it, or when it changes where it is
/// stored. Reading is observed as other state is.
@propertyWrapper
@dynamicMemberLookup
public struct SharedReader<Value> {
  var link: SharedLink<SharedReading<Value>>

  init(reference: SharedReading<Value>) {
    link = SharedLink(reference)
  }

  var reference: SharedReading<Value> { link.reference }

  /// A value that nobody changes.
  public init(value: sending Value) {
    self.init(reference: SharedBox(value))
  }

  /// A value that nobody changes.
  public static func constant(_ value: sending Value) -> Self {
    Self(value: value)
  }

  /// Reads what another one reads.
  public init(projectedValue: SharedReader<Value>) {
    self = projectedValue
  }

  /// Reads a shared value.
  public init(_ base: Shared<Value>) {
    self.init(reference: base.reference)
  }

  /// Reads what another one reads.
  public init(_ base: SharedReader<Value>) {
    self = base
  }

  /// The value within an optional one, or nil if there is none now.
  ///
  /// When the value goes away later, the one there was now is read.
  public init?(_ base: SharedReader<Value?>) {
    guard let reference = SharedReadingUnwrapping(base.reference) else { return nil }
    self.init(reference: reference)
  }

  /// The value within an optional shared one, or nil if there is none now.
  public init?(_ base: Shared<Value?>) {
    self.init(SharedReader<Value?>(base))
  }

  /// The value; observed.
  public var wrappedValue: Value { reference.value(.expected) }

  /// The reader itself, to pass on.
  ///
  /// Setting it reads another value instead, in the copies of this one as well.
  public var projectedValue: SharedReader<Value> {
    get { self }
    nonmutating set { move(to: newValue.reference) }
  }

  func move(to reference: SharedReading<Value>) {
    let before = link.reference
    guard before !== reference else { return }
    link.reference = reference
    before.didMove()
  }

  /// A part of the value.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader<Member>(
      reference: SharedReadingProjection(reference, path: keyPath) { $0[keyPath: keyPath] })
  }

  /// What a closure makes of the value, whenever it is read.
  public func read<Member>(
    _ body: @escaping @Sendable (Value) -> Member
  ) -> SharedReader<Member> {
    SharedReader<Member>(reference: SharedReadingProjection(reference, body))
  }
}

// A reference guards its value with a lock; what else it holds never changes.
extension SharedReader: @unchecked Sendable where Value: Sendable {}
