import CoreCasePaths
import CoreEras
import Testing

/// The ways in which code of several years writes the path to a case.
@Suite struct CaseSpellingTests {
  @CasePathable
  enum Berth: Equatable, Sendable {
    case ship(name: String?)
    case crew(Int?)
    case inner(Inner)
    case free
  }

  @CasePathable
  enum Inner: Equatable, Sendable {
    case depth(Int)
    case name(String?)
  }

  @Test func aPathLeadsThroughAnOptionalValue() {
    let crew: CaseKeyPath<Berth, Int> = \.crew
    #expect(crew(3) == Berth.crew(3))
    #expect(casePath(crew).extract(from: .crew(3)) == 3)
    #expect(casePath(crew).extract(from: .crew(nil)) == nil)
    #expect(casePath(crew).extract(from: .free) == nil)
    let name: CaseKeyPath<Berth, String> = \.inner.name
    #expect(Berth.inner(.name("Ada"))[case: name] == "Ada")
    let whole: CaseKeyPath<Berth, Int?> = \.crew
    #expect(casePath(whole).extract(from: .crew(nil)) == .some(nil))
    #expect(caseDescription(of: whole) == "\\.crew")
  }

  @Test func allCasePathsAreChained() {
    let depth = Berth.allCasePaths.inner.depth
    #expect(depth.embed(4) == .inner(.depth(4)))
    #expect(depth.extract(from: .inner(.depth(4))) == 4)
    #expect(depth.extract(from: .free) == nil)
    #expect(Berth?.allCasePaths.some.inner.depth.embed(4) == .inner(.depth(4)))
  }

  @Test func aCaseIsMadeOfItsKeyPath() {
    let depth = Case(\Berth.Cases.inner.depth)
    #expect(depth._path(from: Berth.self).embed(2) == .inner(.depth(2)))
    #expect(casePath(\Berth.Cases.inner.depth).extract(from: .inner(.depth(2))) == 2)
  }

  @Test func operatorsOfOldCodeAppend() {
    let inner: AnyCasePath<Berth, Inner> = /Berth.inner
    let depth: AnyCasePath<Inner, Int> = /Inner.depth
    #expect((inner .. depth).extract(from: .inner(.depth(2))) == 2)
    #expect((inner .. Inner.depth).embed(3) == .inner(.depth(3)))
    let path: AnyCasePath<Berth, Int> = /Berth.inner .. /Inner.depth
    #expect(path.extract(from: .inner(.depth(7))) == 7)
    #expect(AnyCasePath(Berth.inner).extract(from: .inner(.depth(2))) == .depth(2))
    #expect(AnyCasePath(Berth.crew).extract(from: .free) == nil)
  }

  @Test func anOperatorMakesATestOfACaseWithoutAValue() {
    let isFree: (Berth) -> Void? = /Berth.free
    #expect(isFree(.free) != nil)
    #expect(isFree(.crew(1)) == nil)
  }

  @Test func operatorsOfOldCodeSeeThroughAnOptionalRoot() {
    let crew: AnyCasePath<Berth?, Int?> = /Berth.crew
    #expect(crew.extract(from: .crew(3)) == 3)
    #expect(crew.extract(from: .ship(name: "x")) == nil)
    #expect(crew.extract(from: nil) == nil)
    let depth: AnyCasePath<Inner?, Int> = /Inner.depth
    #expect(depth.extract(from: .depth(5)) == 5)
    #expect(depth.extract(from: .name("x")) == nil)
    #expect(depth.extract(from: nil) == nil)
    let free: AnyCasePath<Berth?, Void> = /Berth.free
    #expect(free.extract(from: .free) != nil)
    #expect(free.extract(from: .crew(nil)) == nil && free.extract(from: nil) == nil)
    let some: AnyCasePath<Inner?, Inner> = /Inner?.some
    #expect(some.extract(from: .depth(1)) == .depth(1))
    let deep: AnyCasePath<Inner??, Int> = /Inner.depth
    #expect(deep.extract(from: .some(.some(.depth(1)))) == 1)
    #expect(deep.extract(from: .some(nil)) == nil)
  }

  @Test func valuesAreChangedWithTheNameOfOldTests() throws {
    var berth = Berth.inner(.depth(1))
    XCTModify(&berth, case: \.inner.depth) { $0 += 1 }
    XCTModify(&berth, case: /Berth.inner) { $0 = .depth(5) }
    #expect(berth == .inner(.depth(5)))
    #expect(try XCTUnwrap(berth, case: \.inner.depth) == 5)
    #expect(try XCTUnwrap(berth, case: /Berth.inner) == .depth(5))
    var depth: Int? = 1
    XCTModify(&depth) { $0 += 1 }
    #expect(depth == 2)
  }

  @Test func valuesInAnotherCaseAndChangesOfNothingAreReported() {
    var berth = Berth.free
    var none: Int?
    withKnownIssue { XCTModify(&berth, case: \.crew) { $0 = 1 } }
    withKnownIssue { XCTModify(&none) { $0 += 1 } }
    withKnownIssue { _ = try XCTUnwrap(berth, case: \.crew) }
    #expect(berth == .free && none == nil)
    berth = .crew(2)
    withKnownIssue { XCTModify(&berth, case: \.crew) { $0 = 2 } }
    withKnownIssue { XCTModify(&berth, case: \.crew) { _ in throw CancellationError() } }
    #expect(berth == .crew(2))
  }
}
