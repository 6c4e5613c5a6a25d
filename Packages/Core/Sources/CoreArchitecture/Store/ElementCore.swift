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
