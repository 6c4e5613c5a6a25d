internal import CoreCasePaths

/// Reads the observation identity of a value.
///
/// That a type has one may be known at run time only; the initializer fails for one that has none.
@frozen
@usableFromInline
struct ObservableIdentity<Value> {
  /// Offset of a struct's registrar in bytes, or -1 for types that have to be asked.
  @usableFromInline let offset: Int
  @usableFromInline let asked: ComputedIdentity<Value>?

  @usableFromInline
  init?(_: Value.Type) {
    guard let type = Value.self as? any ObservationIdentified.Type else { return nil }
    if let offset = registrarOffset(in: Value.self) {
      (self.offset, asked) = (offset, nil)
    } else {
      (offset, asked) = (-1, ComputedIdentity(type))
    }
  }

  /// Prepares the value for a change and returns its identity before that.
  @inlinable
  func willModify(_ value: UnsafeMutablePointer<Value>) -> ObservableStateID {
    guard offset >= 0 else { return asked!.willModify(value) }
    let registrar = registrar(value)
    registrar.pointee._$willModify()
    return registrar.pointee.id
  }

  @inlinable
  func id(_ value: UnsafeMutablePointer<Value>) -> ObservableStateID {
    offset >= 0 ? registrar(value).pointee.id : asked!.id(value)
  }

  @inlinable
  func registrar(
    _ value: UnsafeMutablePointer<Value>
  ) -> UnsafeMutablePointer<ObservationStateRegistrar> {
    (UnsafeMutableRawPointer(value) + offset)
      .assumingMemoryBound(to: ObservationStateRegistrar.self)
  }
}

/// Returns the offset in bytes of an observable struct's registrar, or nil for other types.
func registrarOffset<Root>(in _: Root.Type) -> Int? {
  func open<Observable: ObservableState>(_: Observable.Type) -> Int? {
    Observable._$registrar.flatMap { MemoryLayout<Observable>.offset(of: $0) }
  }
  return (Root.self as? any ObservableState.Type).flatMap { open($0) }
}

/// Computes the identity of values that store none themselves: enums and optionals.
///
/// What identifies the payload of an enum's case is found once, in the first value of the case.
/// Used on one actor only, as what it belongs to is.
@usableFromInline
final class ComputedIdentity<Value> {
  private let tag: CaseTag<Value>?
  private let cases = CaseTable<IdentityInCase>()
  private let askToRenew: (UnsafeMutablePointer<Value>) -> Void
  private let ask: (UnsafeMutablePointer<Value>) -> ObservableStateID

  init<Subject: ObservationIdentified>(_: Subject.Type) {
    tag = CaseTag()
    askToRenew = { pointer in
      pointer.withMemoryRebound(to: Subject.self, capacity: 1) { $0.pointee._$willModify() }
    }
    ask = { pointer in
      pointer.withMemoryRebound(to: Subject.self, capacity: 1) { $0.pointee._$id }
    }
  }

  /// Prepares the value for a change and returns its identity before that.
  @usableFromInline
  func willModify(_ value: UnsafeMutablePointer<Value>) -> ObservableStateID {
    guard let found = identity(in: value) else {
      askToRenew(value)
      return ask(value)
    }
    return found._withUnsafeGuaranteedRef {
      $0.renew(value)
      return $0.id(of: value)
    }
  }

  @usableFromInline
  func id(_ value: UnsafeMutablePointer<Value>) -> ObservableStateID {
    identity(in: value)?._withUnsafeGuaranteedRef { $0.id(of: value) } ?? ask(value)
  }

  /// Nil if the payload has none that can be reached where it is.
  private func identity(
    in value: UnsafeMutablePointer<Value>
  ) -> Unmanaged<IdentityInCase>? {
    guard let tag else { return nil }
    let number = tag(at: value)
    let found =
      cases[number] ?? cases.insert(IdentityInCase(of: value.pointee, ask(value)), at: number)
    return found._withUnsafeGuaranteedRef { $0.offset } < 0 ? nil : found
  }
}

/// Where the payload of an enum's case has its identity, within the enum.
///
/// It is a number, which can be read and written there: an enum tells its case in bits that none of
/// its payloads uses, and a number uses all of its own.
final class IdentityInCase {
  /// In bytes; -1 if there is none that can be reached.
  let offset: Int
  private let tag: UInt64

  /// Finds it by a value that is in the case, and the identity of the value.
  init<Value>(of value: Value, _ id: ObservableStateID) {
    offset = Search(value: value).visit(caseOf: value).flatMap { $0 } ?? -1
    tag = id.tag
  }

  /// Renews the identity of a value that is in the case.
  func renew(_ value: UnsafeMutableRawPointer) {
    payloadID(value).pointee.location = ObservableStateID.next()
  }

  /// The identity of a value that is in the case.
  func id(of value: UnsafeMutableRawPointer) -> ObservableStateID {
    ObservableStateID(location: payloadID(value).pointee.location, tag: tag)
  }

  private func payloadID(
    _ value: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<ObservableStateID> {
    (value + offset).assumingMemoryBound(to: ObservableStateID.self)
  }
}

private struct Search<Root>: CaseVisitor {
  let value: Root

  func visit<Value>(_ path: AnyCasePath<Root, Value>) -> Int? {
    guard _CasePlace(of: value, path) != nil, let registrar = registrarOffset(in: Value.self),
      let id = MemoryLayout<ObservationStateRegistrar>.offset(of: \.id)
    else { return nil }
    return registrar + id
  }
}
