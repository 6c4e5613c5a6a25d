/// Who may read a part of a message.
public struct OSLogPrivacy: Sendable {
  enum Kind { case automatic, `public`, hidden }

  let kind: Kind

  /// Everybody, unless it is text.
  public static let auto = OSLogPrivacy(kind: .automatic)
  /// Everybody.
  public static let `public` = OSLogPrivacy(kind: .public)
  /// Nobody.
  public static let `private` = OSLogPrivacy(kind: .hidden)
  /// Nobody, as `private`.
  public static let sensitive = OSLogPrivacy(kind: .hidden)
}
