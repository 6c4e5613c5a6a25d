/// The newer name.
public typealias MagnifyGesture = MagnificationGesture
