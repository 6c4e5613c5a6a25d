/// A choice of a known type; the same bits are the same style.
final class TypedStyleChoice<Style>: StyleChoice {
  let style: Style

  init(_ style: Style) { self.style = style }

  override var value: Any { style }

  override func isSame(as other: StyleChoice) -> Bool {
    self === other
      || (other as? TypedStyleChoice<Style>).map { haveSameBits($0.style, style) } ?? false
  }
}
