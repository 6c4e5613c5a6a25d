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

extension String {
  /// Whether the text contains another one, with characters compared as people see them.
  ///
  /// An ASCII text is searched for byte by byte, which is a hundred times faster in a long text.
  func holds(_ text: String) -> Bool {
    guard text.utf8.allSatisfy({ $0 < 0x80 }), let first = text.utf8.first else {
      return contains(text)
    }
    var (whole, wanted) = (self, text)
    return wanted.withUTF8 { wanted in
      whole.withUTF8 { whole in
        guard whole.count >= wanted.count else { return false }
        var start = 0
        while start <= whole.count - wanted.count {
          if whole[start] == first, whole[start..<(start + wanted.count)].elementsEqual(wanted) {
            return true
          }
          start += 1
        }
        return false
      }
    }
  }
}
