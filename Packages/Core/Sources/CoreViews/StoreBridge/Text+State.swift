public import CoreArchitecture

extension Text {
  /// Shows a text that is kept as state.
  ///
  /// It is bold if all its runs are; other styles are left out.
  public init(_ state: TextState) {
    self.init(verbatim: String(state: state))
    if state.runs.allSatisfy({ $0.style.contains(.bold) }) { self = bold() }
  }
}
