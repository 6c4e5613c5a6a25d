/// A column; its views are all mounted at once, so it is lazy in name only.
public typealias LazyVStack = VStack
