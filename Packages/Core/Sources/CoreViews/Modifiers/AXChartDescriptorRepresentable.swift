/// What can tell a chart in words.
public protocol AXChartDescriptorRepresentable {
  /// Returns the chart in words.
  func makeChartDescriptor() -> AXChartDescriptor
}
