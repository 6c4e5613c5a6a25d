/// The look of a list; a terminal has one.
public protocol ListStyle: Sendable {
  /// What pages draw otherwise than they do by themselves.
  static var _mark: Element.Finish.Mark? { get }
}
