@_spi(Views) internal import CoreArchitecture
internal import CoreDependencies

/// Something that can come next in a run.
struct ExploredEvent {
  enum Kind {
    /// One of the person's steps that can be taken.
    case step(Int)
    /// The person takes an offer of the screen: its number, and the step in words.
    case offer(Int, String)
    /// An action that an effect sends.
    case delivery(HeldAction)
    /// A call of a dependency returns, with one of its answers.
    case answer(ExploredWaits.Wait, Int)
    /// A sleep on the clock ends.
    case sleep(ExploredWaits.Wait)
  }

  let kind: Kind
  /// The number of the effect that goes on; 0 for the person.
  let agent: Int

  /// Whether the person may as well leave it be.
  var isOffer: Bool { if case .offer = kind { true } else { false } }
  /// Whether the person decides it.
  var isPersons: Bool { agent == 0 && isStep || isOffer }

  private var isStep: Bool { if case .step = kind { true } else { false } }
}

/// An effect that runs in an exploration.
final class ExploredEffect {
  let effect: RunningEffect
  /// Equal for effects that the same action has started, in the same state.
  let key: UInt64
  /// Its place among all effects of the run.
  let number: Int
  /// The number of the event that has started it, from 1; 0 for the beginning.
  private let event: Int
  /// What has come to it so far.
  private(set) var history: UInt64 = 0
  var sleeps = 0
  /// Where the feature makes it.
  var location: _SourceLocation?

  init(_ effect: RunningEffect, key: UInt64, number: Int, event: Int) {
    (self.effect, self.key, self.number, self.event) = (effect, key, number, event)
  }

  func note(_ event: UInt64) { history = mixed(history, event) }

  /// The action that has started it, with the number of the event.
  var starter: String { action + (event == 0 ? "" : " (\(event))") }

  /// The action that has started it.
  var action: String { effect.origin?.name ?? "an action" }

  /// Whether another was made by the same line of the feature, at another event.
  func isAgain(_ other: ExploredEffect) -> Bool {
    guard let place = location, let second = other.location else { return false }
    return event != other.event && "\(place.fileID)" == "\(second.fileID)"
      && place.line == second.line && place.column == second.column
  }

  /// The action that has started it, and the line of the feature.
  var name: String { starter + (location.map { ", at \($0.fileID):\($0.line)" } ?? "") }
}

/// Returns a number that is another for any other two.
func mixed(_ lhs: UInt64, _ rhs: UInt64) -> UInt64 {
  var mixed = (lhs &+ 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9 ^ rhs
  mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
  mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
  return mixed ^ mixed >> 31
}

extension ExploredRun {
  /// The event without what depends on those before it, to find it again in another order.
  func name(of event: ExploredEvent) -> String {
    switch event.kind {
    case .step, .offer: words(for: event)
    case .delivery(let token):
      held.first { $0.token === token }.map { held in
        "\(debugName(of: held.action)) of \(find(held.effect)?.action ?? "")"
      } ?? ""
    case .answer(let wait, let answer):
      if case .call(let name, let answers) = wait.kind {
        "\(name) \(answers[answer].words()) to \(find(wait.effect)?.action ?? "")"
      } else {
        ""
      }
    case .sleep(let wait): "sleep of \(find(wait.effect)?.action ?? "")"
    }
  }

  /// An event in words; called before it is performed.
  func words(for event: ExploredEvent) -> String {
    switch event.kind {
    case .step(let number):
      switch step(number).kind {
      case .send(let action, _): "The person sends \(debugName(of: action))"
      case .cancel: "The effects of the person's last action are cancelled"
      case .inAnyOrder, .offered: "The person takes a step"
      }
    case .offer(_, let words): "The person \(words)"
    case .delivery(let token):
      held.first { $0.token === token }.map { held in
        "\(debugName(of: held.action)) comes from \(starter(held.effect))"
      } ?? "An action comes"
    case .answer(let wait, let answer): words(for: wait, answer)
    case .sleep(let wait):
      if case .sleep(let deadline, _) = wait.kind {
        "\(deadline) have passed for \(starter(wait.effect))"
      } else {
        "Time passes"
      }
    }
  }

  private func words(for wait: ExploredWaits.Wait, _ answer: Int) -> String {
    guard case .call(let name, let answers) = wait.kind else { return "" }
    return "\(name) \(answers[answer].words()), to \(starter(wait.effect))"
  }

  private func starter(_ effect: RunningEffect?) -> String {
    find(effect).map { "the effect of \($0.starter)" } ?? "an effect"
  }
}
