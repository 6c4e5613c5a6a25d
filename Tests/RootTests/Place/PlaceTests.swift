import A
import B1
import Core
import Effects
import Foundation
import Root
import TabBar
import Testing

struct PlaceTests {
  @Test(arguments: [
    ("modular://login", Place.login),
    ("modular://tab/a", .a1),
    ("modular://tab/a/a2", .a2),
    ("modular://tab/b", .b1),
    ("modular://tab/b/b2?number=7", .b2(number: 7)),
    ("modular://tab/b/b2?number=-12", .b2(number: -12)),
  ])
  func aPlaceIsReadAndWritten(url: String, place: Place) throws {
    #expect(try Place(url) == place)
    #expect(place.url == url)
  }

  @Test(arguments: [
    ("modular://tab/b/b2", Place.b2(number: 4)),
    ("MODULAR://tab/a/", .a1),
  ])
  func aPlaceIsReadInOtherSpellings(url: String, place: Place) throws {
    #expect(try Place(url) == place)
  }

  private static let places =
    "Write one of: modular://login, modular://tab/a, modular://tab/a/a2, modular://tab/b, "
    + "modular://tab/b/b2?number=7."

  @Test(arguments: [
    ("", "'' is no URL. \(places)"),
    ("b2", "'b2' is no URL. \(places)"),
    ("http://tab/a", "'http://tab/a' is for another app: it begins with 'http:'. \(places)"),
    ("modular://tab", "There is no place 'modular://tab' in this app. \(places)"),
    ("modular://tab/c", "There is no place 'modular://tab/c' in this app. \(places)"),
    ("modular://tab/b/b2/b2", "There is no place 'modular://tab/b/b2/b2' in this app. \(places)"),
    ("modular://tab/a#x", "There is no place 'modular://tab/a#x' in this app. \(places)"),
    (
      "modular://tab/a?number=7",
      "'modular://tab/a?number=7' says 'number', which nothing there takes. "
        + "Only B2 takes something: ?number=7."
    ),
    (
      "modular://tab/b/b2?color=red",
      "'modular://tab/b/b2?color=red' says 'color', which nothing there takes. "
        + "Only B2 takes something: ?number=7."
    ),
    (
      "modular://tab/b/b2?number=x",
      "'modular://tab/b/b2?number=x' has 'x' for a number. Write a whole one, such as ?number=7."
    ),
    (
      "modular://tab/b/b2?number",
      "'modular://tab/b/b2?number' has '' for a number. Write a whole one, such as ?number=7."
    ),
    (
      "modular://tab/b/b2?number=1&number=2",
      "'modular://tab/b/b2?number=1&number=2' has more than one number. B2 shows one: ?number=7."
    ),
  ])
  func whatIsNoPlaceIsRefusedAndChangesNothing(url: String, message: String) throws {
    let guest = LoginData(name: "guest", token: UUID(0))
    var state = RootCoordinator.State()
    try state.open("modular://tab/a/a2", asGuest: guest)
    let before = state
    let error = #expect(throws: PlaceError.self) { try state.open(url, asGuest: guest) }
    #expect(error?.description == message)
    #expect(state == before)
  }

  @Test func aPlaceIsTheOneThatTheStateWasOpenedAt() throws {
    let guest = LoginData(name: "guest", token: UUID(0))
    var state = RootCoordinator.State()
    #expect(state.place == .login)
    for place in [Place.b2(number: 7), .a2, .b2(number: 7), .b2(number: 8), .b1, .a1, .login] {
      try state.open(place.url, asGuest: guest)
      #expect(state.place == place)
    }
  }

  @Test func otherTabsStayAsTheyAre() throws {
    let guest = LoginData(name: "guest", token: UUID(0))
    var state = RootCoordinator.State()
    try state.open("modular://tab/a/a2", asGuest: guest)
    try state.open("modular://tab/b/b2?number=7", asGuest: LoginData(name: "x", token: UUID(1)))
    let content = state.routes.last?.screen[case: \.tabBar]?.content
    #expect(content?.a.routes.count == 2)
    #expect(content?.b.routes.count == 2)
    #expect(content?.b.routes[id: .b1]?.screen[case: \.b1]?.login == guest)
  }
}
