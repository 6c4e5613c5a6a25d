import Testing

@testable import CoreDependencies

struct PrepareDependenciesTests {
  @Test func preparedValueHoldsForTheWholeTest() async {
    prepareDependencies {
      $0.network = Network(name: "prepared in \($0.context)")
      $0.greeter.greet = { "prepared \($0)" }
    }
    @Dependency(\.network) var network
    @Dependency(\.greeter) var greeter
    #expect(network.name == "prepared in test")
    #expect(greeter.greet("a") == "prepared a")
    let name = await Task {
      @Dependency(\.network) var network
      return network.name
    }.value
    #expect(name == "prepared in test")
    withDependencies {
      $0.network.name += ", changed"
    } operation: {
      #expect(network.name == "prepared in test, changed")
    }
  }

  @Test func otherTestsDoNotSeeIt() {
    @Dependency(\.greeter) var greeter
    #expect(greeter.greet("a") == "test a")
  }

  @Test func contextCanBePrepared() {
    prepareDependencies { $0.context = .live }
    @Dependency(\.context) var context
    @Dependency(\.greeter) var greeter
    #expect(context == .live)
    #expect(greeter.greet("a") == "live a")
  }

  @Test func preparingWithinAContextPreparesThatOne() {
    withDependencies {
      $0.context = .preview
    } operation: {
      prepareDependencies { values in
        let greeter = values.greeter
        values.greeter.greet = { "prepared " + greeter.greet($0) }
      }
    }
    @Dependency(\.greeter) var greeter
    #expect(greeter.greet("a") == "test a")
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(greeter.greet("a") == "prepared preview a")
    }
  }

  @Test func preparingAfterTheFirstUseIsReported() {
    @Dependency(\.greeter) var greeter
    #expect(greeter.greet("a") == "test a")
    let texts = issues {
      prepareDependencies { $0.greeter.greet = { "late \($0)" } }
    }
    #expect(
      texts == [
        """
        'prepareDependencies' came too late for 'Greeter': its value had been read or prepared \
        before, and that value stays. Call 'prepareDependencies' once, before anything else runs, \
        or use 'withDependencies' for a value that holds in one scope.

        More: Documentation/Core.docc/Dependencies.md#what-is-reported
        """
      ])
    #expect(greeter.greet("a") == "test a")
  }

  @Test func anAppThatIsMadeForEachSessionPreparesAgain() {
    func makeApp(_ name: String) {
      prepareDependencies { $0.greeter.greet = { "\(name) \($0)" } }
    }
    makeApp("first")
    makeApp("second")
    @Dependency(\.greeter) var greeter
    #expect(greeter.greet("a") == "first a")
  }

  @Test func inPreviewsTheLastOneCounts() {
    withDependencies {
      $0.context = .preview
    } operation: {
      @Dependency(\.greeter) var greeter
      #expect(greeter.greet("a") == "preview a")
      for name in ["first", "second"] {
        prepareDependencies { $0.greeter.greet = { "\(name) \($0)" } }
        #expect(greeter.greet("a") == "\(name) a")
      }
    }
    @Dependency(\.greeter) var greeter
    #expect(greeter.greet("a") == "test a")
  }
}
