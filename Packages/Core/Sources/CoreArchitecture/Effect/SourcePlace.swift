/// Where in the source something was written, for reports.
struct SourcePlace: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}
