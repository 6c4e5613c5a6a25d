internal import CoreCasePaths
package import CoreDependencies

/// The state and the reducer of a root store.
package final class RootCore<State, Action>: StoreCore<State, Action> {
  let state: UnsafeMutablePointer<State>
  let node: ReducerNode<State, Action>
  /// The dependencies of reducers and effects, if they differ from the defaults.
  @exclusivity(unchecked) package var dependencies: DependencyValues?
  /// Called for every action after its reducer has run and before its effects start.
  @exclusivity(unchecked) package var recorder:
    ((_ action: Action, _ isFromEffect: Bool, _ state: State) -> Void)?
  /// Called for every action that the task of an effect sends, with what processes it.
  ///
  /// Returns whether it keeps the action back, to have it processed later.
  @exclusivity(unchecked) package var holder:
    ((_ action: Action, _ process: @escaping () -> Void) -> Bool)?
  /// Who observes the state as a whole; nil until somebody asks for it.
  @exclusivity(unchecked) private var observers: ObserverList?
  /// The state's own observers, if some of them are to be told that the state was replaced.
  @exclusivity(unchecked) private var propertyObservers: ObserverList?
  private let identity = ObservableIdentity(State.self)
  /// Actions that wait for their turn; each becomes nil when its turn has come.
  @exclusivity(unchecked) private var buffer: [Sent?] = []
  /// Whether the buffer holds any; asking the array would cost a look-up of its type.
  @exclusivity(unchecked) var isBuffering = false
  @exclusivity(unchecked) var isSending = false
  /// Whether some of the features may have to begin.
  let begins: Bool
  /// The action being processed; valid only during that time.
  @exclusivity(unchecked) private var reducing: UnsafePointer<Action>?

  private struct Sent {
    let action: Action
    let effects: ActionEffects
    let origin: EffectOrigin?
    let feature: FeatureEffects?
  }

  /// Makes the core of a state that is in memory already.
  ///
  /// The core owns that memory from now on, so a large state is never moved over the stack.
  package init(
    state: UnsafeMutablePointer<State>, node: ReducerNode<State, Action>, begins: Bool,
    dependencies: DependencyValues?, isolation: any Actor
  ) {
    self.state = state
    self.node = node
    self.begins = begins
    self.dependencies = dependencies
    super.init(runtime: EffectRuntime(isolation: isolation))
    runtime.look = { [unowned self] sweep in self.node.sweep?(self.state, &sweep) }
  }

  deinit {
    runtime.look = nil
    runtime.carryOut { [root = runtime.root] in $0.end([root]) }
    state.deinitialize(count: 1)
    state.deallocate()
  }

  override var mayBegin: Bool { begins }
  override var place: UnsafeRawPointer? { reducing == nil ? UnsafeRawPointer(state) : nil }

  override package func read<Result>(_ body: (State) -> Result) -> Result {
    if let reducing { return readWhileReducing(reducing.pointee, body) }
    let thread = ObservationThread.current
    if let identity, identity.offset >= 0, thread.accesses == nil {
      return readProperties(identity.registrar(state).pointee.observers, thread, body)
    }
    accessWhole()
    return body(state.pointee)
  }

  @inline(never)
  private func accessWhole() {
    let observers = observers ?? ObserverList()
    self.observers = observers
    observers.access(0)
  }

  /// Reads outside of our own tracking, and perhaps under the standard library's.
  ///
  /// There, a reader of one of the state's properties registers with that property only, and the
  /// store passes on that the state was replaced. To register with the store too would cost half as
  /// much again.
  private func readProperties<Result>(
    _ own: ObserverList, _ thread: ObservationThread, _ body: (State) -> Result
  ) -> Result {
    let outer = thread.awaited
    thread.awaited = ObjectIdentifier(own)
    defer {
      if thread.awaited != nil {
        accessWhole()
      } else if propertyObservers !== own {
        propertyObservers = own
      }
      thread.awaited = outer
    }
    // Returned as it comes: kept in a variable, the result would cost a copy of the state.
    return body(state.pointee)
  }

  /// Reports the read, and reads a copy of the state made whole for that time.
  @inline(never)
  private func readWhileReducing<Result>(
    _ action: Action, _ body: (State) -> Result
  ) -> Result {
    reportReadWhileReducing(State.self, action)
    return body(CaseChange.suspending { state.pointee })
  }

  override package func send(_ action: Action) -> StoreTask {
    StoreTask(send(action, effects: nil, origin: nil), in: runtime)
  }

  /// Processes an action, and those that its effects send at once.
  ///
  /// Called while another action is being processed, it waits for its turn.
  /// What a child sends that another has taken the place of is dropped.
  func send(
    _ action: Action, effects: ActionEffects?, origin: EffectOrigin?,
    from feature: FeatureEffects? = nil
  ) -> ActionEffects? {
    if feature?.isReplaced == true { return effects }
    guard !isSending else { return wait(action, effects ?? ActionEffects(), origin, feature) }
    isSending = true
    defer { isSending = false }
    let result = process(action, effects, origin)
    if isBuffering { processBuffer() }
    return result
  }

  // Not inlined, or `send` would look up the types of the buffer for every action.
  @inline(never)
  private func wait(
    _ action: Action, _ effects: ActionEffects, _ origin: EffectOrigin?,
    _ feature: FeatureEffects?
  ) -> ActionEffects {
    runtime.ask { $0.willProcess(for: effects, from: feature) }
    buffer.append(Sent(action: action, effects: effects, origin: origin, feature: feature))
    isBuffering = true
    return effects
  }

  @inline(never)
  func processBuffer() {
    var next = 0
    while next < buffer.count {
      processBuffered(at: next)
      next += 1
    }
    buffer.removeAll(keepingCapacity: true)
    isBuffering = false
  }

  /// Takes the action out first, as values released with it may send actions in turn.
  private func processBuffered(at index: Int) {
    guard let sent = buffer[index].take() else { return }
    if sent.feature?.isReplaced != true { _ = process(sent.action, sent.effects, sent.origin) }
    runtime.carryOut { $0.didProcess(for: sent.effects, from: sent.feature) }
  }

  private func process(
    _ action: Action, _ effects: ActionEffects?, _ origin: EffectOrigin?
  ) -> ActionEffects? {
    let before = identity?.willModify(state)
    let thread = ObservationThread.current
    let outer = (thread.changes, thread.accesses)
    let changes = thread.makeChanges()
    thread.changes = changes
    thread.accesses = nil
    let step = ReducerPosition.enter(rootOf: runtime)
    let effect = reduce(action, thread.trace)
    step.leave()
    (thread.changes, thread.accesses) = outer
    if isObserved, before == nil || identity?.id(state) != before { notifyOfReplacement() }
    changes.fire()
    thread.reuse(changes)
    runtime.listeners?.tell()
    recorder?(action, origin != nil, state.pointee)
    var effects = effects
    if let node = effect.node, !node.perform(in: runtime) {
      let started = effects ?? ActionEffects()
      let newOrigin = runtime.observer.map { _ in EffectOrigin(action, sentBy: origin) }
      start(node, started, newOrigin)
      effects = started
    }
    if ReducerPosition.isNeeded { endGone() }
    if begins {
      beginNew(&effects, from: runtime.observer.map { _ in EffectOrigin(action, sentBy: origin) })
    }
    return effects
  }

  /// Ends the effects of children that are not there any more, at any depth.
  @inline(never)
  private func endGone() {
    guard let look = node.sweep, var sweep = EffectSweep(root: runtime) else { return }
    look(state, &sweep)
    sweep.end()
  }

  private var isObserved: Bool {
    observers?.isObserved == true || propertyObservers?.isObserved == true
  }

  @inline(never)
  private func notifyOfReplacement() {
    observers?.fire(0)
    propertyObservers.take()?.fireStandard()
  }

  /// Returns the effect through a variable: as the closure's result it costs a type look-up.
  private func reduce(_ action: Action, _ trace: ActionTrace?) -> Effect<Action> {
    var effect = Effect<Action>.none
    withUnsafePointer(to: action) { pointer in
      reducing = pointer
      if let trace {
        trace.note(pointer) { effect = reduceWithDependencies(action) }
      } else {
        effect = reduceWithDependencies(action)
      }
      reducing = nil
    }
    return effect
  }

  private func reduceWithDependencies(_ action: Action) -> Effect<Action> {
    guard let dependencies = dependencies ?? DependencySnapshot.shield else {
      return node.reduce(into: &state.pointee, action: action)
    }
    return DependencyValues.$_current.withValue(dependencies) {
      node.reduce(into: &state.pointee, action: action)
    }
  }
}
