import CoreViews

/// Trees whose look the snapshots hold.
enum LayoutScenes {
  static let controls = Element.page(
    "카운터",
    .make(1, .text, "Count: 1"),
    .make(
      2, .horizontal, "",
      [.make(3, .button, "−"), .make(4, .button, "더하기"), .make(5, .link, "Open A2")]),
    .make(6, .textField, "이름", value: "홍길동"),
    .make(7, .toggle, "Wi-Fi", isSelected: true))

  static let list = Element.make(
    1, .tabs, "",
    [
      .make(
        2, .tab, "홈", isSelected: true,
        [
          .make(
            3, .list, "",
            [
              .make(4, .text, "A row of its own"),
              .make(
                5, .section, "설정",
                [
                  .make(6, .toggle, "알림", isSelected: true), .make(7, .toggle, "Wi-Fi"),
                  .make(8, .link, "더 보기"), .make(9, .button, "Sign out"),
                  .make(10, .textField, "이름", value: "길동"),
                  .make(
                    11, .horizontal, "",
                    [.make(12, .text, "버전"), .make(13, .spacer), .make(14, .text, "1.0")]),
                ]),
            ])
        ]),
      .make(20, .tab, "Search", isHidden: true), .make(21, .tab, "Profile", isHidden: true),
    ])

  static let alert = Element.page(
    "Mail",
    .make(1, .text, "Everything behind an alert is dimmed and cannot be touched."),
    .make(2, .button, "Delete"),
    .make(
      3, .alert, "정말 지울까요?", value: "이 작업은 되돌릴 수 없습니다. This cannot be undone.",
      [
        .make(4, .button, "Delete", style: Element.Style(buttonRole: .destructive)),
        .make(5, .button, "취소", style: Element.Style(buttonRole: .cancel)),
      ]))

  static let sheet = Element.page(
    "Inbox",
    .make(1, .text, "Below"),
    .make(
      2, .sheet, "New message",
      [.make(3, .vertical, "", [.make(4, .textField, "To"), .make(5, .button, "Send")])]))

  static let progress = Element.page(
    "Loading",
    .make(1, .progress, "찾는 중"), .make(2, .progress, "Upload", value: "0.4"),
    .make(3, .divider), .make(4, .image, "star", value: "star.fill"),
    .make(5, .button, "Later", isEnabled: false))

  static let narrow = Element.page(
    "A very long title that does not fit",
    .make(
      1, .horizontal, "",
      [
        .make(2, .text, "이 글은 버튼 옆에서 여러 줄로 나뉩니다"), .make(3, .button, "OK"),
      ]),
    .make(
      4, .horizontal, "",
      [.make(5, .button, "First one"), .make(6, .button, "Second"), .make(7, .button, "Third")]))

  static let stacked = Element.make(
    1, .navigation, "",
    [
      .make(2, .screen, "First", isHidden: true, [.make(3, .text, "hidden")]),
      .make(
        4, .screen, "Second",
        [
          .make(
            5, .vertical, "", style: Element.Style(spacing: 0, alignment: .leading),
            [
              .make(6, .text, "Top"), .make(7, .text, "left, both"), .make(8, .spacer),
              .make(9, .text, "Bottom"),
            ])
        ]),
    ])
}

extension LayoutScenes {
  /// Tabs with something beside them, as an app may have.
  static let tabsAndMore = Element.make(
    1, .vertical, "",
    [
      .make(
        2, .tabs, "",
        [
          .make(
            3, .tab, "A", isSelected: true,
            [.make(4, .navigation, "", [.make(5, .screen, "A1", [.make(6, .button, "Open")])])]),
          .make(7, .tab, "B", isHidden: true),
        ]),
      .make(8, .button, "Log out"),
    ])

  /// Two stacks side by side: neither of them can be the page.
  static let twoPages = Element.make(
    1, .vertical, "",
    [
      .make(
        2, .tabs, "",
        [
          .make(3, .tab, "왼쪽", isSelected: true, [.make(4, .text, "left")]),
          .make(5, .tab, "오른쪽", isHidden: true),
        ]),
      .make(6, .navigation, "", [.make(7, .screen, "Title", [.make(8, .button, "Press")])]),
    ])
}
