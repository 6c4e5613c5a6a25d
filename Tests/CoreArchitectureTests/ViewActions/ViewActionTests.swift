import Core
import Testing

@Suite @MainActor struct ViewActionTests {
  @Test func aViewSendsItsActionsWithoutNamingTheStore() {
    let store = Store(initialState: ViewForm.State()) { ViewForm() }
    let view = FormView(store: store)

    view.rename()

    #expect(store.name == "Mara")
  }

  @Test func sendingReturnsTheEffects() async {
    let store = Store(initialState: ViewForm.State()) { ViewForm() }

    await FormView(store: store).send(.submitTapped).finish()
  }
}

private struct FormView: ViewActionSending {
  let store: StoreOf<ViewForm>

  func rename() {
    send(.set(\.name, "Mara"))
  }
}
