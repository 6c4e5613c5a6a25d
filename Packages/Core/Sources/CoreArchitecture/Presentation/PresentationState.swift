public import CoreCasePaths
internal import CoreDependencies
public import CustomDump
public import Observation

/// Optional state of a child feature that is presented; written as `@Presents`.
///
/// ```swift
/// @ObservableState
/// struct State { @Presents var detail: Detail.State? }
///
/// state.detail = Detail.State()  // presents the child
/// state.detail = nil             // dismisses it and cancels its effects
/// ```
///
/// The state is stored behind a reference, so that a feature can present itself in turn. Copies
/// share the storage until one of them changes.
@dynamicMemberLookup
@propertyWrapper
public struct PresentationState<State> {
  @usableFromInline
  final class Box {
    // Changed only through a presentation state that holds it alone.
    @exclusivity(unchecked)
    @usableFromInline var value: State?

    @inlinable
    init(_ value: State?) {
      self.value = value
    }
  }

  /// Nil while nothing is presented, except during a change.
  @usableFromInline var box: Box?

  /// Makes presentation state that holds a child's state, or nil while nothing is presented.
  @inlinable
  public init(wrappedValue: State?) {
    if let wrappedValue { box = Box(wrappedValue) }
  }

  /// The state of the presented child; nil while nothing is presented.
  @inlinable
  public var wrappedValue: State? {
    get { box?.value }
    _modify {
      makeUnique()
      defer { if box!.value == nil { box = nil } }
      yield &box!.value
    }
    set { box = newValue.map(Box.init) }
  }

  /// The presentation state itself, which `ifLet(\.$child, …)` takes.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// The payload of the presented enum's case; nil if nothing or another case is presented.
  ///
  /// Editing happens in place; setting nil ends the presentation. Writing while nothing or another
  /// case is presented changes nothing, and an issue is reported.
  public subscript<Case>(
    case path: CaseKeyPath<State, Case>,
    fileID: _HashableStaticString = #fileID, filePath: _HashableStaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Case? where State: CasePathable {
    get { wrappedValue?[case: path] }
    _modify {
      let location = _SourceLocation(
        fileID: fileID.string, filePath: filePath.string, line: line, column: column)
      yield &wrappedValue[case: AnyCasePath(path), orIssueAt: location]
    }
  }

  /// The presentation of one case, for `store.scope(state: \.$destination.edit, …)`.
  public subscript<Case>(
    dynamicMember path: CaseKeyPath<State, Case>
  ) -> PresentationState<Case> where State: CasePathable {
    PresentationState<Case>(wrappedValue: self[case: path])
  }

  /// The payload of a case, named by a case path of older code.
  ///
  /// `state.$destination[case: /Destination.State.edit]` does what the subscript with a key path
  /// does.
  public subscript<Case>(
    case path: AnyCasePath<State, Case>,
    fileID: _HashableStaticString = #fileID, filePath: _HashableStaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Case? {
    get { wrappedValue.flatMap(path.extract) }
    _modify {
      let location = _SourceLocation(
        fileID: fileID.string, filePath: filePath.string, line: line, column: column)
      yield &wrappedValue[case: path, orIssueAt: location]
    }
  }

  @inlinable
  mutating func makeUnique() {
    if box == nil {
      box = Box(nil)
    } else if !isKnownUniquelyReferenced(&box) {
      box = Box(box!.value)
    }
  }

  /// Changes the presented state where it is stored; returns nil if nothing is presented.
  @discardableResult
  @inlinable
  mutating func modifyIfPresent<Result>(_ body: (inout State) -> Result) -> Result? {
    guard box != nil else { return nil }
    makeUnique()
    return box!.value.modifyIfPresent(body)
  }

  /// Looks at the presented state where it is stored; returns nil if nothing is presented.
  @inlinable
  func peek<Result>(_ body: (UnsafePointer<State>) -> Result) -> Result? {
    guard let box else { return nil }
    return Unmanaged.passUnretained(box)._withUnsafeGuaranteedRef {
      withUnsafePointer(to: &$0.value) { $0.wrapped().map(body) }
    }
  }
}

extension PresentationState: ObservableState, Observable where State: ObservableState {}

extension PresentationState: ObservationIdentified where State: ObservationIdentified {
  /// The identity of the presented state, by which observers notice that it was replaced.
  public var _$id: ObservableStateID {
    box?.value.map { $0._$id._$tag(1) } ?? ._$inert._$tag(0)
  }

  /// Renews the identity of the presented state before it is changed in place.
  public mutating func _$willModify() {
    modifyIfPresent { $0._$willModify() }
  }
}

extension PresentationState: Equatable where State: Equatable {
  /// Equal when both hold equal states, or both none.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.box === rhs.box || lhs.wrappedValue == rhs.wrappedValue
  }
}

extension PresentationState: Hashable where State: Hashable {
  /// Hashes the presented state.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

// Unchecked: a box that copies share is never changed; the copy that changes makes its own first.
extension PresentationState: @unchecked Sendable where State: Sendable {}

extension PresentationState: Decodable where State: Decodable {
  /// Decodes the presented state, or nil, from a single value.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(State?.self))
  }
}

extension PresentationState: Encodable where State: Encodable {
  /// Encodes the presented state, or nil, as a single value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension PresentationState: CustomDumpReflectable {
  /// Shows the presented state without the wrapper in dumps and differences.
  public var customDumpMirror: Mirror {
    Mirror(reflecting: wrappedValue as Any)
  }
}

/// Holds the optional state of a child feature that is presented while the state is not nil.
///
/// ```swift
/// @ObservableState struct State { @Presents var detail: Detail.State? }
/// enum Action { case detail(PresentationAction<Detail.Action>) }
/// var body: some ReducerOf<Self> {
///   EmptyReducer().ifLet(\.$detail, action: \.detail) { Detail() }
/// }
/// ```
///
/// Applied to a property of an ``ObservableState()`` type. The projection, `$detail`, is the
/// ``PresentationState`` that `ifLet` takes.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() =
  #externalMacro(module: "CoreMacros", type: "PresentsMacro")
