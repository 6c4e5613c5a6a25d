import CoreCasePaths
import CoreEras
import CoreViews
import Testing
import ViewsTesting

@CasePathable
private enum Engine: Equatable {
  case steam(pressure: Int)
  case diesel(Diesel)
}

private struct Diesel: Equatable, Identifiable {
  let id: Int
  var revolutions = 0
}

@CasePathable
private enum Boat: Equatable {
  case rowing
  case ferry(Engine)
}

private final class Writings {
  var late: () -> Void = {}
}

@MainActor @Suite struct BindingCaseTests {
  @Test func aBindingLeadsToTheCaseThatAnEnumIsIn() throws {
    let box = Box(Engine.steam(pressure: 3))
    #expect(box.binding.diesel == nil)
    let pressure = try #require(box.binding.steam)
    pressure.wrappedValue += 1
    #expect(box.value == .steam(pressure: 4))
    box.value = .diesel(Diesel(id: 1))
    #expect(pressure.wrappedValue == 4)
    pressure.wrappedValue = 9
    #expect(box.value == .diesel(Diesel(id: 1)))
  }

  @Test func aBindingToAnOptionalEnumIsNilInOtherCases() {
    let box = Box<Engine?>(.steam(pressure: 3))
    let diesel: Binding<Diesel?> = box.binding.diesel
    #expect(diesel.wrappedValue == nil)
    diesel.wrappedValue = nil
    #expect(box.value == .steam(pressure: 3))
    box.value = .diesel(Diesel(id: 1))
    diesel.wrappedValue = Diesel(id: 2)
    #expect(box.value == .diesel(Diesel(id: 2)))
    diesel.wrappedValue = nil
    #expect(box.value == nil)
  }

  @Test func whatIsWrittenLateIsDropped() throws {
    let box = Box<Engine?>(.steam(pressure: 3))
    let steam: Binding<Int?> = box.binding.steam
    let unwrapped = try #require(Binding(steam))
    let diesel: Binding<Diesel?> = box.binding.diesel
    box.value = .diesel(Diesel(id: 1))
    let revolutions = try #require(Binding(diesel)).revolutions
    steam.wrappedValue = 4
    unwrapped.wrappedValue = 5
    steam.wrappedValue = nil
    #expect(box.value == .diesel(Diesel(id: 1)))
    box.value = nil
    steam.wrappedValue = 6
    diesel.wrappedValue = Diesel(id: 2)
    revolutions.wrappedValue = 7
    #expect(box.value == nil)
  }

  @Test func aBindingWithinACaseOfACaseIsDroppedWithEither() throws {
    let box = Box<Boat?>(.ferry(.steam(pressure: 3)))
    let pressure: Binding<Int?> = box.binding.ferry.steam
    pressure.wrappedValue = 4
    #expect(box.value == .ferry(.steam(pressure: 4)))
    box.value = .ferry(.diesel(Diesel(id: 1)))
    pressure.wrappedValue = 5
    #expect(box.value == .ferry(.diesel(Diesel(id: 1))))
    box.value = .rowing
    pressure.wrappedValue = 6
    pressure.wrappedValue = nil
    #expect(box.value == .rowing)
  }

  @Test func aCaseWithoutAValueIsPresented() {
    let box = Box<Boat?>(.rowing)
    let isRowing: Binding<Bool> = box.binding.rowing
    #expect(isRowing.wrappedValue)
    isRowing.wrappedValue = false
    #expect(box.value == nil)
    box.value = .ferry(.steam(pressure: 3))
    isRowing.wrappedValue = true
    isRowing.wrappedValue = false
    #expect(box.value == .ferry(.steam(pressure: 3)))

    struct Jetty: View {
      @State private var boat: Boat?

      var body: some View {
        Button("Row") { boat = .rowing }
          .sheet(isPresented: $boat.rowing) { Text("Both oars") }
      }
    }
    let host = HeadlessHost { Jetty() }
    host.tap("Row")
    #expect(host.text.contains("Both oars"))
    host.back()
    #expect(!host.front.isModal)
  }

  @Test func aFieldOfASheetThatHasClosedDoesNotOpenItAgain() {
    struct EngineRoom: View {
      @State private var engine: Engine?
      let writings: Writings

      var body: some View {
        Button("Heat") { engine = .steam(pressure: 1) }
          .sheet(item: $engine.steam, id: \.self) { $pressure in
            Button("Close") {
              writings.late = { pressure = 9 }
              engine = nil
            }
          }
      }
    }
    let writings = Writings()
    let host = HeadlessHost { EngineRoom(writings: writings) }
    host.tap("Heat")
    host.tap("Close")
    writings.late()
    #expect(!host.front.isModal)
  }

  @Test func aSheetMayChangeTheCaseItIsShownFor() {
    struct EngineRoom: View {
      @State private var engine: Engine?

      var body: some View {
        Button("Start") { engine = .diesel(Diesel(id: 1)) }
          .sheet(item: $engine.diesel) { $diesel in
            Button("\(diesel.revolutions) a minute") { diesel.revolutions += 100 }
          }
      }
    }
    let host = HeadlessHost { EngineRoom() }
    host.tap("Start")
    host.tap("0 a minute")
    #expect(host.text.contains("100 a minute"))
    host.back()
    #expect(!host.front.isModal)
  }

  @Test func aScreenMayChangeWhatItIsPushedFor() {
    struct EngineRoom: View {
      @State private var engine: Engine?

      var body: some View {
        NavigationStack {
          Button("Heat") { engine = .steam(pressure: 0) }
            .navigationDestination(item: $engine.steam) { $pressure in
              Button("\(pressure) bar") { pressure += 1 }
            }
        }
      }
    }
    let host = HeadlessHost { EngineRoom() }
    host.tap("Heat")
    host.tap("0 bar")
    host.tap("1 bar")
    #expect(host.text.contains("2 bar"))
    host.back()
    #expect(host.text.contains("Heat"))
  }

  @Test func anItemIsToldByWhateverIdentifiesIt() {
    struct EngineRoom: View {
      @State private var valve: String?

      var body: some View {
        Button("Open") { valve = "main" }
          .sheet(item: $valve, id: \.self) { Text("The \($0) valve") }
      }
    }
    let host = HeadlessHost { EngineRoom() }
    host.tap("Open")
    #expect(host.text.contains("The main valve"))
  }
}

@MainActor @Suite struct BindingOptionalTests {
  @Test func anOptionalIsUnwrappedWithOrWithoutADefault() throws {
    let box = Box<Int?>(nil)
    #expect(Binding(unwrapping: box.binding).map(\.wrappedValue) == nil)
    let knots = Binding(unwrapping: box.binding, default: 5)
    #expect(knots.wrappedValue == 5)
    knots.wrappedValue = 7
    #expect(box.value == 7)
    let unwrapped = try #require(Binding(unwrapping: box.binding))
    unwrapped.wrappedValue = 8
    #expect(box.value == 8)
  }

  @Test func aBindingSaysWhetherThereIsAValue() {
    let box = Box<Int?>(3)
    let isPresent: Binding<Bool> = Binding(box.binding)
    #expect(isPresent.wrappedValue)
    isPresent.wrappedValue = true
    #expect(box.value == 3)
    box.binding.isPresent().wrappedValue = false
    #expect(box.value == nil)
  }

  @Test func whatIsWrittenIsToldAndFiltered() {
    let box = Box(1)
    var told: [Int] = []
    let binding = box.binding.didSet { told.append($0) }.removeDuplicates()
    binding.wrappedValue = 1
    binding.wrappedValue = 2
    binding.wrappedValue = 2
    #expect(told == [2])
    #expect(box.value == 2)
  }
}
