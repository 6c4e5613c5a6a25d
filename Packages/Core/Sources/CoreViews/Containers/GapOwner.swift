/// What has the rows of gaps built.
protocol GapOwner: AnyObject {
  func build(_ rows: Range<Int>, of gap: RowGap)
}
