extension View {
  /// Makes the texts of this view bold, or regular again.
  public func bold(_ isActive: Bool = true) -> some View {
    changingBuiltIn { values in
      values.isBold = isActive
      values.isWeighed = true
      values.font.weight = 0
    }
  }

  /// Sets the weight of texts, which a terminal draws bold from semibold; nil changes nothing.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    changingBuiltIn { values in
      guard let weight else { return }
      values.isBold = weight.isHeavy
      values.isWeighed = true
      values.font.weight = weight.hundreds
    }
  }

  /// Sets the font of texts and symbols.
  ///
  /// A page draws its size and weight. A terminal, which has one size, draws titles and headlines
  /// bold. With nil, it changes nothing.
  public func font(_ font: Font?) -> some View {
    changingBuiltIn { if let font { $0.set(font) } }
  }

  /// Makes the texts of this view slanted, or upright again.
  public func italic(_ isActive: Bool = true) -> some View { marking(.italic, isActive) }

  /// Draws a line in a pattern; hosts draw a whole line.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View {
    underline(isActive, color: color)
  }
  /// Draws a line below the texts of this view, in their colour.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    marking(.underline, isActive)
  }

  /// Draws a line in a pattern; hosts draw a whole line.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View {
    strikethrough(isActive, color: color)
  }
  /// Draws a line through the texts of this view, in their colour.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    marking(.strikethrough, isActive)
  }

  /// Asks for characters of one width.
  public func monospaced(_ isActive: Bool = true) -> some View { marking(.monospaced, isActive) }

  /// Draws the texts of this view in upper or lower case; nil draws them as they are.
  public func textCase(_ textCase: Text.Case?) -> some View {
    changingBuiltIn { $0.textCase = textCase?.value }
  }

  /// Keeps the texts of this view from being read: placeholders are bars of their length.
  public func redacted(reason: RedactionReasons) -> some View {
    changingBuiltIn { $0.redaction.formUnion(reason) }
  }

  /// Lets the texts of this view be read again.
  public func unredacted() -> some View { changingBuiltIn { $0.redaction = [] } }

  /// Marks the texts of this view as private: `redacted(reason: .privacy)` covers them.
  public func privacySensitive(_ isSensitive: Bool = true) -> some View {
    changingBuiltIn { $0.isPrivate = isSensitive }
  }

  private func marking(_ mark: Element.Style.Marks, _ isActive: Bool) -> some View {
    changingBuiltIn { values in
      if isActive { values.marks.insert(mark) } else { values.marks.remove(mark) }
    }
  }
}
