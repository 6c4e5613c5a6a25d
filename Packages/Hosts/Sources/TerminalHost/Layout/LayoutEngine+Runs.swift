import CoreViews

extension LayoutEngine {
  /// The lines of a text whose parts have styles of their own.
  ///
  /// Wrapping leaves out blanks, so each character of a line is looked for from the place of the
  /// one before it. Complexity: linear in the text.
  func runs(_ lines: [String], of element: Element, in style: Element.Style) -> [[LayoutBox.Run]] {
    let styles = element.style.spans.map { theme.text($0.applied(to: style)) }
    let places = element.style.spans.enumerated().flatMap { index, span in
      Array(repeating: index, count: span.count)
    }
    let characters = Array(element.drawnLabel)
    var place = 0
    return lines.map { line in
      var runs: [LayoutBox.Run] = []
      for character in line {
        var next = place
        while next < characters.count, characters[next] != character,
          characters[next].isWhitespace
        {
          next += 1
        }
        let isFound = next < characters.count && characters[next] == character
        let known = isFound ? next : max(0, min(place, places.count) - 1)
        if isFound { place = next + 1 }
        let part = known < places.count ? places[known] : nil
        let own = part.map { styles[$0] } ?? theme.text(style)
        let link = part.map { element.style.spans[$0].link } ?? ""
        if let last = runs.last, last.style == own, last.link == link {
          runs[runs.count - 1].text.append(character)
        } else {
          runs.append(LayoutBox.Run(text: String(character), style: own, link: link))
        }
      }
      return runs
    }
  }
}

extension Element.Style.Span {
  /// The style of a text with that of the part.
  fileprivate func applied(to text: Element.Style) -> Element.Style {
    var style = text
    style.foreground = foreground ?? text.foreground
    (style.isBold, style.isDimmed, style.marks) = (isBold || text.isBold, isDimmed, marks)
    return style
  }
}
