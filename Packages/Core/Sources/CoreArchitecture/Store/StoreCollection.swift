@_spi(Views) internal import CoreDependencies

/// The stores of the elements of an identified array; each is made on first access.
public struct StoreCollection<ID: Hashable & Sendable, State, Action>: RandomAccessCollection {
  /// What the collection is made of, in an object: views copy it often.
  private class Source {
    let store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>
    let stores: ElementStores<IdentifiedArray<ID, State>, Action>
    let embedding: ElementEmbedding<ID, Action, IdentifiedAction<ID, Action>>

    init(
      _ store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>,
      _ embedding: ElementEmbedding<ID, Action, IdentifiedAction<ID, Action>>
    ) {
      self.store = store
      stores = store.elementStores(Action.self)
      self.embedding = embedding
    }

    var count: Int { ids.count }
    var ids: ContiguousArray<ID> { fatalError("\(Self.self) must override ids.") }

    func store(at position: Int) -> Store<State, Action> {
      fatalError("\(Self.self) must override store.")
    }
  }

  /// A copy of the array, which the store's next change of it copies, too.
  private final class ArraySource: Source {
    private let array: IdentifiedArray<ID, State>

    init(_ store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>) {
      array = store.core.read { $0 }
      super.init(store, ElementEmbedding { .element(id: $0, action: $1) })
    }

    override var count: Int { array.count }
    override var ids: ContiguousArray<ID> {
      stores.watch.ids(of: array.structure) ?? array._allIDs
    }

    override func store(at position: Int) -> Store<State, Action> {
      let element = array[position]
      let id = array._id(of: element)
      return stores.existing(id) ?? stores.make(id, of: store, initial: element, embedding)
    }

    func keepElement() {
      if !stores.keepsElement, !array.isEmpty { stores.keep(array[0]) }
    }
  }

  /// The ids alone.
  private final class IDSource: Source {
    private let rowIDs: ContiguousArray<ID>

    init(_ other: Source) {
      rowIDs = other.ids
      super.init(other.store, other.embedding)
      (other as? ArraySource)?.keepElement()
    }

    override var ids: ContiguousArray<ID> { rowIDs }

    override func store(at position: Int) -> Store<State, Action> {
      let id = rowIDs[position]
      if let store = stores.existing(id) { return store }
      let element = stores.watch.element(id) { stores.kept! }
      return stores.make(id, of: store, initial: element, embedding)
    }
  }

  private let source: Source

  /// Makes a collection of a store of elements.
  @_spi(Views) public init(_ store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>)
  {
    source = ArraySource(store)
  }

  private init(_ source: Source) { self.source = source }

  /// The position of the first element, 0.
  public var startIndex: Int { 0 }
  /// The number of elements when the collection was made.
  public var endIndex: Int { source.count }

  /// Returns the store of an element; the same one for as long as someone holds it.
  public subscript(position: Int) -> Store<State, Action> { source.store(at: position) }
}

extension StoreCollection {
  /// The ids of the elements, which are not made for it.
  @_spi(Views) public var rowIDs: ContiguousArray<ID> { source.ids }

  /// The same collection, which makes an element of what its id leads to by then.
  ///
  /// To hold it does not keep what the elements are made of from being changed in place.
  @_spi(Views) public var withoutElements: Self { Self(IDSource(source)) }

  /// Whether the elements of two such collections are the same where their ids are.
  @_spi(Views) public func hasSameRows(as other: Self) -> Bool {
    source.stores === other.source.stores
  }
}
