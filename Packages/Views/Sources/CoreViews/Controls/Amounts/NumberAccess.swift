// Amounts: numbers: those that people set, and those that are shown.

internal import CoreArchitecture

/// A bound number with bounds and a step, whatever its type.
struct NumberAccess {
  let get: () -> Double?
  let set: (Double) -> Void
  var range: Element.Range?
  /// How far one step goes.
  var step: Double

  /// Takes a text for the number; returns what it has to be, if it is not that.
  func edit(_ text: String) -> String? {
    let isWanted = { (number: Double) in range?.bounds.contains(number) ?? number.isFinite }
    guard let number = Double(text), isWanted(number) else { return expectation }
    set(onStep(number))
    return nil
  }

  /// Goes some steps, at most to a bound; returns whether the number could change.
  func adjust(_ steps: Int) -> Bool {
    guard let number = get() else { return false }
    let wanted = number + Double(steps) * step
    let new = range.map { min(max(wanted, $0.bounds.lowerBound), $0.bounds.upperBound) } ?? wanted
    guard new != number else { return false }
    set(onStep(new))
    return true
  }

  /// The nearest number that is some steps above the lower bound, or the upper bound.
  private func onStep(_ number: Double) -> Double {
    guard let range, let step = range.step, step > 0 else { return number }
    let steps = ((number - range.bounds.lowerBound) / step).rounded()
    return min(range.bounds.lowerBound + steps * step, range.bounds.upperBound)
  }

  private var expectation: String {
    guard let bounds = range?.bounds else { return ownText("a number") }
    return ownText(
      "a number from \(bounds.lowerBound.plainText) to \(bounds.upperBound.plainText)")
  }
}

extension NumberAccess {
  init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, in bounds: ClosedRange<Value>, step: Double?
  ) {
    let bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    get = { Double(value.wrappedValue) }
    set = { value.wrappedValue = Value($0) }
    range = Element.Range(bounds, step: step)
    self.step = step ?? (bounds.upperBound - bounds.lowerBound) / 20
  }
}
