extension Element.Style {
  /// Whether a look is there.
  @_spi(Hosts)
  public func has(_ mark: Element.Finish.Mark) -> Bool { finishes.contains(.mark(mark)) }

  /// The amount of a look, in the units of its kind; nil where it is not there.
  @_spi(Hosts)
  public func amount(_ wanted: Element.Finish.Amount) -> Double? {
    for case .amount(wanted, let steps) in finishes { return Double(steps) * wanted.step }
    return nil
  }

  /// The colours of a shape that has more than one.
  @_spi(Hosts)
  public var gradient: ShapeGradient? {
    for case .gradient(let gradient) in finishes { return gradient }
    return nil
  }
}
