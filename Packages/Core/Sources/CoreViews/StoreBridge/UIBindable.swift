/// The name of `Bindable` in code written for other view layers than SwiftUI.
public typealias UIBindable = Bindable
