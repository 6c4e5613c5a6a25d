import CoreTesting
import CoreViews
import Testing

@MainActor @Suite struct FrontTests {
  @Test func theFrontOfAScreenIsWhatCanBeSeenOfIt() {
    let front = ViewGraph(
      TabView {
        NavigationStack(path: .constant([1])) {
          Button("Covered") {}
            .navigationTitle("Root")
            .navigationDestination(for: Int.self) { _ in
              VStack {
                TextField("Name", text: .constant(""))
                Button("Save") {}
              }
              .navigationTitle("Top")
            }
        }
        .tabItem { Text("A") }
        Text("b").tabItem { Text("B") }
      }
    ).root.front
    #expect(front.title == "Top")
    #expect(front.canGoBack)
    #expect(front.tabs.map(\.label) == ["A", "B"])
    #expect(front.controls.map(\.label) == ["A", "Name", "Save", "B"])
  }

  @Test func theFrontOfAnAlertIsTheAlert() {
    let front = ViewGraph(
      Button("Covered") {}.alert("Sure?", isPresented: .constant(true)) {
        Button("Yes") {}
        Button("No", role: .cancel) {}
      }
    ).root.front
    #expect(front.isModal)
    #expect(front.title == "Sure?")
    #expect(front.canGoBack)
    #expect(front.controls.map(\.label) == ["Yes", "No"])
  }
}
