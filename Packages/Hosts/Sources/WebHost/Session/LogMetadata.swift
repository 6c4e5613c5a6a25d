@_spi(Hosts) import CoreArchitecture
import Effects
import Logging

extension SessionFault {
  /// What the log says of it: the beginning of the session's name.
  var metadata: Logger.Metadata { ["session": "\(session.prefix(6))", "number": "\(number)"] }
}

extension ActionName {
  /// What the log says of it.
  var metadata: Logger.Metadata { ["feature": "\(feature)", "action": "\(action)"] }
}
