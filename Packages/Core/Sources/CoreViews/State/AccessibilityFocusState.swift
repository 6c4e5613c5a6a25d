/// Holds what a screen reader is to read, which is what has the focus.
public typealias AccessibilityFocusState = FocusState
