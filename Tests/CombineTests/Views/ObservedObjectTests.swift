import Combine
import ComposableArchitecture
import SwiftUI
import Testing

private class Crew: ObservableObject {
  @Published var count = 1
  @Published var ship = "Ida"
}

private final class Officers: Crew {
  @Published var captain = "Ann"
}

private struct CrewCount: View {
  @ObservedObject var crew: Crew
  var body: some View {
    Text("\(crew.count) aboard")
    TextField("Ship", text: $crew.ship)
  }
}

private struct Bridge: View {
  @StateObject private var crew = Crew()
  @State private var watch = 1
  var body: some View {
    CrewCount(crew: crew)
    Button("Sign on") { crew.count += 1 }
    Button("Watch \(watch)") { watch += 1 }
  }
}

@MainActor struct ObservedObjectTests {
  @Test func aModelOfPublishedPropertiesIsObserved() {
    let host = HeadlessHost { Bridge() }
    host.tap("Sign on")
    host.type("Ship", "Eva")
    #expect(host.text == "2 aboard\nShip: [Eva]\n[ Sign on ]\n[ Watch 1 ]")
  }

  @Test func aModelStaysWhileItsViewDoes() {
    let host = HeadlessHost { Bridge() }
    host.tap("Sign on")
    host.tap("Watch 1")
    #expect(host.text.hasPrefix("2 aboard"))
  }

  @Test func aModelsSubclassIsObserved() {
    struct Board: View {
      @ObservedObject var officers: Officers
      var body: some View { Text("\(officers.captain) \(officers.count)") }
    }
    let officers = Officers()
    let host = HeadlessHost { Board(officers: officers) }
    #expect(host.text == "Ann 1")
    officers.captain = "Ben"
    officers.count = 3
    #expect(host.text == "Ben 3")
  }

  @Test func anotherModelTakesThePlaceOfTheFirst() {
    struct Choice: View {
      @State private var isFirst = true
      let (first, second): (Crew, Crew)
      var body: some View {
        CrewCount(crew: isFirst ? first : second)
        Button("Other") { isFirst.toggle() }
      }
    }
    let (first, second) = (Crew(), Crew())
    second.count = 7
    let host = HeadlessHost { Choice(first: first, second: second) }
    #expect(host.text.hasPrefix("1 aboard"))
    host.tap("Other")
    #expect(host.text.hasPrefix("7 aboard"))
    second.count = 8
    #expect(host.text.hasPrefix("8 aboard"))
  }

  @Test func onlyViewsThatHaveTheModelAreEvaluatedAgain() {
    final class Counts { var (near, far) = (0, 0) }
    struct Near: View {
      @ObservedObject var crew: Crew
      let counts: Counts
      var body: some View {
        let _ = counts.near += 1
        Text("\(crew.count)")
      }
    }
    struct Far: View {
      let counts: Counts
      var body: some View {
        let _ = counts.far += 1
        Text("far")
      }
    }
    let (crew, counts) = (Crew(), Counts())
    let host = HeadlessHost {
      Near(crew: crew, counts: counts)
      Far(counts: counts)
    }
    #expect(host.text == "1\nfar")
    crew.count = 2
    crew.count = 3
    #expect(host.text == "3\nfar")
    #expect(counts.near == 2)
    #expect(counts.far == 1)
  }

  @Test func aModelComesFromAround() {
    struct Reader: View {
      @EnvironmentObject private var crew: Crew
      var body: some View {
        Text("\(crew.count) aboard \(crew.ship)")
        TextField("Ship", text: $crew.ship)
      }
    }
    let crew = Crew()
    let host = HeadlessHost { Reader().environmentObject(crew) }
    crew.count = 4
    host.type("Ship", "Eva")
    #expect(host.text == "4 aboard Eva\nShip: [Eva]")
  }

  @Test func aModelThatNobodyReadsNeedNotBeAround() {
    struct Reader: View {
      @EnvironmentObject private var crew: Crew
      var body: some View { Text("nobody") }
    }
    #expect(HeadlessHost { Reader() }.text == "nobody")
  }

  @Test func aModelOfTheSceneAndOneAroundTheFocusAreRead() throws {
    struct Name: View {
      @FocusedObject private var crew: Crew?
      var body: some View { Text(crew?.ship ?? "nobody") }
    }
    let (near, far) = (Crew(), Crew())
    (near.ship, far.ship) = ("Near", "Far")
    let host = HeadlessHost {
      Text("Scene").focusedSceneObject(far)
      TextField("Field", text: .constant("")).focusedObject(near)
      Name()
    }
    #expect(host.text.contains("Far"))
    far.ship = "Farther"
    #expect(host.text.contains("Farther"))
    let field = try host.session.root.find("Field").get()
    _ = host.session.perform(.focus(field.id))
    #expect(host.text.contains("Near"))
    near.ship = "Nearest"
    #expect(host.text.contains("Nearest"))
  }

  @Test func modifiersAndStylesHaveModelsToo() {
    struct Badge: ViewModifier {
      @ObservedObject var crew: Crew
      func body(content: Content) -> some View {
        content
        Text("(\(crew.count))")
      }
    }
    let crew = Crew()
    let host = HeadlessHost { Text("Crew").modifier(Badge(crew: crew)) }
    crew.count = 5
    #expect(host.text == "Crew\n(5)")
  }

  @Test func aModelThatChangesElsewhereIsShownHere() async {
    let crew = Crew()
    let host = HeadlessHost { CrewCount(crew: crew) }
    #expect(host.text.hasPrefix("1 aboard"))
    // Safe: this side waits meanwhile.
    nonisolated(unsafe) let model = crew
    await Task.detached { model.count = 6 }.value
    #expect(host.text.hasPrefix("6 aboard"))
  }

  @Test func aViewThatGoesLetsGoOfItsModel() {
    struct Deck: View {
      @State private var isOpen = true
      let made: (Crew) -> Void
      var body: some View {
        Button("Close") { isOpen = false }
        if isOpen { Cabin(made: made) }
      }
    }
    struct Cabin: View {
      @StateObject private var crew: Crew
      init(made: @escaping (Crew) -> Void) {
        _crew = StateObject(
          wrappedValue: {
            let crew = Crew()
            made(crew)
            return crew
          }())
      }
      var body: some View { Text("\(crew.count)") }
    }
    weak var weakCrew: Crew?
    var count = 0
    let host = HeadlessHost {
      Deck {
        weakCrew = $0
        count += 1
      }
    }
    #expect(host.text == "[ Close ]\n1")
    #expect(weakCrew != nil)
    host.tap("Close")
    #expect(host.text == "[ Close ]")
    #expect(weakCrew == nil)
    #expect(count == 1)
  }
}
