internal import CoreCasePaths

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
