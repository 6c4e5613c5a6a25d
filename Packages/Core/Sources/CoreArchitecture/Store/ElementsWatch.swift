internal import Synchronization

/// Observes a collection for the stores of its elements.
///
/// A change inside an element reaches its observers without this. When the collection itself
/// changes, only observers of replaced or removed elements are notified; one observation of the
/// collection serves all elements.
final class ElementsWatch<Elements: StoreElements>: CollectionWatch {
  private let runtime: EffectRuntime
  private let read: ((Elements) -> Void) -> Void
  private let place: () -> UnsafeRawPointer?
  @exclusivity(unchecked) private var observed: [Elements.ID: ObservedElement] = [:]
  /// The elements as they were when observers were last notified.
  @exclusivity(unchecked) private var former: ElementIdentities<Elements.ID>?
  /// What has been read as another element since then.
  @exclusivity(unchecked) private var readSince: [Elements.ID] = []
  @exclusivity(unchecked) private var isArmed = false
  /// Whether the collection has changed on another thread and observers are not notified yet.
  private let isOutdated = Atomic<Bool>(false)
  private let identity: ObservableIdentity<Elements.Element>?
  /// That of the identity, or -1; to look at the identity itself costs a copy of it.
  private let registrarOffset: Int

  init<State, Action>(
    _ base: StoreCore<State, Action>, _ state: StateAccess<State, Elements>
  ) {
    runtime = base.runtime
    identity = ObservableIdentity(Elements.Element.self)
    registrarOffset = identity?.offset ?? -1
    read = { body in base.read { state.read($0, body) } }
    let offset = state.offset
    place = {
      guard offset >= 0, let root = base.place else { return nil }
      return root + offset
    }
  }

  /// The ids of a collection of this structure, if they are known.
  func ids(of structure: UInt64) -> ContiguousArray<Elements.ID>? {
    guard let former, former.structure == structure else { return nil }
    return former.ids
  }

  /// Registers the read of an element, or of its absence, with observation.
  ///
  /// The element counts as the one that its readers know: replacements are notified at once, so
  /// anything else that has changed since the last read changed in place and was notified by
  /// itself.
  func access(
    _ id: Elements.ID, _ current: ObservableStateID?, at position: Int, _ entry: ObservedElement
  ) {
    guard let thread = ObservationThread.existing, thread.accesses != nil else { return }
    if !entry.isReadSince, entry.id != current, former?.hold(id, current, at: position) != true {
      entry.isReadSince = true
      readSince.append(id)
    }
    entry.id = current
    entry.access(0)
  }

  /// What is known of an element; nil if nothing is.
  func known(_ id: Elements.ID) -> ObservedElement? { knownElement(id, in: observed) }

  /// What is known of an element of which a store is made.
  func entry(_ id: Elements.ID) -> ObservedElement { knownElement(id, addedTo: &observed) }

  /// Runs `body` with the collection.
  ///
  /// Reads of the collection are kept out of the current tracking, so that the collection's
  /// observers stay apart from those of the elements. Arms the watch if something is being tracked.
  ///
  /// `body` changes nothing: its parameter is `inout` as generic code would copy any other.
  func withElements<Result>(_ body: (inout Elements) -> Result) -> Result {
    catchUp()
    let isTracking = ObservationThread.existing?.accesses != nil
    if isArmed, isTracking, let place = place() {
      let elements = UnsafeMutableRawPointer(mutating: place)
      return body(&elements.assumingMemoryBound(to: Elements.self).pointee)
    }
    return readElements { elements in
      var elements = elements
      return body(&elements)
    }
  }

  /// Returns an element, unseen by observation, or another value if it is not there.
  func element(_ id: Elements.ID, else other: () -> Elements.Element) -> Elements.Element {
    guard let place = place() else {
      return untracked { withElements { $0.read(id: id) { $0 } } } ?? other()
    }
    let elements = place.assumingMemoryBound(to: Elements.self)
    guard let position = elements.pointee.position(of: id) else { return other() }
    return elements.pointee.read(at: position) { $0 }
  }

  // Not inlined, as a result that may be missing costs a look-up of its type.
  @inline(never)
  private func readElements<Result>(_ body: (Elements) -> Result) -> Result {
    guard let thread = ObservationThread.existing, let accesses = thread.accesses else {
      var result: Result?
      read { result = body($0) }
      return result!
    }
    return watching(on: thread) { elements in
      let own = thread.accesses
      thread.accesses = accesses
      defer { thread.accesses = own }
      return body(elements)
    }
  }

  /// Runs `body` with the collection and arms the watch with the reads that led to it.
  private func watching<Result>(
    on thread: ObservationThread, _ body: (Elements) -> Result
  ) -> Result {
    let outer = thread.accesses
    let own = isArmed ? thread.ignoredAccesses : ObservationAccesses()
    thread.accesses = own
    defer { thread.accesses = outer }
    var result: Result?
    read { elements in
      if former == nil { former = identity.flatMap { elements.identities($0) } }
      result = body(elements)
    }
    if own !== thread.ignoredAccesses { arm(own) }
    return result!
  }

  private func arm(_ accesses: ObservationAccesses) {
    isArmed = true
    let watch = WatchReference(watch: self)
    ObservationToken(ObservationClosure { watch.watch?.collectionDidChange() }).arm(accesses)
  }

  /// Called on the thread that changes the collection, such as one that watches a shared file.
  func collectionDidChange() {
    if runtime.isOnActor { return tellObservers() }
    isOutdated.store(true, ordering: .releasing)
    let watch = WatchReference(watch: self)
    Task { [runtime] in await watch.catchUp(on: runtime.isolation) }
  }

  /// Notifies of changes made on another thread; called on the store's actor.
  func catchUp() {
    if isOutdated.load(ordering: .relaxed), isOutdated.exchange(false, ordering: .acquiring) {
      tellObservers()
    }
  }

  /// Notifies observers of replaced and removed elements, and arms the watch again.
  private func tellObservers() {
    isArmed = false
    if observed.isEmpty { return }
    var fired: [ObserverList] = []
    watching(on: .current) { elements in
      for id in changedIDs(in: elements) {
        guard let entry = known(id) else { continue }
        let current = elements.read(id: id, identify)
        if current == nil {
          if entry.store == nil { observed[id] = nil }
          if entry.id == nil { continue }
          entry.id = nil
        } else if identity != nil, current == entry.id {
          // Elements without identities may have changed in any way.
          continue
        } else {
          entry.id = current
        }
        fired.append(entry)
      }
    }
    for observers in fired {
      observers.willNotify()
      observers.fire(0)
    }
  }

  /// Returns the ids of all elements that may be others than those that were read, maybe repeated.
  private func changedIDs(in elements: Elements) -> [Elements.ID] {
    let readSince = readSince
    self.readSince = []
    for id in readSince { observed[id]?.isReadSince = false }
    guard let identity, let current = elements.identities(identity) else {
      return Array(observed.keys)
    }
    defer { former = current }
    guard let former else { return Array(observed.keys) }
    let changes = current.changes(since: former)
    return readSince.isEmpty ? changes : changes + readSince
  }

  func identify(_ element: Elements.Element) -> ObservableStateID {
    withUnsafePointer(to: element) { element in
      if registrarOffset >= 0 {
        return (UnsafeRawPointer(element) + registrarOffset)
          .assumingMemoryBound(to: ObservationStateRegistrar.self).pointee.id
      }
      return identity?.id(UnsafeMutablePointer(mutating: element)) ?? ._$inert
    }
  }
}

/// A weak reference to a watch that a Sendable closure can capture.
private struct WatchReference: @unchecked Sendable {
  // Unchecked: off the store's actor, the watch is only asked to continue on that actor.
  weak var watch: (any CollectionWatch)?

  func catchUp(on isolation: isolated any Actor) {
    watch?.catchUp()
  }
}

protocol CollectionWatch: AnyObject {
  func collectionDidChange()
  func catchUp()
}
