internal import Synchronization

/// Makes the ids of screens.
package struct StackElementIDGenerator: Sendable {
  private final class Counter: Sendable {
    let value: Atomic<Int>

    init(_ value: Int) {
      self.value = Atomic(value)
    }
  }

  private let counter: Counter

  package init(next: Int = 0) {
    counter = Counter(next)
  }

  func next() -> StackElementID {
    StackElementID(generation: counter.value.add(1, ordering: .relaxed).oldValue)
  }

  /// Keeps an id that was not made here from being made, if it is the next one.
  ///
  /// - Returns: The id that was to be made next.
  func take(_ id: StackElementID) -> StackElementID {
    let exchange = counter.value.compareExchange(
      expected: id.generation, desired: id.generation + 1, ordering: .relaxed)
    return StackElementID(generation: exchange.original)
  }

  /// Returns a generator that makes the same ids as this one, without using them up here.
  package func copy() -> Self {
    Self(next: counter.value.load(ordering: .relaxed))
  }
}
