import CoreCasePaths
import Testing

@Suite struct AnyCasePathUpdateTests {
  private struct Failure: Error {}

  private let tags = casePath(\Shape.Cases.style.tags)

  @Test func returnsWhatTheBodyReturns() {
    var shape = Shape.style(.tags(["a", "b"]))
    #expect(tags.update(&shape) { $0.removeLast() } == "b")
    #expect(shape == .style(.tags(["a"])))
  }

  @Test func anotherCaseIsLeftAlone() {
    var shape = Shape.circle(1)
    let result: Void? = tags.update(&shape) { $0.append("c") }
    #expect(result == nil)
    #expect(shape == .circle(1))
  }

  @Test func valueIsPutBackWhenTheBodyThrows() {
    var shape = Shape.style(.tags(["a"]))
    #expect(throws: Failure.self) {
      try tags.update(&shape) { tags throws(Failure) in
        tags.append("b")
        throw Failure()
      }
    }
    #expect(shape == .style(.tags(["a", "b"])))
  }

  @Test func anArrayInsideIsChangedWithoutACopy() {
    var shape = Shape.style(.tags(Array(repeating: "a", count: 100)))
    func address() -> UnsafeRawPointer? {
      tags.update(&shape) { $0.withUnsafeBytes { $0.baseAddress } } ?? nil
    }
    let before = address()
    tags.update(&shape) { $0[0] = "b" }
    #expect(address() == before)
    #expect(shape.style?.tags?.first == "b")
  }

  @Test func aSharedArrayIsCopied() {
    var shape = Shape.style(.tags(["a"]))
    let copy = shape
    tags.update(&shape) { $0[0] = "b" }
    #expect(copy == .style(.tags(["a"])))
    #expect(shape == .style(.tags(["b"])))
  }

  @Test func modifyThrowsForAnotherCase() throws {
    var shape = Shape.circle(1)
    let mismatch = CaseMismatch(expected: "Array<String>", actual: "circle(1)")
    #expect(throws: mismatch) { try tags.modify(&shape) { $0.append("a") } }
    #expect(
      mismatch.description
        == "Asked for a case with a value of type Array<String>, but the value is circle(1).")
    shape = .style(.tags([]))
    try tags.modify(&shape) { $0.append("a") }
    #expect(shape == .style(.tags(["a"])))
  }
}
