/// The stores of a collection's elements; the same store is returned while someone holds it.
final class ElementStores<Elements: StoreElements, Action> {
  let watch: ElementsWatch<Elements>
  /// Some element, which the store of one reads that was gone before its store was made.
  private(set) var kept: Elements.Element?
  private(set) var keepsElement = false

  init(_ watch: ElementsWatch<Elements>) {
    self.watch = watch
  }

  func existing(_ id: Elements.ID) -> Store<Elements.Element, Action>? {
    guard let store = watch.known(id)?.store else { return nil }
    return unsafeDowncast(store, to: Store<Elements.Element, Action>.self)
  }

  /// Keeps an element, if there is none yet.
  func keep(_ element: Elements.Element) {
    kept = element
    keepsElement = true
  }

  /// Makes the store of an element, of which nobody holds one.
  ///
  /// - Parameters:
  ///   - id: The id of the element.
  ///   - parent: The store of the collection, which holds this object.
  ///   - initial: The state that the store reads once the element is gone.
  ///   - embedding: Makes the parent's action of an element's action.
  /// - Returns: The store of the element.
  func make<ParentState, ParentAction>(
    _ id: Elements.ID, of parent: Store<ParentState, ParentAction>,
    initial: Elements.Element, _ embedding: ElementEmbedding<Elements.ID, Action, ParentAction>
  ) -> Store<Elements.Element, Action> {
    let entry = watch.entry(id)
    let core = ElementCore(
      parent.core, watch: watch, id: id, embedding: embedding, initial: initial, observed: entry)
    let store = Store(core: core, parent: parent)
    entry.store = store
    return store
  }
}

extension Store where State: StoreElements {
  /// The stores of this store's elements, made at the first call.
  func elementStores<ElementAction>(
    _: ElementAction.Type
  ) -> ElementStores<State, ElementAction> {
    if let stores = elements as? ElementStores<State, ElementAction> { return stores }
    let stores = ElementStores<State, ElementAction>(ElementsWatch(core, StateAccess(\.self)))
    elements = stores
    return stores
  }
}

/// The state of one element of a collection; its first state once the element is gone.
final class ElementCore<ParentState, ParentAction, Elements: StoreElements, Action>:
  StoreCore<Elements.Element, Action>
{
  private let base: StoreCore<ParentState, ParentAction>
  private let watch: ElementsWatch<Elements>
  private let id: Elements.ID
  private let embedding: ElementEmbedding<Elements.ID, Action, ParentAction>
  private let initial: Elements.Element
  private let observed: ObservedElement

  init(
    _ base: StoreCore<ParentState, ParentAction>, watch: ElementsWatch<Elements>, id: Elements.ID,
    embedding: ElementEmbedding<Elements.ID, Action, ParentAction>, initial: Elements.Element,
    observed: ObservedElement
  ) {
    self.base = base
    self.watch = watch
    self.id = id
    self.embedding = embedding
    self.initial = initial
    self.observed = observed
    super.init(runtime: base.runtime)
  }

  override package func send(_ action: Action) -> StoreTask {
    base.send(embedding.embed(id, action))
  }

  override package var isInvalid: Bool {
    base.isInvalid || watch.withElements { $0.position(of: id) == nil }
  }

  override package func read<Result>(_ body: (Elements.Element) -> Result) -> Result {
    watch.withElements { elements in
      guard let position = elements.position(of: id) else {
        watch.access(id, nil, at: 0, observed)
        return body(initial)
      }
      return elements.read(at: position) { element in
        watch.access(id, watch.identify(element), at: position, observed)
        return body(element)
      }
    }
  }
}

/// Makes the parent's action of an element's action.
///
/// In a structure, because a bare function would be wrapped anew for each element.
struct ElementEmbedding<ID, Action, ParentAction> {
  let embed: (ID, Action) -> ParentAction
}
