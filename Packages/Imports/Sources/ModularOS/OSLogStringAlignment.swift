/// How wide a part of a message is, and on which side it stands.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isRight: Bool

  /// As wide as it is.
  public static let none = OSLogStringAlignment(columns: 0, isRight: false)

  /// At the left of so many columns.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: false)
  }

  /// At the right of so many columns.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }

  func aligned(_ text: String) -> String {
    let room = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? room + text : text + room
  }
}
