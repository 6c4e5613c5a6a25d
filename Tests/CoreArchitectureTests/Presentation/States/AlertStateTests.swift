import Core
import CustomDump
import Testing

private enum Choice: Hashable, Sendable { case confirm, other(Int) }

private func alert() -> AlertState<Choice> {
  AlertState {
    TextState("Delete?")
  } actions: {
    ButtonState(role: .destructive, action: .confirm) { TextState("Delete") }
    ButtonState(action: .send(.other(1))) { TextState("Other") }
    ButtonState(role: .cancel) { TextState("Keep") }
  } message: {
    TextState("No way back.")
  }
}

struct AlertStateTests {
  @Test func equalityAndHashingIgnoreTheIDs() {
    let alerts = (alert(), alert())
    #expect(alerts.0 == alerts.1)
    #expect(alerts.0.hashValue == alerts.1.hashValue)
    #expect(alerts.0.id != alerts.1.id)
    #expect(alerts.0.buttons[0].id != alerts.1.buttons[0].id)
  }

  @Test func anyDifferenceThatPeopleNoticeCounts() {
    var other = alert()
    other.title = TextState("Remove?")
    #expect(other != alert())
    other = alert()
    other.message = nil
    #expect(other != alert())
    other = alert()
    other.buttons.removeLast()
    #expect(other != alert())
    other.buttons.append(ButtonState(role: .cancel, action: .confirm) { TextState("Keep") })
    #expect(other != alert())
  }

  @Test func idsStayThroughMappingAndChanges() {
    var alert = alert()
    let id = alert.id
    alert.message = nil
    let mapped = alert.map { choice in choice.map { "\($0)" } }
    #expect(mapped.id == id)
    #expect(mapped.buttons.map(\.id) == alert.buttons.map(\.id))
    #expect(mapped.buttons.map(\.action.action) == ["confirm", "other(1)", nil])
  }

  @Test func buttonsGiveTheirActions() {
    var taken: [Choice?] = []
    for button in alert().buttons { button.withAction { taken.append($0) } }
    #expect(taken == [.confirm, .other(1), nil])
  }

  @Test func theListOfButtonsMayHaveConditionsAndLoops() {
    func buttons(_ isLong: Bool) -> [Choice?] {
      AlertState<Choice> {
        TextState("")
      } actions: {
        if isLong {
          for number in 0..<3 { ButtonState(action: .other(number)) { TextState("\(number)") } }
        }
        if isLong {
          ButtonState(action: .confirm) { TextState("") }
        } else {
          ButtonState { TextState("") }
        }
      }.buttons.map(\.action.action)
    }
    #expect(buttons(true) == [.other(0), .other(1), .other(2), .confirm])
    #expect(buttons(false) == [nil])
  }

  @Test func theFormsWithAListOfButtonsMakeTheSameAlert() {
    let buttons: [ButtonState<Choice>] = [
      .destructive(TextState("Delete"), action: .send(.confirm)),
      .default(TextState("Other"), action: .send(.other(1))),
      .cancel(TextState("Keep")),
    ]
    let title = TextState("Delete?")
    let message = TextState("No way back.")
    #expect(AlertState(title: title, message: message, buttons: buttons) == alert())
    #expect(
      AlertState(title: title, primaryButton: buttons[0], secondaryButton: buttons[1]).buttons
        == Array(buttons.prefix(2)))
    #expect(AlertState(title: title, dismissButton: buttons[2]).buttons == [buttons[2]])
    #expect(AlertState<Choice>(title: title).buttons.isEmpty)
  }

  @Test func alertsWithoutActionsArePossible() {
    let alert = AlertState<Never> { TextState("Done") }
    #expect(alert == AlertState { TextState("Done") })
    let confirmed = AlertState<Never> {
      TextState("Done")
    } actions: {
      ButtonState { TextState("OK") }
    }
    #expect(confirmed.buttons.count == 1)
  }

  @Test func dumpsReadLikeTheSource() {
    #expect(
      String(customDumping: alert()) == """
        AlertState(
          title: "Delete?",
          actions: [
            [0]: ButtonState(
              role: .destructive,
              action: .send(
                .confirm
              ),
              label: "Delete"
            ),
            [1]: ButtonState(
              action: .send(
                .other(1)
              ),
              label: "Other"
            ),
            [2]: ButtonState(
              role: .cancel,
              action: .send(nil),
              label: "Keep"
            )
          ],
          message: "No way back."
        )
        """)
  }

  @Test func itEndsWithItsFirstAction() {
    #expect(alert() as Any is any _EphemeralState)
  }
}
