import CoreViews
import Foundation
import Testing
import ViewsTesting

@MainActor @Suite struct CanvasTests {
  private func outlines(
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> [Element] {
    HeadlessHost { Canvas(renderer: draw) }.session.root.flattened.filter { $0.role == .shape }
  }

  @Test func eachColourIsAnOutlineOfItsOwn() {
    let shapes = outlines { context, size in
      let half = CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)
      context.fill(Path(half), with: .color(.red))
      context.stroke(
        Path { $0.addLines([.zero, CGPoint(x: size.width, y: 0)]) }, with: .foreground)
      context.stroke(
        Path { $0.addLines([.zero, CGPoint(x: 0, y: size.height)]) }, with: .foreground)
    }
    #expect(shapes.map(\.value) == ["M0,0 L50,0 L50,100 L0,100 Z", "M0,0 L100,0 M0,0 L0,100"])
    #expect(shapes.map(\.style.foreground) == ["red", nil])
    #expect(shapes.map(\.style.line) == [nil, 1])
  }

  @Test func aTransformChangesWhatIsDrawnNext() {
    let shapes = outlines { context, size in
      let line = Path { $0.addLines([.zero, CGPoint(x: size.width / 4, y: 0)]) }
      context.drawLayer { layer in
        layer.translateBy(x: size.width / 2, y: 0)
        layer.scaleBy(x: 2, y: 1)
        layer.stroke(line, with: .color(.blue))
      }
      context.rotate(by: .degrees(180))
      context.stroke(line, with: .color(.green))
    }
    #expect(shapes.map(\.value) == ["M50,0 L100,0", "M0,0 L-25,0"])
  }

  @Test func textsAndSymbolsAreDrawn() {
    let host = HeadlessHost {
      Canvas { context, size in
        context.draw(Text("12 kn").bold(), at: CGPoint(x: size.width / 2, y: 0), anchor: .top)
        if let buoy = context.resolveSymbol(id: "buoy") { context.draw(buoy, at: .zero) }
        if context.resolveSymbol(id: "wreck") != nil { context.draw(Text("wreck"), at: .zero) }
      } symbols: {
        Text("o").tag("buoy")
        Text("x").tag("mine")
      }
    }
    #expect(host.text == "12 kn\no")
  }

  @Test func changesOfCoordinatesFollowEachOther() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 2, y: 0)
    let point = CGPoint(x: 1, y: 0).applying(turn)
    #expect(abs(point.x) < 0.001 && abs(point.y - 3) < 0.001)
    let back = point.applying(turn.inverted())
    #expect(abs(back.x - 1) < 0.001 && abs(back.y) < 0.001)
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
    let path = Path(CGRect(x: 0, y: 0, width: 4, height: 2)).offsetBy(dx: 1, dy: 1)
    #expect(path.boundingRect == CGRect(x: 1, y: 1, width: 4, height: 2))
    #expect(Path().boundingRect == .zero)
  }

  @Test func aShapeIsFilledAndHasALine() {
    let host = HeadlessHost {
      Circle().fill(.red).stroke(.blue, lineWidth: 2)
      RoundedRectangle(cornerRadius: 4).transform(CGAffineTransform(translationX: 1, y: 0))
    }
    let shapes = host.session.root.flattened.filter { $0.role == .shape }
    #expect(shapes.map(\.style.foreground) == ["red", "blue", nil])
    #expect(shapes.map(\.style.line) == [nil, 2, nil])
  }

  @Test func aTextStandsAtItsPointByItsAnchor() {
    let host = HeadlessHost {
      Canvas { context, _ in
        context.draw(Text("North"), at: CGPoint(x: 3, y: 4), anchor: .top)
      }
    }
    let text = host.session.root.flattened.first { $0.label == "North" }
    #expect(text?.style.layout.steps == [.position(x: 3, y: 4, anchor: .top)])
  }
}
