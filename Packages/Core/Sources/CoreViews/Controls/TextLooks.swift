internal import CoreArchitecture

/// How a text and its parts look, and its key, kept outside of it: most texts ask for nothing.
struct TextLooks: Hashable, Sendable {
  private final class Storage: Sendable {
    let whole: TextLook
    let runs: [TextRun]
    let key: LocalizedStringResource?
    let areUnresolved, isKeyed: Bool

    init(_ whole: TextLook, _ runs: [TextRun], _ key: LocalizedStringResource?) {
      (self.whole, self.runs, self.key) = (whole, runs, key)
      isKeyed = key != nil
      areUnresolved =
        whole.unresolved != nil || runs.contains { $0.look.unresolved != nil }
    }
  }

  private var storage: Storage?

  /// Whether the text leaves everything to the views around it.
  var isPlain: Bool {
    guard let storage else { return true }
    return storage.isKeyed && storage.whole == TextLook() && storage.runs.isEmpty
  }
  /// Whether there is a key.
  var isKeyed: Bool { storage?.isKeyed ?? false }
  /// Whether a colour of the text depends on where it stands.
  var areUnresolved: Bool { storage?.areUnresolved ?? false }

  var whole: TextLook {
    get { storage?.whole ?? TextLook() }
    set { set(newValue, runs, key) }
  }

  /// The parts, where they differ in style.
  var runs: [TextRun] {
    get { storage?.runs ?? [] }
    set { set(whole, newValue, key) }
  }

  /// What translations of the text are found by, where it may be shown in another language.
  var key: LocalizedStringResource? {
    get { storage?.key }
    set { set(whole, runs, newValue) }
  }

  private mutating func set(
    _ whole: TextLook, _ runs: [TextRun], _ key: LocalizedStringResource?
  ) {
    let isEmpty = whole == TextLook() && runs.isEmpty && key == nil
    storage = isEmpty ? nil : Storage(whole, runs, key)
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.storage === rhs.storage || lhs.whole == rhs.whole && lhs.runs == rhs.runs
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(whole)
    hasher.combine(runs)
  }
}
