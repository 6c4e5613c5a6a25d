public import CoreCasePaths
public import CustomDump
public import Observation

/// Optional state of a feature that is presented from another; written with `@Presents`.
///
/// The state is kept in a box of its own, so that features can present themselves in turn. A copy
/// shares the box until one of the two is changed.
@propertyWrapper
public struct PresentationState<State> {
  private final class Box {
    var value: State?

    init(_ value: State?) {
      self.value = value
    }
  }

  private var box: Box?

  public init(wrappedValue: State?) {
    if let wrappedValue { box = Box(wrappedValue) }
  }

  public var wrappedValue: State? {
    get { box?.value }
    _modify {
      makeUnique()
      yield &box!.value
      if box!.value == nil { box = nil }
    }
    set { box = newValue.map(Box.init) }
  }

  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// What is presented in the case of an enum, nil if nothing or another case is.
  ///
  /// Editing happens in place; setting nil ends the presentation. If nothing or another case is
  /// presented, nothing is changed, and an issue reported.
  public subscript<Case>(
    case path: CaseKeyPath<State, Case>
  ) -> Case? where State: CasePathable {
    get { wrappedValue?[case: path] }
    _modify { yield &wrappedValue[caseOrIssue: AnyCasePath(path)] }
  }

  /// The same with a case path of old code: `state.$destination[case: /Destination.State.edit]`.
  public subscript<Case>(case path: AnyCasePath<State, Case>) -> Case? {
    get { wrappedValue.flatMap(path.extract) }
    _modify { yield &wrappedValue[caseOrIssue: path] }
  }

  private mutating func makeUnique() {
    if box == nil {
      box = Box(nil)
    } else if !isKnownUniquelyReferenced(&box) {
      box = Box(box!.value)
    }
  }

  /// Changes the presented state where it is stored; returns nil if there is none.
  @discardableResult
  @usableFromInline
  mutating func modifyIfPresent<Result>(_ body: (inout State) -> Result) -> Result? {
    guard box?.value != nil else { return nil }
    makeUnique()
    return body(&box!.value!)
  }

  /// Reads the presented state without copying it.
  @usableFromInline
  func read<Result>(_ body: (State?) -> Result) -> Result {
    body(box?.value)
  }
}

extension PresentationState: ObservableState, Observable where State: ObservableState {}

extension PresentationState: ObservationIdentified where State: ObservationIdentified {
  public var _$id: ObservableStateID {
    box?.value.map { $0._$id._$tag(1) } ?? ._$inert._$tag(0)
  }

  public mutating func _$willModify() {
    modifyIfPresent { $0._$willModify() }
  }
}

extension PresentationState: Equatable where State: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.box === rhs.box || lhs.wrappedValue == rhs.wrappedValue
  }
}

extension PresentationState: Hashable where State: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

// Unchecked: a shared box is never changed; a change makes a box of its own first.
extension PresentationState: @unchecked Sendable where State: Sendable {}

extension PresentationState: Decodable where State: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(State?.self))
  }
}

extension PresentationState: Encodable where State: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension PresentationState: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    Mirror(reflecting: wrappedValue as Any)
  }
}
