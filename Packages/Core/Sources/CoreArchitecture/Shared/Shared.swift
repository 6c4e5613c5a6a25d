/// A value that several features hold at once: a change by one is seen by all.
///
/// Pass it on as `$count`, read it as `count`, change it with `$count.withLock { $0 += 1 }`. A key
/// says where the value is kept, so that features find it by the key alone:
///
/// ```swift
/// @Shared(.appStorage("isMuted")) var isMuted = false
/// ```
///
/// Any thread may read and change it. Reading is observed as other state is.
@propertyWrapper
@dynamicMemberLookup
public struct Shared<Value> {
  var link: SharedLink<SharedReference<Value>>

  init(reference: SharedReference<Value>) {
    link = SharedLink(reference)
  }

  var reference: SharedReference<Value> { link.reference }

  /// Makes a value that is shared with those it is passed to.
  public init(value: sending Value) {
    self.init(reference: SharedBox(value))
  }

  /// Shares what another one shares.
  public init(projectedValue: Shared<Value>) {
    self = projectedValue
  }

  /// The value within an optional shared one, or nil if there is none now.
  ///
  /// When the value goes away later, the one there was now is read, and changes are dropped.
  public init?(_ base: Shared<Value?>) {
    guard let reference = SharedUnwrapping(base.reference) else { return nil }
    self.init(reference: reference)
  }

  /// The value; observed. Change it with ``withLock(_:)``.
  // No setter, not even an unavailable one that says so: a `View` could have no such property.
  public var wrappedValue: Value { reference.value(.expected) }

  /// The shared value itself, to pass on.
  ///
  /// Setting it shares another value instead, in the copies of this one as well.
  public var projectedValue: Shared<Value> {
    get { self }
    nonmutating set { move(to: newValue.reference) }
  }

  func move(to reference: SharedReference<Value>) {
    let before = link.reference
    guard before !== reference else { return }
    link.reference = reference
    before.didMove()
  }

  /// Changes the value while no other thread reads or changes it.
  ///
  /// Whoever reads the value in another way within the closure finds it as it was before.
  @discardableResult
  public func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    try reference.withLock(operation)
  }

  /// A part of the value, shared as well.
  ///
  /// Elements of collections too: `$rows[id: id]`.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Shared<Member> {
    Shared<Member>(reference: SharedProjection(reference, keyPath))
  }

  /// A part of the value that can only be read.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader(self)[dynamicMember: keyPath]
  }

  /// What a closure makes of the value, whenever it is read.
  public func read<Member>(
    _ body: @escaping @Sendable (Value) -> Member
  ) -> SharedReader<Member> {
    SharedReader(self).read(body)
  }
}

// A reference guards its value with a lock; what else it holds never changes.
extension Shared: @unchecked Sendable where Value: Sendable {}
