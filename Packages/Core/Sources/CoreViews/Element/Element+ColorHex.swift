@_spi(Hosts)
extension Element {
  /// The value of a colour picker as `#` and six digits; nil for a colour that lets through what is
  /// behind it, or that is a host's own.
  public var colorHex: String? {
    guard role == .colorPicker, let color = Color(written: value), color.isOpaque, color.name != nil
    else { return nil }
    let parts = color.resolved
    return "#"
      + [parts.red, parts.green, parts.blue].map { part in
        let digits = String(Int((part * 255).rounded()), radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
