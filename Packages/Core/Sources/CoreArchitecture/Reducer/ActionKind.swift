public import CoreCasePaths

/// What is known of actions for which a node is planned.
@usableFromInline
struct ActionKind<Action> {
  /// An action in the same case as all others; nil if they may be in any.
  let sample: Action?

  /// Whether a case path may match such an action.
  @usableFromInline
  func mayMatch<Value>(_ path: AnyCasePath<Action, Value>) -> Bool {
    guard let sample, path.coversCase else { return true }
    return path.extract(from: sample) != nil
  }
}
