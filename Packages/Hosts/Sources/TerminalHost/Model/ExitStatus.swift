/// Exit statuses, as shells know them.
enum ExitStatus {
  static let success: Int32 = 0
  /// The status that a shell reports for a process that a signal ended.
  static func ended(bySignal signal: Int32) -> Int32 { 128 + signal }
  /// Ctrl-C, which is signal 2.
  static let interrupted = ended(bySignal: 2)
}
