import CoreViews
import Testing
import ViewsTesting

@MainActor @Suite struct IdentityTests {
  @Test func stateLastsWhileTheViewStaysInItsPlace() {
    let model = Model()
    let host = HeadlessHost {
      Watched("root", Recorder()) {
        Text("\(model.number)")
        Counter(name: "A")
      }
    }
    host.tap("Add to A")
    model.number = 7
    #expect(host.text == "7\nA: 1  [ Add to A ]")
  }

  @Test func branchesOfAConditionDoNotShareState() {
    let model = Model()
    let host = HeadlessHost {
      Watched("root", Recorder()) {
        if model.isOn { Counter(name: "A") } else { Counter(name: "A") }
      }
    }
    host.tap("Add to A")
    #expect(host.text == "A: 1  [ Add to A ]")
    model.isOn = true
    #expect(host.text == "A: 0  [ Add to A ]")
    model.isOn = false
    #expect(host.text == "A: 0  [ Add to A ]")
  }

  @Test func anOptionalViewComesAndGoes() {
    let model = Model()
    let host = HeadlessHost {
      Watched("root", Recorder()) {
        if let choice = model.choice { Text(choice) }
        Text("end")
      }
    }
    #expect(host.text == "end")
    model.choice = "first"
    #expect(host.text == "first\nend")
    model.choice = nil
    #expect(host.text == "end")
  }

  @Test func aSwitchShowsOneOfManyViews() {
    let model = Model()
    let host = HeadlessHost {
      Watched("root", Recorder()) {
        switch model.number {
        case 0: Text("zero")
        case 1: Text("one")
        case 2: Text("two")
        default: Text("many")
        }
      }
    }
    let texts = (0...3).map { number in
      model.number = number
      return host.text
    }
    #expect(texts == ["zero", "one", "two", "many"])
  }

  @Test func aLoopGrowsAndShrinksAtItsEnd() {
    let model = Model()
    let host = HeadlessHost {
      Watched("root", Recorder()) {
        for name in model.items { Counter(name: name) }
      }
    }
    model.items = ["A", "B"]
    host.session.update()
    host.tap("Add to A")
    model.items = ["A", "B", "C"]
    #expect(host.text == "A: 1  [ Add to A ]\nB: 0  [ Add to B ]\nC: 0  [ Add to C ]")
    model.items = ["A"]
    #expect(host.text == "A: 1  [ Add to A ]")
    model.items = []
    #expect(host.text == "")
  }

  @Test func anotherIDStartsAfresh() {
    let model = Model()
    let host = HeadlessHost {
      Watched("root", Recorder()) { Counter(name: "A").id(model.number) }
    }
    host.tap("Add to A")
    #expect(host.text == "A: 1  [ Add to A ]")
    model.number = 1
    #expect(host.text == "A: 0  [ Add to A ]")
  }

  @Test func anErasedViewKeepsItsStateWhileItsTypeStays() {
    let model = Model()
    let host = HeadlessHost {
      Watched("root", Recorder()) {
        model.isOn ? AnyView(Text("other")) : AnyView(Counter(name: "\(model.number)"))
      }
    }
    host.tap("Add to 0")
    model.number = 5
    #expect(host.text == "5: 1  [ Add to 5 ]")
    model.isOn = true
    #expect(host.text == "other")
    model.isOn = false
    #expect(host.text == "5: 0  [ Add to 5 ]")
  }

  @Test func elementsKeepTheirIDsAcrossUpdates() {
    let model = Model()
    let graph = ViewGraph(Watched("root", Recorder()) { Text("\(model.number)") })
    let before = graph.root.flattened.map(\.id)
    model.number = 3
    graph.update()
    #expect(graph.root.flattened.map(\.id) == before)
  }
}
