import Core
import CustomDump
import Foundation
import Testing

@ObservableState
private struct Page: Equatable, Codable {
  var number: Int
  var taps = 0
}

@ObservableState
private struct Shelf: Equatable {
  var routes: [Route<Page>] = [.root(Page(number: 0)), .push(Page(number: 1))]
}

@Suite struct RouteTests {
  @Test func routesAreEqualByStyleAndScreen() {
    #expect(Route.push(1) == .push(1))
    #expect(Route.push(1) != .push(2))
    #expect(Route.push(1) != .sheet(1))
    #expect(Route.sheet(1) != .sheet(1, withNavigation: true))
    #expect(Set([Route.push(1), .push(1), .cover(1)]).count == 2)
  }

  @Test func theScreenCanBeChangedAndMapped() {
    var route = Route.sheet(1, withNavigation: true)
    route.screen += 1
    #expect(route == .sheet(2, withNavigation: true))
    #expect(route.map { "\($0)" } == .sheet("2", withNavigation: true))
    #expect(route.style == .sheet(withNavigation: true))
  }

  @Test func aStyleIsACase() {
    let route = Route.sheet(1)
    #expect(route.is(\.sheet))
    #expect(!route.is(\.push))
    #expect(route[case: \.sheet] == 1)
    #expect(route[case: \.cover] == nil)
  }

  @Test func routesSurviveCoding() throws {
    let routes: [Route<Page>] = [
      .root(Page(number: 1), withNavigation: true), .push(Page(number: 2)),
      .cover(Page(number: 3)),
    ]
    let data = try JSONEncoder().encode(routes)
    #expect(try JSONDecoder().decode([Route<Page>].self, from: data) == routes)
  }

  @Test func aRouteIsDumpedAsItIsWritten() {
    #expect(String(customDumping: Route.push(1)) == "Route.push(1)")
    #expect(
      String(customDumping: Route.sheet(1, withNavigation: true)).contains(
        "withNavigation: true"))
  }

  @Test func aChangeInsideAScreenIsToldToItsFieldsObserversAlone() {
    var shelf = Shelf()
    let changes = LockIsolated<[String]>([])
    withPerceptionTracking {
      _ = shelf.routes.count
    } onChange: {
      changes.withValue { $0.append("routes") }
    }
    withPerceptionTracking {
      _ = shelf.routes[1].screen.taps
    } onChange: {
      changes.withValue { $0.append("taps") }
    }
    shelf.routes.push(Page(number: 2))
    #expect(changes.value.sorted() == ["routes", "taps"])
  }
}
