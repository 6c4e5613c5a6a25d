// Where everything of a chart is: values on their scales, marks as shapes, and the lines and labels
// of axes.
//
// AxisPlan: ChartWords.
// PlacedMarks: PlacedMark.
// PlotScale: ScaleType.
// PlotShape: PlacedView, PlotLooks.
// RoundSteps: CalendarSteps.
