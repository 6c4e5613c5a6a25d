import Core
import CustomDump
import Testing

private enum Choice: Hashable, Sendable { case confirm }

struct ConfirmationDialogStateTests {
  private func dialog(
    _ visibility: ConfirmationDialogStateTitleVisibility = .automatic
  ) -> ConfirmationDialogState<Choice> {
    ConfirmationDialogState(titleVisibility: visibility) {
      TextState("What now?")
    } actions: {
      ButtonState(action: .confirm) { TextState("Go on") }
    }
  }

  @Test func equalityIgnoresTheIDAndNotTheTitlesVisibility() {
    #expect(dialog() == dialog())
    #expect(dialog().hashValue == dialog().hashValue)
    #expect(dialog() != dialog(.hidden))
    #expect(
      dialog(.visible)
        == ConfirmationDialogState(
          title: TextState("What now?"), titleVisibility: .visible,
          buttons: [.default(TextState("Go on"), action: .send(.confirm))]))
  }

  @Test func mappingKeepsAllButTheActions() {
    let dialog = dialog(.visible)
    let mapped = dialog.map { _ in "mapped" }
    #expect(mapped.id == dialog.id)
    #expect(mapped.titleVisibility == .visible)
    #expect(mapped.buttons.map(\.action.action) == ["mapped"])
  }

  @Test func dumpsReadLikeTheSource() {
    #expect(
      String(customDumping: dialog(.hidden)) == """
        ConfirmationDialogState(
          title: "What now?",
          titleVisibility: .hidden,
          actions: [
            [0]: ButtonState(
              action: .send(
                .confirm
              ),
              label: "Go on"
            )
          ]
        )
        """)
  }

  @Test func itEndsWithItsFirstAction() {
    #expect(dialog() as Any is any _EphemeralState)
  }
}
