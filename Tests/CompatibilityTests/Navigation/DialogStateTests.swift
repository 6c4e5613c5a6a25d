import ComposableArchitecture
import Testing

/// What code of earlier years does with the states of alerts and dialogs.
@MainActor @Suite struct DialogStateTests {
  enum Order: Equatable { case castOff, stay }

  struct HelmView: View {
    @State private var alert: AlertState<Order>?
    @State private var dialog: ConfirmationDialogState<Order>?
    @State private var said = "nothing"

    var body: some View {
      Text("Said: \(said)")
      Button("Ask") {
        alert = AlertState {
          TextState("Cast off?").foregroundColor(.red).font(.title).kerning(2)
        } actions: {
          ButtonState(role: .destructive, action: .castOff) {
            TextState("Yes").underline(pattern: .dot, color: .blue)
          }
          ButtonState(role: .cancel, action: .stay) {
            TextState("No").accessibilityLabel("Stay").speechAdjustedPitch(2)
          }
        } message: {
          TextState("The tide turns.")
        }
      }
      .alert(item: $alert) { Alert($0) { hear($0) } }
      Button("Choose") {
        dialog = ConfirmationDialogState {
          TextState("Which way?")
        } actions: {
          ButtonState(action: .castOff) { TextState("Out") }
        }
      }
      .actionSheet(item: $dialog) { ActionSheet($0) { hear($0) } }
    }

    private func hear(_ order: Order?) {
      said = order.map { "\($0)" } ?? "no order"
    }
  }

  @Test func anAlertIsMadeOfItsState() {
    let host = HeadlessHost { HelmView() }
    host.tap("Ask")
    #expect(host.text == "+-- Cast off? ---\n| The tide turns.\n| [ Yes ]\n| [ No ]\n+---")
    host.tap("Yes")
    #expect(host.text.hasPrefix("Said: castOff"))
    host.tap("Ask")
    host.tap("No")
    #expect(host.text.hasPrefix("Said: stay"))
  }

  @Test func anActionSheetIsMadeOfItsState() {
    let host = HeadlessHost { HelmView() }
    host.tap("Choose")
    host.tap("Out")
    #expect(host.text.hasPrefix("Said: castOff"))
  }

  @Test func anAlertOfOneButtonOrNoneEnds() {
    let none = Alert(AlertState<Order> { TextState("Aground") }) { _ in }
    let one = Alert(
      AlertState<Order> {
        TextState("Aground")
      } actions: {
        ButtonState(action: .stay) { TextState("Wait") }
      }
    ) { _ in }
    _ = (none, one)
  }

  @Reducer struct Helm {
    @ObservableState struct State: Equatable { var orders = 0 }
    enum Action: ViewAction {
      case view(View)
      enum View { case castOff }
    }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.orders += 1
        return .none
      }
    }
  }

  @ViewAction(for: Helm.self)
  struct WheelView: View {
    let store: StoreOf<Helm>
    var body: some View {
      Text("Orders: \(store.orders)")
      Button("Cast off") { send(.castOff, transaction: Transaction(animation: .default)) }
    }
  }

  @Test func anActionOfAViewMayHaveATransaction() {
    let store = Store(initialState: Helm.State()) { Helm() }
    let host = HeadlessHost { WheelView(store: store) }
    host.tap("Cast off")
    #expect(host.text.hasPrefix("Orders: 1"))
  }
}
