import CoreViews
import Foundation
import Testing

/// What a reader of geometry is told where no host lays views out.
@MainActor @Suite struct FramedGeometryTests {
  private func told(@ViewBuilder _ content: () -> some View) -> String? {
    ViewGraph(content()).root.flattened.first { $0.role == .text }?.label
  }

  private let reader = GeometryReader { proxy in
    Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height))")
  }

  @Test func theFrameAroundIsItsSize() {
    #expect(told { reader.frame(width: 120, height: 80) } == "120 by 80")
    #expect(told { ZStack { reader }.frame(width: 120).frame(height: 30) } == "120 by 30")
    #expect(
      told { VStack { reader.frame(height: 9) }.frame(width: 50, height: 70) } == "50 by 9")
  }

  @Test func withoutFramesItIsThatOfACommonTerminal() {
    #expect(told { VStack { reader } } == "640 by 384")
  }

  @Test func theFrameMayChange() {
    struct Sail: View {
      @State private var width: CGFloat = 10
      var body: some View {
        GeometryReader { proxy in Text("\(Int(proxy.size.width)) wide") }
          .frame(width: width)
          .onAppear { width = 20 }
      }
    }
    let graph = ViewGraph(Sail())
    graph.update()
    #expect(graph.root.flattened.first { $0.role == .text }?.label == "20 wide")
  }

  @Test func aPathIsDrawnInPoints() {
    func outline(_ shape: some Shape) -> String? {
      ViewGraph(shape.fill(.red)).root.flattened.first { $0.role == .shape }?.value
    }
    let path = Path { $0.addLines([.zero, CGPoint(x: 140, y: 0), CGPoint(x: 0, y: 9)]) }
    #expect(outline(path) == "points M0,0 L140,0 L0,9")
    #expect(outline(path.offset(x: 1, y: 2)) == "points M1,2 L141,2 L1,11")
    #expect(outline(Circle().scale(0.5))?.hasPrefix("M") == true)
    #expect(outline(Path { $0.move(to: CGPoint(x: CGFloat.infinity, y: .nan)) }) != nil)
  }
}
