/// A view that becomes a control when it is mounted.
protocol Pressed {}
