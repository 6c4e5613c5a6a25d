/// The choices for all kinds of controls, by the protocol of their styles.
struct StyleChoices: Equatable {
  private var choices: [ObjectIdentifier: StyleChoice] = [:]

  subscript(kind: Any.Type) -> StyleChoice? {
    get { choices.isEmpty ? nil : choices[ObjectIdentifier(kind)] }
    set { choices[ObjectIdentifier(kind)] = newValue }
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    if lhs.choices.isEmpty && rhs.choices.isEmpty { return true }
    return lhs.choices.count == rhs.choices.count
      && lhs.choices.allSatisfy { rhs.choices[$0.key]?.isSame(as: $0.value) ?? false }
  }
}
