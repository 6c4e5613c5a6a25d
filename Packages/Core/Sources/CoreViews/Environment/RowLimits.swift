/// What cannot be done with a row.
struct RowLimits: OptionSet {
  let rawValue: UInt8

  static let deletion = RowLimits(rawValue: 1)
  static let moving = RowLimits(rawValue: 2)
  static let selection = RowLimits(rawValue: 4)
}
