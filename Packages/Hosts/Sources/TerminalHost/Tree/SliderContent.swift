extension LayoutBox {
  struct SliderContent: Hashable, Sendable {
    var label: String
    var value: String
    /// Where the value lies between its bounds, from 0 to 1.
    var fraction: Double
    var labelWidth = 0
    /// How wide what stands at each end of the bar is.
    var lowerWidth = 0
    var upperWidth = 0
    /// Says by a sign where its value is.
    var hasThumb = true
    /// Draws its label by the boxes below it.
    var hasViews = false

    /// The column behind the label in a box of a width.
    func labelEnd(in width: Int) -> Int {
      labelWidth == 0 ? 0 : min(labelWidth, width / 2) + 2
    }

    /// The columns of the bar in a box of a width.
    func bar(in width: Int) -> Range<Int> {
      let start = labelEnd(in: width) + (lowerWidth == 0 ? 0 : lowerWidth + 1)
      let end = width - value.cellWidth - 2 - (upperWidth == 0 ? 0 : upperWidth + 1)
      return start..<max(start + 1, end)
    }
  }
}
