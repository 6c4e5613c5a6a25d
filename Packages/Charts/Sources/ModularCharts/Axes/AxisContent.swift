/// What is drawn along the sides of a chart.
public protocol AxisContent {
  /// Adds its axes to a list; called by charts only.
  func _add(to axes: inout AxisSpecs)
}

extension AxisContent {
  var specs: [AxisSpec] {
    var axes = AxisSpecs()
    _add(to: &axes)
    return axes.all
  }
}

/// The axes of one direction.
public struct AxisSpecs {
  var all: [AxisSpec] = []
}

/// Several axes: what a closure of `chartXAxis` makes.
public struct AxisContentList: AxisContent {
  var axes: [AxisSpec] = []

  /// Adds all axes.
  public func _add(to axes: inout AxisSpecs) { axes.all += self.axes }
}

/// Combines the statements of a closure of `chartXAxis` or `chartYAxis`.
@resultBuilder
public enum AxisContentBuilder {
  /// Takes one statement.
  public static func buildExpression(_ content: some AxisContent) -> AxisContentList {
    AxisContentList(axes: content.specs)
  }
  /// Combines the statements.
  public static func buildBlock(_ contents: AxisContentList...) -> AxisContentList {
    AxisContentList(axes: contents.flatMap(\.axes))
  }
  /// Takes `if` without `else`.
  public static func buildIf(_ content: AxisContentList?) -> AxisContentList {
    content ?? AxisContentList()
  }
  /// Takes the `if` branch.
  public static func buildEither(first: AxisContentList) -> AxisContentList { first }
  /// Takes the `else` branch.
  public static func buildEither(second: AxisContentList) -> AxisContentList { second }
}
