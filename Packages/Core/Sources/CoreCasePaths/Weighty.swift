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
