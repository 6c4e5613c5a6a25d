import CoreCasePaths
import CoreViews
import Testing
import ViewsTesting

@CaseBindable
private enum Berth: Equatable {
  case free
  case taken(by: String)
  case shared(ships: Int, depth: Double)
}

@MainActor @Suite struct CaseBindableTests {
  @Test func aBindingIsSwitchedOver() {
    let box = Box(Berth.taken(by: "Ida"))
    switch box.binding.case {
    case .taken(let name): name.wrappedValue += "!"
    case .free, .shared: Issue.record("The berth is taken.")
    }
    #expect(box.value == .taken(by: "Ida!"))
    box.value = .shared(ships: 1, depth: 2)
    if case .shared(let shared) = box.binding.case { shared.ships.wrappedValue = 3 }
    #expect(box.value == .shared(ships: 3, depth: 2))
    box.value = .free
    if case .free = box.binding.case {} else { Issue.record("The berth is free.") }
    #expect(box.value.is(\.free))
  }

  @Test func soIsABindingWithoutAView() {
    @UIBinding var berth = Berth.taken(by: "Ida")
    if case .taken(let name) = $berth.case { name.wrappedValue = "Eva" }
    #expect(berth == .taken(by: "Eva"))
  }

  @Test func aViewShowsTheCase() {
    struct BerthView: View {
      @State private var berth = Berth.free

      var body: some View {
        switch $berth.case {
        case .free: Button("Take") { berth = .taken(by: "Ida") }
        case .taken(let name): TextField("Ship", text: name)
        case .shared(let shared): Text("\(shared.wrappedValue.ships) ships")
        }
        if case .taken(let name) = berth { Text("taken by \(name)") }
      }
    }
    let host = HeadlessHost { BerthView() }
    host.tap("Take")
    host.type("Ship", "Eva")
    #expect(host.text.contains("taken by Eva"))
  }
}
