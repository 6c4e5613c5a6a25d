import Dependencies
import DependenciesMacros
import Testing

@DependencyClient
private struct TideTable: Sendable {
  var height: @Sendable (_ hour: Int) async throws -> Double
}

extension TideTable: TestDependencyKey {
  fileprivate static let testValue = TideTable()
}

extension DependencyValues {
  fileprivate var tides: TideTable {
    get { self[TideTable.self] }
    set { self[TideTable.self] = newValue }
  }
}

@Suite struct DependenciesTests {
  @Test func aClientIsOverriddenAndUsed() async throws {
    let height = try await withDependencies {
      $0.tides.height = { hour in Double(hour) / 2 }
    } operation: {
      @Dependency(\.tides) var tides
      return try await tides.height(hour: 5)
    }
    #expect(height == 2.5)
  }
}
