/// A gradient that knows its line, which is a view as well.
public protocol GradientStyle: ShapeStyle, View {}
