/// The stores of the elements of an identified array; each is made on first access.
public struct StoreCollection<ID: Hashable & Sendable, State, Action>: RandomAccessCollection {
  /// What the collection is made of, in an object: views copy it often.
  private final class Source {
    enum Elements {
      /// A copy of the array, which the store's next change of it copies, too.
      case array(IdentifiedArray<ID, State>)
      case ids(ContiguousArray<ID>)
    }

    let store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>
    let elements: Elements
    let stores: ElementStores<IdentifiedArray<ID, State>, Action>
    let embedding: ElementEmbedding<ID, Action, IdentifiedAction<ID, Action>>

    init(_ store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>) {
      self.store = store
      elements = .array(store.core.read { $0 })
      stores = store.elementStores(Action.self)
      embedding = ElementEmbedding { .element(id: $0, action: $1) }
    }

    init(idsOf other: Source) {
      store = other.store
      elements = .ids(other.ids)
      stores = other.stores
      embedding = other.embedding
      if case .array(let array) = other.elements, let first = array.first { stores.keep(first) }
    }

    var count: Int {
      switch elements {
      case .array(let array): array.count
      case .ids(let ids): ids.count
      }
    }

    var ids: ContiguousArray<ID> {
      switch elements {
      case .array(let array): stores.watch.ids(of: array.structure) ?? array._allIDs
      case .ids(let ids): ids
      }
    }

    func store(at position: Int) -> Store<State, Action> {
      switch elements {
      case .array(let array):
        let element = array[position]
        return store(array._id(of: element)) { element }
      case .ids(let ids):
        let id = ids[position]
        return store(id) { stores.watch.element(id) ?? stores.kept! }
      }
    }

    private func store(_ id: ID, _ initial: () -> State) -> Store<State, Action> {
      stores.existing(id) ?? stores.make(id, of: store, initial: initial(), embedding)
    }
  }

  private let source: Source

  package init(_ store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>) {
    source = Source(store)
  }

  private init(_ source: Source) { self.source = source }

  /// The position of the first element, 0.
  public var startIndex: Int { 0 }
  /// The number of elements when the collection was made.
  public var endIndex: Int { source.count }

  /// Returns the store of an element; the same one for as long as someone holds it.
  public subscript(position: Int) -> Store<State, Action> { source.store(at: position) }
}

extension StoreCollection: IdentifiedRows {
  package var rowIDs: ContiguousArray<ID> { source.ids }

  package var withoutElements: Self { Self(Source(idsOf: source)) }

  package func row(at position: Int) -> Store<State, Action> { source.store(at: position) }

  package func hasSameRows(as other: Self) -> Bool { source.stores === other.source.stores }
}
