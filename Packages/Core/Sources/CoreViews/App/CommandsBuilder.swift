/// What menus of an app are written in.
public typealias CommandsBuilder = ViewBuilder
