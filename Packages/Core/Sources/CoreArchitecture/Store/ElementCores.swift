internal import Synchronization

/// The elements of a collection, as stores see them.
protocol StoreElements<ID, Element> {
  associatedtype ID: Hashable
  associatedtype Element

  func read<Result>(id: ID, _ body: (Element) -> Result) -> Result?
}

extension IdentifiedArray: StoreElements {
  func read<Result>(id: ID, _ body: (Element) -> Result) -> Result? {
    index(id: id).map { body(self[$0]) }
  }
}

extension StackState: StoreElements {
  typealias ID = StackElementID

  func read<Result>(id: StackElementID, _ body: (Element) -> Result) -> Result? {
    screens.index(id: id).map { body(screens[$0].element) }
  }
}

/// Watches a collection for the stores of its elements.
///
/// Elements are told by themselves of what changes inside them. When the collection becomes
/// another, only those that were replaced or removed are told; the watch is armed once for all.
final class ElementsWatch<Elements: StoreElements>: CollectionWatch {
  private let runtime: EffectRuntime
  private let read: ((Elements) -> Void) -> Void
  private var observed: [Elements.ID: ObservedElement] = [:]
  private var isArmed = false
  /// Whether the collection has changed on another thread and the observers have not been told.
  private let isOutdated = Atomic<Bool>(false)
  private let identity = IdentityProbe(Elements.Element.self)

  init<State, Action>(
    _ base: StoreCore<State, Action>, _ state: StateAccess<State, Elements>
  ) {
    runtime = base.runtime
    read = { body in base.read { state.read($0, body) } }
  }

  /// Tells observation that an element, or its absence, is read.
  ///
  /// The element counts as the one that its readers know: replacements are told at once, so what
  /// makes it another than at the last read can only be changes in place, told by themselves.
  func access(_ id: Elements.ID, _ element: Elements.Element?) {
    guard let thread = ObservationThread.existing, thread.accesses != nil else { return }
    let current = element.map(identify)
    if let entry = observed[id] {
      entry.id = current
      entry.extent.access(0)
    } else {
      let entry = ObservedElement(current)
      observed[id] = entry
      entry.extent.access(0)
    }
  }

  /// Runs `body` with the collection, outside of the running tracking; arms the watch if there is
  /// one, so that the collection's own observers stay apart from the elements'.
  func withElements<Result>(_ body: (Elements) -> Result) -> Result {
    catchUp()
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

  /// Runs `body` with the collection, and arms the watch with what was read on the way to it.
  private func watching<Result>(
    on thread: ObservationThread, _ body: (Elements) -> Result
  ) -> Result {
    let outer = thread.accesses
    let own = ObservationAccesses()
    thread.accesses = own
    defer { thread.accesses = outer }
    var result: Result?
    read { result = body($0) }
    if !isArmed { arm(own) }
    return result!
  }

  private func arm(_ accesses: ObservationAccesses) {
    isArmed = true
    let watch = WatchReference(watch: self)
    let token = ObservationToken { watch.watch?.collectionDidChange() }
    token.arm(accesses)
  }

  /// Called on the thread that changes the collection, such as one that watches a shared file.
  func collectionDidChange() {
    if runtime.isOnActor { return tellObservers() }
    isOutdated.store(true, ordering: .releasing)
    let watch = WatchReference(watch: self)
    Task { [runtime] in await watch.catchUp(on: runtime.isolation) }
  }

  /// Tells of what has changed on another thread; called on the store's actor.
  func catchUp() {
    if isOutdated.load(ordering: .relaxed), isOutdated.exchange(false, ordering: .acquiring) {
      tellObservers()
    }
  }

  /// Tells the observers of those that were replaced or removed, and watches on for the others.
  private func tellObservers() {
    isArmed = false
    if observed.isEmpty { return }
    var fired: [ObservationExtent] = []
    watching(on: .current) { elements in
      for (id, entry) in observed {
        let current = elements.read(id: id, identify)
        if current == nil {
          observed[id] = nil
        } else if current == entry.id {
          continue
        } else {
          entry.id = current
        }
        fired.append(entry.extent)
      }
    }
    for extent in fired { extent.fire(0) }
  }

  private func identify(_ element: Elements.Element) -> ObservableStateID {
    guard let identity else { return ._$inert }
    return withUnsafePointer(to: element) { identity.id(UnsafeMutablePointer(mutating: $0)) }
  }
}

/// An element that someone observes, and which one it was when they last looked.
private final class ObservedElement {
  let extent = ObservationExtent()
  var id: ObservableStateID?

  init(_ id: ObservableStateID?) {
    self.id = id
  }
}

protocol CollectionWatch: AnyObject {
  func collectionDidChange()
  func catchUp()
}

/// A watch that may travel through a Sendable closure.
private struct WatchReference: @unchecked Sendable {
  // Unchecked: apart from the store's actor it is only followed to where the watch goes there.
  weak var watch: (any CollectionWatch)?

  func catchUp(on isolation: isolated any Actor) {
    watch?.catchUp()
  }
}

/// One element of a collection.
final class ElementCore<ParentState, ParentAction, Elements: StoreElements, Action>:
  StoreCore<Elements.Element, Action>
{
  private let base: StoreCore<ParentState, ParentAction>
  private let watch: ElementsWatch<Elements>
  private let id: Elements.ID
  private let embed: (Elements.ID, Action) -> ParentAction
  private let initial: Elements.Element

  init(
    _ base: StoreCore<ParentState, ParentAction>, watch: ElementsWatch<Elements>, id: Elements.ID,
    embed: @escaping (Elements.ID, Action) -> ParentAction, initial: Elements.Element
  ) {
    self.base = base
    self.watch = watch
    self.id = id
    self.embed = embed
    self.initial = initial
    super.init(runtime: base.runtime)
  }

  override package func send(_ action: Action) -> EffectFlight? { base.send(embed(id, action)) }

  override package var isInvalid: Bool {
    base.isInvalid || watch.withElements { $0.read(id: id) { _ in } == nil }
  }

  override package func read<Result>(_ body: (Elements.Element) -> Result) -> Result {
    watch.withElements { elements in
      let result = elements.read(id: id) { element in
        watch.access(id, element)
        return body(element)
      }
      if let result { return result }
      watch.access(id, nil)
      return body(initial)
    }
  }
}
