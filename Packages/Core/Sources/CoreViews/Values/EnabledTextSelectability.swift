/// Text that can be copied, as that of every host.
public struct EnabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// It can be copied.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
