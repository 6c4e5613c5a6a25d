import Testing

@_spi(Views) @testable import CoreArchitecture

struct RouteStackTests {
  @Test func theStacksAreTheRootsAndOneForEachPresentation() {
    let routes: [Route<String>] = [
      .root("a", withNavigation: true), .push("b"), .sheet("c"), .cover("d"), .push("e"),
    ]
    let ids = routes.map(\.identity)
    let stacks = routes.stacks
    #expect(stacks.map(\.style) == [.root(withNavigation: true), .sheet(), .cover()])
    #expect(stacks.map(\.root) == [ids[0], ids[2], ids[3]])
    #expect(stacks.map(\.pushed) == [[ids[1]], [], [ids[4]]])
  }

  @Test func aScreenThatIsPushedWithoutARootBeginsAStack() {
    let routes: [Route<String>] = [.push("a"), .push("b")]
    #expect(routes.stacks.map(\.root) == [routes[0].identity])
    #expect(routes.stacks.map(\.pushed) == [[routes[1].identity]])
  }
}
