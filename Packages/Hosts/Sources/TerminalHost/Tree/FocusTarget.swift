import CoreViews

/// An element that can have the focus, and its place.
struct FocusTarget: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case control, field, tab
    /// A number that goes up and down.
    case number
    /// Options side by side.
    case choices
    /// A menu, or a picker of which one option is seen.
    case opener
    /// A date, which goes up and down and opens.
    case date
    /// A row without anything that can have the focus, which is scrolled sideways.
    case across
  }

  var id: Element.ID
  var kind: Kind
  /// What the Enter key does, in a word; nil where it does what Tab does.
  var hint: String?
  /// What is disabled keeps the focus if it has it, but does not get it.
  var isEnabled: Bool
  /// For a tab in coordinates of the screen, for others in those of the scrolled content.
  var frame: Rect
}

extension LayoutBox {
  /// The box as a target in a frame; nil if it cannot have the focus.
  func target(in frame: Rect) -> FocusTarget? {
    guard isTarget, let node else { return nil }
    return FocusTarget(
      id: node.id, kind: content.targetKind, hint: content.hint, isEnabled: isEnabled, frame: frame)
  }

  /// Visits the targets that touch some rows, in reading order, until the closure returns false.
  @discardableResult
  func visitTargets(
    in rows: Range<Int>, at origin: Point = .zero, _ visit: (FocusTarget) -> Bool
  ) -> Bool {
    visitTargets(in: rows, Rect(origin, size), visit)
  }

  private func visitTargets(
    in rows: Range<Int>, _ frame: Rect, _ visit: (FocusTarget) -> Bool
  ) -> Bool {
    guard total.all > 0, frame.y < rows.upperBound, frame.maxY > rows.lowerBound else {
      return true
    }
    if let target = target(in: frame), !visit(target) { return false }
    let inner = (rows.lowerBound - frame.y)..<(rows.upperBound - frame.y)
    var positions = positions(in: inner)
    while let position = child(in: positions) {
      let child = frames[position].moved(by: frame.origin)
      guard children[position].visitTargets(in: rows, child, visit) else { return false }
      positions = (position + 1)..<positions.upperBound
    }
    return true
  }

  /// The first of some children with anything that can have the focus, or get it.
  ///
  /// Complexity: O(log n).
  private func child(in positions: Range<Int>, enabled: Bool = false) -> Int? {
    guard let first = positions.first else { return nil }
    let known = counts[first]
    let next =
      enabled
      ? counts.partition { $0.enabled > known.enabled } : counts.partition { $0.all > known.all }
    return positions.contains(next - 1) ? next - 1 : nil
  }

  /// The first or last of some children with anything that can get the focus.
  ///
  /// Complexity: O(log n).
  func enabledChild(in positions: Range<Int>, last isLast: Bool) -> Int? {
    guard isLast else { return child(in: positions, enabled: true) }
    let known = counts[positions.upperBound].enabled
    let last = counts.partition { $0.enabled >= known } - 1
    return positions.contains(last) ? last : nil
  }

  /// The enabled target with so many others before it.
  ///
  /// Complexity: O(log n) on each level.
  func enabledTarget(_ index: Int, at origin: Point = .zero) -> FocusTarget? {
    var index = index
    if isTarget, isEnabled {
      if index == 0 { return target(in: Rect(origin, size)) }
      index -= 1
    }
    let position = counts.partition { $0.enabled > index } - 1
    guard children.indices.contains(position) else { return nil }
    return children[position].enabledTarget(
      index - counts[position].enabled, at: origin + frames[position].origin)
  }
}

extension LayoutBox.Content {
  /// What keys do where the box has the focus.
  fileprivate var targetKind: FocusTarget.Kind {
    switch self {
    case .field: .field
    case .segments: .choices
    case .slider: .number
    case .value(let value):
      switch value.kind {
      case .number: .number
      case .picker: .opener
      case .date: .date
      }
    case .button(let button): button.kind == .menu ? .opener : .control
    case .row(_, let canBeSelected): canBeSelected ? .control : .opener
    case .across: .across
    case .group, .down, .lines, .runs, .shape, .toggle, .spinner, .meter, .rule, .gap, .card,
      .border:
      .control
    }
  }
}

/// How many elements can have the focus, and how many of them are enabled.
struct TargetCount: Equatable {
  var all = 0
  var enabled = 0

  init() {}

  /// One element.
  init(isEnabled: Bool) { (all, enabled) = (1, isEnabled ? 1 : 0) }

  static func + (lhs: Self, rhs: Self) -> Self {
    var sum = lhs
    sum.all += rhs.all
    sum.enabled += rhs.enabled
    return sum
  }

  static func - (lhs: Self, rhs: Self) -> Self {
    var difference = lhs
    difference.all -= rhs.all
    difference.enabled -= rhs.enabled
    return difference
  }
}
