import Combine
import Foundation
import Testing

private struct Leak: Error, Equatable { var deck = 1 }

/// Hears a publisher at once and returns what it told.
private func heard<P: Publisher>(_ publisher: P) -> [P.Output] {
  var values: [P.Output] = []
  let hearing = publisher.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
  hearing.cancel()
  return values
}

struct OperatorTests {
  private let depths = [3, 1, 4, 1, 5].publisher

  @Test func valuesAreChangedAndLeftOut() {
    #expect(heard(depths.map { $0 * 10 }) == [30, 10, 40, 10, 50])
    #expect(heard(depths.filter { $0 > 2 }.map { "\($0) m" }) == ["3 m", "4 m", "5 m"])
    #expect(heard(["7", "x", "9"].publisher.compactMap { Int($0) }) == [7, 9])
    #expect(heard([1, 1, 2, 2, 1].publisher.removeDuplicates()) == [1, 2, 1])
    #expect(heard(depths.dropFirst(3).prefix(1)) == [1])
  }

  @Test func valuesAreGathered() {
    #expect(heard(depths.scan(0, +)) == [3, 4, 8, 9, 14])
    #expect(heard(depths.reduce(0, +)) == [14])
    #expect(heard(depths.collect(2)) == [[3, 1], [4, 1], [5]])
    #expect(heard(depths.collect()) == [[3, 1, 4, 1, 5]])
    #expect(heard(depths.max()) == [5])
    #expect(heard(depths.count()) == [5])
    #expect(heard(depths.first { $0 > 3 }) == [4])
    #expect(heard(depths.last()) == [5])
    #expect(heard(depths.contains(4)) == [true])
    #expect(heard(depths.allSatisfy { $0 < 5 }) == [false])
  }

  @Test func publishersFollowEachOther() {
    #expect(heard(Just(1).append(2, 3).prepend(0)) == [0, 1, 2, 3])
    #expect(heard(Just(2).flatMap { [$0, $0 + 1].publisher }) == [2, 3])
    #expect(heard(Empty<Int, Never>().replaceEmpty(with: 9)) == [9])
    #expect(heard(Optional.some(4).publisher) == [4])
  }

  @Test func failuresAreCaughtTriedAgainAndReplaced() {
    let fails = Fail<Int, Leak>(error: Leak())
    #expect(heard(fails.catch { Just($0.deck) }) == [1])
    #expect(heard(fails.replaceError(with: 5)) == [5])
    #expect(heard(fails.mapError { Leak(deck: $0.deck + 1) }.catch { Just($0.deck) }) == [2])
    var tries = 0
    let leaking = Deferred {
      tries += 1
      return tries < 3
        ? fails.eraseToAnyPublisher()
        : Just(7).setFailureType(to: Leak.self)
          .eraseToAnyPublisher()
    }
    #expect(heard(leaking.retry(4)) == [7])
    #expect(tries == 3)
    #expect(
      heard(depths.tryMap { if $0 == 4 { throw Leak() } else { $0 } }.replaceError(with: 0))
        == [3, 1, 0])
  }

  @Test func twoSubjectsAreMerged() {
    let (port, starboard) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var values: [Int] = []
    var hasEnded = false
    let hearing = port.merge(with: starboard).sink { _ in
      hasEnded = true
    } receiveValue: {
      values.append($0)
    }
    port.send(1)
    starboard.send(2)
    port.send(completion: .finished)
    starboard.send(3)
    #expect(values == [1, 2, 3])
    #expect(!hasEnded)
    starboard.send(completion: .finished)
    #expect(hasEnded)
    hearing.cancel()
  }

  @Test func anyNumberIsMerged() {
    let three = Just(1).merge(with: Just(2), Just(3))
    #expect(heard(three) == [1, 2, 3])
    #expect(heard(Just(1).merge(with: Just(2), Just(3), Just(4))) == [1, 2, 3, 4])
    #expect(heard(Publishers.MergeMany((0..<9).map { Just($0) })) == Array(0..<9))
    #expect(heard(Publishers.MergeMany(Just(1), Just(2)).merge(with: Just(3))) == [1, 2, 3])
    #expect(heard(Publishers.Merge(Just(1), [2].publisher)) == [1, 2])
    #expect(heard(Publishers.Merge3(Just(1), [2].publisher, Just(3))) == [1, 2, 3])
    var hasEnded = false
    _ = Publishers.MergeMany([Just<Int>]()).sink { _ in
      hasEnded = true
    } receiveValue: { _ in
    }
    #expect(hasEnded)
  }

  @Test func aFailureEndsWhatIsMergedAndGivesUpTheRest() {
    let (port, starboard) = (PassthroughSubject<Int, Leak>(), PassthroughSubject<Int, Leak>())
    var givenUp = false
    var end: Subscribers.Completion<Leak>?
    let hearing = port.merge(with: starboard.handleEvents(receiveCancel: { givenUp = true })).sink {
      end = $0
    } receiveValue: { _ in
    }
    port.send(completion: .failure(Leak()))
    #expect(end == .failure(Leak()))
    #expect(givenUp)
    hearing.cancel()
  }

  @Test func aSubscriberThatWantsOneValueGetsOne() {
    var givenUp = 0
    let tide = CurrentValueSubject<Int, Never>(1).handleEvents(receiveCancel: { givenUp += 1 })
    #expect(heard(tide.merge(with: tide).first()) == [1])
    #expect(givenUp == 1)
  }

  @Test func aSubscriberGetsWhatItDemands() {
    var values: [Int] = []
    var subscription: (any Subscription)?
    Just(1).merge(with: Just(2), Just(3)).subscribe(
      AnySubscriber(
        receiveSubscription: { subscription = $0 },
        receiveValue: {
          values.append($0)
          return .none
        }, receiveCompletion: { _ in values.append(0) }))
    #expect(values == [])
    subscription?.request(.max(2))
    #expect(values == [1, 2])
    subscription?.request(.max(1))
    #expect(values == [1, 2, 3, 0])
  }

  @Test func theLatestValuesAreCombined() {
    let (wind, tide) = (PassthroughSubject<String, Never>(), PassthroughSubject<Int, Never>())
    var values: [String] = []
    let hearing = wind.combineLatest(tide) { "\($0) \($1)" }.sink { values.append($0) }
    wind.send("N")
    #expect(values == [])
    tide.send(1)
    tide.send(2)
    wind.send("S")
    #expect(values == ["N 1", "N 2", "S 2"])
    hearing.cancel()
    wind.send("W")
    #expect(values.count == 3)
  }

  @Test func threeAndFourAreCombined() {
    #expect(heard(Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }) == [6])
    #expect(heard(Just(1).combineLatest(Just(2), Just(3)).map { $0.0 + $0.2 }) == [4])
    #expect(heard(Just(1).combineLatest(Just(2), Just(3), Just(4)).map { $0.3 }) == [4])
    #expect(heard(Publishers.CombineLatest(Just(1), Just("a")).map { "\($0)\($1)" }) == ["1a"])
    let absent = Just(1).combineLatest(Empty<Int, Never>())
    #expect(heard(absent).isEmpty)
    let optional = Just<Int?>(nil).combineLatest(Just(2)).map { $0.0 ?? $0.1 }
    #expect(heard(optional) == [2])
  }

  @Test func valuesAreZipped() {
    #expect(heard(depths.zip(["a", "b"].publisher) { "\($1)\($0)" }) == ["a3", "b1"])
    #expect(heard(Publishers.Zip3(Just(1), Just(2), Just(3)).map { $0.0 + $0.1 + $0.2 }) == [6])
  }

  @Test func theLatestPublisherIsHeard() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let choice = CurrentValueSubject<Bool, Never>(true)
    var values: [Int] = []
    let hearing = choice.map { $0 ? first : second }.switchToLatest().sink { values.append($0) }
    first.send(1)
    choice.value = false
    first.send(2)
    second.send(3)
    #expect(values == [1, 3])
    hearing.cancel()
  }

  @Test func aPublisherIsShared() {
    var starts = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in starts += 1 }).share()
    var sums = [0, 0]
    let hearings = [
      shared.sink { sums[0] += $0 }, shared.sink { sums[1] += $0 },
    ]
    subject.send(2)
    #expect(sums == [2, 2])
    #expect(starts == 1)
    withExtendedLifetime(hearings) {}
  }

  @Test func whatOneHearsIsMulticast() {
    let subject = PassthroughSubject<Int, Never>()
    let cast = subject.multicast { PassthroughSubject<Int, Never>() }
    var values: [Int] = []
    let hearing = cast.sink { values.append($0) }
    subject.send(1)
    let connection = cast.connect()
    subject.send(2)
    connection.cancel()
    subject.send(3)
    #expect(values == [2])
    hearing.cancel()
  }

  @Test func valuesAreASequenceForTasks() async {
    var sum = 0
    for await depth in depths.values { sum += depth }
    #expect(sum == 14)
  }

  @Test func jsonIsDecodedAndEncoded() {
    struct Boat: Codable, Equatable { var name: String }
    let boat = Boat(name: "Ida")
    let data = Just(boat).encode(encoder: JSONEncoder())
    let back = data.decode(type: Boat.self, decoder: JSONDecoder()).replaceError(
      with: Boat(name: ""))
    #expect(heard(back) == [boat])
  }
}
