// Where no overload fits, the compiler reports the one that needs the smallest fix. A missing
// conformance counts one, a key path to a missing member nine. A misspelt property would therefore
// be reported as an enum without cases, or as an `AnyCasePath` of a wrong type. The overloads for
// these require a dozen conformances, which every correct argument has, so they are reported last.
// `Tests/Slips` has the messages.

/// Part of ``_Weighty``.
public protocol _Weight1 {}
/// Part of ``_Weighty``.
public protocol _Weight2 {}
/// Part of ``_Weighty``.
public protocol _Weight3 {}
/// Part of ``_Weighty``.
public protocol _Weight4 {}
/// Part of ``_Weighty``.
public protocol _Weight5 {}
/// Part of ``_Weighty``.
public protocol _Weight6 {}
/// Part of ``_Weighty``.
public protocol _Weight7 {}
/// Part of ``_Weighty``.
public protocol _Weight8 {}
/// Part of ``_Weighty``.
public protocol _Weight9 {}
/// Part of ``_Weighty``.
public protocol _Weight10 {}
/// Part of ``_Weighty``.
public protocol _Weight11 {}
/// Part of ``_Weighty``.
public protocol _Weight12 {}

/// A requirement of overloads that the compiler should report last when none fits.
public typealias _Weighty = _Weight1 & _Weight2 & _Weight3 & _Weight4 & _Weight5 & _Weight6
  & _Weight7 & _Weight8 & _Weight9 & _Weight10 & _Weight11 & _Weight12

// `_Weighty` is met by every enum with case paths, so also by optionals and by actions. Overloads
// for optionals and for the states of stacks, which such an enum shall not bring into play, require
// `_OptionalWeights` and `_ScreensWeights` instead.
//
// That saves the compiler much work, too. While it looks for the message, it goes on with every
// alternative that needs no more fixes than the best so far: two alternatives at each of eight
// links of a chain are 256 ways to check all closures in it, and one that weighs more is none.

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

/// Part of ``_ScreensWeights``.
public protocol _ScreensWeight1 {}
/// Part of ``_ScreensWeights``.
public protocol _ScreensWeight2 {}
/// Part of ``_ScreensWeights``.
public protocol _ScreensWeight3 {}
/// Part of ``_ScreensWeights``.
public protocol _ScreensWeight4 {}
/// Part of ``_ScreensWeights``.
public protocol _ScreensWeight5 {}
/// Part of ``_ScreensWeights``.
public protocol _ScreensWeight6 {}
/// Part of ``_ScreensWeights``.
public protocol _ScreensWeight7 {}
/// Part of ``_ScreensWeights``.
public protocol _ScreensWeight8 {}
/// Part of ``_ScreensWeights``.
public protocol _ScreensWeight9 {}
/// Part of ``_ScreensWeights``.
public protocol _ScreensWeight10 {}
/// Part of ``_ScreensWeights``.
public protocol _ScreensWeight11 {}
/// Part of ``_ScreensWeights``.
public protocol _ScreensWeight12 {}

/// What ``_Weighty`` is, met by the states of stacks only.
public typealias _ScreensWeights = _ScreensWeight1 & _ScreensWeight2 & _ScreensWeight3
  & _ScreensWeight4 & _ScreensWeight5 & _ScreensWeight6 & _ScreensWeight7 & _ScreensWeight8
  & _ScreensWeight9 & _ScreensWeight10 & _ScreensWeight11 & _ScreensWeight12
