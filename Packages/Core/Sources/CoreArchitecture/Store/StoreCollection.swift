/// The stores of the elements of an identified array; each is made on first access.
public struct StoreCollection<ID: Hashable & Sendable, State, Action>: RandomAccessCollection {
  /// What the collection is made of, in an object: views copy it often.
  private final class Source {
    let store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>
    /// A copy of the array, which the store's next change of it copies, too; nil with known ids.
    let array: IdentifiedArray<ID, State>?
    let knownIDs: ContiguousArray<ID>?
    let stores: ElementStores<IdentifiedArray<ID, State>, Action>
    let embedding: ElementEmbedding<ID, Action, IdentifiedAction<ID, Action>>

    init(_ store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>) {
      self.store = store
      array = store.core.read { $0 }
      knownIDs = nil
      stores = store.elementStores(Action.self)
      embedding = ElementEmbedding { .element(id: $0, action: $1) }
    }

    init(idsOf other: Source) {
      store = other.store
      array = nil
      knownIDs = other.ids
      stores = other.stores
      embedding = other.embedding
      if let first = other.array?.first { stores.keep(first) }
    }

    var ids: ContiguousArray<ID> {
      if let knownIDs { return knownIDs }
      let array = array!
      return stores.watch.ids(of: array.structure) ?? array._allIDs
    }

    func store(at position: Int) -> Store<State, Action> {
      if let knownIDs {
        let id = knownIDs[position]
        return stores.existing(id)
          ?? stores.make(
            id, of: store, initial: stores.watch.element(id) ?? stores.kept!, embedding)
      }
      let element = array![position]
      let id = array!._id(of: element)
      return stores.existing(id) ?? stores.make(id, of: store, initial: element, embedding)
    }
  }

  private let source: Source

  init(_ store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>) {
    source = Source(store)
  }

  private init(_ source: Source) { self.source = source }

  /// The position of the first element, 0.
  public var startIndex: Int { 0 }
  /// The number of elements when the collection was made.
  public var endIndex: Int { source.knownIDs?.count ?? source.array!.count }

  /// Returns the store of an element; the same one for as long as someone holds it.
  public subscript(position: Int) -> Store<State, Action> { source.store(at: position) }
}

extension StoreCollection: IdentifiedRows {
  package var rowIDs: ContiguousArray<ID> { source.ids }

  package var withoutElements: Self { Self(Source(idsOf: source)) }

  package func row(at position: Int) -> Store<State, Action> { source.store(at: position) }

  package func hasSameRows(as other: Self) -> Bool { source.stores === other.source.stores }
}
