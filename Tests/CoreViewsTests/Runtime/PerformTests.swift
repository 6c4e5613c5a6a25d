import CoreTesting
import CoreViews
import Testing

@MainActor @Suite struct PerformTests {
  private func elementID(_ label: String, in session: some ViewSession) -> Element.ID? {
    session.root.flattened.first { $0.label == label }?.id
  }

  private func perform(
    _ interaction: (Element.ID) -> Interaction, on label: String, in session: some ViewSession
  ) throws -> InteractionOutcome {
    session.perform(interaction(try #require(elementID(label, in: session))))
  }

  @Test func aDisabledControlRefuses() throws {
    let graph = ViewGraph(VStack { Button("Log in") {} }.disabled(true))
    #expect(
      try perform(Interaction.activate, on: "Log in", in: graph)
        == .refused("the button \"Log in\" is disabled"))
  }

  @Test func aTextRefusesToBeActivatedOrEdited() throws {
    let graph = ViewGraph(Text("Hello"))
    #expect(
      try perform(Interaction.activate, on: "Hello", in: graph)
        == .refused("the text \"Hello\" does nothing when activated"))
    #expect(
      try perform({ .edit($0, text: "x") }, on: "Hello", in: graph)
        == .refused("the text \"Hello\" is not a field, so it cannot be edited"))
  }

  @Test func whatIsGoneRefuses() throws {
    let model = Model()
    let graph = ViewGraph(Watched("root", Recorder()) { if !model.isOn { Button("A") {} } })
    let id = try #require(elementID("A", in: graph))
    model.isOn = true
    #expect(
      graph.perform(.activate(id)) == .refused("that has gone from the screen in the meantime"))
  }

  @Test func whatIsOffScreenRefuses() throws {
    let graph = ViewGraph(
      NavigationStack {
        VStack {
          Button("A") {}
          NavigationLink("Next", value: 1)
        }
        .navigationDestination(for: Int.self) { _ in Text("next") }
      }
    )
    let button = try #require(elementID("A", in: graph))
    #expect(try perform(Interaction.activate, on: "Next", in: graph) == .done)
    #expect(
      graph.perform(.activate(button)) == .refused("the button \"A\" is not on screen"))
  }

  @Test func whatAModalCoversRefuses() throws {
    let graph = ViewGraph(
      Button("A") {}.alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} })
    #expect(
      try perform(Interaction.activate, on: "A", in: graph)
        == .refused("the button \"A\" is behind the alert \"Sure?\""))
  }

  @Test func withNowhereToGoBackToGoingBackIsRefused() {
    let graph = ViewGraph(NavigationStack { Text("root") })
    #expect(graph.perform(.back) == .refused("there is nowhere to go back to"))
  }

  @Test func aFieldIsSubmittedInnerActionFirst() throws {
    let recorder = Recorder()
    let graph = ViewGraph(
      VStack {
        TextField("Name", text: .constant("")).onSubmit { recorder.record("inner") }
      }
      .onSubmit { recorder.record("outer") }
    )
    #expect(try perform(Interaction.activate, on: "Name", in: graph) == .done)
    #expect(recorder.take() == ["inner", "outer"])
  }

  @Test func onlyAFieldThatSomebodyHearsOfIsSubmittable() throws {
    let graph = ViewGraph(
      VStack {
        TextField("Loose", text: .constant(""))
        TextField("Heard", text: .constant("")).onSubmit {}
        SecureField("Both heard", text: .constant("")).onSubmit {}
        Text("Text").onSubmit {}
      })
    #expect(graph.root.flattened.filter(\.isSubmittable).map(\.label) == ["Heard", "Both heard"])
  }
}
