@_spi(Hosts) internal import CoreViews

/// A step that a screen offers to a person.
struct ScreenOffer {
  /// The step, in words that go on from "The person".
  let words: String
  let interactions: [Interaction]

  /// The most that are tried of one screen.
  private static let most = 40
  /// What is typed into fields.
  private static let texts = ["a", "12", ""]

  /// What the front of a session offers, in reading order, the way back last.
  static func all(in session: any ViewSession) -> [ScreenOffer] {
    let front = session.root.front
    var offers: [ScreenOffer] = []
    var counts: [String: Int] = [:]
    for element in front.element.flattened where element.isEnabled && !element.isHidden {
      for (words, interactions) in element.offered {
        counts[words, default: 0] += 1
        let count = counts[words]!
        let name = count == 1 ? words : "\(words) #\(count)"
        offers.append(ScreenOffer(words: name, interactions: interactions))
      }
    }
    offers = Array(offers.prefix(most))
    if session.canRefresh { offers.append(.init(words: "refreshes", interactions: [.refresh])) }
    if front.canGoBack { offers.append(.init(words: "goes back", interactions: [.back])) }
    return offers
  }

  fileprivate static func texts(besides value: String) -> [String] {
    texts.filter { $0 != value }
  }
}

extension Element {
  /// The steps that the element offers by itself, in words.
  fileprivate var offered: [(words: String, [Interaction])] {
    let own: [(words: String, [Interaction])] =
      switch role.category {
      case .control(let use): offered(by: use)
      case .rows: rowSteps
      case .content, .stack, .page, .sheet, .cover, .dialog: []
      }
    let actions = isSilent ? [] : accessibility.actions
    return own
      + actions.map { ("takes the action \"\($0)\" of \"\(label)\"", [.action(id, named: $0)]) }
  }

  private func offered(by use: Role.Use) -> [(words: String, [Interaction])] {
    switch use {
    case .press: pressSteps
    case .edit: editSteps
    case .flip: [("flips \"\(label)\"", [.activate(id)])]
    case .select: isSelected ? [] : [("selects the tab \"\(label)\"", [.activate(id)])]
    case .choose: []
    case .pick: isSelected ? [] : [("chooses \"\(label)\"", [.activate(id)])]
    case .adjust:
      [1, -1].filter(canStep).map {
        ("steps \"\(label)\" \($0 > 0 ? "up" : "down")", [.adjust(id, steps: $0)])
      }
    case .expand: [("opens or closes \"\(label)\"", [.activate(id)])]
    }
  }

  /// What leads out of the program is left alone.
  private var pressSteps: [(words: String, [Interaction])] {
    if traits.takesPaste || traits.fileRequest != nil || traits.fileOffer != nil { return [] }
    return traits.shared.isEmpty ? [("taps \"\(label)\"", [.activate(id)])] : []
  }

  private var editSteps: [(words: String, [Interaction])] {
    if role == .datePicker { return [("steps \"\(label)\" up", [.adjust(id, steps: 1)])] }
    if role == .colorPicker { return [] }
    let edits = ScreenOffer.texts(besides: value).map {
      ("types \"\($0)\" into \"\(label)\"", [Interaction.edit(id, text: $0)])
    }
    return isSubmittable ? edits + [("submits \"\(label)\"", [.activate(id)])] : edits
  }

  private func canStep(_ steps: Int) -> Bool {
    guard let bounds = traits.range?.bounds, let number = Double(value) else { return true }
    return steps > 0 ? number < bounds.upperBound : number > bounds.lowerBound
  }

  private var rowSteps: [(words: String, [Interaction])] {
    guard role == .row else { return [] }
    let name = rowLabel
    var steps: [(words: String, [Interaction])] = []
    if traits.actions.contains(.select) {
      steps.append(("selects the row \"\(name)\"", [.activate(id)]))
    }
    if traits.actions.contains(.delete) {
      steps.append(("deletes the row \"\(name)\"", [.delete(id)]))
    }
    if traits.actions.contains(.move) {
      steps.append(("moves the row \"\(name)\" to the top", [.move(id, to: 0)]))
    }
    return steps
  }
}
