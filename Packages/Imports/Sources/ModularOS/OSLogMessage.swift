/// A message for the log, in which texts are hidden unless they are declared public.
///
/// Numbers, truth values and types are public by themselves.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// A message without parts.
  public init(stringLiteral value: String) { text = value }

  /// A message of parts.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// Begins a message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + interpolationCount * 8)
  }

  /// Adds what the source says.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a text, hidden unless it is public.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(value, isPublic: false, privacy, align)
  }

  /// Adds what describes itself, hidden unless it is public.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append({ value().description }, isPublic: false, privacy, align)
  }

  /// Adds a whole number.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append({ format.text(value()) }, isPublic: true, privacy, align)
  }

  /// Adds a number with a fraction.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint & CustomStringConvertible>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append({ format.text(Double(value())) }, isPublic: true, privacy, align)
  }

  /// Adds a truth value.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto
  ) {
    append({ value() ? "true" : "false" }, isPublic: true, privacy, .none)
  }

  /// Adds the name of a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Any.Type, privacy: OSLogPrivacy = .auto
  ) {
    append({ "\(value())" }, isPublic: true, privacy, .none)
  }

  /// Adds an error, hidden unless it is public.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    append({ "\(value())" }, isPublic: false, privacy, .none)
  }

  private mutating func append(
    _ value: () -> String, isPublic: Bool, _ privacy: OSLogPrivacy,
    _ align: OSLogStringAlignment
  ) {
    switch privacy.kind {
    case .public: text += align.aligned(value())
    case .automatic where isPublic: text += align.aligned(value())
    case .automatic, .hidden: text += "<private>"
    }
  }
}
