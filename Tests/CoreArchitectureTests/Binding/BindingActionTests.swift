import Core
import CustomDump
import Testing

@Suite struct BindingActionTests {
  @Test func matchesTheKeyPathItWritesTo() {
    let action = Form.Action.binding(.set(\.name, "Mara"))

    switch action {
    case .binding(\.age):
      Issue.record("The action writes the name.")
    case .binding(\.name):
      break
    default:
      Issue.record("The action writes the name.")
    }
  }

  @Test func writesTheValue() {
    var state = Form.State()

    _ = Form().reduce(into: &state, action: .set(\.name, "Mara"))

    #expect(state.name == "Mara")
  }

  @Test func aPropertyOfOldCodeIsShownAsItsValue() {
    enum Side: String { case port }
    struct State {
      @BindingState var name = "Mara"
      @BindingState var side = Side.port
    }
    #expect(
      String(customDumping: State()).hasSuffix(
        """
        (
          _name: "Mara",
          _side: .port
        )
        """))
  }

  @Test func isEqualWhenPathAndValueAre() {
    let action = BindingAction<Form.State>.set(\.name, "Mara")

    #expect(action == .set(\.name, "Mara"))
    #expect(action != .set(\.name, "Mara Ed."))
    #expect(action != .set(\.nickname, "Mara"))
  }

  @Test func writesPartsOfAValue() {
    var state = Form.State()

    _ = Form().reduce(into: &state, action: .set(\.address.city, "Seoul"))

    #expect(state.address.city == "Seoul")
  }

  @Test func hasACaseForEveryProperty() {
    let action = Form.Action.set(\.name, "Mara")

    let name: String? = action[case: \.binding.name]
    let nickname: String? = action[case: \.binding.nickname]
    #expect(name == "Mara")
    #expect(nickname == nil)
    #expect(action.is(\.binding.name))
    #expect((\Form.Action.Cases.binding.name)("Mara") == action)
  }

  @Test func isShownWithTheNameOfTheProperty() {
    #expect(
      String(customDumping: BindingAction<Form.State>.set(\.name, "Mara")) == """
        BindingAction.set(
          \\State.name,
          "Mara"
        )
        """)
  }

  @Test func writesPropertiesMarkedWithBindingState() {
    var state = OldForm.State()
    let action = OldForm.Action.set(\.$name, "Mara")

    _ = OldForm().reduce(into: &state, action: action)

    #expect(state.name == "Mara")
    #expect(action.is(\.binding.$name))
    guard case .binding(\.$name) = action else {
      Issue.record("The action writes the name.")
      return
    }
  }

  @Test func anEnumActionFindsItsBindingByItself() {
    #expect(Form.Action.set(\.age, 4).binding == .set(\.age, 4))
    #expect(Form.Action.submitTapped.binding == nil)
    #expect(Form.Action.renamed("Mara").binding == nil)
  }

  /// Its payload is behind a reference.
  private indirect enum Boxed: BindableAction {
    case binding(BindingAction<Form.State>)
    case wrapped(Boxed)
  }

  /// Its binding actions are in a case of another type.
  private enum Nested: BindableAction {
    case view(Form.Action)
    case done

    static func binding(_ action: BindingAction<Form.State>) -> Self { .view(.binding(action)) }
  }

  @Test func isFoundInItsCaseAlone() {
    let action = BindingAction<Form.State>.set(\.name, "Mara")

    #expect(Form.Action.binding(action).binding == action)
    #expect(Boxed.binding(action).binding == action)
    #expect(Boxed.wrapped(.binding(action)).binding == nil)
    #expect(Nested.binding(action).binding == nil)
    #expect(Nested.done.binding == nil)
  }
}
