import ComposableArchitecture
import Foundation
import Testing

/// One recipe of the box: it is edited in a copy, thrown away after a question, or lent to
/// somebody.
@Reducer
private struct RecipeCard {
  @Reducer
  enum Drawer {
    case editor(RecipeEditor)
    case question(ConfirmationDialogState<Question>)
    case lending(Lending)

    @CasePathable
    enum Question { case thrownAway, copiedFirst }
  }

  @ObservableState
  struct State: Equatable {
    var recipe: Recipe
    @Presents var drawer: Drawer.State?
  }

  enum Action: ViewAction {
    case view(View)
    case drawer(PresentationAction<Drawer.Action>)
    case delegate(Delegate)

    @CasePathable
    enum Delegate: Equatable {
      case thrownAway(Recipe.ID)
      case copied(Recipe)
    }

    @CasePathable
    enum View: Equatable {
      case pencilTapped
      case pencilPutDown
      case binTapped
      case friendTapped(String)
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.pencilTapped):
        state.drawer = .editor(RecipeEditor.State(recipe: state.recipe, cursor: .name))
      case .view(.pencilPutDown):
        guard let edited = state.drawer?.editor?.recipe else { break }
        state.recipe = edited
        state.drawer = nil
      case .view(.binTapped):
        state.drawer = .question(.bin(state.recipe.name))
      case .view(.friendTapped(let friend)):
        state.drawer = .lending(Lending.State(friend: friend))
      case .drawer(.presented(.question(let answer))):
        let copy = Effect<Action>.send(.delegate(.copied(state.recipe)))
        let leave = Effect<Action>.run { [id = state.recipe.id] send in
          await send(.delegate(.thrownAway(id)))
          await dismiss()
        }
        return answer == .copiedFirst ? .concatenate(copy, leave) : leave
      case .drawer(.presented(.lending(.delegate(.lent(let days))))):
        state.recipe.name += " (\(days) days)"
      case .drawer, .delegate:
        break
      }
      return .none
    }
    .ifLet(\.$drawer, action: \.drawer)
  }
}

extension RecipeCard.Drawer.State: Equatable {}

extension ConfirmationDialogState where Action == RecipeCard.Drawer.Question {
  fileprivate static func bin(_ name: String) -> Self {
    Self {
      TextState("Throw \(name) away?")
    } actions: {
      ButtonState(role: .destructive, action: .thrownAway) { TextState("Throw away") }
      ButtonState(action: .copiedFirst) { TextState("Copy it first") }
      ButtonState(role: .cancel) { TextState("Keep") }
    }
  }
}

/// Lends a card for some days, and closes itself.
@Reducer
private struct Lending {
  @ObservableState
  struct State: Equatable {
    let friend: String
    var days = 7
  }

  enum Action {
    case handedOver
    case delegate(Delegate)
    @CasePathable enum Delegate { case lent(days: Int) }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .handedOver = action else { return .none }
      return .run { [days = state.days] send in
        await send(.delegate(.lent(days: days)))
        await dismiss()
      }
    }
  }
}

@ViewAction(for: RecipeCard.self)
private struct RecipeCardView: View {
  let store: StoreOf<RecipeCard>

  var body: some View {
    Button("Edit") { send(.pencilTapped) }
    Button("Throw away") { send(.binTapped) }
  }
}

@MainActor
struct RecipeBoxTests {
  private let brioche = Recipe(
    id: UUID(7), name: "Brioche", steps: [Recipe.Step(id: UUID(70), text: "Rest overnight")])

  @Test func stepsAreWrittenAfterTheOneInHand() async {
    let store = TestStore(initialState: RecipeEditor.State(recipe: brioche)) {
      RecipeEditor()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.stepAdded(after: UUID(70))) {
      $0.recipe.steps.append(Recipe.Step(id: UUID(0)))
      $0.cursor = .step(UUID(0))
    }
    await store.send(.set(\.recipe.name, " Babka")) { $0.recipe.name = "Babka" }
    await store.send(.stepsRubbedOut([UUID(0)])) {
      $0.recipe.steps.remove(id: UUID(0))
      $0.cursor = .name
    }
    await store.send(.stepsRubbedOut([UUID(70)])) { $0.recipe.steps = [] }
    await store.receive(\.stepAdded) {
      $0.recipe.steps = [Recipe.Step(id: UUID(1))]
      $0.cursor = .step(UUID(1))
    }
  }

  @Test func editedCopyIsTakenOverWhenThePencilIsPutDown() async {
    let store = TestStore(initialState: RecipeCard.State(recipe: brioche)) { RecipeCard() }
    await store.send(\.view.pencilTapped) {
      $0.drawer = .editor(RecipeEditor.State(recipe: brioche, cursor: .name))
    }
    await store.send(\.drawer.editor.binding, .set(\.recipe.name, "Brioche Nanterre")) {
      $0.$drawer[case: \.editor]?.recipe.name = "Brioche Nanterre"
    }
    #expect(store.state.recipe == brioche)
    await store.send(.view(.pencilPutDown)) {
      $0.recipe.name = "Brioche Nanterre"
      $0.drawer = nil
    }
  }

  @Test func thrownAwayCardTellsItAndGoes() async {
    let isGone = LockIsolated(false)
    let store = TestStore(initialState: RecipeCard.State(recipe: brioche)) {
      RecipeCard()
    } withDependencies: {
      $0.dismiss = DismissEffect { isGone.setValue(true) }
    }
    await store.send(.view(.binTapped)) { $0.drawer = .question(.bin("Brioche")) }
    await store.send(\.drawer.question.copiedFirst) { $0.drawer = nil }
    await store.receive(\.delegate.copied, brioche)
    await store.receive(\.delegate.thrownAway, UUID(7))
    #expect(isGone.value)
  }

  @Test func lentCardClosesItsDrawerItself() async {
    let store = TestStore(initialState: RecipeCard.State(recipe: brioche)) { RecipeCard() }
    await store.send(.view(.friendTapped("Ana"))) {
      $0.drawer = .lending(Lending.State(friend: "Ana"))
    }
    await store.send(\.drawer.lending.handedOver)
    await store.receive(\.drawer.lending.delegate.lent, 7) { $0.recipe.name = "Brioche (7 days)" }
    await store.receive(\.drawer.dismiss) { $0.drawer = nil }
  }

  @Test func viewSendsWhatItIsAllowedTo() {
    let store = Store(initialState: RecipeCard.State(recipe: brioche)) { RecipeCard() }
    RecipeCardView(store: store).send(.binTapped)
    #expect(store.drawer?.is(\.question) == true)
    #expect(store.drawer?.question?.buttons.map(\.role) == [.destructive, nil, .cancel])
  }
}
