import Core
import Testing

struct PresentationStateTests {
  @CasePathable @dynamicMemberLookup
  fileprivate enum Sign: Equatable {
    case text(String)
    case number(Int)
  }

  fileprivate struct Board: Equatable {
    @PresentationState var sign: Sign?
    var place = "gate"
  }

  @Test func memberwiseInitializersTakeWhatIsPresented() {
    #expect(Board().sign == nil)
    #expect(Board(sign: .text("open")).sign == .text("open"))
    #expect(Board(sign: .number(4), place: "pier").place == "pier")
    #expect(PresentationState<Int>(wrappedValue: nil).wrappedValue == nil)
  }

  @Test func theCaseThatIsPresentedIsEditedInPlace() {
    var board = Board(sign: .text("open"))
    board.$sign[case: \.text]?.append("!")
    #expect(board.sign == .text("open!"))
    board.$sign[case: \.text] = "shut"
    #expect(board.sign == .text("shut"))
    #expect(board.$sign[case: \.number] == nil)
    board.$sign[case: \.text] = nil
    #expect(board.sign == nil)
  }

  @Test func writingAnotherCaseThanTheOnePresentedChangesNothingAndIsReported() {
    var board = Board(sign: .number(3))
    let expected = """
      A case was written that the state is not in, so nothing was changed.

        Written: String
        State:
          PresentationStateTests.Sign.number(3)

      Bring the state into the case first, or check which case it is in.

      More: Documentation/Core.docc/FeatureState.md#make-what-cannot-be-impossible
      """
    #expect(issueTexts { board.$sign[case: \.text]?.append("!") } == [expected])
    #expect(issueTexts { board.$sign[case: \.text] = "open" } == [expected])
    #expect(issueTexts { board.$sign[case: \.text] = nil } == [expected])
    #expect(issueTexts { board.$sign[case: /Sign.text] = nil } == [expected])
    #expect(board.sign == .number(3))
  }

  @Test func writingACaseWhileNothingIsPresentedIsReported() {
    var board = Board()
    #expect(issueTexts { board.$sign[case: \.text] = "open" }.count == 1)
    #expect(issueTexts { board.$sign[case: \.number]? += 1 }.count == 1)
    #expect(board.sign == nil)
  }

  @Test func casePathsOfOldCodeEditTheSame() {
    var board = Board(sign: .number(3))
    board.$sign[case: /Sign.number]? += 1
    #expect(board.$sign[case: /Sign.number] == 4)
    #expect(board.$sign[case: /Sign.text] == nil)
  }

  @Test func copiesShareNothingThatIsChanged() {
    let old = Board(sign: .text("open"))
    var new = old
    new.$sign[case: \.text]?.append("!")
    new.sign?.modify(\.text) { $0 += "?" }
    #expect(old.sign == .text("open") && new.sign == .text("open!?"))
  }
}
