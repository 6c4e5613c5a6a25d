import ComposableArchitecture
import Testing

/// `$store.scope(\.$room, action: \.room).attic`: one case of several that may be presented.
@MainActor @Suite struct DestinationCaseTests {
  private let store = Store(initialState: Lighthouse.State()) { Lighthouse() }

  private var host: HeadlessHost { HeadlessHost { LighthouseView(store: store) } }

  @Test func aFeatureIsShownWhileItsCaseIsPresented() {
    let host = host
    store.send(.enter(.attic(Lantern.State())))
    host.tap("Attic: 0")
    #expect(store.room == .attic(Lantern.State(flashes: 1)))
    host.back()
    #expect(store.room == nil)
    #expect(store.log == ["left"])
  }

  @Test func anotherCaseTakesItsPlaceAndIsNotDismissedWithIt() {
    let host = host
    store.send(.enter(.attic(Lantern.State())))
    store.send(.enter(.cellar(Lantern.State())))
    #expect(host.text.contains("Cellar: 0"))
    #expect(store.room == .cellar(Lantern.State()))
    #expect(store.log.isEmpty)
  }

  @Test func aFeatureThatDismissesItselfIsGone() async {
    let host = host
    store.send(.enter(.cellar(Lantern.State())))
    await store.send(.room(.presented(.cellar(.outTapped)))).finish()
    #expect(store.room == nil)
    #expect(!host.front.isModal)
  }

  @Test func anAlertSendsItsButtonsActionInItsCase() {
    let host = host
    store.send(.enter(.fog))
    #expect(host.front.element.label == "Fog")
    host.tap("Hoist the flag")
    #expect(store.log == ["hoistFlag"])
    #expect(store.room == nil)
  }

  @Test func anAlertIsLeft() {
    let host = host
    store.send(.enter(.fog))
    host.tap("Wait")
    #expect(store.log == ["left"])
    #expect(store.room == nil)
  }

  @Test func aDialogIsOneOfTheCases() {
    let host = host
    store.send(
      .enter(
        .choice(
          ConfirmationDialogState {
            TextState("Storm")
          } actions: {
            ButtonState(action: .stay) { TextState("Stay") }
          })))
    #expect(host.front.element.role == .confirmationDialog)
    host.tap("Stay")
    #expect(store.room == nil)
  }

  @Test func theStoreOfACaseIsTheSameWhileItIsHeld() {
    let binding = Bindable(store).scope(\.$room, action: \.room)
    #expect(binding.attic.wrappedValue == nil)
    store.send(.enter(.attic(Lantern.State())))
    let attic = binding.attic.wrappedValue
    #expect(attic != nil && attic === binding.attic.wrappedValue)
    #expect(binding.cellar.wrappedValue == nil)
    #expect(binding.warning.wrappedValue == nil)
  }

  @Test func endingACaseThatIsNotPresentedLeavesTheOther() {
    let binding = Bindable(store).scope(\.$room, action: \.room)
    store.send(.enter(.attic(Lantern.State())))
    binding.cellar.wrappedValue = nil
    binding.warning.wrappedValue = nil
    #expect(store.room == .attic(Lantern.State()))
  }
}
