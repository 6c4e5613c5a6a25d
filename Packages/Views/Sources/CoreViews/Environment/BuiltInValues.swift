@_spi(Views) internal import CoreArchitecture
internal import Foundation

/// The part of the environment that this module itself reads.
struct BuiltInValues: Equatable {
  var isEnabled = true
  var isBold = false
  /// Whether a view says how bold texts are, whatever their font.
  var isWeighed = false
  var isDimmed = false
  var foreground, tint: String?
  var marks: Element.Style.Marks = []
  var font = FontLook()
  var textCase: TextCase?
  /// What few views ask for; nil in most places.
  var inherited: InheritedTraits?
  var speech: Speech?
  var redaction: RedactionReasons = []
  var isPrivate = false
  var buttonLook = Element.Style.ButtonLook.automatic
  /// Whether images say nothing, as the icons of labels.
  var isDecorative = false
  var styles = StyleChoices()
  var lines = TextLines()
  private var decorationBox: DecorationBox?
  /// The tag of the next tab below.
  var tag: AnyHashable?
  var submit: SubmitActions?
  /// The picker around, and the tag of its chosen option.
  var options: OptionSelection?
  var chosenOption: AnyHashable?
  var pickerLook = Element.Look.automatic
  var keys: KeyActions?
  var preferences: PreferenceValues?
  var rows = RowValues()
  var searchText: SearchText?
  /// The stack around, the place in it where one below joins it, and the selection of the tab view
  /// around; only the rooms of their types know more of them.
  var stack, nestingPoint, tabs: AnyObject?
  /// The colour of the title bars of screens.
  var barBackground: String?
  var titles: TitleRegistry?
  var dismiss: DismissAction?
  /// The modal presentation whose content the view is part of.
  var presentation: (any Closable)?

  /// Applies to the nearest elements below, and not to what these contain.
  var decoration: Decoration? {
    get { decorationBox?.decoration }
    set { decorationBox = newValue.map { DecorationBox($0) } }
  }

  /// Keeps a decoration outside: most views have none, and environments take no room for it.
  private final class DecorationBox {
    let decoration: Decoration

    init(_ decoration: Decoration) { self.decoration = decoration }
  }

  /// The part of an element's appearance that its children do not inherit.
  struct Decoration: Hashable {
    /// What changes frame and place, the innermost first.
    var steps: [LayoutStep] = []
    var rowInsets: EdgeInsets?
    var rowBackground: String?
    var isHidden = false
    var label: String?
    var accessibility: Element.Accessibility?
    var actions: [NamedAction] = []
    var focus: FocusLink?
    /// The views that follow how far it is scrolled.
    var scrolling: [ScrollLink] = []
    var badge = ""
    /// Whether the badge is that of the tab around, and not the element's.
    var leavesBadge = false
    var appearances: [Element.Appearance] = []
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.isEnabled == rhs.isEnabled && lhs.isBold == rhs.isBold && lhs.isWeighed == rhs.isWeighed
      && lhs.isDimmed == rhs.isDimmed
      && lhs.foreground == rhs.foreground && lhs.tint == rhs.tint && lhs.marks == rhs.marks
      && lhs.font == rhs.font
      && lhs.lines == rhs.lines
      && lhs.textCase == rhs.textCase && lhs.inherited == rhs.inherited
      && lhs.redaction == rhs.redaction
      && lhs.isPrivate == rhs.isPrivate && lhs.buttonLook == rhs.buttonLook
      && lhs.isDecorative == rhs.isDecorative && lhs.styles == rhs.styles
      && (lhs.decorationBox === rhs.decorationBox || lhs.decoration == rhs.decoration)
      && lhs.tag == rhs.tag && lhs.options === rhs.options
      && lhs.chosenOption == rhs.chosenOption && lhs.pickerLook == rhs.pickerLook
      && lhs.submit === rhs.submit && lhs.keys === rhs.keys && lhs.preferences === rhs.preferences
      && lhs.stack === rhs.stack && lhs.nestingPoint === rhs.nestingPoint
      && lhs.barBackground == rhs.barBackground && lhs.tabs === rhs.tabs
      && lhs.titles === rhs.titles && lhs.dismiss?.owner == rhs.dismiss?.owner
      && lhs.presentation === rhs.presentation && lhs.rows == rhs.rows
      && lhs.searchText === rhs.searchText && lhs.speech == rhs.speech
  }

  mutating func set(_ font: Font) {
    let weight = self.font.weight
    self.font = font.look
    if isWeighed { self.font.weight = weight } else { isBold = font.isHeavy }
    if font.isItalic { marks.insert(.italic) }
    if font.isMonospaced { marks.insert(.monospaced) }
  }

  mutating func setForeground(_ color: Color) {
    foreground = color.nameOfText(tintedBy: tint, else: foreground)
    isDimmed = color.isDimmed
  }

  mutating func resetForeground() { (foreground, isDimmed) = (nil, false) }

  /// Gives texts the host's own look.
  mutating func resetTexts() {
    resetForeground()
    (isBold, isWeighed, marks, font) = (false, false, [], FontLook())
  }

  /// Whether `apply` changes nothing but whether an element is enabled.
  private var isPlain: Bool {
    foreground == nil && tint == nil && !isBold && !isDimmed && marks.isEmpty
      && font == FontLook() && !hasDecoration && keys == nil
  }

  private var hasDecoration: Bool { decorationBox != nil }

  /// What most nodes ask of the values.
  struct Summary {
    var isEnabled = true
    /// Whether they change nothing of an element but whether it is enabled.
    var leavesElements = true
    /// Whether `apply` changes nothing but that.
    var isPlain = true
    var hasDecoration = false
  }

  var summary: Summary {
    let leavesElements =
      isPlain && !hasInheritedTraits && !rewritesTexts && lines == TextLines() && submit == nil
      && buttonLook == .automatic
    return Summary(
      isEnabled: isEnabled, leavesElements: leavesElements, isPlain: isPlain,
      hasDecoration: hasDecoration)
  }

  /// Fills in the parts of an element that come from the environment.
  func apply(to element: inout Element) {
    element.isEnabled = isEnabled
    if let keys {
      element.takesKeys = true
      element.traits.keys = keys.needs
    }
    if foreground != nil || tint != nil || isBold || isDimmed || !marks.isEmpty
      || font != FontLook()
    {
      var style = Element.Style(foreground: foreground, isBold: isBold, isDimmed: isDimmed)
      style.tint = tint
      style.marks = marks
      style.appearances = font.appearances
      element.style = style
    }
    applyDecoration(to: &element)
  }

  func applyDecoration(to element: inout Element) {
    guard let decoration else { return }
    var steps = (tint == nil ? decoration.steps : decoration.steps.map { $0.tinted(by: tint) })[...]
    // A colour right behind the element is a matter of style.
    if case .background(let name)? = steps.first {
      element.style.background = name
      steps.removeFirst()
    }
    if !steps.isEmpty { element.style.layout.steps = Array(steps) }
    if let insets = decoration.rowInsets { element.style.layout.rowInsets = insets }
    if let name = decoration.rowBackground {
      element.style.layout.rowBackground = Color.name(name, tintedBy: tint)
    }
    if decoration.isHidden { element.isHidden = true }
    let drawn = decoration.label == nil || element.role == .image ? "" : element.label
    if let label = decoration.label { element.label = label }
    if let focus = decoration.focus {
      element.followsFocus = true
      element.isFocused = focus.isWanted()
    }
    if !decoration.scrolling.isEmpty { element.traits.tellsScrolling = true }
    if let accessibility = decoration.accessibility { element.accessibility = accessibility }
    if drawn != element.label, !drawn.isEmpty { element.accessibility.drawnLabel = drawn }
    if !decoration.actions.isEmpty {
      element.accessibility.actions = decoration.actions.map(\.name)
    }
    for appearance in decoration.appearances
    where !element.style.appearances.contains(where: appearance.isSameKind) {
      element.style.appearances.append(appearance)
    }
    if !decoration.badge.isEmpty, !decoration.leavesBadge {
      element.traits.badge = decoration.badge
    }
  }
}

extension EnvironmentValues {
  /// Fills in the parts of an element that come from the environment: of most, only whether it is
  /// enabled.
  func apply(to element: inout Element) {
    guard summary.isPlain else { return builtIn.apply(to: &element) }
    element.isEnabled = summary.isEnabled
  }

  func applyDecoration(to element: inout Element) {
    if summary.hasDecoration { builtIn.applyDecoration(to: &element) }
  }

  /// The environment that an element hands down: all but its own decoration.
  var withoutDecoration: EnvironmentValues {
    guard summary.hasDecoration else { return self }
    return derived(.undecorated) { $0.builtIn.decoration = nil }
  }
}

extension BuiltInValues {
  /// The languages that a view says for those below it, kept outside: most views say none.
  final class Speech: Equatable {
    let languages: PreferredLanguages

    init(of locale: Locale) { languages = PreferredLanguages(of: locale) }

    static func == (lhs: Speech, rhs: Speech) -> Bool { lhs.languages == rhs.languages }
  }
}
