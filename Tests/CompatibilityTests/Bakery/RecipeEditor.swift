import ComposableArchitecture
import Foundation

/// What a recipe says.
struct Recipe: Equatable, Identifiable, Sendable {
  let id: UUID
  var name = ""
  var steps: IdentifiedArrayOf<Step> = []

  struct Step: Equatable, Identifiable, Sendable {
    let id: UUID
    var text = ""
  }
}

/// Writes a recipe; an empty one always has a step to begin with.
@Reducer
struct RecipeEditor {
  @ObservableState
  struct State: Equatable {
    var recipe: Recipe
    var cursor: Cursor?

    enum Cursor: Hashable {
      case name
      case step(Recipe.Step.ID)
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case stepAdded(after: Recipe.Step.ID?)
    case stepsRubbedOut(Set<Recipe.Step.ID>)
  }

  @Dependency(\.uuid) private var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.recipe.name) where state.recipe.name.hasPrefix(" "):
        state.recipe.name.removeFirst()
      case .binding:
        break
      case .stepAdded(let id):
        let step = Recipe.Step(id: uuid())
        let place = id.flatMap(state.recipe.steps.index(id:)).map { $0 + 1 }
        state.recipe.steps.insert(step, at: place ?? 0)
        state.cursor = .step(step.id)
      case .stepsRubbedOut(let ids):
        state.recipe.steps.removeAll { ids.contains($0.id) }
        if state.recipe.steps.isEmpty { return .send(.stepAdded(after: nil)) }
        if case .step(let id) = state.cursor, ids.contains(id) { state.cursor = .name }
      }
      return .none
    }
  }
}
