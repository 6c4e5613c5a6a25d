/// A chart in words.
public struct AXChartDescriptor: Hashable, Sendable {
  /// What the chart shows; empty for nothing said.
  public var title: String
  /// What a person should know of it; empty for nothing said.
  public var summary: String
  /// Its values, such as `May: 12 boats`.
  public var values: [String]

  /// Makes a description of a chart.
  public init(title: String = "", summary: String = "", values: [String] = []) {
    self.title = title
    self.summary = summary
    self.values = values
  }

  var words: [String] { ([title, summary] + values).filter { !$0.isEmpty } }
}
