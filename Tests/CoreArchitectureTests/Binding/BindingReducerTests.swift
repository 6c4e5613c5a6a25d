import Testing
import Views

@Suite @MainActor struct BindingReducerTests {
  @Test func runsBeforeTheFeaturesLogic() {
    let store = Store(initialState: Form.State()) { Form() }

    store.send(.set(\.name, "  Mara "))

    #expect(store.name == "Mara")
  }

  @Test func findsBindingActionsAmongTheViews() {
    let store = Store(initialState: ViewForm.State()) { ViewForm() }

    store.send(.view(.set(\.name, "Mara")))

    #expect(store.name == "Mara")
    #expect(store.changes == 1)
  }

  @Test func aStoreSendsWhatIsWrittenToIt() {
    let store = Store(initialState: Form.State()) { Form() }

    store.name = "Mara"
    store.address.city = "Seoul"

    #expect(store.name == "Mara")
    #expect(store.address.city == "Seoul")
    #expect(store.history == ["name", "address"])
  }

  /// As a field does that is written in while its sheet closes.
  @Test func whatIsWrittenToAFeatureThatHasGoneIsNotHeard() throws {
    let store = Store(initialState: Desk.State(form: Form.State())) { Desk() }
    let form = try #require(store.scope(state: \.form, action: \.form))
    form.name = "Mara"
    store.send(.close)
    form.name = "Late"
    @Bindable var late = form
    $late.name.wrappedValue = "Later"
    #expect(store.actions == 2)
  }

  @Test func aStoreTakesAWholeState() {
    let store = Store(initialState: Form.State()) { Form() }

    store.state.age = 7

    #expect(store.age == 7)
  }

  @Test func aStoreSendsWhatIsWrittenToItAmongTheViewsActions() {
    let store = Store(initialState: ViewForm.State()) { ViewForm() }

    store.name = "Mara"

    #expect(store.name == "Mara")
    #expect(store.changes == 1)
  }

  @Test func theCaseItselfMayBeNamed() {
    var state = Form.State()
    let reducer = BindingReducer<Form.State, Form.Action, _>(action: \.binding)

    _ = reducer.reduce(into: &state, action: .set(\.name, "Mara"))

    #expect(state.name == "Mara")
  }

  @Test func aValueThatNoReducerTakesIsReported() {
    let store = Store(initialState: Form.State()) {
      EmptyReducer<Form.State, Form.Action>()
    }

    withKnownIssue {
      store.name = "Mara"
    } matching: { issue in
      issue.says(
        """
        A value was written to '\\State.name' of a store, but no reducer took it.

          Action:
            Form.Action.binding(.set(\\State.name, Mara))

        The state stays as it was. Add 'BindingReducer()' to the body of 'Form', before its own \
        logic; where the binding actions are among the view's, 'BindingReducer(action: \\.view)'.

        More: Documentation/Core.docc/Bindings.md#a-write-that-nobody-takes
        """)
    }
    #expect(store.name == "")
  }
}
