package import CoreDependencies
public import CustomDump

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
