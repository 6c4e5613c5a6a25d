/// The state of one element of a collection; its first state once the element is gone.
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

  override package func send(_ action: Action) -> StoreTask { base.send(embed(id, action)) }

  override package var isInvalid: Bool {
    base.isInvalid || watch.withElements { $0.read(id: id) { _, _ in } == nil }
  }

  override package func read<Result>(_ body: (Elements.Element) -> Result) -> Result {
    watch.withElements { elements in
      let result = elements.read(id: id) { element, position in
        watch.access(id, element, at: position)
        return body(element)
      }
      if let result { return result }
      watch.access(id, nil, at: 0)
      return body(initial)
    }
  }
}
