import Testing

@testable import CoreDependencies

struct DependencyValuesTests {
  static var networkName: String {
    @Dependency(\.network) var network
    return network.name
  }

  @Test func overrideHoldsInsideTheOperationOnly() {
    @Dependency(\.greeter) var greeter
    let result = withDependencies {
      $0.greeter.greet = { "hello \($0)" }
    } operation: {
      greeter.greet("a")
    }
    #expect(result == "hello a")
    #expect(greeter.greet("a") == "test a")
  }

  @Test func innerOverrideWins() {
    withDependencies {
      $0.network = Network(name: "outer")
      $0.greeter.greet = { "outer \($0)" }
    } operation: {
      withDependencies {
        $0.network = Network(name: "inner")
      } operation: {
        @Dependency(\.network) var network
        @Dependency(\.greeter) var greeter
        #expect(network.name == "inner")
        #expect(greeter.greet("a") == "outer a")
      }
    }
  }

  @Test func valuesAreCopiedOnWrite() {
    var first = DependencyValues()
    first.network = Network(name: "first")
    var second = first
    second.network = Network(name: "second")
    #expect(first.network.name == "first")
    #expect(second.network.name == "second")
  }

  @Test func errorsPassThrough() async {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try withDependencies { _ in
        throw Failure()
      } operation: {
      }
    }
    #expect(throws: Failure.self) {
      try withDependencies { _ in
      } operation: {
        throw Failure()
      }
    }
    await #expect(throws: Failure.self) {
      try await withDependencies { _ in
      } operation: {
        await Task.yield()
        throw Failure()
      }
    }
  }

  @Test func asyncOperationAndItsTasksSeeTheOverride() async {
    await withDependencies {
      $0.network = Network(name: "async")
    } operation: {
      await Task.yield()
      #expect(Self.networkName == "async")
      let name = await Task { Self.networkName }.value
      #expect(name == "async")
      async let child = Self.networkName
      #expect(await child == "async")
    }
  }

  @Test @MainActor func asyncOperationStaysOnTheActor() async {
    var count = 0
    await withDependencies {
      $0.network = Network(name: "main")
    } operation: {
      await Task.yield()
      MainActor.assertIsolated()
      count += 1
    }
    #expect(count == 1)
  }

  @Test func activityIsVisible() {
    #expect(!DependencyValues._hasOverrides)
    withDependencies {
      $0.network = Network(name: "a")
    } operation: {
      #expect(DependencyValues._hasOverrides)
    }
    withDependencies { _ in
    } operation: {
      #expect(!DependencyValues._hasOverrides)
    }
  }

  @Test func mergingPrefersTheOther() {
    var own = DependencyValues()
    own.network = Network(name: "own")
    own.greeter.greet = { "own \($0)" }
    own.context = .preview
    var other = DependencyValues()
    other.network = Network(name: "other")
    let merged = own.merging(other)
    #expect(merged.network.name == "other")
    #expect(merged.greeter.greet("a") == "own a")
    #expect(merged.context == .preview)
    var third = DependencyValues()
    third.context = .live
    let all = merged.merging(third)
    #expect(all.network.name == "other")
    #expect(all.greeter.greet("a") == "own a")
    #expect(all.context == .live)
    #expect(own.merging(._none)._isIdentical(to: own))
    #expect(DependencyValues._none.merging(own)._isIdentical(to: own))
  }
}
