import CoreViews
import Foundation

/// The rules of the stylesheet for room, frames and places, whose lengths are points.
///
/// A page's policy allows no styles of its own, so lengths are those that there are rules for: a
/// view's length becomes the nearest of them.
enum LayoutSheet {
  /// The lengths of frames, and of the way from a place.
  private static let lengths =
    [Int](0..<64) + [Int](stride(from: 64, to: 256, by: 4))
    + [Int](stride(from: 256, through: 1_200, by: 16))
  /// The room on a side.
  static let room = Array(0...64)
  /// Shapes, as a hundredth of width by height.
  static let ratios = Set(stride(from: 20, through: 400, by: 5)).union([33, 56, 67, 117, 133, 178])
    .sorted()
  /// The spacing of stacks.
  static let gaps = 0...40

  /// The width of the widest line along a shape.
  static let widestStroke = 40

  static func nearest(_ length: CGFloat, in known: [Int]) -> Int {
    guard length.isFinite else { return length == .infinity ? known.last! : known[0] }
    return known.min { abs(CGFloat($0) - length) < abs(CGFloat($1) - length) } ?? 0
  }

  static func length(_ length: CGFloat) -> Int { nearest(length, in: lengths) }

  static func whole(_ number: Double, in range: ClosedRange<Int>) -> Int {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    return number.isNaN
      ? range.lowerBound : Int(min(max(number.rounded(), bounds.lowerBound), bounds.upperBound))
  }

  /// How far a view is drawn beside its place.
  static func offset(_ length: CGFloat) -> Int {
    length < 0 ? -self.length(-length) : self.length(length)
  }

  /// The classes for the place of a view that stands at a point: its edges, or its middle.
  static func anchor(_ place: UnitPoint) -> [String] {
    zip("xy", [place.x, place.y]).map { "from-\($0)-\(whole($1 * 2, in: 0...2) * 50)" }
  }

  static func place(_ alignment: HorizontalAlignment) -> String? {
    switch alignment {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    default: nil
    }
  }

  static func place(_ alignment: VerticalAlignment) -> String? {
    switch alignment {
    case .top: "top"
    case .center: "middle"
    case .bottom: "bottom"
    default: nil
    }
  }

  static let css = (gapRules + frames + rooms + insets + places + lines).joined(separator: "\n")

  /// The nearest inset of a row that there is a rule for, in points.
  static func inset(_ length: CGFloat) -> Int {
    length.isNaN ? 0 : Int((min(max(length, 0), 64) / 4).rounded()) * 4
  }

  private static let insets = stride(from: 0, through: 64, by: 4).flatMap { length in
    [("t", "block-start"), ("b", "block-end"), ("s", "inline-start"), ("e", "inline-end")].map {
      "li:has(>.r\($0)-\(length)){padding-\($1):\(length)px}"
    }
  }

  private static let gapRules = gaps.flatMap {
    [
      ".gap-\($0){gap:\($0)px}", ".colgap-\($0){column-gap:\($0)px}",
      ".rowgap-\($0){row-gap:\($0)px}",
    ]
  }

  private static let frames =
    lengths.flatMap { length in
      [
        ".w-\(length){width:\(length)px;max-width:100%;flex-shrink:0}",
        ".h-\(length){height:\(length)px;flex-shrink:0}",
        ".min-w-\(length){min-width:\(length)px}", ".min-h-\(length){min-height:\(length)px}",
        ".max-w-\(length){max-width:\(length)px!important}",
        ".max-h-\(length){max-height:\(length)px}",
        ".glyph.f-resizable:is(.w-\(length),.h-\(length)){font-size:\(length)px}",
        ".cell-\(length){--cell:\(length)px}",
        ".left-\(length){left:\(length)px}", ".top-\(length){top:\(length)px}",
        ".nt-\(length){margin-block-start:-\(length)px}",
        ".nb-\(length){margin-block-end:-\(length)px}",
        ".ns-\(length){margin-inline-start:-\(length)px}",
        ".ne-\(length){margin-inline-end:-\(length)px}",
      ] + offsets(length)
    } + ratios.map { ".shape-\($0){aspect-ratio:\(Double($0) / 100)}" }

  private static let rooms = room.flatMap { length in
    rules("p", "padding", length) + rules("m", "margin", length)
      + [".ux-\(length){--ux:-\(length)px}", ".uy-\(length){--uy:-\(length)px}"]
  }

  private static func rules(_ name: String, _ property: String, _ length: Int) -> [String] {
    [
      ".\(name)-\(length){\(property):\(length)px}",
      ".\(name)t-\(length){\(property)-block-start:\(length)px}",
      ".\(name)b-\(length){\(property)-block-end:\(length)px}",
      ".\(name)s-\(length){\(property)-inline-start:\(length)px}",
      ".\(name)e-\(length){\(property)-inline-end:\(length)px}",
    ]
  }

  private static func offsets(_ length: Int) -> [String] {
    let lengths = length == 0 ? [0] : [length, -length]
    return lengths.flatMap { [".x-\($0){--x:\($0)px}", ".y-\($0){--y:\($0)px}"] }
  }

  /// The class for a part of the room in which a row is scrolled, in steps of five hundredths.
  static func part(_ length: ContainerLength) -> String {
    "part-\(max(1, min(20, whole(length.fraction * 20, in: 1...20))) * 5)"
  }

  private static let places =
    (-9...9).map { ".z-\($0){position:relative;z-index:\($0)}" }
    + (1...8).map { ".span-\($0){grid-column-end:span \($0)}" }
    + [".tracks>.own-line{grid-column:1/-1}", ".lanes>.own-line{grid-row:1/-1}"]
    + [0, 50, 100].flatMap {
      [".from-x-\($0){--from-x:-\($0)%}", ".from-y-\($0){--from-y:-\($0)%}"]
    }
    + (1...20).map { share in
      let part = ".f-scrollsAcross>.horizontal:not(.gridrow)>.part-\(share * 5)"
      return "\(part){flex:none;width:calc(\(share * 5)% - \(share < 20 ? 8 : 0)px)}"
    }
    + (1...10).map { ".lines-\($0){-webkit-line-clamp:\($0)}" }
    + (1...10).map { ".least-\($0){min-height:\($0)lh}" }

  private static let lines =
    (1...widestStroke).map {
      ".stroke-\($0){--stroke:\($0)px}"
    } + (1...8).map { ".edge-\($0){border:\($0)px solid var(--edge,currentColor)}" }
    + colors.map { ".line-\($0){--edge:var(--\($0))}" }
    + ["black", "white"].map { ".line-\($0){--edge:\($0)}" }

  private static let colors = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray", "accent",
  ]
}
