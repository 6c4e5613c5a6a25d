/// Whether tools that write help a person to type.
public struct WritingToolsBehavior: Hashable, Sendable {
  let isAssisted: Bool?

  /// As the host finds best.
  public static let automatic = WritingToolsBehavior(isAssisted: nil)
  /// With all that they offer.
  public static let complete = WritingToolsBehavior(isAssisted: true)
  /// With suggestions alone.
  public static let limited = WritingToolsBehavior(isAssisted: true)
  /// Not at all.
  public static let disabled = WritingToolsBehavior(isAssisted: false)
}
