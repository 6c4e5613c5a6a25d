/// How a text and its parts look, kept outside of it: most texts ask for nothing.
struct TextLooks: Hashable, Sendable {
  private final class Storage: Sendable {
    let whole: TextLook
    let runs: [TextRun]
    let areUnresolved: Bool

    init(_ whole: TextLook, _ runs: [TextRun]) {
      (self.whole, self.runs) = (whole, runs)
      areUnresolved =
        whole.unresolved != nil || runs.contains { $0.look.unresolved != nil }
    }
  }

  private var storage: Storage?

  /// Whether the text leaves everything to the views around it.
  var isPlain: Bool { storage == nil }
  /// Whether a colour of the text depends on where it stands.
  var areUnresolved: Bool { storage?.areUnresolved ?? false }

  var whole: TextLook {
    get { storage?.whole ?? TextLook() }
    set { set(newValue, runs) }
  }

  /// The parts, where they differ in style.
  var runs: [TextRun] {
    get { storage?.runs ?? [] }
    set { set(whole, newValue) }
  }

  private mutating func set(_ whole: TextLook, _ runs: [TextRun]) {
    storage = whole == TextLook() && runs.isEmpty ? nil : Storage(whole, runs)
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.storage === rhs.storage || lhs.whole == rhs.whole && lhs.runs == rhs.runs
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(whole)
    hasher.combine(runs)
  }
}
