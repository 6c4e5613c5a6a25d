public import Foundation

/// Draws lines, areas and texts by a closure.
///
/// ```
/// Canvas { context, size in
///   context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue))
///   context.draw(Text("12 kn"), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// ```
///
/// It takes the room that it is offered, and is drawn anew when that changes. A terminal draws
/// lines in dots of braille.
public struct Canvas: View {
  private let symbols: [AnyHashable: AnyView]
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  /// Makes a canvas; the other arguments have no effect.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    symbols = [:]
    self.renderer = renderer
  }

  /// Makes a canvas with views that the closure may draw, by their tags.
  public init<Symbols: View>(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    let views = TaggedViews.all(in: symbols())
    self.symbols = Dictionary(views, uniquingKeysWith: { first, _ in first })
    self.renderer = renderer
  }

  /// What was drawn, one over the other.
  public var body: some View {
    GeometryReader { proxy in
      let record = DrawingRecord(symbols: symbols)
      let _ = draw(on: record, proxy.size)
      ZStack(alignment: .topLeading) {
        ForEach(Array(record.parts.indices), id: \.self) { DrawnPart(part: record.parts[$0]) }
      }
      .clipped()
    }
  }

  private func draw(on record: DrawingRecord, _ size: CGSize) {
    var context = GraphicsContext(record, size: size)
    renderer(&context, size)
  }
}

private struct DrawnPart: View {
  let part: DrawingRecord.Part

  var body: some View {
    switch part {
    case .outline(let path, let color, let line?):
      ShapeView(outline: path.svg, fill: color, style: line)
    case .outline(let path, let color, nil):
      ShapeView(outline: path.svg, fill: color)
    case .view(let view, let point, let anchor):
      view.laidOut(.position(x: point.x, y: point.y, anchor: anchor))
    }
  }
}
