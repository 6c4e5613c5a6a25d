import CoreCasePaths
import Testing

@Suite struct CasePathableModifyTests {
  @Test func changesTheValueOfTheCase() {
    var shape = Shape.circle(1)
    shape.modify(\.circle) { $0 += 1 }
    #expect(shape == .circle(2))
  }

  @Test func changesTheValueDeepInside() {
    var shape = Shape.framed(.style(.tags(["a"])))
    shape.modify(\.framed.style.tags) { $0.append("b") }
    #expect(shape == .framed(.style(.tags(["a", "b"]))))
  }

  @Test func changesTuples() {
    var shape = Shape.point(x: 1, y: 2)
    shape.modify(\.point) { $0.y = 5 }
    #expect(shape == .point(x: 1, y: 5))
  }

  @Test func changesThroughOptionals() {
    var shape: Shape? = .circle(1)
    shape.modify(\.circle) { $0 += 1 }
    #expect(shape == .circle(2))
    shape.modify(\.some.circle) { $0 += 1 }
    #expect(shape == .circle(3))
  }

  @Test func anotherCaseIsReportedAndLeftAlone() {
    var shape = Shape.circle(1)
    withKnownIssue {
      shape.modify(\.style.tags) { $0.append("b") }
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains(
          """
          "modify" was given a case that the value is not in, so nothing was changed.

            Case: \\.style.tags
            Value: circle(1)

          Check with "is" first, or bring the value into the case before you modify it.

          More: Documentation/Core.docc/Actions.md#paths-to-cases
          """)
      }
    }
    #expect(shape == .circle(1))
  }
}
