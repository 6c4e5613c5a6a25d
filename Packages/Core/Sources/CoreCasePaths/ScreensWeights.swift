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
