extension View {
  /// Limits the lines of the texts of this view; nil for any number.
  public func lineLimit(_ number: Int?) -> some View {
    changingBuiltIn { ($0.lines.limit, $0.lines.reserved) = (number.map { max(1, $0) }, 0) }
  }

  /// Limits the lines of texts, and with `reservesSpace` leaves room for those that are not there.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    changingBuiltIn {
      ($0.lines.limit, $0.lines.reserved) = (max(1, limit), reservesSpace ? max(1, limit) : 0)
    }
  }

  /// Limits the lines of texts, and leaves room for the lower bound.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    changingBuiltIn {
      ($0.lines.limit, $0.lines.reserved) = (max(1, limit.upperBound), limit.lowerBound)
    }
  }

  /// Limits the lines of texts.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Leaves room for a number of lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    changingBuiltIn { ($0.lines.limit, $0.lines.reserved) = (nil, limit.lowerBound) }
  }

  /// Sets the side on which the lines of texts line up.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changingBuiltIn { $0.lines.alignment = alignment }
  }

  /// Sets which part of texts is left out if not all of them fits.
  public func truncationMode(_ mode: TextLines.Truncation) -> some View {
    changingBuiltIn { $0.lines.truncation = mode }
  }
}

extension EnvironmentValues {
  /// The most lines of a text; nil for any number.
  public var lineLimit: Int? {
    get { builtIn.lines.limit }
    set { builtIn.lines.limit = newValue }
  }

  /// The side on which the lines of texts line up.
  public var multilineTextAlignment: TextAlignment {
    get { builtIn.lines.alignment }
    set { builtIn.lines.alignment = newValue }
  }

  /// Which part of texts is left out if not all of them fits.
  public var truncationMode: TextLines.Truncation {
    get { builtIn.lines.truncation }
    set { builtIn.lines.truncation = newValue }
  }
}
