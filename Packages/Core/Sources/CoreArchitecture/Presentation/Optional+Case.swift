public import CoreCasePaths
@_spi(Views) public import CoreDependencies
internal import CustomDump

extension Optional {
  /// The payload of a case, moved out of the enum while it is edited.
  ///
  /// Setting nil sets the whole optional to nil. Writing while the optional is nil or in another
  /// case changes nothing, and an issue is reported.
  @usableFromInline
  subscript<Value>(
    case path: AnyCasePath<Wrapped, Value>, orIssueAt location: _SourceLocation
  ) -> Value? {
    get { flatMap(path.extract) }
    _modify {
      var value = flatMap(path.extract)
      let isInCase = value != nil
      if isInCase { self = nil }
      defer {
        if isInCase {
          self = value.map(path.embed)
        } else {
          reportIssue(unrelatedCaseMessage(Value.self), at: location)
        }
      }
      yield &value
    }
  }

  /// The report of a case that was written while the state is in none or in another one.
  func unrelatedCaseMessage(_ written: Any.Type) -> String {
    """
    A case was written that the state is not in, so nothing was changed.

      Written: \(typeName(written))
      State:
    \(map { String(customDumping: $0) }.map { $0.indented(by: 4) } ?? "    nil")

    Bring the state into the case first, or check which case it is in.

    More: Documentation/Core.docc/FeatureState.md#make-what-cannot-be-impossible
    """
  }
}
