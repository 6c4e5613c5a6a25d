import Combine
import Foundation
import Testing

private class Boat: ObservableObject {
  @Published var name = "Ida"
  @Published fileprivate(set) var knots = 4
}

private final class Ferry: Boat {
  @Published var cars = 0
}

/// Says itself when it changes, and has no published property.
private final class Buoy: ObservableObject {
  var rings = 0 { willSet { objectWillChange.send() } }
}

private final class Mirror: ObservableObject {
  @Published var level = 0
  @Published var sum = 0
}

struct PublishedTests {
  @Test func aPropertyTellsItsValueAndEachNewOneBeforeItIsThere() {
    let boat = Boat()
    var told: [String] = []
    let hearing = boat.$name.sink { told.append("\($0) was \(boat.name)") }
    boat.name = "Eva"
    #expect(told == ["Ida was Ida", "Eva was Ida"])
    #expect(boat.name == "Eva")
    hearing.cancel()
  }

  @Test func anObjectTellsThatAnyPropertyWillChange() {
    let boat = Boat()
    var told: [String] = []
    let hearing = boat.objectWillChange.sink { told.append(boat.name) }
    boat.name = "Eva"
    boat.knots = 7
    #expect(told == ["Ida", "Eva"])
    hearing.cancel()
  }

  @Test func aSubclassAddsProperties() {
    let ferry = Ferry()
    var (changes, cars) = (0, [Int]())
    let hearings = [
      ferry.objectWillChange.sink { changes += 1 }, ferry.$cars.sink { cars.append($0) },
    ]
    ferry.name = "Eva"
    ferry.cars = 12
    #expect(changes == 2)
    #expect(cars == [0, 12])
    withExtendedLifetime(hearings) {}
  }

  @Test func anObjectHasOnePublisherOfItsChanges() {
    let ferry = Ferry()
    #expect(ferry.objectWillChange === ferry.objectWillChange)
    let buoy = Buoy()
    #expect(buoy.objectWillChange === buoy.objectWillChange)
    #expect(Buoy().objectWillChange !== buoy.objectWillChange)
  }

  @Test func anObjectWithoutPublishedPropertiesTellsItsChangesItself() {
    let buoy = Buoy()
    var told: [Int] = []
    let hearing = buoy.objectWillChange.sink { told.append(buoy.rings) }
    buoy.rings = 1
    buoy.rings = 2
    #expect(told == [0, 1])
    hearing.cancel()
  }

  @Test func anObjectThatIsAskedForItsChangesIsLetGo() {
    weak var weakBuoy: Buoy?
    do {
      let buoy = Buoy()
      weakBuoy = buoy
      _ = buoy.objectWillChange
    }
    #expect(weakBuoy == nil)
  }

  @Test func valuesAreAssignedToAPropertyWithoutASubscriptionToKeep() {
    let mirror = Mirror()
    let levels = PassthroughSubject<Int, Never>()
    var changes = 0
    let hearing = mirror.objectWillChange.sink { changes += 1 }
    levels.assign(to: &mirror.$level)
    mirror.$level.scan(0, +).assign(to: &mirror.$sum)
    levels.send(3)
    levels.send(4)
    #expect(mirror.level == 4)
    #expect(mirror.sum == 7)
    #expect(changes > 2)
    hearing.cancel()
  }

  @Test func anAssignmentEndsWithItsObject() {
    let levels = PassthroughSubject<Int, Never>()
    weak var weakMirror: Mirror?
    do {
      let mirror = Mirror()
      weakMirror = mirror
      levels.assign(to: &mirror.$level)
      levels.send(3)
      #expect(mirror.level == 3)
    }
    #expect(weakMirror == nil)
    levels.send(4)
  }
}
