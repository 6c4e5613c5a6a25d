import Core
import Testing

@CasePathable
private enum Place: Equatable, Identifiable {
  case home
  case shelf(Int)
  case book(Int)

  var id: Int {
    switch self {
    case .home: 0
    case .shelf(let number): 100 + number
    case .book(let number): 200 + number
    }
  }
}

private typealias Routes = [Route<Place>]

@Suite struct RouteOperationsTests {
  /// Home, a shelf and a book pushed on it; a sheet with a stack, in which two books are pushed.
  private let start: Routes = [
    .root(.home, withNavigation: true), .push(.shelf(1)), .push(.book(1)),
    .sheet(.shelf(2), withNavigation: true), .push(.book(2)), .push(.book(3)),
  ]

  /// Expectations cannot change what they look at by themselves.
  private func perform<Routes>(
    _ routes: inout Routes, _ operation: (inout Routes) -> Bool
  ) -> Bool {
    operation(&routes)
  }

  @Test func showingPutsAScreenOnTop() {
    var routes: Routes = [.root(.home)]
    routes.push(.shelf(1))
    routes.presentSheet(.shelf(2), withNavigation: true)
    routes.presentCover(.book(1))
    routes.present(.book(2), style: .push)
    #expect(
      routes == [
        .root(.home), .push(.shelf(1)), .sheet(.shelf(2), withNavigation: true),
        .cover(.book(1)), .push(.book(2)),
      ])
    #expect(routes.map(\.isPresented) == [false, false, true, true, false])
    #expect(routes.map(\.withNavigation) == [false, false, true, false, false])
  }

  @Test(arguments: [(0, 6), (1, 5), (3, 3), (5, 1)])
  func goingBackLeavesScreensHoweverTheyAreShown(count: Int, left: Int) {
    var routes = start
    let hasGone = routes.goBack(count)
    #expect(hasGone)
    #expect(routes == Array(start.prefix(left)))
  }

  @Test func goingBackToAScreenLeavesAllAbove() {
    var routes = start
    #expect(perform(&routes) { $0.goBackTo(index: 4) })
    #expect(routes.count == 5)
    #expect(perform(&routes) { $0.goBackTo(id: 102) })
    #expect(routes.count == 4)
    #expect(perform(&routes) { $0.goBackTo(\.book) })
    #expect(routes.count == 3)
    #expect(perform(&routes) { routes in routes.goBackTo { $0.screen == .home } })
    #expect(routes.count == 1)
    routes = start
    routes.goBackToRoot()
    #expect(routes == Array(start.prefix(1)))
  }

  @Test func goingBackToWhatIsNotThereChangesNothing() {
    var routes: Routes = [.root(.home), .push(.shelf(1))]
    #expect(!perform(&routes) { $0.goBackTo(\.book) })
    #expect(!perform(&routes) { $0.goBackTo(id: 7) })
    #expect(!perform(&routes) { routes in routes.goBackTo { $0.isPresented } })
    #expect(routes.count == 2)
  }

  @Test func poppingStaysWithinTheStackInFront() {
    var routes = start
    #expect(perform(&routes) { $0.pop() })
    #expect(routes.count == 5)
    #expect(!perform(&routes) { $0.popTo(\.home) })
    #expect(!perform(&routes) { $0.popTo(id: 101) })
    #expect(perform(&routes) { $0.popTo(\.shelf) })
    #expect(routes.count == 4)
    routes = start
    routes.popToCurrentNavigationRoot()
    #expect(routes.count == 4)
    #expect(perform(&routes) { $0.popTo(index: 3) })
    routes = Array(start.prefix(3))
    #expect(perform(&routes) { $0.popToRoot() })
    #expect(routes.count == 1)
  }

  @Test func dismissingEndsPresentationsWithWhatIsPushedOnThem() {
    var routes = start
    #expect(perform(&routes) { $0.dismiss() })
    #expect(routes == Array(start.prefix(3)))
    routes = start
    routes.presentCover(.book(9))
    #expect(perform(&routes) { $0.dismiss(count: 2) })
    #expect(routes == Array(start.prefix(3)))
    routes = start
    routes.presentCover(.book(9))
    routes.dismissAll()
    #expect(routes == Array(start.prefix(3)))
    routes.dismissAll()
    #expect(routes == Array(start.prefix(3)))
  }

  @Test func replacingKeepsTheStyle() {
    var routes: Routes = [.root(.home), .sheet(.shelf(1), withNavigation: true)]
    routes.replace(with: .shelf(2))
    #expect(routes == [.root(.home), .sheet(.shelf(2), withNavigation: true)])
    routes.push(.book(1))
    routes.popAndPush(.book(2))
    #expect(routes.count == 3)
    #expect(routes.last == .push(.book(2)))
  }

  @Test func theSameOperationsWorkByID() {
    var routes: IdentifiedArrayOf<Route<Place>> = [.root(.home), .push(.shelf(1))]
    routes.push(.book(1))
    routes.presentSheet(.book(2))
    #expect(routes.map(\.id) == [0, 101, 201, 202])
    #expect(perform(&routes) { $0.goBackTo(id: 101) })
    #expect(routes.map(\.id) == [0, 101])
    routes.push(.book(5))
    routes.popAndPush(.book(6))
    #expect(routes.map(\.id) == [0, 101, 206])
    routes.goBackToRoot()
    #expect(routes.map(\.id) == [0])
  }

  @Test(arguments: Misuse.all)
  func misuseIsReportedAndChangesNothing(misuse: Misuse) {
    var routes = start
    withKnownIssue {
      misuse.perform(&routes)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix(misuse.message) }
    }
    #expect(routes == start)
  }

  @Test func anIDThatIsThereIsNotShownTwice() {
    var routes: IdentifiedArrayOf<Route<Place>> = [.root(.home), .push(.shelf(1))]
    withKnownIssue {
      routes.push(.shelf(1))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("A screen with the id 101 was to be shown") }
    }
    #expect(routes.map(\.id) == [0, 101])
  }

  struct Misuse: CustomTestStringConvertible, Sendable {
    let message: String
    fileprivate let perform: @Sendable (inout Routes) -> Void
    var testDescription: String { message }

    static let all = [
      Misuse(message: "Routes cannot go back by 6: there are 6 screens") { $0.goBack(6) },
      Misuse(message: "Routes cannot go back by -1: there are 6 screens") { $0.goBack(-1) },
      Misuse(message: "Routes cannot go back to the screen at 6") { $0.goBackTo(index: 6) },
      Misuse(message: "3 screens were to be popped, and the stack in front has 2") { $0.pop(3) },
      Misuse(message: "Routes cannot pop to the screen at 2") { $0.popTo(index: 2) },
      Misuse(message: "Routes cannot pop to the screen at 0") { $0.popToRoot() },
    ]
  }
}
