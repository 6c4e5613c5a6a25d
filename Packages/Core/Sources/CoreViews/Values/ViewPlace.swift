/// The place in the source where a view made the call, for reports.
struct ViewPlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}
