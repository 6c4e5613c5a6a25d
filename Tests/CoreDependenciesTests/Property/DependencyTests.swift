import Foundation
import Testing

@testable import CoreDependencies

struct DependencyTests {
  struct Feature {
    @Dependency(\.network) var network
    @Dependency(Greeter.self) var greeter
    @Dependency(\.date.now) var now
  }

  @Test func overridesOfTheCreationHoldBeneathCurrentOnes() {
    let feature = withDependencies {
      $0.network = Network(name: "created")
      $0.greeter.greet = { "created \($0)" }
      $0.date.now = Date(timeIntervalSince1970: 7)
    } operation: {
      Feature()
    }
    #expect(feature.network.name == "created")
    #expect(feature.greeter.greet("a") == "created a")
    #expect(feature.now == Date(timeIntervalSince1970: 7))
    withDependencies {
      $0.network.name = "current"
    } operation: {
      #expect(feature.network.name == "current")
      #expect(feature.greeter.greet("a") == "created a")
    }
  }

  @Test func wholeValuesCanBeRead() {
    withDependencies {
      $0.network = Network(name: "all")
    } operation: {
      @Dependency(\.self) var dependencies
      #expect(dependencies.network.name == "all")
    }
  }

  @Test func propertyReadByKeyAndByPathAgree() {
    withDependencies {
      $0[Network.self] = Network(name: "same")
    } operation: {
      @Dependency(\.network) var byPath
      @Dependency(Network.self) var byKey
      #expect(byPath == byKey)
      #expect(byKey.name == "same")
    }
  }

  @Test func aDependencyIsReadAsTheTypeBehindAny() {
    withDependencies {
      $0[HarbourKey.self] = Quay(length: 9)
    } operation: {
      @Dependency(HarbourKey.self, as: Quay.self) var quay
      @Dependency(\.harbour, as: Quay.self) var same
      #expect(quay.length == 9)
      #expect(same.length == 9)
    }
  }
}

private protocol Harbour: Sendable {}

private struct Quay: Harbour {
  var length = 1
}

private enum HarbourKey: TestDependencyKey {
  static let testValue: any Harbour = Quay()
}

extension DependencyValues {
  fileprivate var harbour: any Harbour {
    get { self[HarbourKey.self] }
    set { self[HarbourKey.self] = newValue }
  }
}
