/// The screens of a coordinator, the root first.
public typealias Routes<Screen> = [Route<Screen>]
