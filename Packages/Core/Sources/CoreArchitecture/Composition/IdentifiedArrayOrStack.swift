/// State that holds the states of child features in order: an identified array or a stack.
///
/// With this protocol one `forEach` serves both. Two overloads would make the compiler try all
/// combinations: a chain of eight would take it half a minute.
public protocol _IdentifiedArrayOrStack {
  /// The state of a child feature.
  associatedtype _ChildState
  /// The kind of collection; it equals that of the matching action.
  associatedtype _Collecting
}

extension IdentifiedArray: _IdentifiedArrayOrStack {
  /// The elements are the states of the children.
  public typealias _ChildState = Element
  /// Marks an identified array.
  public typealias _Collecting = _IdentifiedCollecting<ID>
}

extension StackState: _IdentifiedArrayOrStack {
  /// The screens are the states of the children.
  public typealias _ChildState = Element
  /// Marks a stack.
  public typealias _Collecting = _StackCollecting<Element>
}
