import A
import B1
import Effects
import Foundation
import Root
import TabBar
import Testing
import Views

struct DeepLinkTests {
  @Test(arguments: [
    ("modular://login", DeepLink.login),
    ("modular://tab/a", .a1),
    ("modular://tab/a/a2", .a2),
    ("modular://tab/b", .b1),
    ("modular://tab/b/b2?number=7", .b2(number: 7)),
    ("modular://tab/b/b2?number=-12", .b2(number: -12)),
  ])
  func aLinkIsReadAndWritten(url: String, link: DeepLink) throws {
    #expect(try DeepLink(url) == link)
    #expect(link.url == url)
  }

  @Test(arguments: [
    ("modular://tab/b/b2", DeepLink.b2(number: 4)),
    ("MODULAR://tab/a/", .a1),
    ("modular://TAB/a", .a1),
    ("modular://t%61b/%61/a%32", .a2),
    ("modular://tab/a?", .a1),
    ("modular://tab/b/b2?&number=7&", .b2(number: 7)),
    ("modular://tab/b/b2?n%75mber=%37", .b2(number: 7)),
    ("modular://tab/b/b2?number=+7", .b2(number: 7)),
    ("modular://tab/b/b2?number=-0", .b2(number: 0)),
    ("modular://tab/b/b2?number=007", .b2(number: 7)),
    ("modular://tab/b/b2?number=9223372036854775807", .b2(number: .max)),
    ("modular://tab/b/b2?number=-9223372036854775808", .b2(number: .min)),
  ])
  func aLinkIsReadInOtherSpellings(url: String, link: DeepLink) throws {
    #expect(try DeepLink(url) == link)
  }

  private static let examples =
    "Write one of: modular://login, modular://tab/a, modular://tab/a/a2, modular://tab/b, "
    + "modular://tab/b/b2?number=7."

  @Test(arguments: [
    ("", "'' is no URL. \(examples)"),
    ("b2", "'b2' is no URL. \(examples)"),
    ("http://tab/a", "'http://tab/a' is for another app: it begins with 'http:'. \(examples)"),
    ("modular://tab", "There is no screen at 'modular://tab' in this app. \(examples)"),
    ("modular://tab/c", "There is no screen at 'modular://tab/c' in this app. \(examples)"),
    (
      "modular://tab/b/b2/b2",
      "There is no screen at 'modular://tab/b/b2/b2' in this app. \(examples)"
    ),
    ("modular://tab/a#x", "There is no screen at 'modular://tab/a#x' in this app. \(examples)"),
    (
      "modular://tab/a%2Fa2",
      "There is no screen at 'modular://tab/a%2Fa2' in this app. \(examples)"
    ),
    ("modular://tab%2Fa", "There is no screen at 'modular://tab%2Fa' in this app. \(examples)"),
    ("modular://tab//a", "There is no screen at 'modular://tab//a' in this app. \(examples)"),
    ("modular://tab/a//", "There is no screen at 'modular://tab/a//' in this app. \(examples)"),
    ("modular:///tab/a", "There is no screen at 'modular:///tab/a' in this app. \(examples)"),
    ("modular:tab/a", "There is no screen at 'modular:tab/a' in this app. \(examples)"),
    ("modular://me@tab/a", "There is no screen at 'modular://me@tab/a' in this app. \(examples)"),
    ("modular://tab/A", "There is no screen at 'modular://tab/A' in this app. \(examples)"),
    ("modular://tab/%ZZ", "There is no screen at 'modular://tab/%ZZ' in this app. \(examples)"),
    (
      "modular://tab/\u{1B}[2J",
      "There is no screen at 'modular://tab/\\u{1B}[2J' in this app. \(examples)"
    ),
    (
      "modular://tab/" + String(repeating: "x", count: 5_000),
      "There is no screen at 'modular://tab/" + String(repeating: "x", count: 106)
        + "…' in this app. \(examples)"
    ),
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
      "modular://tab/b/b2?number=7.0",
      "'modular://tab/b/b2?number=7.0' has '7.0' for a number. Write a whole one, such as ?number=7."
    ),
    (
      "modular://tab/b/b2?number=%1B%5B2J",
      "'modular://tab/b/b2?number=%1B%5B2J' has '%1B%5B2J' for a number. Write a whole one, such as "
        + "?number=7."
    ),
    (
      "modular://tab/b/b2?number=--7",
      "'modular://tab/b/b2?number=--7' has '--7' for a number. Write a whole one, such as ?number=7."
    ),
    (
      "modular://tab/b/b2?number=99999999999999999999999",
      "'modular://tab/b/b2?number=99999999999999999999999' has the number 99999999999999999999999, "
        + "which is beyond those that B2 can show. Write one from -9223372036854775808 to "
        + "9223372036854775807."
    ),
    (
      "modular://tab/b/b2?number=-9223372036854775809",
      "'modular://tab/b/b2?number=-9223372036854775809' has the number -9223372036854775809, "
        + "which is beyond those that B2 can show. Write one from -9223372036854775808 to "
        + "9223372036854775807."
    ),
    (
      "modular://tab/b/b2?number=1&number=1",
      "'modular://tab/b/b2?number=1&number=1' has more than one number. B2 shows one: ?number=7."
    ),
    (
      "modular://tab/b/b2?number=1&number=2",
      "'modular://tab/b/b2?number=1&number=2' has more than one number. B2 shows one: ?number=7."
    ),
  ])
  func whatIsNoLinkIsRefusedAndChangesNothing(url: String, message: String) throws {
    let guest = LoginData(name: "guest", token: UUID(0))
    var state = RootCoordinator.State()
    try state.open("modular://tab/a/a2", asGuest: guest)
    let before = state
    let error = #expect(throws: DeepLinkError.self) { try state.open(url, asGuest: guest) }
    #expect(error?.description == message)
    #expect(state == before)
  }

  @Test func theLinkIsTheOneThatTheStateWasOpenedAt() throws {
    let guest = LoginData(name: "guest", token: UUID(0))
    var state = RootCoordinator.State()
    #expect(state.deepLink == .login)
    for link in [DeepLink.b2(number: 7), .a2, .b2(number: 7), .b2(number: 8), .b1, .a1, .login] {
      try state.open(link.url, asGuest: guest)
      #expect(state.deepLink == link)
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
