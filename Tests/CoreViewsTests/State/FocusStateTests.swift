import CoreViews
import Testing
import ViewsTesting

@MainActor @Suite struct FocusStateTests {
  @Test func aFocusCanBeBoundToAModel() {
    struct Fields: View {
      @Bindable var model: Model
      @FocusState private var focus: String?

      var body: some View {
        TextField("Name", text: $model.text).focused($focus, equals: "name")
        Text(focus ?? "nowhere")
        Button("Clear") { focus = nil }
          .bind($model.choice, to: $focus)
      }
    }
    let model = Model()
    let host = HeadlessHost { Fields(model: model) }
    model.choice = "name"
    #expect(host.text == "Name: []\nname\n[ Clear ]")
    host.tap("Clear")
    #expect(model.choice == nil)
  }
}
