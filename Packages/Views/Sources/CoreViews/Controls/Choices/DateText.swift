internal import CoreArchitecture
internal import Foundation

/// Writes dates as `2026-11-22 14:30`, or one half of that, and reads them.
struct DateText {
  let components: DatePickerComponents
  let calendar: Calendar

  /// The date as text, in the calendar's time zone.
  func text(of date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    var words: [String] = []
    if components.contains(.date) {
      words.append(
        "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))")
    }
    if components.contains(.hourAndMinute) {
      words.append("\(padded(parts.hour, 2)):\(padded(parts.minute, 2))")
    }
    return words.joined(separator: " ")
  }

  /// The date and the time as people write them in a locale, in the calendar's time zone.
  func spelled(_ date: Date, in locale: Locale) -> String {
    var styles: [Date.FormatStyle] = []
    if components.contains(.date) { styles.append(Date.FormatStyle(date: .abbreviated)) }
    if components.contains(.hourAndMinute) { styles.append(Date.FormatStyle(time: .shortened)) }
    let words = styles.map { style in
      var style = style.locale(locale)
      style.timeZone = calendar.timeZone
      return style.format(date)
    }
    // Narrow blanks, as before AM and PM, are blanks where all letters are as wide.
    return String(words.joined(separator: " ").map { $0.isWhitespace ? " " : $0 })
  }

  /// The date with the parts that a text names; nil if the text is none, or names no such day.
  func date(_ text: String, changing date: Date) -> Date? {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let words = text.split(whereSeparator: { $0 == " " || $0 == "T" })
    guard !words.isEmpty else { return nil }
    for word in words {
      if components.contains(.date), let numbers = Self.numbers(word, "-", count: 3) {
        (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
      } else if components.contains(.hourAndMinute),
        let numbers = Self.numbers(word, ":", count: 2)
      {
        (parts.hour, parts.minute) = (numbers[0], numbers[1])
      } else {
        return nil
      }
    }
    guard let result = calendar.date(from: parts) else { return nil }
    // A calendar takes the 31st of February for a day in March.
    let found = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: result)
    return found.day == parts.day && found.hour == parts.hour && found.minute == parts.minute
      && found.month == parts.month ? result : nil
  }

  /// What a text has to be.
  var expectation: String {
    switch (components.contains(.date), components.contains(.hourAndMinute)) {
    case (true, true): ownText("a date and time such as 2026-11-22 14:30")
    case (false, true): ownText("a time such as 14:30")
    case (true, false), (false, false): ownText("a date such as 2026-11-22")
    }
  }

  private func padded(_ number: Int?, _ length: Int) -> String {
    let digits = "\(number ?? 0)"
    return String(repeating: "0", count: max(0, length - digits.count)) + digits
  }

  private static func numbers(
    _ word: Substring, _ separator: Character, count: Int
  ) -> [Int]? {
    let parts = word.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    return numbers.count == count && parts.count == count ? numbers : nil
  }
}
