@_spi(Views) internal import CoreArchitecture
@_spi(Locked) internal import CoreDependencies
internal import Foundation
internal import IssueReporting

/// What an order of events breaks.
enum ExplorationProblem {
  case condition(title: String, point: String)
  case issue(String)
  case endless([String])
  case stubborn([String])
  case coding(String)
  case otherEnd(String)
  case doubled(String)
  case noOffer(String)
  case loading(String)
  /// The same events lead elsewhere than before.
  case changes
  /// The order that was asked for cannot come.
  case gone

  /// Checks a condition; nil if it holds.
  init?<State, World>(
    _ title: String, of point: ExploredPoint<State, World>,
    _ condition: (ExploredPoint<State, World>) throws -> Bool
  ) {
    var title = title
    do {
      if try condition(point) { return nil }
    } catch {
      title += ": \(debugDescription(of: error))"
    }
    let world = point.world is EmptyWorld ? "" : "\n" + dump(point.world)
    self = .condition(title: title, point: dump(point.state) + world)
  }

  /// Saves a state and reads it; nil if what was saved comes back, or the state is not `Codable`.
  init?<State>(coding state: State) {
    guard let codable = state as? any Codable & Equatable else { return nil }
    self.init(codingOf: codable)
  }

  private init?<State: Codable & Equatable>(codingOf state: State) {
    do {
      let saved = try JSONEncoder().encode(state)
      let copy = try JSONDecoder().decode(State.self, from: saved)
      if copy == state { return nil }
      // What is not saved, such as an alert, and the ids of screens are others.
      if try Self.content(of: saved) == Self.content(of: JSONEncoder().encode(copy)) { return nil }
      self = .coding(difference(state, copy) ?? dump(state))
    } catch {
      self = .coding(debugDescription(of: error))
    }
  }

  /// JSON as a text that is equal for equal content, in whatever order sets are saved.
  private static func content(of json: Data) throws -> String {
    func text(_ value: Any) -> String {
      switch value {
      case let object as [String: Any]:
        "{\(object.map { "\($0.key):\(text($0.value))" }.sorted().joined(separator: ","))}"
      case let array as [Any]: "[\(array.map(text).sorted().joined(separator: ","))]"
      default: "\(value)"
      }
    }
    return text(try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed))
  }

  var message: String {
    switch self {
    case .condition(let title, let point): "\(title). It has come to:\n\n\(point.indented)"
    case .issue(let issue): "An issue is reported:\n\n\(issue.indented)"
    case .endless(let effects):
      """
      Effects do not end, though nothing more comes. They were started by:

      \(Self.list(effects))

      They wait for something that the exploration does not decide: a clock of the system, a task \
      of their own, the network, a stream. Have the dependency wait with 'world.call'. Leave \
      '.ends' out of the checks for an effect that runs as long as its feature.
      """
    case .stubborn(let effects):
      """
      Effects go on after they were cancelled, as by the dismissal of their feature. They were \
      started by:

      \(Self.list(effects))

      Do not catch a 'CancellationError', or end the loop that it leaves.
      """
    case .coding(let changes):
      "What is saved of the state is not what comes back:\n\n\(changes.indented)"
    case .otherEnd(let changes):
      "Another order ends in another state:\n\n\(changes.indented)"
    case .doubled(let effect):
      """
      An effect runs twice under one id. Both were started by:

      \(Self.list([effect]))

      Write 'cancelInFlight: true' if the later is to replace the earlier one, or leave \
      '.replacement' out of the checks.
      """
    case .noOffer(let screen):
      """
      Nothing more comes, and the screen offers nothing to do:

      \(screen.indented)

      Give the person a way on, or leave '.offers' out of the checks.
      """
    case .loading(let screen):
      """
      The screen shows that something is loading, and no effect loads:

      \(screen.indented)
      """
    case .changes:
      """
      The feature does not do the same each time: what could come here before cannot now. Does \
      it read the time, chance, or what earlier orders have left behind?
      """
    case .gone:
      "The order that 'only:' asks for cannot come any more: leave it out to try all orders."
    }
  }

  private static func list(_ effects: [String]) -> String {
    effects.map { "• " + $0 }.joined(separator: "\n").indented
  }
}

/// Takes the issues that are reported in an order.
final class ExploredIssues: IssueReporter {
  private let messages = Locked<[String]>([])

  var first: String? { messages.withLock { $0.first } }

  func clear() { messages.withLock { $0 = [] } }

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    guard severity == .error else { return }
    let text = "\(fileID):\(line): \(message() ?? "")"
    messages.withLock { $0.append(text) }
  }
}
