import CasePaths
import Testing

@CasePathable
private enum Cargo: Equatable {
  case grain(tons: Int)
  case post
}

@Suite struct CasePathsTests {
  @Test func casesHaveKeyPaths() {
    var cargo = Cargo.grain(tons: 3)
    cargo.modify(\.grain) { $0 += 1 }
    #expect(cargo[case: \.grain] == 4)
    #expect(cargo.is(\.grain))
    #expect(AnyCasePath(\Cargo.Cases.post).extract(from: .post) != nil)
  }
}
