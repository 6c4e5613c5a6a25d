import Foundation
import SwiftNavigation
import Testing

private final class Signal: HashableObject {}

@Perceptible
private final class Buoy {
  var depth = 0
}

@Observable
private final class Beacon {
  var isLit = false
}

extension UITransaction {
  @UITransactionEntry fileprivate var isLoud = false
  @UITransactionEntry fileprivate var name: String?
}

@Suite @MainActor struct SwiftNavigationTests {
  @Test func anAlertIsAValue() {
    let alert = AlertState<Int> {
      TextState("Fog")
    } actions: {
      ButtonState(action: 1) { TextState("Sound the horn") }
    }
    #expect(String(state: alert.title) == "Fog")
    #expect(alert.buttons.map(\.action.action) == [1])
  }

  @Test func anObservationRunsAtOnceAndCanBeCancelled() {
    var count = 0
    let token = observe { count += 1 }
    token.cancel()
    #expect(count == 1)
    #expect(token.isCancelled)
  }

  @Test func anObjectEqualsItselfOnly() {
    let signal = Signal()
    #expect(Set([signal, signal, Signal()]).count == 2)
  }

  @Test func classesAreObservedWithoutAnotherImport() {
    @UIBindable var buoy = Buoy()
    $buoy.depth.wrappedValue = 3
    #expect(buoy.depth == 3)
    let beacon = Beacon()
    var seen: [Bool] = []
    let token = observe { seen.append(beacon.isLit) }
    token.cancel()
    #expect(seen == [false])
  }

  @Test func aTransactionHasValuesOfItsOwn() {
    var transaction = UITransaction()
    #expect(!transaction.isLoud)
    #expect(transaction.name == nil)
    transaction.isLoud = true
    transaction.name = "Ida"
    #expect(transaction.isLoud)
    #expect(transaction.name == "Ida")
  }

  @Test func aPathIsKeptAndReadAgain() throws {
    var path = UINavigationPath()
    path.append(7)
    path.append("Quay")
    let data = try JSONEncoder().encode(try #require(path.codable))
    let read = try JSONDecoder().decode(UINavigationPath.CodableRepresentation.self, from: data)
    #expect(UINavigationPath(read) == path)
    #expect(path.count == 2)
    path.append(Signal())
    #expect(path.codable == nil)
  }

  @Test func aBindingIsToldByItsPlace() {
    @UIBinding var name = "Ida"
    @UIBinding var other = "Ida"
    #expect(UIBindingIdentifier($name) == UIBindingIdentifier($name))
    #expect(UIBindingIdentifier($name) != UIBindingIdentifier($other))
    #expect(Set([UIBindingIdentifier($name), UIBindingIdentifier($name)]).count == 1)
  }

  @Test func aSharedValueIsBound() {
    @Shared(value: Berth()) var berth
    let binding = UIBinding($berth)
    binding.depth.wrappedValue = 4
    #expect(berth.depth == 4)
    $berth.withLock { $0.depth = 5 }
    #expect(binding.depth.wrappedValue == 5)
    #expect(UIBinding($berth) == binding)
    #expect(UIBinding($berth.depth) == UIBinding($berth.depth))
    #expect(UIBinding(Shared(value: Berth())) != binding)
  }

  private struct Berth { var depth = 0 }
}
