/// A view at the first of several values; hosts do not go on to the others.
public struct KeyframeAnimator<Value, Content: View>: View {
  private let value: Value
  private let content: (Value) -> Content

  /// Makes a view of values that would follow each other.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: (Value) -> Double
  ) {
    value = initialValue
    self.content = content
  }

  /// Makes a view of values that would follow each other when another value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: (Value) -> Double
  ) {
    value = initialValue
    self.content = content
  }

  /// The content at the first value.
  public var body: some View { content(value) }
}

extension View {
  /// Shows the view at the first of several values; hosts do not go on to the others.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: (AnyView, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: (Value) -> Double
  ) -> some View {
    content(AnyView(self), initialValue)
  }

  /// Shows the view at the first of the values that would follow each other when another changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: (AnyView, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: (Value) -> Double
  ) -> some View {
    content(AnyView(self), initialValue)
  }
}
