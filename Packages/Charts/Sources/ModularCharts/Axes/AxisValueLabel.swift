@_spi(Views) import CoreArchitecture
public import CoreViews
public import Foundation

/// The label of an axis at a value.
public struct AxisValueLabel: AxisMark {
  /// What it says of a value; nil for what charts say.
  var words: ((ChartDatum) -> String?)?
  /// What it shows in place of a text.
  private(set) var view: AnyView?
  private var isCentered: Bool?
  private(set) var horizontalSpacing: CGFloat?
  private(set) var verticalSpacing: CGFloat?
  /// Whether it is shown though there is no room.
  private(set) var isAlwaysShown = false
  /// What the text is, if it is known.
  private(set) var text: Text?

  init() {}

  /// Adds the label.
  public func _add(to parts: inout AxisParts) {
    parts.all.append(AxisParts.Part(kind: .label(self), isCentered: isCentered))
  }

  private func with(
    _ centered: Bool?, _ resolution: AxisValueLabelCollisionResolution, _ x: CGFloat?,
    _ y: CGFloat?
  ) -> Self {
    var label = self
    label.isCentered = centered
    label.isAlwaysShown = resolution == .disabled
    (label.horizontalSpacing, label.verticalSpacing) = (x, y)
    return label
  }

  /// Says the value, as charts do.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self = Self().with(centered, collisionResolution, horizontalSpacing, verticalSpacing)
  }

  /// Says the value as a style formats it.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self = Self().with(centered, collisionResolution, horizontalSpacing, verticalSpacing)
    words = Self.words(format)
  }

  /// Says a text of the app.
  public init(
    _ key: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self = Self().with(centered, collisionResolution, horizontalSpacing, verticalSpacing)
    text = Text(key)
  }

  /// Says a string.
  @_disfavoredOverload
  public init(
    _ string: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self = Self().with(centered, collisionResolution, horizontalSpacing, verticalSpacing)
    text = Text(string)
  }

  /// Shows views.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) {
    self = Self().with(centered, collisionResolution, horizontalSpacing, verticalSpacing)
    let content = content()
    text = content as? Text
    if text == nil, (content as? any ViewOrNone)?.isNone != true { view = AnyView(content) }
    isEmpty = text == nil && view == nil
  }

  /// Whether it shows nothing: a closure has left this value out.
  private(set) var isEmpty = false

  /// What a style makes of a value; nil if it is of another type.
  static func words<Format: FormatStyle>(_ format: Format) -> (ChartDatum) -> String?
  where Format.FormatInput: Plottable, Format.FormatOutput == String {
    { Format.FormatInput(datum: $0).map { format.formatInSession($0) } }
  }
}

/// A view that may be none: `if let` without `else`.
private protocol ViewOrNone {
  var isNone: Bool { get }
}

extension Optional: ViewOrNone {
  fileprivate var isNone: Bool { self == nil }
}

/// What becomes of a label for which there is no room.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  private let name: String

  /// It is left out.
  public static let automatic = Self(name: "automatic")
  /// It is shown all the same.
  public static let disabled = Self(name: "disabled")
  /// It is left out, of several the later ones.
  public static func greedy(minimumSpacing: CGFloat? = nil) -> Self { Self(name: "greedy") }
  /// It is left out, of several the later ones.
  public static var greedy: Self { greedy() }
  /// Each second one is left out, or more.
  public static func truncate(minimumSpacing: CGFloat? = nil) -> Self { Self(name: "truncate") }
}

/// How a label is turned; charts write all of them level.
public enum AxisValueLabelOrientation: Hashable, Sendable {
  /// As the chart does, level, or upright.
  case automatic, horizontal, vertical, verticalReversed
}
