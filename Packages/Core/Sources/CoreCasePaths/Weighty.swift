// How the compiler chooses what to complain of: where no overload fits, it reports the one with the
// least to mend. An unmet requirement counts one; a key path to a member that is not there counts
// nine. So a misspelt property would be reported as an enum that lacks cases, or as an
// `AnyCasePath` of a wrong type. The overloads for these demand a weight: a dozen requirements,
// which whatever belongs there meets, and so they are reported last. `Tests/Slips` has the messages.

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

/// Met by what belongs into an overload that is to be reported last where nothing fits.
public typealias _Weighty = _Weight1 & _Weight2 & _Weight3 & _Weight4 & _Weight5 & _Weight6
  & _Weight7 & _Weight8 & _Weight9 & _Weight10 & _Weight11 & _Weight12
