/// A store without an architecture: a state, a closure that changes it, and who is told.
final class BareStore<State, Action> {
  private(set) var state: State
  private let reduce: (inout State, Action) -> Void
  private let actor: any Actor = MainActor.shared
  var observers: [() -> Void] = []

  init(_ state: State, _ reduce: @escaping (inout State, Action) -> Void) {
    self.state = state
    self.reduce = reduce
  }

  func send(_ action: Action) {
    actor.preconditionIsolated()
    reduce(&state, action)
    for observer in observers { observer() }
  }
}
