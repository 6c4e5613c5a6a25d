@_spi(Locked) internal import CoreDependencies

/// The types of reducers that were asked whether a feature within them may begin.
///
/// It is found out from types alone, before a body is evaluated, so that stores without such features
/// pay nothing. A type that contains itself is asked once.
public struct _ReducerTypes {
  private static let answers = Locked<[ObjectIdentifier: Bool]>([:])
  private var asked: Set<ObjectIdentifier> = []

  /// Whether a feature within a reducer may begin; the answer is kept.
  package static func mayBegin<R: Reducer>(_ type: R.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let answer = answers.withLock({ $0[id] }) { return answer }
    var types = Self()
    let answer = type._mayBegin(&types)
    answers.withLock { $0[id] = answer }
    return answer
  }

  package static func mayBegin<R: Reducer>(of _: R) -> Bool { mayBegin(R.self) }

  /// Asks a type unless that was done.
  public mutating func mayBegin<R: Reducer>(_ type: R.Type) -> Bool {
    asked.insert(ObjectIdentifier(type)).inserted && type._mayBegin(&self)
  }
}
