import Testing

@testable import CoreArchitecture

@Suite struct RoutePlanTests {
  private typealias Plan = RoutePlan<Character>

  struct Row: CustomTestStringConvertible, Sendable {
    let old: String
    let new: String
    let steps: String
    var testDescription: String { "\(old) → \(new)" }

    init(_ old: String, _ new: String, _ steps: String) {
      self.old = old
      self.new = new
      self.steps = steps
    }
  }

  /// Screens are letters; one after `+` is pushed, after `^` a sheet, after `#` a cover.
  private func screens(_ text: String) -> [Plan.Screen] {
    var screens: [Plan.Screen] = []
    var style = RouteStyle.root()
    for character in text {
      switch character {
      case "+": style = .push
      case "^": style = .sheet()
      case "#": style = .cover()
      default: screens.append(Plan.Screen(id: character, style: style))
      }
    }
    return screens
  }

  private func describe(_ plan: Plan) -> String {
    plan.steps.map { step in
      switch step {
      case .dismiss(let id): "dismiss \(id)"
      case .pop(let count): "pop \(count)"
      case .replaceRoot(let screen): "root \(screen.id)"
      case .push(let ids): "push \(String(ids))"
      case .present(let screen): "present \(screen.id)"
      }
    }.joined(separator: ", ")
  }

  @Test(arguments: [
    Row("", "a", "root a"),
    Row("a", "a", ""),
    Row("a+b^c+d", "a+b^c+d", ""),
    Row("a", "a+b", "push b"),
    Row("a", "a+b+c+d", "push bcd"),
    Row("a+b+c", "a", "pop 2"),
    Row("a+b+c", "a+d", "pop 2, push d"),
    Row("a", "a^b", "present b"),
    Row("a^b", "a", "dismiss b"),
    Row("a^b+c#d+e", "a", "dismiss b"),
    Row("a^b+c#d+e", "a^b", "dismiss d, pop 1"),
    Row("a^b+c#d+e", "a^b+c", "dismiss d"),
    Row("a+b^c", "a", "dismiss c, pop 1"),
    Row("a+b^c", "a^c", "dismiss c, pop 1, present c"),
    Row("a^c", "a+b^c", "dismiss c, push b, present c"),
    Row("a^b", "a#b", "dismiss b, present b"),
    Row("a", "a+b^c+d+e#f", "push b, present c, push de, present f"),
    Row("a+b", "c+b", "root c, push b"),
    Row("a^b+c", "d", "root d"),
  ])
  func aPlanGetsFromSomeScreensToOthers(row: Row) {
    #expect(describe(Plan(from: screens(row.old), to: screens(row.new))) == row.steps)
  }

  @Test func theStacksAreTheRootsAndOneForEachPresentation() {
    let routes: [Route<String>] = [
      .root("a", withNavigation: true), .push("b"), .sheet("c"), .cover("d"), .push("e"),
    ]
    #expect(
      routes.layers.map(\.first.style) == [
        .root(withNavigation: true), .sheet(), .cover(),
      ])
    #expect(routes.layers.map(\.pushed.count) == [1, 0, 1])
    #expect(routes.layers.last?.top == routes[4].identity)
  }
}
