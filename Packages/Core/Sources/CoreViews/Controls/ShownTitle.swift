public import CoreArchitecture
public import CoreCasePaths

/// What titles a screen or dialog beside keys and strings: a text, or a text of the app.
///
/// A modifier has one overload for all of them, which no literal fits: where a line of a body is
/// wrong, the compiler tries every overload that fits with those of all other modifiers. It requires
/// `_Weighty`, so that it is not tried for other values either while the message is looked for.
public protocol _ShownTitle {
  /// The text that is shown.
  var _title: Text { get }
}

extension Text: _ShownTitle, _Weighty {
  /// The text itself.
  public var _title: Text { self }
}

extension LocalizedStringResource: _ShownTitle, _Weighty {
  /// The text in the person's language.
  public var _title: Text { Text(self) }
}

extension Binding: _ShownTitle where Value == String {
  /// The text that the binding reads now; hosts do not let it be edited.
  public var _title: Text { Text(verbatim: wrappedValue) }
}

extension Binding: _Weighty {}
