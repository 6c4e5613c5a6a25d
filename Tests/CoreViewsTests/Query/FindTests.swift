import CoreTesting
import CoreViews
import Testing

@MainActor @Suite struct FindTests {
  private let root: Element

  init() {
    root =
      ViewGraph(
        VStack {
          TextField("Name", text: .constant(""))
          SecureField("Password", text: .constant("secret"))
          Button("Log in") {}
          Button("Log out") {}
          ForEach(0..<2) { _ in Button("Delete") {} }
        }
      ).root
  }

  private func failure(_ label: String, _ roles: Set<Element.Role> = []) -> String? {
    guard case .failure(let failure) = root.find(label, roles: roles) else { return nil }
    return failure.description
  }

  @Test(arguments: ["Password", "password", "pass", "Pass"])
  func aLabelMayDifferInCaseAndBeABeginning(_ label: String) throws {
    #expect(try root.find(label).get().role == .secureField)
  }

  @Test func sameLabelsAreToldApartByNumber() throws {
    let buttons = root.flattened.filter { $0.label == "Delete" }
    #expect(try root.find("Delete #2").get() == buttons[1])
    #expect(
      failure("Delete") == """
        more than one control goes by "Delete": "Delete #1" or "Delete #2"
        """
    )
  }

  @Test func aBeginningThatSeveralShareIsAmbiguous() {
    #expect(
      failure("log") == """
        more than one control goes by "log": "Log in" or "Log out"
        """
    )
  }

  @Test func aSlipOfTheFingerGetsASuggestion() {
    #expect(
      failure("Nmae", [.textField]) == """
        there is no field "Nmae" on screen; did you mean "Name"?
        """
    )
    #expect(failure("Quit", [.button]) == "there is no button \"Quit\" on screen")
  }

  @Test func whatIsCoveredOrOffScreenIsNamed() {
    let covered = ViewGraph(
      Button("A") {}.alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} })
    #expect(throws: Element.FindFailure.covered("the button \"A\"", by: "the alert \"Sure?\"")) {
      try covered.root.find("A").get()
    }
    let hidden = ViewGraph(
      NavigationStack(path: .constant([1])) {
        Button("A") {}.navigationDestination(for: Int.self) { _ in Text("top") }
      }
    )
    #expect(throws: Element.FindFailure.hidden("the button \"A\"")) {
      try hidden.root.find("A").get()
    }
  }
}
