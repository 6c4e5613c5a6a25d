import CoreViews
import Testing

@testable import TerminalHost

/// Screens as text. Korean takes two cells, so borders line up in the terminal and here only if
/// widths are counted right.
@Suite struct LayoutSnapshotTests {
  @Test func controlsInAColumn() {
    let probe = ScreenProbe(
      .page(
        "카운터",
        .make(1, .text, "Count: 1"),
        .make(
          2, .horizontal, "",
          [.make(3, .button, "−"), .make(4, .button, "더하기"), .make(5, .link, "Open A2")]),
        .make(6, .textField, "이름", value: "홍길동"),
        .make(7, .toggle, "Wi-Fi", isSelected: true)),
      width: 48, height: 16)
    #expect(
      probe.text == """
                            카운터

                           Count: 1

           [ − ]  [ 더하기 ]  [ Open A2 › ]

           ╭─ 이름 ─────────────────────────────────╮
           │ 홍길동                                 │
           ╰────────────────────────────────────────╯

                          [✓] Wi-Fi



         Enter press   Tab next   q quit
        """.unindented(by: 0, firstColumn: 8))
  }
}

extension String {
  fileprivate func unindented(by: Int, firstColumn: Int) -> String { self }
}
