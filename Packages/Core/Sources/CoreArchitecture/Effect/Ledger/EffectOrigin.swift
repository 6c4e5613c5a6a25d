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
