import CoreViews
import Foundation

/// The size of a cell in points: text of a usual size is about as wide and high.
enum Cells {
  static let width: CGFloat = 8
  static let height: CGFloat = 16

  static func size(_ size: CGSize) -> Size {
    Size(width: count(size.width / width), height: count(size.height / height))
  }

  static func point(_ point: CGPoint) -> Point {
    Point(x: count(point.x / width), y: count(point.y / height))
  }

  static func points(_ size: Size) -> CGSize {
    CGSize(width: CGFloat(size.width) * width, height: CGFloat(size.height) * height)
  }

  static func points(_ frame: Rect) -> CGRect {
    CGRect(
      x: CGFloat(frame.x) * width, y: CGFloat(frame.y) * height,
      width: CGFloat(frame.width) * width, height: CGFloat(frame.height) * height)
  }

  /// The whole rows of a room in points.
  static func rows(_ points: Double) -> Int { max(0, count((points / height).rounded(.down))) }

  /// No frame is larger: numbers of views may be anything.
  private static let most: CGFloat = 100_000

  private static func count(_ length: CGFloat) -> Int {
    length.isNaN ? 0 : Int(min(max(length.rounded(), -most), most))
  }
}

extension LayoutStep {
  /// As wide as can be.
  static func filling(_ alignment: HorizontalAlignment) -> LayoutStep {
    .bounds(
      width: LayoutBounds(max: .infinity), height: LayoutBounds(),
      alignment: Alignment(horizontal: alignment, vertical: .center))
  }

  /// As wide and high as can be.
  static let fillingPage = LayoutStep.bounds(
    width: LayoutBounds(max: .infinity), height: LayoutBounds(max: .infinity), alignment: .center)

  /// As high as can be.
  static let fillingColumn = LayoutStep.bounds(
    width: LayoutBounds(), height: LayoutBounds(max: .infinity), alignment: .top)

  /// The room that a line around a view takes.
  static let lineWidth = LayoutStep.insets(
    EdgeInsets(
      top: Cells.height, leading: Cells.width, bottom: Cells.height, trailing: Cells.width))

  /// The same for a row that is scrolled elsewhere, and here takes as many lines as it needs: a
  /// height is the least that it has.
  var aroundLines: LayoutStep {
    guard case .frame(let width, let height?, let alignment) = self else { return self }
    return .bounds(
      width: LayoutBounds(min: width, ideal: width, max: width),
      height: LayoutBounds(min: height), alignment: alignment)
  }

  /// The same for a symbol or a few letters in a square, as badges have: an odd number of rows, as
  /// a line has no middle of an even number.
  var aroundOneLine: LayoutStep {
    guard case .frame(let width?, let height?, .center) = self, width == height else { return self }
    let rows = Cells.size(CGSize(width: 0, height: height)).height
    guard rows > 0, rows.isMultiple(of: 2) else { return self }
    return .frame(width: width, height: CGFloat(rows - 1) * Cells.height, alignment: .center)
  }

  var isOffset: Bool { if case .offset = self { true } else { false } }

  private enum Frame { case room, shape, none }

  /// Whether it leaves room for a line on all sides, or gives the view a size, within which the
  /// room has to be.
  private func frame(_ isCompact: Bool) -> Frame {
    switch self {
    case .padding(let edges, let length):
      edges == .all && length ?? (isCompact ? 0 : Cells.height) >= Cells.height / 2 ? .room : .none
    case .insets(let insets):
      min(insets.top, insets.bottom) >= Cells.height / 2
        && min(insets.leading, insets.trailing) >= Cells.width / 2 ? .room : .none
    case .frame, .bounds, .container, .aspectRatio: .shape
    case .fixedSize, .offset, .position, .priority, .zIndex, .guide, .value, .grid, .background,
      .border, .clipped:
      .none
    }
  }

  /// Where room for a line around some steps has to be; nil if there is room.
  fileprivate static func placeForLine(in steps: [LayoutStep], _ isCompact: Bool) -> Int? {
    var place = steps.count
    for (index, step) in steps.enumerated().reversed() {
      switch step.frame(isCompact) {
      case .room: return nil
      case .shape: place = index
      case .none: return place
      }
    }
    return place
  }

  /// Whether the height of a view depends on the rows that are left over, if that of the view
  /// within does as told.
  func growsInHeight(_ grows: Bool) -> Bool {
    switch self {
    case .frame(_, let height, _): height == nil && grows
    case .bounds(_, let height, _): grows || height.max != nil
    case .container(let axes, _, _), .fixedSize(let axes): !axes.contains(.vertical) && grows
    case .position, .guide: true
    case .padding, .insets, .aspectRatio, .offset, .priority, .zIndex, .value, .grid,
      .background, .border, .clipped:
      grows
    }
  }
}

extension [LayoutStep] {
  /// The same with room for each line around the view, so that lines cover nothing.
  func withRoomForLines(_ isCompact: Bool) -> [LayoutStep] {
    var steps: [LayoutStep] = []
    for step in self {
      if case .border = step, let place = LayoutStep.placeForLine(in: steps, isCompact) {
        steps.insert(.lineWidth, at: place)
      }
      steps.append(step)
    }
    return steps
  }

  /// The colour right behind the view.
  var firstColor: TerminalColor? {
    for case .background(let name) in self { return Palette.background(name) }
    return nil
  }
}
