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
        "there is no \(kind) \"\(label)\" on screen"
      case .missing(let label, let kind, let suggestions):
        "there is no \(kind) \"\(label)\" on screen; did you mean \(quoted(suggestions))?"
      case .ambiguous(let label, let kind, let candidates):
        "more than one \(kind) goes by \"\(label)\": \(quoted(candidates))"
      case .covered(let name, let modal): "\(name) is behind \(modal)"
      case .hidden(let name): "\(name) is not on screen"
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
    let candidates = front.element.flattened.filter { roles.contains($0.role) }
    let search = LabelSearch(candidates: candidates, kind: Self.kind(of: roles))
    let result = search.find(label)
    guard case .failure(.missing) = result else { return result }
    return elsewhere(label, roles, front).map(Result.failure) ?? result
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

  private static func kind(of roles: Set<Role>) -> String {
    if roles.isSubset(of: Role.used(by: .edit)) { return "field" }
    guard roles.count == 1, let role = roles.first else { return "control" }
    return role.spokenName
  }
}

private func quoted(_ names: [String]) -> String {
  names.map { "\"\($0)\"" }.formatted(last: "or")
}

extension [String] {
  /// Joins with commas and a word before the last one.
  fileprivate func formatted(last word: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
