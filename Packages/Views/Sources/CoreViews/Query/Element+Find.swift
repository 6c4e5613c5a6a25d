internal import CoreArchitecture

extension Element {
  /// The reason why a label does not lead to a single control.
  public enum FindFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// No control matches; the suggestions are similar labels, the nearest first.
    case missing(String, kind: String, suggestions: [String])
    /// Several controls match; each candidate is a label that leads to one of them.
    case ambiguous(String, kind: String, candidates: [String])
    /// The control is there, behind a modal presentation.
    case covered(String, by: String)
    /// The control is there, but off screen.
    case hidden(String)

    /// The reason as a clause, such as: the button "Save" is not on screen.
    public var description: String {
      switch self {
      case .missing(let label, let kind, let suggestions) where suggestions.isEmpty:
        ownText("there is no \(ownKind(kind)) \"\(label)\" on screen")
      case .missing(let label, let kind, let suggestions):
        ownText(
          "there is no \(ownKind(kind)) \"\(label)\" on screen; did you mean \(quoted(suggestions))?"
        )
      case .ambiguous(let label, let kind, let candidates):
        ownText("more than one \(ownKind(kind)) goes by \"\(label)\": \(quoted(candidates))")
      case .covered(let name, let modal): ownText("\(name) is behind \(modal)")
      case .hidden(let name): ownText("\(name) is not on screen")
      }
    }
  }

  /// Finds the control that a person means by a label.
  ///
  /// The label may differ in case, and may be a beginning that no other control shares. Of several
  /// controls with the same label, `"Delete #2"` is the second one in reading order. O(n) in the
  /// elements.
  ///
  /// - Parameters:
  ///   - label: The label, as a person writes it.
  ///   - roles: The kinds of control to look among; empty means all of them.
  /// - Returns: The control, or the reason why none or several match.
  public func find(
    _ label: String, roles: Set<Role> = []
  ) -> Result<Element, FindFailure> {
    let front = front
    let roles = roles.isEmpty ? Set(Role.allCases.filter(\.isInteractive)) : roles
    func search(_ element: Element) -> Result<Element, FindFailure> {
      var candidates = element.flattened.filter { $0.takes(roles) && $0.role != .row }
      if roles.contains(.row) { candidates += element.namedRows }
      return LabelSearch(candidates: candidates, kind: Self.kind(of: roles)).find(label)
    }
    // What is behind a press counts only if nothing else is meant.
    let shown = search(front.element.withoutChoices)
    if case .success(let element) = shown {
      let all = front.element.flattened
      return .success(all.first { $0.id == element.id } ?? element)
    }
    guard case .failure(.missing) = shown else { return shown }
    let result = search(front.element)
    guard case .failure(.missing) = result else { return result }
    return elsewhere(label, roles, front).map(Result.failure) ?? result
  }

  /// Finds what a person chooses in a picker or menu: an option, or a control in the menu.
  ///
  /// O(n) in the elements below.
  public func find(choice label: String) -> Result<Element, FindFailure> {
    LabelSearch(candidates: choices, kind: "choice").find(label)
  }

  /// Returns a failure if a control with the label is behind the front, or off screen.
  private func elsewhere(_ label: String, _ roles: Set<Role>, _ front: Front) -> FindFailure? {
    func isMeant(_ element: Element) -> Bool {
      roles.contains(element.role) && element.label.lowercased() == label.lowercased()
    }
    if let covered = visible.flattened.first(where: isMeant) {
      return .covered(covered.spokenName, by: front.element.spokenName)
    }
    return flattened.first(where: isMeant).map { .hidden($0.spokenName) }
  }

  /// Whether it is of some roles; a button that takes a text is also a field.
  @_spi(Hosts) public func takes(_ roles: Set<Role>) -> Bool {
    roles.contains(role) || traits.takesPaste && roles.contains(.textField)
  }

  private static func kind(of roles: Set<Role>) -> String {
    if roles.isSubset(of: Role.used(by: .edit)) { return "field" }
    if roles.isSuperset(of: Role.used(by: .choose)), roles.count < 4 { return "picker or menu" }
    guard roles.count == 1, let role = roles.first else { return "control" }
    return role.spokenName
  }
}

private func ownKind(_ kind: String) -> String { ownText(LocalizedStringKey(kind)) }

private func quoted(_ names: [String]) -> String {
  names.map { "\"\($0)\"" }.formatted(last: ownText("or"))
}

extension [String] {
  /// Joins with commas and a word before the last one.
  fileprivate func formatted(last word: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(word) " + last
  }
}

extension Element {
  /// The name of a row: its own label, or that of the first thing in it that has one.
  package var rowLabel: String {
    if !label.isEmpty || role == .menu { return label }
    if role.isInteractive { return label }
    return children.lazy.map(\.rowLabel).first { !$0.isEmpty } ?? ""
  }

  /// The rows that have something to be done with them as a whole, each named by what is in it.
  var namedRows: [Element] {
    var rows = children.flatMap(\.namedRows)
    if role == .row {
      var row = self
      row.label = rowLabel
      rows.insert(row, at: 0)
    }
    return rows
  }
}
