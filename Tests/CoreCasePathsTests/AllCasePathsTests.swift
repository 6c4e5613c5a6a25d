import CoreCasePaths
import Testing

@Suite struct AllCasePathsTests {
  @Test func casesAreListedInOrder() {
    #expect(
      Shape.allCasePaths.map { caseDescription(of: $0) } == [
        "\\.empty", "\\.circle", "\\.point", "\\.pair", "\\.named", "\\.framed", "\\.style",
        "\\.repeat", "\\.hole", "\\.always",
      ])
    #expect(Array(Style.allCasePaths) == [\.plain, \.filled, \.tags])
  }

  @Test func aValueKnowsItsCase() {
    #expect(Shape.allCasePaths[.circle(1)] == \.circle)
    #expect(Shape.allCasePaths[.always] == \.always)
    #expect(Shape.allCasePaths[.point(x: 1, y: 2)] == \.point)
    #expect(Either<Int, Int>.allCasePaths[.right(1)] == \.right)
  }

  @Test func exactlyOneListedCaseMatches() {
    let shapes: [Shape] = [.empty, .pair(1, ""), .style(.plain), .framed(.empty)]
    for shape in shapes {
      #expect(Shape.allCasePaths.filter { shape.is($0) } == [Shape.allCasePaths[shape]])
    }
  }

  @Test func enumsWithoutCasesListNone() {
    #expect(Array(NoAction.allCasePaths).isEmpty)
    #expect(Array(Never.allCasePaths).isEmpty)
    #expect(Array(Childless.allCasePaths) == [\.child])
  }

  @Test func optionals() {
    let none: Int? = nil
    #expect(none.is(\.none) && !none.is(\.some))
    #expect(Int?.some(1)[case: \.some] == 1)
    #expect((\Int?.Cases.some)(3) == .some(3))
    #expect((\Int?.Cases.none)() == Int?.none)
    #expect(Array(Int?.allCasePaths) == [\.none, \.some])
    #expect(Int?.allCasePaths[1] == \.some && Int?.allCasePaths[nil] == \.none)
  }

  @Test func optionalsForwardTheCasesOfTheirValue() {
    let shape: Shape? = .style(.tags(["a"]))
    #expect(shape.is(\.style) && shape.is(\.style.tags) && shape.is(\.some.style))
    #expect(shape[case: \.style.tags] == ["a"])
    #expect((\Shape?.Cases.circle)(1) == Shape?.some(.circle(1)))
    let none: Shape? = nil
    #expect(!none.is(\.style))
  }

  @Test func results() {
    struct Failure: Error, Equatable {}
    let failure = Result<Int, Failure>.failure(Failure())
    #expect(failure.is(\.failure) && !failure.is(\.success))
    #expect(failure[case: \.failure] == Failure())
    #expect((\Result<Int, Failure>.Cases.success)(3) == .success(3))
    #expect(Array(Result<Int, Failure>.allCasePaths) == [\.success, \.failure])
    #expect(Result<Int, Failure>.allCasePaths[.success(1)] == \.success)
  }
}
