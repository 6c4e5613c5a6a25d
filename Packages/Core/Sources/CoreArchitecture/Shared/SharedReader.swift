/// A shared value that can only be read here.
///
/// It changes when a holder of ``Shared`` changes it, or when it changes where it is stored.
/// Reading it is observed as other state is.
@propertyWrapper
@dynamicMemberLookup
public struct SharedReader<Value> {
  var link: SharedLink<SharedReading<Value>>

  init(reference: SharedReading<Value>) {
    link = SharedLink(reference)
  }

  var reference: SharedReading<Value> { link.reference }

  /// Makes a value that never changes.
  public init(value: sending Value) {
    self.init(reference: SharedBox(value))
  }

  /// Returns a value that never changes.
  public static func constant(_ value: sending Value) -> Self {
    Self(value: value)
  }

  /// Reads the value of another reader.
  public init(projectedValue: SharedReader<Value>) {
    self = projectedValue
  }

  /// Reads a shared value.
  public init(_ base: Shared<Value>) {
    self.init(reference: base.reference)
  }

  /// Reads the value of another reader.
  public init(_ base: SharedReader<Value>) {
    self = base
  }

  /// Reads the value within an optional one; nil if there is none now.
  ///
  /// If the value becomes nil later, its last value is read.
  public init?(_ base: SharedReader<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    let last = SharedLast(value)
    self.init(reference: SharedReadingProjection(base.reference, name: "!") { last.or($0) })
  }

  /// Reads the value within an optional shared one; nil if there is none now.
  public init?(_ base: Shared<Value?>) {
    self.init(SharedReader<Value?>(base))
  }

  /// The value; observed when it is read.
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

  /// A member of the value, read by itself.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader<Member>(
      reference: SharedReadingProjection(reference, name: "[dynamicMember: \(keyPath)]") {
        $0[keyPath: keyPath]
      })
  }

  /// Returns a reader of the value that a closure computes from this one whenever it is read.
  public func read<Member>(
    _ body: @escaping @Sendable (Value) -> Member
  ) -> SharedReader<Member> {
    SharedReader<Member>(reference: SharedReadingProjection(reference, body))
  }
}

// A reference guards its value with a lock; what else it holds never changes.
extension SharedReader: @unchecked Sendable where Value: Sendable {}
