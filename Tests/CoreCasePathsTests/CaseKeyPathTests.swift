import CoreCasePaths
import Testing

@Suite struct CaseKeyPathTests {
  @Test func callingMakesAValue() {
    let keyPath: CaseKeyPath<Shape, Int> = \.circle
    #expect(keyPath(3) == Shape.circle(3))
    #expect((\Shape.Cases.style.filled.name)("red") == Shape.style(.filled(.name("red"))))
    #expect((\Shape.Cases.point)((x: 1, y: 2)) == Shape.point(x: 1, y: 2))
    #expect((\Shape.Cases.named)(nil) == Shape.named(id: nil))
  }

  @Test func callingWithoutAValueMakesAnEmptyCase() {
    #expect((\Shape.Cases.empty)() == Shape.empty)
    #expect((\Shape.Cases.style.plain)() == Shape.style(.plain))
  }

  @Test func keyPathsToTheSameCaseAreEqual() {
    let circle: PartialCaseKeyPath<Shape> = \.circle
    #expect(circle == \Shape.Cases.circle)
    #expect(circle.hashValue == (\Shape.Cases.circle).hashValue)
    #expect(circle != \Shape.Cases.repeat)
    #expect(\Shape.Cases.style.filled == \Shape.Cases.style.filled)
  }

  @Test func keyPathsAreSendable() async {
    let keyPath: any CaseKeyPath<Shape, Color> & Sendable = \.style.filled
    let shape = await Task.detached { (keyPath as CaseKeyPath<Shape, Color>)(.grey(1)) }.value
    #expect(shape == .style(.filled(.grey(1))))
  }

  @Test func rootLeadsToItself() {
    let path = casePath(\Shape.Cases.self)
    #expect(path.extract(from: .circle(1)) == .circle(1))
    #expect(path.embed(.empty) == .empty)
  }

  @Test func resolvedPathsEmbedAndExtract() {
    let path = casePath(\Shape.Cases.style.filled.grey)
    #expect(path.embed(3) == .style(.filled(.grey(3))))
    #expect(path.extract(from: .style(.filled(.grey(3)))) == 3)
    #expect(path.extract(from: .style(.plain)) == nil)
    #expect(path.extract(from: .empty) == nil)
  }

  @Test func resolvingEqualsAnyCasePathsInitializer() {
    let path = AnyCasePath(\Shape.Cases.circle)
    #expect(path.embed(1) == .circle(1))
  }

  @Test func descriptionIsTheSource() {
    #expect(caseDescription(of: \Shape.Cases.circle) == "\\.circle")
    #expect(caseDescription(of: \Shape.Cases.repeat) == "\\.repeat")
    #expect(caseDescription(of: \Shape.Cases.style.filled.grey) == "\\.style.filled.grey")
    #expect(caseDescription(of: \Shape?.Cases.style.filled) == "\\.style.filled")
    #expect(caseDescription(of: \Shape?.Cases.some.style) == "\\.some.style")
    #expect(
      caseDescription(of: \Result<Shape, any Error>.Cases.success.circle) == "\\.success.circle")
  }

  @Test func caseWithoutANameIsDescribedByAPlaceholder() {
    #expect(caseDescription(of: \HandWritten.Cases.value) == "\\._")
  }
}

private enum HandWritten: CasePathable {
  case value(Int)

  struct AllCasePaths {
    var value: AnyCasePath<HandWritten, Int> {
      AnyCasePath(
        embed: { .value($0) }, extract: { if case .value(let value) = $0 { value } else { nil } })
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}
