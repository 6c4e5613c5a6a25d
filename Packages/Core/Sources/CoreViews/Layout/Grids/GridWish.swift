/// One thing that a view asks of the grid around it.
public enum GridWish: Hashable, Sendable {
  /// To take so many columns.
  case columns(Int)
  /// That this point of the view and of its cell fall together.
  case anchor(UnitPoint)
  /// That its whole column lines up on a line.
  case columnAlignment(HorizontalAlignment)
  /// Not to make the grid larger along some axes.
  case unsized(Axis.Set)
  /// To have a line of a grid of tracks to itself.
  case line
}

extension GridWishes {
  mutating func add(_ wish: GridWish) {
    switch wish {
    case .columns(let count): span = count
    case .anchor(let point): anchor = point
    case .columnAlignment(let alignment): columnAlignment = alignment
    case .unsized(let axes): unsizedAxes.formUnion(axes)
    case .line: isLine = true
    }
  }
}
