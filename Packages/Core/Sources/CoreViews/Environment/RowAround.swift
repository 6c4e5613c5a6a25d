/// The row around a view, for what the view forbids to do with it.
final class RowAround {
  private let onChange: () -> Void
  private var kept: [ObjectIdentifier: RowLimits] = [:]

  init(onChange: @escaping () -> Void) { self.onChange = onChange }

  var limits: RowLimits { kept.values.reduce([]) { $0.union($1) } }

  /// Keeps what one modifier forbids; nil when it is gone.
  func keep(_ limits: RowLimits?, by owner: AnyObject) {
    guard kept[ObjectIdentifier(owner)] != limits else { return }
    kept[ObjectIdentifier(owner)] = limits
    onChange()
  }
}
