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
