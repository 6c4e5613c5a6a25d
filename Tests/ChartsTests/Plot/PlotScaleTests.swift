import Foundation
import Testing

@testable import Charts

@Suite struct PlotScaleTests {
  private func scale(_ domain: PlotScale.Domain, _ type: ScaleType = .linear) -> PlotScale {
    var scale = PlotScale(domain, type: type)
    scale.place(from: 100, to: 0)
    return scale
  }

  @Test func `Numbers rise from the first place to the last`() {
    let scale = scale(.measures(0...50, areDates: false))
    #expect(scale.position(of: .number(0)) == 100)
    #expect(scale.position(of: .number(25)) == 50)
    #expect(scale.datum(at: 0) == .number(50))
    #expect(scale.position(of: .number(.nan)) == nil)
    #expect(scale.position(of: .category("a")) == nil)
  }

  @Test func `Names have rooms of one size`() {
    let scale = scale(.categories(["a", "b", "c", "d"]))
    #expect(scale.band == 25)
    #expect(scale.position(of: .category("a")) == 87.5)
    #expect(scale.position(of: .category("x")) == nil)
    #expect(scale.datum(at: 30) == .category("c"))
    #expect(scale.datum(at: -50) == .category("d"))
  }

  @Test(arguments: [ScaleType.log, .squareRoot, .symmetricLog, .power(exponent: 3), .linear])
  func `A place and its value belong together`(type: ScaleType) throws {
    let scale = scale(.measures(1...1_000, areDates: false), type)
    for number in [1, 10, 250, 1_000.0] {
      let place = try #require(scale.position(of: .number(number)))
      let measure = try #require(scale.datum(at: place)?.measure)
      #expect(abs(measure - number) < 1e-6 * number)
    }
  }

  @Test func `Factors are distances where logarithms count`() {
    let scale = scale(.measures(1...100, areDates: false), .log)
    #expect(scale.position(of: .number(10)) == 50)
    #expect(scale.position(of: .number(0)) == nil)
    #expect(scale.position(of: .number(-5)) == nil)
  }

  @Test func `A part is seen at once where a length is named`() {
    let whole = scale(.measures(0...100, areDates: false))
    let part = whole.showing(from: .number(95), length: 10)
    guard case .measures(let range, _) = part.domain else {
      Issue.record("They are measures.")
      return
    }
    #expect(range == 90...100, "it goes no further than the last value")
    let names = scale(.categories(["a", "b", "c", "d"])).showing(from: .category("c"), length: 3)
    guard case .categories(let seen) = names.domain else {
      Issue.record("They are names.")
      return
    }
    #expect(seen == ["b", "c", "d"])
  }
}
