/// An element of a shared collection, found by its id if the collection has ids, else by position.
///
/// Once it is removed, its last value is read, and changes are made to it alone.
final class SharedElement<Base: RandomAccessCollection & MutableCollection>:
  SharedReference<Base.Element>, @unchecked Sendable
{
  // Unchecked: immutable; see the superclass.
  private let base: SharedReference<Base>
  private let locator: SharedElementLocator<Base>

  init(_ base: SharedReference<Base>, at index: Base.Index) {
    self.base = base
    locator = SharedElementLocator(base.value(.expected), index)
  }

  override var label: String { "\(base.label)[\(locator.position)]" }

  override func value(_ side: SharedSide) -> Base.Element { locator.element(in: base.value(side)) }

  override func withLock<R>(_ body: (inout Base.Element) throws -> R) rethrows -> R {
    try base.withLock { collection in
      guard let index = locator.index(in: collection) else {
        return try locator.last.change(body)
      }
      return try locator.last.change(&collection[index], body)
    }
  }

  override var persistence: (any SharedPersistence)? { base.persistence }

  override func didMove() { base.didMove() }
}
