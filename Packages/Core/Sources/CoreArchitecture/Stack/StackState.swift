public import CoreCasePaths
@_spi(Views) internal import CoreDependencies
public import CustomDump
public import Observation

/// The screens of a navigation stack above its root, each with an id of its own.
///
/// ```swift
/// struct State { var path = StackState<Path.State>() }
///
/// state.path.append(.detail(Detail.State()))  // pushes a screen
/// state.path.removeLast()                     // pops it
/// state.path.pop(to: id)                      // pops all screens above one
/// ```
///
/// Pushing, popping the last screen and finding a screen by its id take constant time. The parent's
/// reducer runs the screens with `.forEach(\.path, action: \.path)`.
public struct StackState<Element> {
  @usableFromInline
  struct Screen: Identifiable {
    @usableFromInline let id: StackElementID
    @usableFromInline var element: Element

    @inlinable
    init(id: StackElementID, element: Element) {
      self.id = id
      self.element = element
    }
  }

  @usableFromInline var screens: IdentifiedArray<StackElementID, Screen>

  /// Makes an empty stack, which shows the root alone.
  public init() {
    screens = []
  }

  /// The ids of the screens, from the bottom to the top.
  public var ids: [StackElementID] { screens.map(\.id) }

  /// The screen with an id, nil if the stack does not hold it.
  ///
  /// Setting nil removes the screen; setting a screen for an absent id pushes it.
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

  /// Moves the element out of a screen, so that no copy of it remains.
  private static func element(of screen: consuming Screen) -> Element { screen.element }

  /// The payload of the case that a screen is in, nil if it is absent or in another case.
  ///
  /// Editing happens in place; setting nil removes the screen. Writing while the screen is absent
  /// or in another case changes nothing, and an issue is reported.
  public subscript<Case>(
    id id: StackElementID, case path: CaseKeyPath<Element, Case>,
    fileID: _HashableStaticString = #fileID, filePath: _HashableStaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Case? where Element: CasePathable {
    get { self[id: id]?[case: path] }
    _modify {
      let location = _SourceLocation(
        fileID: fileID.string, filePath: filePath.string, line: line, column: column)
      yield &self[id: id][case: AnyCasePath(path), orIssueAt: location]
    }
  }

  /// The payload of a case, named by a case path of older code: `stack[id: 0, case: /Screen.text]`.
  public subscript<Case>(
    id id: StackElementID, case path: AnyCasePath<Element, Case>,
    fileID: _HashableStaticString = #fileID, filePath: _HashableStaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Case? {
    get { self[id: id].flatMap(path.extract) }
    _modify {
      let location = _SourceLocation(
        fileID: fileID.string, filePath: filePath.string, line: line, column: column)
      yield &self[id: id][case: path, orIssueAt: location]
    }
  }

  /// Removes the screen with an id and all above it.
  ///
  /// Does nothing if the stack does not hold it.
  public mutating func pop(from id: StackElementID) {
    guard let index = screens.index(id: id) else { return }
    screens.removeSubrange(index...)
  }

  /// Removes all screens above the one with an id.
  ///
  /// Does nothing if the stack does not hold it.
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

  /// Makes an id that no screen of this stack has.
  @inlinable
  func newID() -> StackElementID {
    while true {
      let id = Self.makeID()
      if screens.index(id: id) == nil { return id }
    }
  }

  @usableFromInline
  static func makeID() -> StackElementID {
    DependencyValues._current.stackElementID.next()
  }
}

extension StackState: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  /// The position of the lowest screen above the root, always 0.
  public var startIndex: Int { 0 }

  /// The number of screens.
  public var endIndex: Int { screens.count }

  /// The screen at a position, 0 being the lowest; setting it keeps the screen's id.
  public subscript(position: Int) -> Element {
    get { screens[position].element }
    set { screens[position].element = newValue }
    _modify { yield &screens[position].element }
  }

  /// Replaces the screens at some positions with others, which get new ids.
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

  /// Pushes a screen under a new id.
  @inlinable
  public mutating func append(_ newElement: Element) {
    screens.append(Screen(id: newID(), element: newElement))
  }

  /// Pops the top screen and returns it; the stack must not be empty.
  @discardableResult
  public mutating func removeLast() -> Element {
    screens.removeLast().element
  }
}

extension StackState: Equatable where Element: Equatable {
  /// Equal when both hold equal screens with equal ids, in the same order.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.screens == rhs.screens }
}

extension StackState.Screen: Equatable where Element: Equatable {}
extension StackState.Screen: Hashable where Element: Hashable {}
extension StackState.Screen: Sendable where Element: Sendable {}
extension StackState: Sendable where Element: Sendable {}

extension StackState: Hashable where Element: Hashable {
  /// Hashes the screens with their ids.
  public func hash(into hasher: inout Hasher) { hasher.combine(screens) }
}

extension StackState: Decodable where Element: Decodable {
  /// Decodes an array of screens, which get new ids.
  public init(from decoder: any Decoder) throws {
    self.init(try [Element](from: decoder))
  }
}

extension StackState: Encodable where Element: Encodable {
  /// Encodes the screens as an array, without their ids.
  public func encode(to encoder: any Encoder) throws {
    try Array(self).encode(to: encoder)
  }
}

extension StackState: ExpressibleByArrayLiteral {
  /// Makes a stack of some screens, the lowest first, under new ids.
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension StackState: CustomStringConvertible, CustomDumpReflectable {
  /// The screens as an array prints them, without their ids.
  public var description: String { "\(Array(self))" }

  /// Shows the screens by their ids in dumps and differences.
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
  /// The identity of the stack, which changes when a screen is pushed, popped or replaced.
  public var _$id: ObservableStateID { ObservableStateID(location: screens.structure, tag: 0) }

  /// Renews the identity of the stack before it is changed in place.
  public mutating func _$willModify() {
    screens._renewStructure()
  }
}
