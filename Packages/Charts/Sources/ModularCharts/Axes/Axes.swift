// What stands along the sides of a chart: lines, ticks and labels at values.
//
// AxisContent: AxisContentBuilder, AxisContentList, AxisSpecs.
// AxisMark: AxisGridLine, AxisMarkBuilder, AxisMarkList, AxisParts, AxisTick, AxisValue.
// AxisMarks: AxisSpec.
// AxisValues: AxisMarkBaseline, AxisMarkPosition, AxisMarkPreset, AxisMarkValues,
//   AxisValueSource.
// AxisValueLabel: AxisValueLabelCollisionResolution, AxisValueLabelOrientation.
