import Core
import Testing

@Suite struct RouteQuestionsTests {
  @Test func aRouteIsMadeOfAScreenAndAStyle() {
    #expect(
      Route(screen: 1, style: .sheet(withNavigation: true)) == .sheet(1, withNavigation: true))
    #expect(Route(screen: 1, style: .push) == .push(1))
  }

  @Test func aRouteSaysHowItIsShown() {
    let routes: Routes<Int> = [.root(0), .push(1), .sheet(2), .cover(3, withNavigation: true)]
    #expect(routes.map(\.isPush) == [false, true, false, false])
    #expect(routes.map(\.isSheet) == [false, false, true, false])
    #expect(routes.map(\.isCover) == [false, false, false, true])
    #expect(routes.map(\.style.isCover) == routes.map(\.isCover))
    #expect(routes.map(\.withNavigation) == [false, false, false, true])
  }

  @Test func theNamesOfBeforeMeanTheSame() {
    var routes: Routes<Int> = [.root(0, embedInNavigationView: true)]
    routes.presentSheet(1, embedInNavigationView: true)
    routes.presentCover(2, embedInNavigationView: false)
    #expect(
      routes == [.root(0, withNavigation: true), .sheet(1, withNavigation: true), .cover(2)])
    #expect(routes.map(\.embedInNavigationView) == [true, true, false])
    #expect(RouteStyle.cover(embedInNavigationView: true) == .cover(withNavigation: true))
  }

  @Test(
    arguments: [
      ([], false), ([.root(0)], false), ([.root(0, withNavigation: true)], true),
      ([.root(0, withNavigation: true), .push(1)], true),
      ([.root(0, withNavigation: true), .sheet(1)], false),
      ([.root(0), .cover(1, withNavigation: true), .push(2)], true),
    ] as [(Routes<Int>, Bool)])
  func aScreenCanBePushedOnAStackOnly(routes: Routes<Int>, canPush: Bool) {
    #expect(routes.canPush == canPush)
  }

  @Test func goingBackEndsAtTheRoot() {
    let routes: Routes<Int> = [.root(0), .push(1), .push(2)]
    #expect(routes.canGoBack)
    #expect(routes.canGoBack(2))
    #expect(!routes.canGoBack(3))
    #expect(!routes.canGoBack(-1))
    #expect(!Routes<Int>([.root(0)]).canGoBack)
  }

  @Test func aScreenIsFoundByItsState() {
    var routes: Routes<Int> = [.root(0), .push(1), .sheet(2), .push(3)]
    routes.popTo(2)
    #expect(routes.count == 3)
    let isThere = routes.goBackTo { $0 == 1 }
    #expect(isThere)
    #expect(routes.count == 2)
    routes.goBackTo(0)
    #expect(routes == [.root(0)])
  }

  /// It did nothing but report where nothing, or too little, was presented.
  @Test func dismissingMoreThanIsPresentedLeadsToTheRoot() {
    var routes: Routes<Int> = [.root(0), .push(1), .push(2)]
    #expect(routes.dismissed() == [.root(0)])
    routes = [.root(0), .push(1), .sheet(2), .push(3), .cover(4)]
    #expect(routes.dismissed() == Array(routes.prefix(4)))
    #expect(routes.dismissed(2) == Array(routes.prefix(2)))
    #expect(routes.dismissed(5) == Array(routes.prefix(1)))
    #expect(routes.dismissed(0) == routes)
  }
}

extension Array where Element == Route<Int> {
  fileprivate func dismissed(_ count: Int = 1) -> Self {
    var routes = self
    routes.dismiss(count: count)
    return routes
  }
}
