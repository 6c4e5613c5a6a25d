import Testing

@testable import CoreDependencies

struct MissingValueTests {
  @Test func liveOnlyDependencyInATestIsReportedOncePerTest() {
    @Dependency(\.network) var network
    let line = #line - 1
    let texts = issues {
      #expect(network == Network(name: "live"))
      #expect(network == Network(name: "live"))
    }
    #expect(
      texts == [
        """
        '@Dependency(\\.network)' was read in a test, but 'Network' has no test value.

          Read at: CoreDependenciesTests/MissingValueTests.swift:\(line)
          Key: Network
          Value: Network

        A test should not reach the outside world unnoticed. Override the dependency for this test:

          withDependencies { $0.network = … } operation: { … }

        or, in the test of a feature, where its test store is created:

          TestStore(initialState: …) { … } withDependencies: { $0.network = … }

        or declare 'static var testValue' in 'Network' if one value suits all tests.

        More: Documentation/Core.docc/Dependencies.md#what-is-reported
        """
      ])
  }

  @Test func liveOnlyDependencyReadByKey() {
    @Dependency(Network.self) var network
    let texts = issues { _ = network }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("'@Dependency(Network.self)' was read in a test") == true)
    #expect(texts.first?.contains("$0[Network.self] = …") == true)
  }

  @Test func changingALiveOnlyDependencyIsFine() {
    withDependencies {
      $0.network.name += " changed"
    } operation: {
      @Dependency(\.network) var network
      #expect(network.name == "live changed")
    }
  }

  @Test func changingALiveOnlyDependencyOfStoredValuesIsFine() {
    var values = DependencyValues()
    values._isBeingSet = true
    values.network.name += " changed"
    values._isBeingSet = false
    #expect(values.network.name == "live changed")
  }

  @Test func changingDoesNotSilenceALaterRead() {
    withDependencies {
      $0.network.name = "changed"
    } operation: {
    }
    @Dependency(\.network) var network
    #expect(issues { _ = network }.count == 1)
  }

  @Test func readingTheDefaultTestValueDirectly() {
    let texts = issues { _ = Network.testValue }
    #expect(
      texts == [
        """
        'Network.testValue' was read, but 'Network' declares none, so its preview or live value \
        is what came back. Declare 'static var testValue' in 'Network'.

        More: Documentation/Core.docc/Dependencies.md#what-is-reported
        """
      ])
  }

  @Test func testOnlyDependencyInTheRunningApp() {
    @Dependency(\.storage) var storage
    let line = #line - 1
    let texts = issues {
      withDependencies {
        $0.context = .live
      } operation: {
        _ = storage
      }
    }
    #expect(
      texts == [
        """
        '@Dependency(\\.storage)' was read while the app runs, but 'Storage' has no live value.

          Read at: CoreDependenciesTests/MissingValueTests.swift:\(line)
          Key: Storage
          Value: Storage

        Its test value is used instead. Conform 'Storage' to 'DependencyKey' with a \
        'static var liveValue', and check that the module with this conformance is linked.

        More: Documentation/Core.docc/Dependencies.md#what-is-reported
        """
      ])
  }

  @Test func aTestValueThatAnAppReadsIsMadeAndReportedOnce() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(Anchor.self) var anchor
      let texts = issues { #expect(anchor === anchor) }
      #expect(texts.count == 1)
    }
  }

  private final class Anchor: TestDependencyKey, Sendable {
    static var testValue: Anchor { Anchor() }
  }
}
