extension GraphRuntime {
  /// Builds rows of a gap, and brings the tree up to date.
  func build(_ rows: Range<Int>, of gap: Element.ID) {
    flush()
    speaking { gaps[gap]?.build(rows) }
    flush()
  }

  /// Builds all rows, now and from now on.
  func buildAllRows() {
    buildsRowsWhenShown = false
    while !gaps.isEmpty {
      let all = gaps.sorted { $0.key < $1.key }.map(\.value)
      speaking { for gap in all { gap.build(0..<gap.count) } }
      flush()
    }
  }
}
