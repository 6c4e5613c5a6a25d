import Core
import Testing

@testable import CoreArchitecture

struct StackStateTests {
  @CasePathable @dynamicMemberLookup
  fileprivate enum Screen: Equatable {
    case text(String)
    case number(Int)
  }

  private func makeStack() -> StackState<Screen> {
    var stack = StackState<Screen>()
    stack[id: 0] = .text("a")
    stack[id: 1] = .number(1)
    return stack
  }

  @Test func screensAreEditedPutAndRemovedByID() {
    var stack = makeStack()
    stack[id: 0]?.modify(\.text) { $0 += "b" }
    #expect(Array(stack) == [.text("ab"), .number(1)])
    func take(_ screen: inout Screen?) -> Screen? { screen.take() }
    #expect(take(&stack[id: 0]) == .text("ab"))
    #expect(stack.ids == [1])
    func put(_ screen: inout Screen?) { screen = .text("new") }
    put(&stack[id: 5])
    put(&stack[id: 1])
    #expect(stack.ids == [1, 5])
    #expect(Array(stack) == [.text("new"), .text("new")])
    stack[id: 9]?.modify(\.text) { $0 = "nobody" }
    #expect(stack.count == 2)
  }

  @Test func theCaseAScreenIsInIsEditedInPlace() {
    var stack = makeStack()
    stack[id: 0, case: \.text]?.append("!")
    stack[id: 1, case: \.number] = 7
    #expect(Array(stack) == [.text("a!"), .number(7)])
    stack[id: 0, case: \.text] = nil
    #expect(stack.ids == [1])
    stack[id: 1, case: /Screen.number]? += 1
    #expect(stack[id: 1, case: /Screen.number] == 8)
  }

  @Test func writingAnotherCaseThanTheScreensChangesNothingAndIsReported() {
    var stack = makeStack()
    let text = Screen?.some(.number(1)).unrelatedCaseMessage(String.self)
    #expect(issueTexts { stack[id: 1, case: \.text]?.append("!") } == [text])
    #expect(issueTexts { stack[id: 1, case: \.text] = "x" } == [text])
    #expect(issueTexts { stack[id: 1, case: \.text] = nil } == [text])
    #expect(issueTexts { stack[id: 7, case: \.text] = "x" }.first?.contains("nil") == true)
    #expect(Array(stack) == [.text("a"), .number(1)])
    #expect(stack.ids == [0, 1])
  }
}
