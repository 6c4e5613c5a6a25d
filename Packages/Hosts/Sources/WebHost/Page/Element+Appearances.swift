import CoreViews

extension Element {
  /// The classes for looks besides colours and weight; the stylesheet has a rule for each.
  var appearanceClasses: [String] {
    let isFiltered = style.appearances.contains { $0.filter != nil }
    return style.appearances.map(\.className) + (isFiltered ? ["filtered"] : [])
  }
}

extension Element.Appearance {
  /// The class by which the stylesheet knows the look.
  var className: String {
    switch self {
    case .amount(let kind, let steps): "f-\(kind.rawValue)-\(steps)"
    case .mark(let mark): "f-\(mark.rawValue)"
    case .gradient: "shaded"
    }
  }

  /// The name of the variable that holds the filter; nil for what is no filter.
  var filter: String? {
    switch self {
    case .mark(let mark): mark == .inverted ? "inverted" : nil
    case .amount(let kind, _): kind.filter
    case .gradient: nil
    }
  }
}

extension Element.Appearance.Amount {
  /// The name of the variable that holds the filter; nil for what is no filter.
  var filter: String? {
    switch self {
    case .blur, .brightness, .contrast, .saturation, .grayscale, .hue, .shadow: rawValue
    case .rotation, .scale, .opacity, .corner, .cornerTopLeading, .cornerTopTrailing,
      .cornerBottomTrailing,
      .cornerBottomLeading, .kerning, .baseline, .leading, .width, .lineHeight,
      .size, .weight, .duration, .rowSpacing, .sectionSpacing, .shade, .fall:
      nil
    }
  }
}
