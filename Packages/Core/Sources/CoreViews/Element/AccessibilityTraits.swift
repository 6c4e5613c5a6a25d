/// What an element is to those who do not see it, besides its role.
public typealias AccessibilityTraits = Element.Accessibility.Traits
