/// Sets the values that dependencies have for the rest of the process, or of the current test.
///
/// They hold in the context that is current, and in no other.
///
/// Call it once, first of all, in an app's entry point. A dependency that has been read or prepared
/// before keeps its value, and an issue is reported. Unlike in `withDependencies` the values hold
/// on every thread.
///
/// - Returns: What the closure returns.
@discardableResult
public func prepareDependencies<Result>(
  _ updateValues: (inout DependencyValues) throws -> Result,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> Result {
  let current = DependencyValues._current
  var values = DependencyValues._none
  values.fallback = DependencyOverrides(
    context: current.overriddenContext, defaults: current.defaults)
  values.mode = .preparing
  let result = try updateValues(&values)
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  values.install(reportingAt: location)
  return result
}

extension DependencyValues {
  fileprivate func install(reportingAt location: SourceLocation) {
    let defaults = defaults
    if let context = overrides?.context { defaults.setContext(context) }
    for entry in overrides?.entries ?? [] where entry.box.keyType != DependencyContextKey.self {
      if !defaults.prepare(entry.box, for: entry.key, in: context) {
        DependencyIssue.preparedTooLate(key: "\(entry.box.keyType)").report(at: location)
      }
    }
  }
}
