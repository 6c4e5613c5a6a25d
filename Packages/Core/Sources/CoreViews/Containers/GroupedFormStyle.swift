/// A form whose controls are the rows of a list.
public struct GroupedFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
  /// Returns a list of the controls.
  public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }
  }
}

extension FormStyle where Self == GroupedFormStyle {
  /// As the rows of a list.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
