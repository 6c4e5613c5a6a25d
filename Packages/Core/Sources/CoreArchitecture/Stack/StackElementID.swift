package import CoreDependencies
public import CustomDump
internal import Synchronization

/// Names a screen of a stack for as long as it is there.
///
/// Ids count up from 0: within a test from its beginning, so that tests can write them down.
public struct StackElementID: Hashable, Sendable, ExpressibleByIntegerLiteral {
  let generation: Int

  public init(integerLiteral value: Int) {
    generation = value
  }

  init(generation: Int) {
    self.generation = generation
  }
}

extension StackElementID: CustomStringConvertible, CustomDumpStringConvertible, Codable {
  public var description: String { "#\(generation)" }
  public var customDumpDescription: String { description }
}

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

  /// Counts an id that was not made here. Takes it out of those to come if it is the next of them.
  ///
  /// - Returns: The id that was the next.
  func take(_ id: StackElementID) -> StackElementID {
    let exchange = counter.value.compareExchange(
      expected: id.generation, desired: id.generation + 1, ordering: .relaxed)
    return StackElementID(generation: exchange.original)
  }

  /// A generator that will make the same ids as this one, without using them up here.
  package func copy() -> Self {
    Self(next: counter.value.load(ordering: .relaxed))
  }
}

private enum StackElementIDKey: DependencyKey {
  static let liveValue = StackElementIDGenerator()
  static var testValue: StackElementIDGenerator { StackElementIDGenerator() }
}

extension DependencyValues {
  package var stackElementID: StackElementIDGenerator {
    get { self[StackElementIDKey.self] }
    set { self[StackElementIDKey.self] = newValue }
  }
}
