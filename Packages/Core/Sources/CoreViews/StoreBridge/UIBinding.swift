/// The name of a binding in code written for other view layers than SwiftUI.
public typealias UIBinding = Binding
