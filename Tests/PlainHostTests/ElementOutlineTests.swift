import CoreViews
import Testing

@testable import PlainHost

@Suite struct ElementOutlineTests {
  @Test func theTreeIsIndentedAndKeepsSecrets() {
    let root = Element.make(
      1, .tabs, "",
      [
        .make(2, .tab, "One", isSelected: true, [.make(3, .text, "two\nlines")]),
        .make(
          4, .tab, "Two", isHidden: true,
          [
            .make(5, .secureField, "Password", value: "열쇠"),
            .make(6, .textField, "Name", value: "B\"lob", isEnabled: false),
          ]),
      ])
    #expect(
      root.outline == """
        tabs #1
          tab #2 "One" selected
            text #3 "two\\nlines"
          tab #4 "Two" hidden
            secureField #5 "Password" value="••"
            textField #6 "Name" value="B\\"lob" disabled
        """)
  }
}
