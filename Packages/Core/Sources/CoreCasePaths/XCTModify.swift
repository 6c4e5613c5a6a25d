internal import IssueReporting

/// Changes what an optional wraps, in tests of old code. Today `try XCTUnwrap(value)`, or
/// `value?.count += 1`.
///
/// Reports an issue if there is nothing, or if `body` changes nothing.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTModify<Wrapped>(
  _ optional: inout Wrapped?,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Wrapped) throws -> Void,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  XCTModify(
    &optional, case: AnyCasePath(_name: "some", _embed: { $0 }, _extract: { $0 }), message(), body,
    fileID: fileID, file: file, line: line, column: column)
}

/// Changes the payload of a case, in tests of old code. Today `value.modify(\.case) { … }`.
///
/// Reports an issue if the value is in another case, or if `body` changes nothing.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTModify<Enum, Case>(
  _ enum: inout Enum,
  case keyPath: CaseKeyPath<Enum, Case>,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Case) throws -> Void,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  XCTModify(
    &`enum`, case: AnyCasePath(keyPath), message(), body,
    fileID: fileID, file: file, line: line, column: column)
}

/// Changes the payload of a case that a case path of old code leads to.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTModify<Enum, Case>(
  _ enum: inout Enum,
  case path: AnyCasePath<Enum, Case>,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Case) throws -> Void,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
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
  do {
    try body(&value)
  } catch {
    report("the change failed: \(error)")
  }
  if isEqual(before, value) { report("nothing was changed in \(before).") }
  `enum` = path.embed(value)
}

/// The payload of a case, in tests of old code. Today `try XCTUnwrap(value[case: \.row])`.
///
/// - Throws: ``CaseMismatch`` when the value is in another case; it is reported too.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTUnwrap<Enum, Case>(
  _ enum: @autoclosure () throws -> Enum,
  case keyPath: CaseKeyPath<Enum, Case>,
  _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) throws -> Case {
  try XCTUnwrap(
    `enum`(), case: AnyCasePath(keyPath), message(),
    fileID: fileID, file: file, line: line, column: column)
}

/// The payload of a case that a case path of old code leads to.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTUnwrap<Enum, Case>(
  _ enum: @autoclosure () throws -> Enum,
  case path: AnyCasePath<Enum, Case>,
  _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
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
