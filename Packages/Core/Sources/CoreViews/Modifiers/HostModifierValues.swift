/// A side of a rectangle.
public enum Edge: Hashable, Sendable {
  /// The side above, at the start of a line, below, or at the end of a line.
  case top, leading, bottom, trailing

  /// Any number of sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each side.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The side above.
    public static let top = Set(rawValue: 1)
    /// The side at the start of a line.
    public static let leading = Set(rawValue: 2)
    /// The side below.
    public static let bottom = Set(rawValue: 4)
    /// The side at the end of a line.
    public static let trailing = Set(rawValue: 8)
    /// The sides at the start and the end of a line.
    public static let horizontal: Set = [.leading, .trailing]
    /// The sides above and below.
    public static let vertical: Set = [.top, .bottom]
    /// All four sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// The alignment of the lines of a text, which has no effect.
public enum TextAlignment: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case leading, center, trailing
}

/// The look of a button, which has no effect: each host has one of its own.
public enum ButtonStyle: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case automatic, plain, bordered, borderedProminent, borderless
}

/// The look of a list, which has no effect: each host has one of its own.
public enum ListStyle: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case automatic, plain, inset, grouped, insetGrouped, sidebar
}

/// The look of a text field, which has no effect: each host has one of its own.
public enum TextFieldStyle: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case automatic, plain, roundedBorder
}

/// The look of a toggle, which has no effect: each host has one of its own.
public enum ToggleStyle: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case automatic, `switch`, button, checkbox
}

/// The look of a progress view, which has no effect: each host has one of its own.
public enum ProgressViewStyle: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case automatic, linear, circular
}

/// The size of a control, which has no effect: each host has one of its own.
public enum ControlSize: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case mini, small, regular, large, extraLarge
}

/// The size of an image beside text, which has no effect.
public enum ImageScale: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case small, medium, large
}

/// The letters that a keyboard capitalises by itself, which has no effect.
public enum TextInputAutocapitalization: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case never, words, sentences, characters
}

// The names of its cases are those of other platforms.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The keyboard for a field, which has no effect.
public enum KeyboardType: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case `default`, numberPad, decimalPad, phonePad, emailAddress, asciiCapable, URL
}

// The names of its cases are those of other platforms.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The meaning of a field's text, for automatic filling, which has no effect.
public enum TextContentType: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case username, password, newPassword, emailAddress, oneTimeCode, name, URL
}

/// The label of the key that submits a field, which has no effect.
public enum SubmitLabel: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// The size of a screen's title, which has no effect.
public enum TitleDisplayMode: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case automatic, inline, large
}

/// A height at which a sheet rests, which has no effect: hosts choose the height of a sheet.
public enum PresentationDetent: Hashable, Sendable {
  /// Half of the screen, or all of it.
  case medium, large
  /// A height in points.
  case height(Double)
  /// A part of the screen's height, from 0 to 1.
  case fraction(Double)
}

/// The rectangle around a view, as the area that reacts to a touch.
public struct Rectangle: Hashable, Sendable {
  /// Makes a rectangle.
  public init() {}
}

/// The course of a change on screen, which has no effect: hosts draw its end at once.
public struct Animation: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  public static let `default` = Animation()
  /// Accepted so that views compile as they are.
  public static let linear = Animation()
  /// Accepted so that views compile as they are.
  public static let easeIn = Animation()
  /// Accepted so that views compile as they are.
  public static let easeOut = Animation()
  /// Accepted so that views compile as they are.
  public static let easeInOut = Animation()
  /// Accepted so that views compile as they are.
  public static let spring = Animation()

  /// Returns an animation; duration (in seconds) and bounce have no effect.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    Animation()
  }

  /// Returns an animation; the duration (in seconds) has no effect.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
}
