extension GraphRuntime {
  /// Builds rows of a gap, and brings the tree up to date.
  func build(_ rows: Range<Int>, of gap: Element.ID) {
    flush()
    gaps[gap]?.build(rows)
    flush()
  }

  /// Builds all rows, now and from now on.
  func buildAllRows() {
    buildsRowsWhenShown = false
    while !gaps.isEmpty {
      for gap in gaps.sorted(by: { $0.key < $1.key }).map(\.value) { gap.build(0..<gap.count) }
      flush()
    }
  }
}
