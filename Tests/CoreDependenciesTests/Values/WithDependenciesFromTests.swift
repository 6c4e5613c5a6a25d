import Testing

@testable import CoreDependencies

struct WithDependenciesFromTests {
  final class Parent {
    @Dependency(\.network) var network

    func child() -> Parent { withDependencies(from: self) { Parent() } }
  }

  final class Plain {}
  class Base { @Dependency(\.network) var network }
  final class Derived: Base {}

  @Test func childSeesWhatItsParentWasCreatedWith() {
    let parent = withDependencies {
      $0.network = Network(name: "parent")
    } operation: {
      Parent()
    }
    let grandchild = parent.child().child()
    #expect(grandchild.network.name == "parent")
    withDependencies {
      $0.network = Network(name: "current")
    } operation: {
      #expect(grandchild.network.name == "current")
      #expect(parent.child().network.name == "current")
    }
  }

  @Test func modelWithoutPropertiesIsRememberedFromItsCreation() async {
    let model = withDependencies {
      $0.network = Network(name: "created")
    } operation: {
      Plain()
    }
    @Dependency(\.network) var network
    let name = withDependencies(from: model) { network.name }
    #expect(name == "created")
    let changed = await withDependencies(from: model) {
      $0.network.name += " changed"
    } operation: {
      await Task.yield()
      return network.name
    }
    #expect(changed == "created changed")
  }

  @Test func ofScopesAroundAModelTheInnermostCounts() {
    let model = withDependencies {
      $0.network = Network(name: "outer")
      $0.greeter.greet = { "outer \($0)" }
    } operation: {
      withDependencies {
        $0.network = Network(name: "inner")
      } operation: {
        Plain()
      }
    }
    let parent = withDependencies {
      $0.network = Network(name: "outer")
    } operation: {
      withDependencies {
        $0.network = Network(name: "inner")
      } operation: {
        Parent()
      }
    }
    @Dependency(\.network) var network
    @Dependency(\.greeter) var greeter
    withDependencies(from: model) {
      #expect(network.name == "inner")
      #expect(greeter.greet("a") == "outer a")
    }
    #expect(parent.child().child().network.name == "inner")
  }

  @Test func superclassPropertiesCount() {
    let model = withDependencies {
      $0.network = Network(name: "base")
    } operation: {
      [Derived()]
    }[0]
    @Dependency(\.network) var network
    #expect(withDependencies(from: model) { network.name } == "base")
  }

  @Test func modelWithoutDependenciesIsReported() {
    let texts = issues {
      let ran = withDependencies(from: Plain()) { true }
      #expect(ran)
    }
    #expect(
      texts == [
        """
        'withDependencies(from:)' found no dependencies in 'Plain', so the operation runs with the \
        current ones. Give 'Plain' a property with '@Dependency', or create it inside \
        'withDependencies'.

        More: Documentation/Core.docc/Dependencies.md#where-to-change-them
        """
      ])
  }

  @Test func modelsThatAreGoneDoNotPileUp() {
    for _ in 0..<1_000 {
      withDependencies {
        $0.network = Network(name: "a")
      } operation: {
        Plain()
      }
    }
    #expect(DependencyModels.rememberedCount < 500)
  }
}
