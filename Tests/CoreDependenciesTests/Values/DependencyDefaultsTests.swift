import Foundation
import Testing

@testable import CoreDependencies

@Suite struct DependencyDefaultsTests {
  @Test(arguments: 1...1) func defaultsOfOneTestAreNotSeenByAnotherA(_: Int) {
    usesStorageAlone()
  }

  @Test func defaultsOfOneTestAreNotSeenByAnotherB() {
    usesStorageAlone()
  }

  private func usesStorageAlone() {
    @Dependency(\.storage) var storage
    #expect(storage.numbers.value == [])
    storage.numbers.withValue { $0.append(1) }
    @Dependency(\.storage) var again
    #expect(again === storage)
    #expect(again.numbers.value == [1])
  }

  @Test func defaultIsMadeOnceThoughManyTasksAskAtOnce() async {
    let instances = await withTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 0..<100 {
        group.addTask {
          @Dependency(\.storage) var storage
          return ObjectIdentifier(storage)
        }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(instances.count == 1)
  }

  @Test func defaultMayBeReadWhileAnotherIsMade() {
    enum Outer: TestDependencyKey {
      static var testValue: String {
        @Dependency(\.greeter) var greeter
        return greeter.greet("outer")
      }
    }
    #expect(DependencyValues()[Outer.self] == "test outer")
  }

  @Test func tableGrowsAndFindsEverything() {
    let table = DefaultsTable()
    let objects = (0..<500).map { _ in Storage() }
    for (number, object) in objects.enumerated() {
      let key = ObjectIdentifier(object)
      let box = DependencyBox(Network(name: "\(number)"), key: Network.self)
      table.insert(box, for: key, in: .live)
      if number % 3 == 0 { table.insert(box, for: key, in: .test) }
    }
    for (number, object) in objects.enumerated() {
      let key = ObjectIdentifier(object)
      let live = table.box(for: key, in: .live)?.takeUnretainedValue()
      #expect(live?.value(of: Network.self).name == "\(number)")
      #expect((table.box(for: key, in: .test) != nil) == (number % 3 == 0))
      #expect(table.box(for: key, in: .preview) == nil)
    }
  }
}
