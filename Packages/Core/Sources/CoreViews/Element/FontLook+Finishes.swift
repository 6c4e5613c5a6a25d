extension FontLook {
  /// What hosts that have several sizes and weights draw.
  var finishes: [Element.Finish] {
    var finishes: [Element.Finish] = []
    if points > 0 { finishes.append(.amount(.size, Double(points))) }
    if weight > 0 { finishes.append(.amount(.weight, Double(weight) * 100)) }
    if let mark = design?.mark { finishes.append(mark) }
    if hasEvenDigits { finishes.append(.mark(.evenDigits)) }
    return finishes
  }
}
