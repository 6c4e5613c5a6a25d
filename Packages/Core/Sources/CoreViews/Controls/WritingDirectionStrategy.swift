/// How the direction of texts is found.
public struct WritingDirectionStrategy: Hashable, Sendable {
  let mark: Element.Finish.Mark?

  /// By the letters of the text.
  public static let `default` = WritingDirectionStrategy(mark: nil)
  /// By the letters of the text.
  public static let contentBased = WritingDirectionStrategy(mark: nil)
  /// As the layout of the views around it runs.
  public static let layoutBased = WritingDirectionStrategy(mark: nil)
  /// From left to right.
  public static let leftToRight = WritingDirectionStrategy(mark: .leftToRight)
  /// From right to left.
  public static let rightToLeft = WritingDirectionStrategy(mark: .rightToLeft)
}
