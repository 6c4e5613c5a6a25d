// `_Weighty` is met by every enum with case paths, so also by optionals and by actions. Overloads for
// optionals and for the states of stacks, which such an enum shall not bring into play, require
// `_OptionalWeights` and `_ScreensWeights` instead.
//
// That saves the compiler much work, too. While it looks for the message, it goes on with every
// alternative that needs no more fixes than the best so far: two alternatives at each of eight links
// of a chain are 256 ways to check all closures in it, and one that weighs more is none.

/// Part of ``_OptionalWeights``.
public protocol _OptionalWeight1 {}
/// Part of ``_OptionalWeights``.
public protocol _OptionalWeight2 {}
/// Part of ``_OptionalWeights``.
public protocol _OptionalWeight3 {}
/// Part of ``_OptionalWeights``.
public protocol _OptionalWeight4 {}
/// Part of ``_OptionalWeights``.
public protocol _OptionalWeight5 {}
/// Part of ``_OptionalWeights``.
public protocol _OptionalWeight6 {}
/// Part of ``_OptionalWeights``.
public protocol _OptionalWeight7 {}
/// Part of ``_OptionalWeights``.
public protocol _OptionalWeight8 {}
/// Part of ``_OptionalWeights``.
public protocol _OptionalWeight9 {}
/// Part of ``_OptionalWeights``.
public protocol _OptionalWeight10 {}
/// Part of ``_OptionalWeights``.
public protocol _OptionalWeight11 {}
/// Part of ``_OptionalWeights``.
public protocol _OptionalWeight12 {}

/// What ``_Weighty`` is, met by optionals only.
public typealias _OptionalWeights = _OptionalWeight1 & _OptionalWeight2 & _OptionalWeight3
  & _OptionalWeight4 & _OptionalWeight5 & _OptionalWeight6 & _OptionalWeight7 & _OptionalWeight8
  & _OptionalWeight9 & _OptionalWeight10 & _OptionalWeight11 & _OptionalWeight12

extension Optional: _OptionalWeights {}
