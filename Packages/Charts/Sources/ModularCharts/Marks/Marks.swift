// What charts are made of: marks at values, with what modifiers say of them.
//
// ChartContent: AnyChartContent, ChartContentBuilder, ChartContentList, ChartMarks, Plot.
// Mark: MarkAnnotation, MarkKey, MarkLook, MarkOffset, MarkSymbol.
// LineMarks: AreaMark, LineMark, PointMark.
// MarkValues: AnnotationContext, AnnotationOverflowResolution, AnnotationPosition,
//   InterpolationMethod, MarkDimension, MarkStackingMethod.
// RangeMarks: RectangleMark, RuleMark, SectorMark.
// ChartContent+Look: MarkedContent.
// Symbols: BasicChartSymbolShape, ChartSymbolShape.
// Plots: AreaPlot, BarPlot, LinePlot, PointPlot, RectanglePlot, RulePlot, SectorPlot.
