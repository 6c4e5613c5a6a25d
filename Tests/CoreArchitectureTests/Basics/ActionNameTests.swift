import Testing

@testable @_spi(Hosts) import CoreArchitecture

@Suite
struct ActionNameTests {
  enum Diagnosis { case flu }

  struct Row {
    enum Action {
      case tapped
      case chosen(Diagnosis)
      case delegate(Delegate)
      enum Delegate { case left(String) }
    }
  }

  struct List {
    enum Action {
      case rows(IdentifiedAction<String, Row.Action>)
      case sheet(PresentationAction<Row.Action>)
      case answer(Result<Int, any Error>)
      case typed(name: String)
      case refresh
    }
  }

  enum CounterAction { case up(Int) }

  private func name(_ action: Any) -> String {
    let name = ActionName(of: action)
    return "\(name.feature) \(name.action)"
  }

  @Test func `An action is named by its feature and its case`() {
    #expect(name(List.Action.refresh) == "ActionNameTests.List refresh")
    #expect(name(CounterAction.up(1)) == "ActionNameTests.CounterAction up")
  }

  @Test func `The innermost feature counts`() {
    #expect(name(List.Action.sheet(.presented(.tapped))) == "ActionNameTests.Row tapped")
    #expect(
      name(List.Action.rows(.element(id: "secret", action: .tapped)))
        == "ActionNameTests.Row tapped")
    #expect(name(List.Action.sheet(.dismiss)) == "ActionNameTests.List sheet.dismiss")
    #expect(
      name(List.Action.sheet(.presented(.delegate(.left("secret")))))
        == "ActionNameTests.Row delegate.left")
  }

  @Test func `No value is named`() {
    #expect(name(List.Action.typed(name: "secret")) == "ActionNameTests.List typed")
    #expect(name(List.Action.answer(.success(7))) == "ActionNameTests.List answer")
    #expect(name(Row.Action.chosen(.flu)) == "ActionNameTests.Row chosen")
  }
}
