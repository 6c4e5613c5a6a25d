// `@Shared` and `@SharedReader`: values that features share, here or in a store outside.

/// A value that several features hold at once: all of them see a change by one.
///
/// ```swift
/// @ObservableState
/// struct State {
///   @Shared var count: Int  // the parent passes `$count` on
///   @Shared(.appStorage("isMuted")) var isMuted = false  // found by its key
/// }
///
/// state.$count.withLock { $0 += 1 }
/// ```
///
/// A key says where the value is stored, so that features share it without passing it on. Any
/// thread may read and change the value. Reading it is observed as other state is.
@propertyWrapper
@dynamicMemberLookup
public struct Shared<Value> {
  var link: SharedLink<SharedReference<Value>>

  init(reference: SharedReference<Value>) {
    link = SharedLink(reference)
  }

  var reference: SharedReference<Value> { link.reference }

  /// Makes a value that is shared with whoever it is passed to.
  public init(value: sending Value) {
    self.init(reference: SharedBox(value))
  }

  /// Shares the value of another `Shared`.
  public init(projectedValue: Shared<Value>) {
    self = projectedValue
  }

  /// Shares the value within an optional shared one; nil if there is none now.
  ///
  /// If the value becomes nil later, its last value is read, and changes are made to that alone.
  public init?(_ base: Shared<Value?>) {
    guard let reference = SharedUnwrapping(base.reference) else { return nil }
    self.init(reference: reference)
  }

  // There is no setter, not even an unavailable one with a message: a `View` could not have such a
  // property.
  /// The value; observed when it is read, changed with ``withLock(_:)``.
  public var wrappedValue: Value { reference.value(.expected) }

  /// The shared value itself, to pass on.
  ///
  /// Setting it shares another value instead, in the copies of this one as well.
  public var projectedValue: Shared<Value> {
    get { self }
    nonmutating set { move(to: newValue.reference) }
  }

  /// Where the value is: equal for all that lead there by the same path.
  @_spi(Views) public var place: AnyHashable { reference.place }

  func move(to reference: SharedReference<Value>) {
    let before = link.reference
    guard before !== reference else { return }
    link.reference = reference
    before.didMove()
  }

  /// Changes the value while no other thread reads or changes it.
  ///
  /// Do not read the value in another way within the closure: that traps, unless copying the value
  /// costs nothing, as with a number, which then reads as it was before.
  @discardableResult
  public func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    try reference.withLock(operation)
  }

  /// A member of the value, shared as well; also an element of a collection: `$rows[id: id]`.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Shared<Member> {
    Shared<Member>(reference: SharedProjection(reference, keyPath))
  }

  /// A member of the value that can only be read.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader(self)[dynamicMember: keyPath]
  }

  /// Returns a shared value that a closure computes from this one whenever it is read.
  public func read<Member>(
    _ body: @escaping @Sendable (Value) -> Member
  ) -> SharedReader<Member> {
    SharedReader(self).read(body)
  }
}

// A reference guards its value with a lock; what else it holds never changes.
extension Shared: @unchecked Sendable where Value: Sendable {}
