@_spi(Hosts) import CoreViews

extension PlainRuntime {
  /// Says that a text did not come in time, and how to wait longer.
  func missing(_ text: String, _ seconds: Double) -> String {
    let time =
      seconds == 1 ? hostText("1 second") : hostText("\(seconds.formatted) seconds")
    let words = text.split(separator: " ")
    let isTimeMeant = words.count > 1 && words.last?.decimal != nil
    let missing = hostText("\"\(text)\" did not appear within \(time)")
    guard isTimeMeant else { return missing }
    return hostText(
      "\(missing); for a time, quote the text before it: wait \"TEXT\" SECONDS")
  }
}

extension Double {
  /// The number without a fraction if it is whole.
  fileprivate var formatted: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
