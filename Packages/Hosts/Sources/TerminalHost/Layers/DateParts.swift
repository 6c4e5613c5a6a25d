import CoreArchitecture
@_spi(Hosts) import CoreViews
import Foundation

/// The numbers of a date or time, as a date picker writes it: `2026-11-22 14:30`.
struct DateParts: Hashable {
  enum Part: Int, CaseIterable { case year, month, day, hour, minute }

  private var numbers: [Part: Int] = [:]

  init(_ text: String) {
    for word in text.split(separator: " ") {
      let isTime = word.contains(":")
      let found = word.split(separator: isTime ? ":" : "-").compactMap { Int($0) }
      let parts: [Part] = isTime ? [.hour, .minute] : [.year, .month, .day]
      guard found.count == parts.count else { continue }
      for (part, number) in zip(parts, found) { numbers[part] = number }
    }
  }

  /// A row for each number, which keys make larger and smaller.
  var rows: [Element] {
    Part.allCases.compactMap { part in
      numbers[part].map { number -> Element in
        var row = Element(
          id: Self.id(of: part), role: .stepper, label: Self.name(of: part),
          value: Self.padded(number, part == .year ? 4 : 2))
        if part == .month { row.traits.spelledValue = Self.monthName(number) }
        return row
      }
    }
  }

  /// The text of the date with one number changed, which starts anew past its end.
  ///
  /// A day that the month does not have becomes its last.
  func changing(_ part: Part, by steps: Int) -> String {
    var copy = self
    let old = numbers[part] ?? 0
    switch part {
    case .year: copy.numbers[part] = min(9999, max(1, old + steps))
    case .month: copy.numbers[part] = Self.wrapped(old + steps, 1...12)
    case .day: copy.numbers[part] = Self.wrapped(old + steps, 1...daysInMonth)
    case .hour: copy.numbers[part] = Self.wrapped(old + steps, 0...23)
    case .minute: copy.numbers[part] = Self.wrapped(old + steps, 0...59)
    }
    if let day = copy.numbers[.day] { copy.numbers[.day] = min(day, copy.daysInMonth) }
    return copy.text
  }

  private var text: String {
    var words: [String] = []
    if let year = numbers[.year], let month = numbers[.month], let day = numbers[.day] {
      words.append("\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))")
    }
    if let hour = numbers[.hour], let minute = numbers[.minute] {
      words.append("\(Self.padded(hour, 2)):\(Self.padded(minute, 2))")
    }
    return words.joined(separator: " ")
  }

  private var daysInMonth: Int {
    let year = numbers[.year] ?? 1
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    switch numbers[.month] ?? 1 {
    case 2: return isLeap ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }

  // MARK: Rows

  private static let firstID = UInt64.max - 16

  /// The id of the element around the rows.
  static let listID = Element.ID(rawValue: firstID - 1)

  private static func id(of part: Part) -> Element.ID {
    Element.ID(rawValue: firstID + UInt64(part.rawValue))
  }

  /// The number that a row stands for.
  static func part(_ id: Element.ID) -> Part? {
    guard id.rawValue >= firstID else { return nil }
    return Part(rawValue: Int(id.rawValue - firstID))
  }

  private static func name(of part: Part) -> String {
    switch part {
    case .year: hostText("Year")
    case .month: hostText("Month")
    case .day: hostText("Day")
    case .hour: hostText("Hour")
    case .minute: hostText("Minute")
    }
  }

  /// The short name of a month, in the language of the texts.
  private static func monthName(_ number: Int) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = PreferredLanguages.current.locale
    let names = calendar.shortStandaloneMonthSymbols
    return names.indices.contains(number - 1) ? names[number - 1] : ""
  }

  private static func wrapped(_ number: Int, _ range: ClosedRange<Int>) -> Int {
    let count = range.count
    return ((number - range.lowerBound) % count + count) % count + range.lowerBound
  }

  private static func padded(_ number: Int, _ length: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, length - digits.count)) + digits
  }
}
