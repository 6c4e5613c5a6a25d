/// Text that is not to be copied.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == DisabledTextSelectability {
  /// It is not to be copied.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
