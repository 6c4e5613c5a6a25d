import Testing
import Views
import ViewsTesting

@Reducer
private struct SignUp {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var isSubscribed = false
    var quantity = 1
    var address = Address()

    struct Address: Equatable { var street = "" }
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case quantityChanged(Int)
    case signUpTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.name):
        state.name = String(state.name.prefix(5))
      case .quantityChanged(let quantity):
        state.quantity = min(quantity, 9)
      case .binding, .signUpTapped:
        break
      }
      return .none
    }
  }
}

private struct SignUpView: View {
  @Bindable var store: StoreOf<SignUp>
  let count: BodyCount

  var body: some View {
    let _ = count.add("form")
    TextField("Name", text: $store.name)
    TextField("Street", text: $store.address.street)
    Toggle("News", isOn: $store.isSubscribed)
    QuantityButton(value: $store.quantity.sending(\.quantityChanged))
    Greeting(store: store, count: count)
    Button("Sign up") { store.send(.signUpTapped) }
      .disabled(store.name.isEmpty)
  }
}

private struct QuantityButton: View {
  @Binding var value: Int

  var body: some View {
    Button("More than \(value)") { value += 5 }
  }
}

private struct Greeting: View {
  let store: StoreOf<SignUp>
  let count: BodyCount

  var body: some View {
    let _ = count.add("greeting")
    Text("Hello, \(store.name)!")
  }
}

@MainActor
struct FormBindingTests {
  private let store = Store(initialState: SignUp.State()) { SignUp() }
  private let count = BodyCount()

  private func host() -> HeadlessHost {
    HeadlessHost { SignUpView(store: store, count: count) }
  }

  @Test func typingGoesThroughTheReducerAndComesBackToTheField() {
    let host = host()
    host.type("Name", "Marina")
    #expect(store.name == "Marin")
    #expect(
      host.text == """
        Name: [Marin]
        Street: []
        [ ] News
        [ More than 1 ]
        Hello, Marin!
        [ Sign up ]
        """)
  }

  @Test func partsOfAValueAndTogglesAreWrittenToo() {
    let host = host()
    host.type("Street", "Elm")
    host.toggle("News")
    let expected = SignUp.State(isSubscribed: true, address: .init(street: "Elm"))
    #expect(store.withState { $0 } == expected)
  }

  @Test func sendingTurnsAValueIntoAnActionOfItsOwn() {
    let host = host()
    host.tap("More than 1")
    host.tap("More than 6")
    #expect(store.quantity == 9)
    #expect(host.text.contains("[ More than 9 ]"))
  }

  @Test func aFieldThatNoBodyReadsEvaluatesNoBody() {
    let host = host()
    _ = count.take()
    host.toggle("News")
    #expect(host.text.contains("[x] News"))
    #expect(count.take() == [:])
    store.send(.set(\.name, "Mara"))
    #expect(host.text.contains("Hello, Mara!"))
    #expect(count.take() == ["form": 1, "greeting": 1])
  }
}
