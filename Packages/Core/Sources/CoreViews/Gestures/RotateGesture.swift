/// The newer name.
public typealias RotateGesture = RotationGesture
