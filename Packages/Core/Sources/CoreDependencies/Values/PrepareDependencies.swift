/// Sets the values that dependencies have for the rest of the process, or of the current test.
///
/// Call it once, before anything else, in an app's entry point. Unlike in `withDependencies`, the
/// values hold on every thread, but only in the current context. A dependency that was read or
/// prepared before keeps its value, and an issue is reported.
///
/// - Returns: The result of the closure.
@discardableResult
public func prepareDependencies<Result>(
  _ updateValues: (inout DependencyValues) throws -> Result,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) rethrows -> Result {
  let current = DependencyValues._current
  var values = DependencyValues._none
  values.fallback = DependencyOverrides(
    context: current.overriddenContext, defaults: current.defaults)
  values.mode = .preparing
  let result = try updateValues(&values)
  let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  values.install(reportingAt: location)
  return result
}

extension DependencyValues {
  fileprivate func install(reportingAt location: _SourceLocation) {
    let defaults = defaults
    if let context = overrides?.context { defaults.setContext(context) }
    for entry in overrides?.entries ?? [] where entry.box.keyType != DependencyContextKey.self {
      if !defaults.prepare(entry.box, for: entry.key, in: context, at: location) {
        DependencyIssue.preparedTooLate(key: "\(entry.box.keyType)").report(at: location)
      }
    }
  }
}
