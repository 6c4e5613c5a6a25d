import CoreCasePaths
import Testing

@Suite struct AnyCasePathTests {
  private let tags = AnyCasePath<Style, [String]>(
    embed: { .tags($0) },
    extract: { if case .tags(let tags) = $0 { tags } else { nil } }
  )

  @Test func embedsAndExtracts() {
    #expect(tags.embed(["a"]) == .tags(["a"]))
    #expect(tags.extract(from: .tags(["a"])) == ["a"])
    #expect(tags.extract(from: .plain) == nil)
  }

  @Test func appendsAnother() {
    let path = casePath(\Shape.Cases.style).appending(path: tags)
    #expect(path.embed(["a"]) == .style(.tags(["a"])))
    #expect(path.extract(from: .style(.tags(["a"]))) == ["a"])
    #expect(path.extract(from: .style(.plain)) == nil)
    #expect(path.extract(from: .empty) == nil)
  }

  @Test func identityMatchesEverything() {
    let identity = AnyCasePath<Style, Style>()
    #expect(identity.extract(from: .plain) == .plain)
    #expect(identity.embed(.plain) == .plain)
  }

  @Test func matchesInSwitches() {
    switch Style.tags([]) {
    case casePath(\Style.Cases.filled): Issue.record("matched another case")
    case tags: break
    default: Issue.record("did not match")
    }
  }

  @Test func describesItsTypes() {
    #expect(tags.description == "AnyCasePath<Style, Array<String>>")
  }

  @Test func namesAreThoseOfTheMacro() {
    #expect(casePath(\Shape.Cases.circle).embed(1) == Shape.allCasePaths.circle.embed(1))
  }
}
