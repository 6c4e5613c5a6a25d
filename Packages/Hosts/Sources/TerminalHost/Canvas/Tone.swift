import CoreViews
import Foundation

/// What views around do to colours, the innermost change first.
struct Tone: Hashable {
  private var changes: [Element.Appearance] = []

  /// Returns the changes of an element, then those around it.
  func within(_ appearances: [Element.Appearance]) -> Tone {
    guard appearances.contains(where: \.isOfColor) else { return self }
    return Tone(appearances.filter(\.isOfColor) + changes)
  }

  private init(_ changes: [Element.Appearance]) { self.changes = changes }
  init() {}

  /// The changes of an element alone.
  init(of appearances: [Element.Appearance]) { changes = appearances.filter(\.isOfColor) }

  /// Returns the name of a changed colour; nil is the terminal's own, which stays.
  func change(_ name: String?) -> String? {
    guard !changes.isEmpty, let color = Palette.named(name) else { return name }
    var parts = [color.red, color.green, color.blue].map { Double($0) / 255 }
    for change in changes { parts = change.changed(parts) }
    let digits = parts.map { part in
      let text = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
      return text.count < 2 ? "0\(text)" : text
    }
    return "#\(digits.joined())" + (color.isOpaque ? "" : "@\(color.opacity)")
  }
}

extension Element.Appearance {
  fileprivate var isOfColor: Bool {
    switch self {
    case .mark(let mark): mark == .inverted
    case .gradient: false
    case .amount(let kind, _):
      switch kind {
      case .brightness, .contrast, .saturation, .grayscale, .hue: true
      case .blur, .shadow, .shade, .fall, .rotation, .scale, .opacity, .corner, .cornerTopLeading,
        .cornerTopTrailing, .cornerBottomTrailing, .cornerBottomLeading, .kerning, .baseline,
        .leading,
        .width, .lineHeight, .size, .weight, .duration, .rowSpacing, .sectionSpacing:
        false
      }
    }
  }

  /// The red, green and blue, from 0 to 1, that these become.
  fileprivate func changed(_ parts: [Double]) -> [Double] {
    guard case .amount(let kind, let steps) = self else { return parts.map { 1 - $0 } }
    let amount = Double(steps) * kind.step
    let gray = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    func mix(_ share: Double) -> [Double] { parts.map { gray + ($0 - gray) * share } }
    switch kind {
    case .brightness: return parts.map { $0 * amount / 100 }
    case .contrast: return parts.map { ($0 - 0.5) * amount / 100 + 0.5 }
    case .saturation: return mix(amount / 100)
    case .grayscale: return mix(1 - amount / 100)
    case .hue: return Self.turned(parts, by: amount)
    case .blur, .shadow, .shade, .fall, .rotation, .scale, .opacity, .corner, .cornerTopLeading,
      .cornerTopTrailing, .cornerBottomTrailing, .cornerBottomLeading, .kerning, .baseline,
      .leading,
      .width, .lineHeight, .size, .weight, .duration, .rowSpacing, .sectionSpacing:
      return parts
    }
  }

  /// The colour turned around the axis of grays.
  private static func turned(_ parts: [Double], by degrees: Double) -> [Double] {
    let (cosine, sine) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    let (along, across) = ((1 - cosine) / 3, sine / 3.0.squareRoot())
    return parts.indices.map { index in
      parts[index] * (cosine + along) + parts[(index + 1) % 3] * (along - across)
        + parts[(index + 2) % 3] * (along + across)
    }
  }
}
