import Combine
import Foundation
import Testing

private final class Lamp { var isLit = false }

struct SubjectTests {
  @Test func aSubjectTellsThoseWhoHearIt() {
    let calls = PassthroughSubject<String, Never>()
    var heard: [String] = []
    calls.send("too early")
    var subscriptions: Set<AnyCancellable> = []
    calls.sink { heard.append($0) }.store(in: &subscriptions)
    calls.send("ahoy")
    subscriptions.removeAll()
    calls.send("too late")
    #expect(heard == ["ahoy"])
  }

  @Test func aSubjectWithAValueTellsItFirst() {
    let tide = CurrentValueSubject<Int, Never>(2)
    var heard: [Int] = []
    let hearing = tide.sink { heard.append($0) }
    tide.value = 3
    tide.send(4)
    #expect(heard == [2, 3, 4])
    #expect(tide.value == 4)
    hearing.cancel()
  }

  @Test func aSubjectThatHasEndedTellsNothing() {
    let calls = PassthroughSubject<Void, Never>()
    var count = 0
    let hearing = calls.sink { count += 1 }
    calls.send()
    calls.send(completion: .finished)
    calls.send()
    #expect(count == 1)
    hearing.cancel()
  }

  @Test func aFutureIsDoneOnce() {
    var work = 0
    let future = Future<Int, Never> { finish in
      work += 1
      finish(.success(7))
    }
    var heard: [Int] = []
    let hearings = [future.sink { heard.append($0) }, future.sink { heard.append($0) }]
    #expect(heard == [7, 7])
    #expect(work == 1)
    withExtendedLifetime(hearings) {}
  }

  @Test func valuesAreAssignedToAnObject() {
    let lamp = Lamp()
    let switches = PassthroughSubject<Bool, Never>()
    let hearing = switches.assign(to: \.isLit, on: lamp)
    switches.send(true)
    #expect(lamp.isLit)
    hearing.cancel()
    switches.send(false)
    #expect(lamp.isLit)
  }

  @Test func aSubscriptionThatIsLetGoEnds() {
    let tide = PassthroughSubject<Int, Never>()
    weak var weakLamp: Lamp?
    do {
      let lamp = Lamp()
      weakLamp = lamp
      let hearing = tide.sink { _ in lamp.isLit.toggle() }
      tide.send(1)
      #expect(lamp.isLit)
      withExtendedLifetime(hearing) {}
    }
    #expect(weakLamp == nil)
  }

  @Test(arguments: 0..<4) func publishersOfOursLetGoOfThoseWhoHeardThem(kind: Int) {
    let (port, starboard) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    weak var weakLamp: Lamp?
    do {
      let lamp = Lamp()
      weakLamp = lamp
      let publisher: AnyPublisher<Int, Never> =
        switch kind {
        case 0: port.merge(with: starboard).eraseToAnyPublisher()
        case 1: port.combineLatest(starboard, +).eraseToAnyPublisher()
        case 2: Publishers.MergeMany(port, starboard).eraseToAnyPublisher()
        default:
          Timer.publish(every: 60, on: .main, in: .common).autoconnect().map { _ in 1 }
            .eraseToAnyPublisher()
        }
      let hearing = publisher.sink { _ in lamp.isLit = true }
      port.send(1)
      starboard.send(2)
      #expect(lamp.isLit || kind == 3)
      hearing.cancel()
    }
    #expect(weakLamp == nil)
    port.send(3)
  }

  @Test func aPublisherIsHeardFromManyThreadsAtOnce() {
    let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
    // Safe: one value is handed on at a time, on whatever thread.
    nonisolated(unsafe) var sum = 0
    let hearing = Publishers.MergeMany(subjects).sink { sum += $0 }
    // Safe: subjects guard what they hold.
    nonisolated(unsafe) let senders = subjects
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      for _ in 0..<100 { senders[index].send(1) }
    }
    #expect(sum == 800)
    hearing.cancel()
  }
}
