/// Menus of an app, as a type of their own.
public typealias Commands = View
