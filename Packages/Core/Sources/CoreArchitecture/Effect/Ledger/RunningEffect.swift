/// One effect in the ledger, from its start to its end.
package final class RunningEffect: @unchecked Sendable {
  // Unchecked: the ledger alone reads and changes what is mutable, behind the runtime's lock;
  // so no two accesses overlap.
  /// The effects that the sender of an action waits for, of which this is one; nil if nobody can.
  let action: ActionEffects?
  let feature: FeatureEffects
  package let origin: EffectOrigin?
  /// The effect whose task runs, in an exploration only.
  @TaskLocal package static var explored: RunningEffect?
  @exclusivity(unchecked) var ids: CancelIDs
  /// Cancels the effect's work; nil until the work has begun.
  @exclusivity(unchecked) var handle: (any EffectHandle)?
  @exclusivity(unchecked) var isCancelled = false
  /// The sequence in which it stands for a step that waits for its turn; nil for a running effect.
  let queue: ObjectIdentifier?
  /// The index of the effect in its feature's list.
  @exclusivity(unchecked) var index: Int?

  init(
    of action: ActionEffects?, in feature: FeatureEffects, ids: CancelIDs,
    origin: EffectOrigin? = nil, queue: ObjectIdentifier? = nil
  ) {
    self.action = action
    self.feature = feature
    self.ids = ids
    self.origin = origin
    self.queue = queue
  }
}

/// The action that started an effect; recorded only for an observer, such as a test store.
package final class EffectOrigin: @unchecked Sendable {
  // Unchecked: constants, whose action is only printed, and a note that is written and read under
  // the lock of the one observer.
  /// The action as messages show it.
  package var name: String { makeName() }
  private let makeName: () -> String
  /// The origin at the start of the chain of effects; nil if no effect sent the action.
  package let root: EffectOrigin?
  /// Data that the observer keeps with the origin.
  package var note: (any Sendable)?

  init<Action>(_ action: Action, sentBy origin: EffectOrigin?) {
    makeName = { debugName(of: action) }
    root = origin?.root ?? origin
  }

  /// The origin of what no action started.
  init(name: @autoclosure @escaping () -> String) {
    makeName = name
    root = nil
  }
}

/// The effects of one action sent from outside, and of all actions that these effects send.
package final class ActionEffects: @unchecked Sendable {
  // Unchecked: the ledger alone reads and changes what is mutable, behind the runtime's lock;
  // so no two accesses overlap.
  @exclusivity(unchecked) var running = EffectSet()
  /// The number of actions that effects have sent and whose turn has not come.
  @exclusivity(unchecked) var unprocessed = 0
  @exclusivity(unchecked) var wasCancelled = false
  @exclusivity(unchecked) var waiters = EffectWaiters()

  var haveEnded: Bool { unprocessed == 0 && running.isEmpty }
}

/// A set of running effects; a single one, the most frequent case, needs no table.
struct EffectSet {
  private var first: RunningEffect?
  private var rest = [ObjectIdentifier: RunningEffect]()

  var isEmpty: Bool { first == nil && rest.isEmpty }

  var only: RunningEffect? { rest.isEmpty ? first : nil }

  func forEach(_ body: (RunningEffect) -> Void) {
    if let first { body(first) }
    for effect in rest.values { body(effect) }
  }

  mutating func insert(_ effect: RunningEffect) {
    if first == nil { first = effect } else { rest[ObjectIdentifier(effect)] = effect }
  }

  /// Removes an effect; returns whether none is left.
  mutating func remove(_ effect: RunningEffect) -> Bool {
    if first === effect { first = nil } else { rest[ObjectIdentifier(effect)] = nil }
    return isEmpty
  }
}
