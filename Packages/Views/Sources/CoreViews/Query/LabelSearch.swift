/// Finds the one element that a label means.
struct LabelSearch {
  let candidates: [Element]
  /// The kind of element in messages, such as "field".
  let kind: String

  func find(_ label: String) -> Result<Element, Element.FindFailure> {
    let wanted = label.lowercased()
    if let found = single(candidates.filter { $0.label == label }, label) { return found }
    if let found = single(candidates.filter { $0.label.lowercased() == wanted }, label) {
      return found
    }
    if let numbered = numbered(label) { return .success(numbered) }
    if let found = single(candidates.filter { $0.isCalled(wanted) }, label) { return found }
    let beginnings =
      wanted.isEmpty ? [] : candidates.filter { $0.label.lowercased().hasPrefix(wanted) }
    if let found = single(beginnings, label) { return found }
    return .failure(.missing(label, kind: kind, suggestions: suggestions(for: wanted)))
  }

  /// Returns the only element, or a failure if there are several; nil if there is none.
  private func single(
    _ elements: [Element], _ label: String
  ) -> Result<Element, Element.FindFailure>? {
    if elements.count > 1 {
      return .failure(.ambiguous(label, kind: kind, candidates: names(of: elements)))
    }
    return elements.first.map(Result.success)
  }

  /// The labels, with numbers where several are the same.
  private func names(of elements: [Element]) -> [String] {
    var seen: [String: Int] = [:]
    return elements.map { element in
      let label = element.label
      guard elements.count(where: { $0.label == label }) > 1 else { return label }
      seen[label, default: 0] += 1
      return "\(label) #\(seen[label, default: 0])"
    }
  }

  private func numbered(_ label: String) -> Element? {
    let parts = label.split(separator: " ")
    guard let last = parts.last, last.hasPrefix("#"), let number = Int(last.dropFirst()),
      number > 0
    else { return nil }
    let wanted = parts.dropLast().joined(separator: " ").lowercased()
    let same = candidates.filter { $0.label.lowercased() == wanted }
    return number <= same.count ? same[number - 1] : nil
  }

  private static let longestSuggestion = 1000

  /// The nearest labels: those that differ by a slip or two, or that contain what was asked for.
  private func suggestions(for wanted: String) -> [String] {
    let length = wanted.count
    let slips = max(2, length / 3)
    var seen: Set<String> = []
    let near = candidates.compactMap { candidate -> (label: String, distance: Int)? in
      guard candidate.label.utf8.count <= Self.longestSuggestion else { return nil }
      let label = candidate.label.lowercased()
      guard !label.isEmpty, seen.insert(label).inserted else { return nil }
      let difference = label.count - length
      if length > 0, difference >= 0, label.contains(wanted) {
        return (candidate.label, difference)
      }
      // Texts are at least as far apart as their lengths, which spares comparing long ones.
      guard abs(difference) <= slips else { return nil }
      let distance = editDistance(wanted, label)
      return distance <= slips && distance < label.count ? (candidate.label, distance) : nil
    }
    return near.sorted { $0.distance < $1.distance }.prefix(3).map(\.label)
  }
}

extension Element {
  /// Whether a person may call it by a text in lower case that is not its label.
  fileprivate func isCalled(_ wanted: String) -> Bool {
    !isSilent
      && (drawnLabel.lowercased() == wanted
        || accessibility.inputLabels.contains { $0.lowercased() == wanted })
  }
}

/// Returns how many characters to insert, remove, replace, or swap with their neighbour to turn one
/// text into another.
///
/// O(m · n) in the lengths of the texts.
@_spi(Hosts)
public func editDistance(_ lhs: String, _ rhs: String) -> Int {
  let (lhs, rhs) = (Array(lhs), Array(rhs))
  var beforeLast: [Int] = []
  var last = Array(0...rhs.count)
  for row in lhs.indices {
    var current = [row + 1]
    for column in rhs.indices {
      let replaced = last[column] + (lhs[row] == rhs[column] ? 0 : 1)
      var best = min(replaced, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, lhs[row] == rhs[column - 1], lhs[row - 1] == rhs[column] {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current.append(best)
    }
    (beforeLast, last) = (last, current)
  }
  return last[rhs.count]
}
