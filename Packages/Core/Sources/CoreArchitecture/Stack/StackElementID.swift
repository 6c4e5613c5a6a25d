package import CoreDependencies
public import CustomDump
internal import Synchronization

/// Identity of a screen in a stack, for as long as the screen is there.
///
/// Ids count up from 0. In a test they begin anew, so that tests can write them as literals.
public struct StackElementID: Hashable, Sendable, ExpressibleByIntegerLiteral {
  let generation: Int

  /// Makes the id with a number, as tests write it: `\.path[id: 0]`.
  public init(integerLiteral value: Int) {
    generation = value
  }

  init(generation: Int) {
    self.generation = generation
  }
}

extension StackElementID: CustomStringConvertible, CustomDumpStringConvertible, Codable {
  /// The number after a `#`, such as `#0`.
  public var description: String { "#\(generation)" }

  /// The same text in dumps and differences.
  public var customDumpDescription: String { description }
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

extension StackState {
  /// Makes an id with the generator among the current dependencies.
  @_spi(Views) public static func nextID() -> StackElementID { makeID() }
}
