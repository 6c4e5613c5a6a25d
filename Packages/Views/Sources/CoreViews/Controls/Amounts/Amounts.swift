// Numbers: those that people set, and those that are shown.
//
// GaugeStyles: GaugeLine.
