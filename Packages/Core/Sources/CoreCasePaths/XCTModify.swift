internal import IssueReporting

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Changes the wrapped value of an optional, in tests of older code.
///
/// Reports an issue if the optional is nil, and if `body` changes nothing, unless a test store
/// whose exhaustivity is off asserts. In new code write `try XCTUnwrap(value)`, or
/// `value?.count += 1`.
public func XCTModify<Wrapped>(
  _ optional: inout Wrapped?,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Wrapped) throws -> Void,
  fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  XCTModify(
    &optional, case: AnyCasePath(_name: "some", _embed: { $0 }, _extract: { $0 }), message(), body,
    fileID: fileID, file: file, line: line, column: column)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Changes the payload of a case, in tests of older code.
///
/// Reports an issue if the value is in another case, or if `body` changes nothing. In new code
/// write `value.modify(\.case) { … }`.
public func XCTModify<Enum, Case>(
  _ enum: inout Enum,
  case keyPath: CaseKeyPath<Enum, Case>,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Case) throws -> Void,
  fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  XCTModify(
    &`enum`, case: AnyCasePath(keyPath), message(), body,
    fileID: fileID, file: file, line: line, column: column)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Changes the payload of a case, given as a case path of older code.
///
/// Reports an issue if the value is in another case, or if `body` changes nothing.
public func XCTModify<Enum, Case>(
  _ enum: inout Enum,
  case path: AnyCasePath<Enum, Case>,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Case) throws -> Void,
  fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  func report(_ text: String) {
    let message = message()
    reportIssue(
      "XCTModify: \(text)\(message.isEmpty ? "" : " \(message)")",
      fileID: fileID, filePath: file, line: line, column: column)
  }
  guard let before = path.extract(from: `enum`) else {
    return report("asked for a value of type \(Case.self), but the whole is \(`enum`).")
  }
  var value = before
  defer { `enum` = path.embed(value) }
  do {
    try body(&value)
  } catch {
    return report("the change failed: \(error)")
  }
  if modificationsMustChange, isEqual(before, value) {
    report("nothing was changed in \(before).")
  }
}

/// Whether a modification that changes nothing is reported; false while a test store whose
/// exhaustivity is off asserts.
@TaskLocal package var modificationsMustChange = true

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the payload of a case, in tests of older code.
///
/// In new code write `try XCTUnwrap(value[case: \.row])`.
///
/// - Throws: ``CaseMismatch`` when the value is in another case; it is also reported as an issue.
public func XCTUnwrap<Enum, Case>(
  _ enum: @autoclosure () throws -> Enum,
  case keyPath: CaseKeyPath<Enum, Case>,
  _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) throws -> Case {
  try XCTUnwrap(
    `enum`(), case: AnyCasePath(keyPath), message(),
    fileID: fileID, file: file, line: line, column: column)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the payload of a case, given as a case path of older code.
///
/// - Throws: ``CaseMismatch`` when the value is in another case; it is also reported as an issue.
public func XCTUnwrap<Enum, Case>(
  _ enum: @autoclosure () throws -> Enum,
  case path: AnyCasePath<Enum, Case>,
  _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) throws -> Case {
  let root = try `enum`()
  if let value = path.extract(from: root) { return value }
  let mismatch = CaseMismatch(expected: "\(Case.self)", actual: "\(root)")
  let message = message()
  reportIssue(
    "XCTUnwrap: \(mismatch)\(message.isEmpty ? "" : " \(message)")",
    fileID: fileID, filePath: file, line: line, column: column)
  throw mismatch
}

private func isEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func open<Comparable: Equatable>(_ lhs: Comparable) -> Bool { lhs == rhs as? Comparable }
  guard let lhs = lhs as? any Equatable else { return false }
  return open(lhs)
}
