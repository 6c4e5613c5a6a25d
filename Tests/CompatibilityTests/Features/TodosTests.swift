import ComposableArchitecture
import Foundation
import Testing

@Reducer
struct Todo {
  @ObservableState
  struct State: Equatable, Identifiable {
    var description = ""
    let id: UUID
    var isComplete = false
  }

  enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
  }

  var body: some Reducer<State, Action> {
    BindingReducer()
  }
}

enum Filter: String, CaseIterable, Hashable {
  case all = "All"
  case active = "Active"
  case completed = "Completed"
}

@Reducer
struct Todos {
  @ObservableState
  struct State: Equatable {
    var filter: Filter = .all
    var todos: IdentifiedArrayOf<Todo.State> = []

    var filteredTodos: IdentifiedArrayOf<Todo.State> {
      switch filter {
      case .active: return self.todos.filter { !$0.isComplete }
      case .all: return self.todos
      case .completed: return self.todos.filter(\.isComplete)
      }
    }
  }

  enum Action: BindableAction, Sendable {
    case addTodoButtonTapped
    case binding(BindingAction<State>)
    case clearCompletedButtonTapped
    case delete(IndexSet)
    case move(IndexSet, Int)
    case sortCompletedTodos
    case todos(IdentifiedActionOf<Todo>)
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.uuid) var uuid
  private enum CancelID { case todoCompletion }

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addTodoButtonTapped:
        state.todos.insert(Todo.State(id: self.uuid()), at: 0)
        return .none

      case .binding:
        return .none

      case .clearCompletedButtonTapped:
        state.todos.removeAll(where: \.isComplete)
        return .none

      case let .delete(indexSet):
        let filteredTodos = state.filteredTodos
        for index in indexSet {
          state.todos.remove(id: filteredTodos[index].id)
        }
        return .none
      default:
        return .none
      }
    }
    .forEach(\.todos, action: \.todos) {
      Todo()
    }
    order
  }

  private var order: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case var .move(source, destination):
        if state.filter == .completed {
          source = IndexSet(
            source
              .map { state.filteredTodos[$0] }
              .compactMap { state.todos.index(id: $0.id) }
          )
          destination =
            (destination < state.filteredTodos.endIndex
              ? state.todos.index(id: state.filteredTodos[destination].id)
              : state.todos.endIndex)
            ?? destination
        }
        state.todos.move(fromOffsets: source, toOffset: destination)
        return .run { send in
          try await self.clock.sleep(for: .milliseconds(100))
          await send(.sortCompletedTodos)
        }

      case .sortCompletedTodos:
        state.todos.sort { $1.isComplete && !$0.isComplete }
        return .none

      case .todos(.element(id: _, action: .binding(\.isComplete))):
        return .run { send in
          try await self.clock.sleep(for: .seconds(1))
          await send(.sortCompletedTodos, animation: .default)
        }
        .cancellable(id: CancelID.todoCompletion, cancelInFlight: true)

      case .todos:
        return .none
      default:
        return .none
      }
    }
  }
}

@MainActor
struct TodosTests {
  let clock = TestClock()

  static let pair: IdentifiedArrayOf<Todo.State> = [
    Todo.State(description: "", id: UUID(0), isComplete: false),
    Todo.State(description: "", id: UUID(1), isComplete: false),
  ]

  @Test func addingNumbersTheTodos() async {
    let store = TestStore(initialState: Todos.State()) {
      Todos()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.addTodoButtonTapped) {
      $0.todos.insert(Todo.State(description: "", id: UUID(0), isComplete: false), at: 0)
    }
    await store.send(.addTodoButtonTapped) {
      $0.todos = [
        Todo.State(description: "", id: UUID(1), isComplete: false),
        Todo.State(description: "", id: UUID(0), isComplete: false),
      ]
    }
  }

  @Test func editingWritesToOneTodo() async {
    let store = TestStore(initialState: Todos.State(todos: Self.pair)) { Todos() }
    await store.send(\.todos[id: UUID(0)].binding.description, "Learn") {
      $0.todos[id: UUID(0)]?.description = "Learn"
    }
    await store.send(
      .todos(.element(id: UUID(1), action: .binding(.set(\.description, "Buy"))))
    ) {
      $0.todos[id: UUID(1)]?.description = "Buy"
    }
  }

  @Test func completingSortsAfterAWhileAndOnce() async {
    let store = TestStore(initialState: Todos.State(todos: Self.pair)) {
      Todos()
    } withDependencies: {
      $0.continuousClock = self.clock
    }
    await store.send(\.todos[id: UUID(0)].binding.isComplete, true) {
      $0.todos[id: UUID(0)]?.isComplete = true
    }
    await clock.advance(by: .milliseconds(500))
    await store.send(\.todos[id: UUID(0)].binding.isComplete, false) {
      $0.todos[id: UUID(0)]?.isComplete = false
    }
    await store.send(\.todos[id: UUID(0)].binding.isComplete, true) {
      $0.todos[id: UUID(0)]?.isComplete = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.sortCompletedTodos) {
      $0.todos = [$0.todos[1], $0.todos[0]]
    }
  }

  @Test func todosAreFilteredDeletedMovedAndCleared() async {
    var state = Todos.State(todos: Self.pair)
    state.todos[id: UUID(1)]?.isComplete = true
    let store = TestStore(initialState: state) {
      Todos()
    } withDependencies: {
      $0.continuousClock = self.clock
    }
    await store.send(\.binding.filter, .completed) { $0.filter = .completed }
    #expect(store.state.filteredTodos.ids == [UUID(1)])
    await store.send(\.binding.filter, .all) { $0.filter = .all }
    await store.send(.move([0], 2)) { $0.todos = [$0.todos[1], $0.todos[0]] }
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.sortCompletedTodos) { $0.todos = [$0.todos[1], $0.todos[0]] }
    await store.send(.clearCompletedButtonTapped) { $0.todos = [$0.todos[0]] }
    await store.send(.delete([0])) { $0.todos = [] }
  }
}
