import CoreCasePaths
import Testing

@Suite struct PartialCaseKeyPathTests {
  private let circle: PartialCaseKeyPath<Shape> = \.circle

  @Test func readsAnyValue() {
    #expect(Shape.circle(3)[case: circle] as? Int == 3)
    #expect(Shape.empty[case: circle] == nil)
    let tags: PartialCaseKeyPath<Shape> = \.style.tags
    #expect(Shape.style(.tags(["a"]))[case: tags] as? [String] == ["a"])
  }

  @Test func makesAValueOfTheRightTypeOnly() {
    #expect(circle(3) == Shape.circle(3))
    let text: Any = "three"
    #expect(circle(text) as Shape? == nil)
  }

  @Test func matchesLikeAnyOther() {
    #expect(Shape.circle(1).is(circle) && !Shape.empty.is(circle))
    switch Shape.circle(1) {
    case circle: break
    default: Issue.record("did not match")
    }
  }
}
