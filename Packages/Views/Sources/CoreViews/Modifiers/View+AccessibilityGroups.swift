/// What belongs together for those who do not see where it stands.
extension View {
  /// Makes the view the label of another, or what the label is for; both say the same id.
  public func accessibilityLabeledPair(
    role: AccessibilityLabeledPairRole, id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    let pair = Element.Accessibility.Pair(isLabel: role == .label, key: namespace.key(for: id))
    return speaking { $0.pair = pair }
  }

  /// Makes the view one of a group, whose members may stand far apart.
  public func accessibilityLinkedGroup(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    let key = namespace.key(for: id)
    return speaking { $0.group = key }
  }

  /// Offers a list of places within the view to jump through.
  public func accessibilityRotor(
    _ label: some StringProtocol, @AccessibilityRotorContentBuilder entries: () -> [String]
  ) -> some View {
    let rotor = Element.Accessibility.Rotor(name: String(label), entries: entries())
    return speaking { $0.rotors.append(rotor) }
  }

  /// Offers a list of places, one for each element of a collection.
  public func accessibilityRotor<Place: Identifiable>(
    _ label: some StringProtocol, entries: [Place], entryLabel: KeyPath<Place, String>
  ) -> some View {
    let rotor = Element.Accessibility.Rotor(
      name: String(label), entries: entries.map { $0[keyPath: entryLabel] })
    return speaking { $0.rotors.append(rotor) }
  }

  /// Makes the view a place to jump to, which belongs to the group of that id.
  public func accessibilityRotorEntry(id: some Hashable, in namespace: Namespace.ID) -> some View {
    accessibilityLinkedGroup(id: id, in: namespace)
  }

  /// Gives the view actions of their own, one for each button in a closure.
  public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> some View {
    telling(content())
  }

  /// Gives the view a quick action, a button in a closure, which is told and not drawn.
  public func accessibilityQuickAction(
    style: AccessibilityQuickActionStyle, @ViewBuilder content: () -> some View
  ) -> some View {
    accessibilityActions(content)
  }

  /// Tells another view in place of this one, which is drawn as ever.
  public func accessibilityRepresentation(
    @ViewBuilder representation: () -> some View
  ) -> some View {
    accessibilityHidden(true).telling(representation(), isInPlace: true)
  }

  /// Tells other views as if they were below this one.
  public func accessibilityChildren(@ViewBuilder children: () -> some View) -> some View {
    telling(children())
  }

  private func telling(_ views: some View, isInPlace: Bool = false) -> some View {
    SpokenView(
      content: self, spoken: views.speaking { $0.isSpokenOnly = true }, isInPlace: isInPlace)
  }

  /// Tells a chart in words: its title, its summary and its values.
  public func accessibilityChartDescriptor(
    _ representable: some AXChartDescriptorRepresentable
  ) -> some View {
    let words = representable.makeChartDescriptor().words
    return speaking { $0.details += words }
  }

  /// Tells how far the view is scrolled, in words.
  public func accessibilityScrollStatus(_ status: some StringProtocol, isEnabled: Bool = true)
    -> some View
  {
    let status = String(status)
    return speaking { if isEnabled { $0.value = status } }
  }

  /// Says what kind of text the view holds, by which it is read differently.
  public func accessibilityTextContentType(
    _ kind: AccessibilityTextContentType
  ) -> some View {
    speaking { if let name = kind.name { $0.details.append(name) } }
  }

  /// Tells the changes of the view's text after what is being said, or in between.
  public func speechAnnouncementsQueued(_ isQueued: Bool = true) -> some View {
    speaking { $0.announcement = isQueued ? .queued : .interrupting }
  }

  /// Has the texts of the view told letter by letter.
  public func speechSpellsOutCharacters(_ isSpelledOut: Bool = true) -> some View {
    speaking { $0.isSpelledOut = isSpelledOut }
  }
}

/// The part of a view in a pair.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The label, or what it is for.
  case label, content
}

/// How a quick action is offered; hosts tell it beside its view.
public enum AccessibilityQuickActionStyle: Hashable, Sendable {
  /// By a mark on the view, or by a question.
  case outline, prompt
}

/// What kind of text a view holds.
public enum AccessibilityTextContentType: Hashable, Sendable {
  /// Any text, or one of these kinds.
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing

  /// What is told of it; nil for nothing.
  var name: String? {
    switch self {
    case .plain: nil
    case .console: "console"
    case .fileSystem: "paths of files"
    case .messaging: "messages"
    case .narrative: "story"
    case .sourceCode: "source code"
    case .spreadsheet: "table of values"
    case .wordProcessing: "document"
    }
  }
}

/// A place that a person jumps to, by its name.
public struct AccessibilityRotorEntry: Hashable, Sendable {
  let label: String

  /// Makes a place with a name; the id tells it from others of that name.
  public init(_ label: some StringProtocol, id: some Hashable) { self.label = String(label) }
}

/// Collects the places of a list to jump through.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Takes the name of a place.
  public static func buildExpression(_ entry: AccessibilityRotorEntry) -> [String] {
    [entry.label]
  }
  /// Joins places.
  public static func buildBlock(_ entries: [String]...) -> [String] { entries.flatMap(\.self) }
  /// Joins the places of a loop.
  public static func buildArray(_ entries: [[String]]) -> [String] { entries.flatMap(\.self) }
  /// Takes places, or none.
  public static func buildOptional(_ entries: [String]?) -> [String] { entries ?? [] }
  /// Takes the places of one branch.
  public static func buildEither(first entries: [String]) -> [String] { entries }
  /// Takes the places of the other branch.
  public static func buildEither(second entries: [String]) -> [String] { entries }
}

/// A chart in words.
public struct AXChartDescriptor: Hashable, Sendable {
  /// What the chart shows; empty for nothing said.
  public var title: String
  /// What a person should know of it; empty for nothing said.
  public var summary: String
  /// Its values, such as `May: 12 boats`.
  public var values: [String]

  /// Makes a description of a chart.
  public init(title: String = "", summary: String = "", values: [String] = []) {
    self.title = title
    self.summary = summary
    self.values = values
  }

  var words: [String] { ([title, summary] + values).filter { !$0.isEmpty } }
}

/// What can tell a chart in words.
public protocol AXChartDescriptorRepresentable {
  /// Returns the chart in words.
  func makeChartDescriptor() -> AXChartDescriptor
}
