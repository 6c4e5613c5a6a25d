/// A toggle that is a switch, which hosts draw as they draw every toggle.
public struct SwitchToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}
  /// Makes the style with a colour, which the host's own takes the place of.
  public init(tint: Color) {}
  /// Returns the toggle as the host draws it.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
