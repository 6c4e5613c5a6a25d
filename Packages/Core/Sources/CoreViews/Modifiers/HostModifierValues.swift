/// The sides of a rectangle.
public enum Edge: Hashable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

public enum TextAlignment: Hashable, Sendable { case leading, center, trailing }

public enum ButtonStyle: Hashable, Sendable {
  case automatic, plain, bordered, borderedProminent, borderless
}

public enum ListStyle: Hashable, Sendable {
  case automatic, plain, inset, grouped, insetGrouped, sidebar
}

public enum TextFieldStyle: Hashable, Sendable { case automatic, plain, roundedBorder }

public enum ToggleStyle: Hashable, Sendable { case automatic, `switch`, button, checkbox }

public enum ProgressViewStyle: Hashable, Sendable { case automatic, linear, circular }

public enum ControlSize: Hashable, Sendable { case mini, small, regular, large, extraLarge }

public enum ImageScale: Hashable, Sendable { case small, medium, large }

public enum TextInputAutocapitalization: Hashable, Sendable {
  case never, words, sentences, characters
}

// Its names are those that other platforms have.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum KeyboardType: Hashable, Sendable {
  case `default`, numberPad, decimalPad, phonePad, emailAddress, asciiCapable, URL
}

// Its names are those that other platforms have.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum TextContentType: Hashable, Sendable {
  case username, password, newPassword, emailAddress, oneTimeCode, name, URL
}

public enum SubmitLabel: Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }

public enum PresentationDetent: Hashable, Sendable {
  case medium, large
  case height(Double)
  case fraction(Double)
}

/// The shape that a view is touched in.
public struct Rectangle: Hashable, Sendable {
  public init() {}
}

/// A movement. Hosts draw the end of it.
public struct Animation: Hashable, Sendable {
  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static let spring = Animation()

  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    Animation()
  }

  public static func easeInOut(duration: Double) -> Animation { Animation() }
}
