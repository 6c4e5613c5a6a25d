import CoreViews

extension Page {
  /// What a form can be told by from one of another page: a number made of all controls and rows,
  /// with their labels, but not of their numbers, which another graph gives in another order.
  ///
  /// What stands beside them may come late, and differ. It is the same in each process, as forms
  /// live longer.
  var shape: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    visit { node in
      let element = node.element
      add("\(element.role.rawValue) \(element.label)\n")
    }
    return String(hash, radix: 36)
  }

  /// The numbers of all controls, in their order.
  var controls: [UInt64] {
    var controls: [UInt64] = []
    visit { if $0.element.role.isInteractive { controls.append($0.element.number) } }
    return controls
  }

  /// Numbers as a text: how far each is from the one before it.
  static func text(_ numbers: [UInt64]) -> String {
    var last = 0
    return numbers.map { number in
      defer { last = Int(number) }
      return String(Int(number) - last, radix: 36)
    }.joined(separator: ".")
  }

  /// The numbers of a text; what comes after something else is left out.
  static func numbers(_ text: some StringProtocol) -> [UInt64] {
    var last = 0
    var numbers: [UInt64] = []
    for part in text.split(separator: ".") {
      guard let step = Int(part, radix: 36) else { break }
      let (next, isTooLarge) = last.addingReportingOverflow(step)
      guard !isTooLarge, let number = UInt64(exactly: next) else { break }
      numbers.append(number)
      last = next
    }
    return numbers
  }

  /// The numbers of the fields that a form sends, in their order.
  var fields: [UInt64] {
    var fields: [UInt64] = []
    visit { node in
      if node.element.isEnabled, node.element.role.category == .control(.edit) {
        fields.append(node.element.number)
      }
    }
    return fields
  }

  /// Visits controls with their labels, and rows with all that is in them, in their order.
  private func visit(_ body: (Node) -> Void) {
    var rest = root.map { [(node: $0, isWithin: false)] } ?? []
    while let (node, isWithin) = rest.popLast() {
      let role = node.element.role
      let isWhole = isWithin || node.parent?.element.hasRows == true
      if isWhole || role.isInteractive { body(node) }
      // A tab and what unfolds hold more than their labels.
      let hasLabel = role.category == .control(.press) || role.category == .control(.pick)
      rest += node.children.reversed().map { ($0, isWhole || hasLabel) }
    }
  }
}
