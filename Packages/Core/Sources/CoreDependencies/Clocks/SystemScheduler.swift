public import Dispatch
public import Foundation

/// A scheduler of the system, as older code hands it to effects; these take the system's clock.
public protocol SystemScheduler: Sendable {}

extension DispatchQueue: SystemScheduler {}
extension OperationQueue: SystemScheduler {}
