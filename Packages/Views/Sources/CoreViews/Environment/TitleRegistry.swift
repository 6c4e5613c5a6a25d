/// The titles and bar colours that views set for the screen, sheet or root around them, and whether
/// its rows are being edited.
///
/// Of several that can be seen, the innermost and latest one counts.
final class TitleRegistry {
  private struct Registration {
    let id: Element.ID
    let visibility: VisibilityGroup
    var preference: Preference
  }

  enum Preference: Equatable {
    case title(String)
    case background(String)
    case backHidden
    case subtitle(String)
    case foreground(String)
    case barHidden
    case detent(PresentationDetent, tallest: PresentationDetent?)

    var title: String? { if case .title(let title) = self { title } else { nil } }
    var detent: (rest: PresentationDetent, tallest: PresentationDetent?)? {
      if case .detent(let rest, let tallest) = self { (rest, tallest) } else { nil }
    }
    var background: String? { if case .background(let color) = self { color } else { nil } }
    var subtitle: String? { if case .subtitle(let text) = self { text } else { nil } }
    var foreground: String? { if case .foreground(let color) = self { color } else { nil } }
  }

  /// Called when one is set or removed, and when a view that sets one comes into view or leaves it.
  let onChange: () -> Void
  private var entries: [Registration] = []
  private let visibility: VisibilityGroup
  private let makeEditing: () -> Binding<EditMode>
  /// Whether rows are being edited, where no view says otherwise.
  private(set) lazy var editing = makeEditing()

  init(
    _ visibility: VisibilityGroup, editing: @escaping () -> Binding<EditMode>,
    onChange: @escaping () -> Void
  ) {
    self.visibility = visibility
    makeEditing = editing
    self.onChange = onChange
  }

  /// The title with the subtitle behind it; nil if there is none, or if the bar is hidden.
  var title: String? {
    guard latest({ $0 == .barHidden ? "" : nil }) == nil else { return nil }
    let parts = [latest { $0.title }, latest { $0.subtitle }].compactMap(\.self).filter {
      !$0.isEmpty
    }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }
  var barForeground: String? { latest { $0.foreground } }
  var detent: (rest: PresentationDetent, tallest: PresentationDetent?)? { latest { $0.detent } }
  var barBackground: String? { latest { $0.background } }

  var isBackHidden: Bool { latest { $0 == .backHidden ? "" : nil } != nil }

  private func latest<Value>(_ value: (Preference) -> Value?) -> Value? {
    let entries = entries.filter { value($0.preference) != nil }
    // What is not in sight keeps its title, but not that of views which are hidden within it.
    let entry =
      entries.last { $0.visibility.isVisible } ?? (visibility.isVisible ? nil : entries.last)
    return entry.flatMap { value($0.preference) }
  }

  func set(_ preference: Preference, by id: Element.ID, in visibility: VisibilityGroup) {
    if let index = entries.firstIndex(where: { $0.id == id }) {
      guard entries[index].preference != preference else { return }
      entries[index].preference = preference
    } else {
      entries.append(Registration(id: id, visibility: visibility, preference: preference))
    }
    onChange()
  }

  func remove(_ id: Element.ID) {
    entries.removeAll { $0.id == id }
    onChange()
  }
}
