/// How the elements of a view are spoken.
public typealias AccessibilityChildBehavior = Element.Accessibility.Children
