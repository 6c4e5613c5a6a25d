public import CoreCasePaths
internal import CoreDependencies
public import CustomDump
public import Observation

/// The screens of a navigation stack, each with an id of its own; root not included.
///
/// Pushing and popping the last screen, and looking a screen up by id, take constant time.
public struct StackState<Element> {
  @usableFromInline
  struct Screen: Identifiable {
    @usableFromInline let id: StackElementID
    @usableFromInline var element: Element
  }

  @usableFromInline var screens: IdentifiedArray<StackElementID, Screen>

  /// An empty stack.
  public init() {
    screens = []
  }

  /// The ids of the screens, from the bottom to the top.
  public var ids: [StackElementID] { screens.map(\.id) }

  /// The screen with an id. Setting nil removes it; setting an absent id pushes a screen.
  public subscript(id id: StackElementID) -> Element? {
    get { screens[id: id]?.element }
    set {
      guard let newValue else {
        screens.remove(id: id)
        return
      }
      screens.updateOrAppend(Screen(id: id, element: newValue))
    }
    _modify {
      guard let index = screens.index(id: id) else {
        var element: Element?
        defer { self[id: id] = element }
        yield &element
        return
      }
      let identity = _willEdit(&screens._elements[index])
      var element: Element? = Self.element(of: screens._takeOut(at: index))
      defer {
        screens._putBack(
          element.map { Screen(id: id, element: $0) }, at: index, id: id, identity: identity)
      }
      yield &element
    }
  }

  /// Takes a screen apart, so that nothing else holds on to what is in it.
  private static func element(of screen: consuming Screen) -> Element { screen.element }

  /// What the screen with an id holds in a case, nil if it is absent or in another case.
  ///
  /// Editing happens in place; setting nil removes the screen. If it is absent or in another case,
  /// nothing is changed, and an issue reported.
  public subscript<Case>(
    id id: StackElementID, case path: CaseKeyPath<Element, Case>
  ) -> Case? where Element: CasePathable {
    get { self[id: id]?[case: path] }
    _modify { yield &self[id: id][caseOrIssue: AnyCasePath(path)] }
  }

  /// The same with a case path of old code: `stack[id: 0, case: /Screen.text]`.
  public subscript<Case>(id id: StackElementID, case path: AnyCasePath<Element, Case>) -> Case? {
    get { self[id: id].flatMap(path.extract) }
    _modify { yield &self[id: id][caseOrIssue: path] }
  }

  /// Removes the screen with an id and all above it. Does nothing if it is not there.
  public mutating func pop(from id: StackElementID) {
    guard let index = screens.index(id: id) else { return }
    screens.removeSubrange(index...)
  }

  /// Removes all screens above the one with an id. Does nothing if it is not there.
  public mutating func pop(to id: StackElementID) {
    guard let index = screens.index(id: id) else { return }
    screens.removeSubrange((index + 1)...)
  }

  /// Changes a screen where it is stored; returns nil if it is not there.
  mutating func modify<Result>(
    id: StackElementID, _ body: (inout Element) -> Result
  ) -> Result? {
    guard let index = screens.index(id: id) else { return nil }
    return screens._withElement(at: index) { body(&$0.element) }
  }

  /// A new id that no screen here has.
  private func newID() -> StackElementID {
    while true {
      let id = Self.nextID()
      if screens.index(id: id) == nil { return id }
    }
  }

  /// A new id, from the generator among the current dependencies.
  package static func nextID() -> StackElementID {
    DependencyValues._current.stackElementID.next()
  }
}

extension StackState: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { screens.count }

  public subscript(position: Int) -> Element {
    get { screens[position].element }
    set { screens[position].element = newValue }
    _modify { yield &screens[position].element }
  }

  public mutating func replaceSubrange<Elements: Collection<Element>>(
    _ subrange: Range<Int>, with newElements: Elements
  ) {
    screens.removeSubrange(subrange)
    var index = subrange.lowerBound
    for element in newElements {
      screens.insert(Screen(id: newID(), element: element), at: index)
      index += 1
    }
  }

  public mutating func append(_ newElement: Element) {
    screens.append(Screen(id: newID(), element: newElement))
  }

  @discardableResult
  public mutating func removeLast() -> Element {
    screens.removeLast().element
  }
}

extension StackState: Equatable where Element: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.screens == rhs.screens }
}

extension StackState.Screen: Equatable where Element: Equatable {}
extension StackState.Screen: Hashable where Element: Hashable {}
extension StackState.Screen: Sendable where Element: Sendable {}
extension StackState: Sendable where Element: Sendable {}

extension StackState: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(screens) }
}

extension StackState: Decodable where Element: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init(try [Element](from: decoder))
  }
}

extension StackState: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws {
    try Array(self).encode(to: encoder)
  }
}

extension StackState: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension StackState: CustomStringConvertible, CustomDumpReflectable {
  public var description: String { "\(Array(self))" }

  public var customDumpMirror: Mirror {
    Mirror(
      self,
      unlabeledChildren: screens.map { (key: $0.id, value: $0.element) }, displayStyle: .dictionary)
  }
}

extension StackState.Screen: ObservationIdentified where Element: ObservationIdentified {
  @usableFromInline var _$id: ObservableStateID { element._$id }

  @usableFromInline
  mutating func _$willModify() {
    element._$willModify()
  }
}

extension StackState: ObservableState, Observable where Element: ObservableState {}

extension StackState: ObservationIdentified where Element: ObservationIdentified {
  public var _$id: ObservableStateID { ObservableStateID(location: screens.structure, tag: 0) }

  public mutating func _$willModify() {
    screens._renewStructure()
  }
}
