import Foundation
import Testing

@testable import Charts

@Suite struct RoundStepsTests {
  @Test(arguments: [
    (0.0...12, 5, [0.0, 2.5, 5, 7.5, 10]), (0...40, 5, [0, 10, 20, 30, 40]),
    (-3...3, 5, [-2, 0, 2]), (0.001...0.004, 3, [0.001, 0.002, 0.003, 0.004]),
    (1e9...5e9, 4, [1e9, 2e9, 3e9, 4e9, 5e9]),
  ])
  func `Steps are round numbers`(range: ClosedRange<Double>, count: Int, numbers: [Double]) {
    let steps = RoundSteps(range, count: count).within
    #expect(steps.count == numbers.count)
    for (step, number) in zip(steps, numbers) { #expect(abs(step - number) <= abs(number) * 1e-9) }
  }

  @Test func `Those that cover a range begin below it and end above`() {
    let covering = RoundSteps(2...13, count: 5).covering
    #expect(covering == [0, 2.5, 5, 7.5, 10, 12.5, 15])
    #expect(RoundSteps(0...10, count: 5).covering == [0, 2, 4, 6, 8, 10])
  }

  @Test func `Steps that are none, or too many, are left out`() {
    #expect(RoundSteps(0...10, step: 0).within == [])
    #expect(RoundSteps(0...10, step: -1).within == [])
    #expect(RoundSteps(0...1e9, step: 1).within == [])
    #expect(RoundSteps(5...5, count: 5).within == [5])
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    return calendar
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour))!
  }

  @Test func `Dates have the steps that a calendar has`() {
    let year = CalendarSteps(date(2025, 1, 10)...date(2026, 1, 10), count: 5, calendar: calendar)
    #expect(year.unit == .month)
    #expect(year.count == 3)
    #expect(
      year.within(date(2025, 1, 10)...date(2026, 1, 10)) == [
        date(2025, 4, 1), date(2025, 7, 1), date(2025, 10, 1), date(2026, 1, 1),
      ])
    let day = CalendarSteps(date(2025, 3, 1)...date(2025, 3, 2), count: 5, calendar: calendar)
    #expect(day.unit == .hour)
    #expect(
      day.within(date(2025, 3, 1, 1)...date(2025, 3, 2)) == [
        date(2025, 3, 1, 6), date(2025, 3, 1, 12), date(2025, 3, 1, 18), date(2025, 3, 2),
      ])
  }

  @Test func `Bins hold each value once`() {
    let bins = NumberBins(data: [1.0, 4, 9.5, 10], desiredCount: 5)
    #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
    #expect(bins.index(for: 1) == 0)
    #expect(bins.index(for: 4) == 2)
    #expect(bins.index(for: 10) == 4)
    #expect(bins.index(for: -7) == 0)
    #expect(bins[1].lowerBound == 2)
    let months = DateBins(
      unit: .month, range: date(2025, 1, 5)...date(2025, 3, 5), calendar: calendar)
    #expect(months.count == 3)
    #expect(months.index(for: date(2025, 2, 28)) == 1)
    #expect(NumberBins<Int>(data: []).isEmpty)
  }
}
