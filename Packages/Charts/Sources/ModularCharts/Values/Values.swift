// What charts place: numbers, dates and names, each with what it means, and bins of them.
//
// Bins: ChartBinRange, DateBins, NumberBins.
// Plottable: ChartDatum, PrimitivePlottableProtocol.
// PlottableValue: PlottableLabel, PlottableProjection, PlottedValue, Span.
