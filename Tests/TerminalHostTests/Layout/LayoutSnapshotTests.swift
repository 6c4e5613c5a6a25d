import CoreViews
import Testing

@testable import TerminalHost

/// Screens as text.
///
/// Korean takes two cells, so borders line up only if widths are counted right.
@Suite struct LayoutSnapshotTests {
  private func text(_ root: Element, _ width: Int, _ height: Int) -> String {
    TerminalProbe(root, width: width, height: height).text
  }

  @Test func controlsInAColumn() {
    #expect(
      text(LayoutScenes.controls, 48, 16) == """
                             카운터

                            Count: 1

                [ − ]  [ 더하기 ]  [ Open A2 › ]

           이름: 홍길동

                           [✓] Wi-Fi






         Enter press   Tab next   q quit
        """)
  }

  @Test func aListInGroupsWithTabs() {
    #expect(
      text(LayoutScenes.list, 46, 18) == """

           ╭──────────────────────────────────────╮
           │ A row of its own                     │
           ╰──────────────────────────────────────╯
           ╭─ 설정 ───────────────────────────────╮
           │ 알림                             [✓] │
           │ Wi-Fi                            [ ] │
           │ 더 보기                            › │
           │ Sign out                             │
           │ 이름: 길동                           │
           │ 버전                             1.0 │
           ╰──────────────────────────────────────╯




                홈          Search       Profile
         Enter turn off  Tab next  q quit  1…3 tabs
        """)
  }

  @Test func anAlertAboveTheRest() {
    #expect(
      text(LayoutScenes.alert, 50, 16) == """
                               Mail

         ╭─────────────────────────────────────────────╮
         │                                             │
         │               정말 지울까요?                │
         │                                             │
         │  이 작업은 되돌릴 수 없습니다. This cannot  │
         │                 be undone.                  │
         │                                             │
         │            [ Delete ]  [ 취소 ]             │
         │                                             │
         ╰─────────────────────────────────────────────╯



         Enter press   Tab next   Esc close   q quit
        """)
  }

  @Test func aSheetAboveTheRest() {
    #expect(
      text(LayoutScenes.sheet, 50, 16) == """
                              Inbox

                              Below

         ╭─ New message ──────────────────────────── ✕ ─╮
         │                                              │
         │  To:                                         │
         │                                              │
         │                   [ Send ]                   │
         │                                              │
         ╰──────────────────────────────────────────────╯




         Tab next   Esc close   ^C quit
        """)
  }

  @Test func progressDividerImageAndADisabledButton() {
    #expect(
      text(LayoutScenes.progress, 40, 15) == """
                        Loading

                       ⠋ 찾는 중

           Upload
           ━━━━━━━━━━━━─────────────────  40%

           ──────────────────────────────────

                           ★

                       [ Later ]


         q quit
        """)
  }

  @Test func rowsThatDoNotFitWrapTheirTextOrBreak() {
    #expect(
      text(LayoutScenes.narrow, 32, 14) == """
         A very long title that does n…

          이 글은 버튼 옆에서  [ OK ]
          여러 줄로 나뉩니다

           [ First one ]  [ Second ]
                   [ Third ]






         Enter press  Tab next  q quit
        """)
  }

  @Test func aPushedScreenWithASpacer() {
    #expect(
      text(LayoutScenes.stacked, 32, 14) == """
         ‹           Second

                   Top
                   left, both







                   Bottom

         Esc back   q quit
        """)
  }

  @Test func controlsInTwentyByFive() {
    #expect(
      text(LayoutScenes.controls, 20, 5) == """
               카운터
              Count: 1
         [ − ]  [ 더하기 ]
           [ Open A2 › ]
         Enter press
        """)
  }

  @Test func anAlertInTwentyByFive() {
    #expect(
      text(LayoutScenes.alert, 20, 5) == """
         ✕  정말 지울까요?
         cannot be undone.
            [ Delete ]
            [  취소  ]
         Enter press
        """)
  }

  @Test func aListWithoutRoomForBorders() {
    #expect(
      text(LayoutScenes.list, 24, 8) == """
         A row of its own
         설정
         알림               [✓]
         Wi-Fi              [ ]
         더 보기              ›
         Sign out
          홈  Search  Profile
         Enter turn off  ? keys
        """)
  }

  @Test func aTerminalThatIsTooSmallSaysSo() {
    #expect(
      text(LayoutScenes.controls, 16, 3) == """
        Too small. Needs
             20×5.
        """)
  }

  @Test func whatStandsBesideTabsComesAfterTheirContent() {
    #expect(
      text(LayoutScenes.tabsAndMore, 40, 15) == """
                           A1

                       [ Open ]

                      [ Log out ]








                    A             B
         Enter press  Tab next  q quit  ? keys
        """)
  }

  @Test func twoPagesSideBySideAreDrawnInside() {
    #expect(
      text(LayoutScenes.twoPages, 40, 15) == """

                     왼쪽    오른쪽

                          left

                         Title

                       [ Press ]






         Enter select   Tab next   q quit
        """)
  }
}
