import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// Screens of every control, as cells, compared with those that were looked at and kept.
///
/// A screen that is meant to look otherwise is recorded anew, by
/// `RECORD=1 make test FILTER=RecordedScreenTests`.
@MainActor
struct RecordedScreenTests {
  @Test(arguments: [40, 80, 200])
  func everyControlIsDrawnAsRecorded(_ width: Int) throws {
    let screen = LaidOutScreen(width, 64) { EveryControl() }
    try expect(screen, as: "controls-\(width)")
  }

  @Test(arguments: [40, 80, 200])
  func whatATerminalWithoutColoursShowsIsReadableAsWell(_ width: Int) throws {
    let screen = LaidOutScreen(width, 64, depth: .none) { EveryControl() }
    try expect(screen, as: "controls-\(width)-plain")
  }

  /// The terminal's own background may be light or dark: what is drawn on it has to stand out from
  /// both.
  @Test(arguments: [40, 80, 200])
  func coloursStandOutFromALightBackgroundAndFromADarkOne(_ width: Int) {
    let buffer = LaidOutScreen(width, 64) { EveryControl() }.buffer
    for cell in buffer.cells where cell.character != " " {
      let style = cell.style
      guard let color = style.foreground, !style.attributes.contains(.dim) else { continue }
      let backgrounds = style.background.map { [$0] } ?? [Palette.white, Palette.black]
      for background in backgrounds {
        let ratio = contrast(color, background)
        #expect(ratio >= 2.1, "\(cell.character) \(color) on \(background) has \(ratio)")
      }
    }
  }

  private func contrast(_ lhs: TerminalColor, _ rhs: TerminalColor) -> Double {
    func light(_ color: TerminalColor) -> Double {
      let parts = [color.red, color.green, color.blue].map { part in
        let value = Double(part) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (high, low) = (max(light(lhs), light(rhs)), min(light(lhs), light(rhs)))
    return (high + 0.05) / (low + 0.05)
  }

  private func expect(
    _ screen: LaidOutScreen, as name: String, _ path: StaticString = #filePath
  ) throws {
    let file = URL(fileURLWithPath: "\(path)").deletingLastPathComponent()
      .appendingPathComponent("Recorded/\(name).txt")
    let drawn = RecordedScreen(screen.buffer).text
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try Data(drawn.utf8).write(to: file)
    }
    #expect(drawn == String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }
}
