import CoreCasePaths
import Testing

@Suite struct CasePathableMatchingTests {
  @Test func isTellsCasesApart() {
    #expect(Shape.circle(1).is(\.circle))
    #expect(!Shape.circle(1).is(\.empty))
    #expect(Shape.empty.is(\.empty))
    #expect(Shape.point(x: 1, y: 2).is(\.point))
    #expect(Shape.repeat(1).is(\.repeat))
  }

  @Test func isFollowsChains() {
    let shape = Shape.style(.filled(.grey(5)))
    #expect(shape.is(\.style))
    #expect(shape.is(\.style.filled))
    #expect(shape.is(\.style.filled.grey))
    #expect(!shape.is(\.style.filled.name))
    #expect(!shape.is(\.style.plain))
    #expect(!Shape.empty.is(\.style.filled.grey))
  }

  @Test func switchMatchesCaseKeyPaths() {
    func describe(_ shape: Shape) -> String {
      switch shape {
      case \.style.filled.grey: "grey"
      case \.style: "style"
      case \.circle: "circle"
      default: "other"
      }
    }
    #expect(describe(.style(.filled(.grey(1)))) == "grey")
    #expect(describe(.style(.plain)) == "style")
    #expect(describe(.circle(1)) == "circle")
    #expect(describe(.empty) == "other")
  }

  @Test func subscriptReadsTheValue() {
    #expect(Shape.circle(3)[case: \.circle] == 3)
    #expect(Shape.empty[case: \.circle] == nil)
    #expect(Shape.empty[case: \.empty] != nil)
    #expect(Shape.named(id: nil)[case: \.named] == .some(nil))
    #expect(Shape.style(.tags(["a"]))[case: \.style.tags] == ["a"])
  }

  @Test func subscriptReadsTuplesWithTheirLabels() throws {
    let point = try #require(Shape.point(x: 1, y: 2)[case: \.point])
    #expect(point.x == 1 && point.y == 2)
    let pair = try #require(Shape.pair(1, "b")[case: \.pair])
    #expect(pair == (1, "b"))
  }

  @Test func subscriptReplacesTheValueOfTheCaseThatIsThere() {
    var shape = Shape.circle(1)
    shape[case: \.circle] = 4
    #expect(shape == .circle(4))
    shape[case: \.circle]? += 1
    #expect(shape == .circle(5))
    shape = .style(.filled(.name("blue")))
    shape[case: \.style.filled.name] = "red"
    #expect(shape == .style(.filled(.name("red"))))
  }

  @Test func subscriptOfAnotherCaseOrOfNothingChangesNothing() {
    var shape = Shape.circle(1)
    shape[case: \.style.filled.name] = "red"
    shape[case: \.repeat] = 3
    shape[case: \.repeat]? += 1
    shape[case: \.circle] = nil
    let path: CaseKeyPath<Shape, Int> = \.repeat
    shape[case: path] = 3
    #expect(shape == .circle(1))
  }

  @Test func dynamicMembersReadTheValue() {
    let shape = Shape.style(.filled(.grey(5)))
    #expect(shape.style == .filled(.grey(5)))
    #expect(shape.style?.filled?.grey == 5)
    #expect(shape.circle == nil)
    #expect(Shape.framed(.circle(1)).framed?.circle == 1)
  }

  @Test func dynamicMembersMakeKeyPaths() {
    let keyPath: KeyPath<Shape, Int?> = \.style?.filled?.grey
    #expect(Shape.style(.filled(.grey(5)))[keyPath: keyPath] == 5)
    #expect(Shape.empty[keyPath: keyPath] == nil)
  }

  @Test func genericEnums() {
    let either = Either<Int, String>.both(1, r: "b")
    #expect(either.is(\.both))
    #expect(either[case: \.both]?.r == "b")
    #expect(Either<Int, String>.left(3)[case: \.left] == 3)
    #expect(Either<[Int], Int>.right(3)[case: \.left] == nil)
  }

  @Test func enumOfAnIsolatedTypeNeedsNoActor() async {
    let matches = await Task.detached { Screen.Action.tap(1).is(\.tap) }.value
    #expect(matches)
  }
}
