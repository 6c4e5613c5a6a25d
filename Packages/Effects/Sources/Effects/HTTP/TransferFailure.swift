/// Why the transfer of an answer ended early.
enum TransferFailure: Error {
  case hostUnknown
  case cannotConnect
  case notSecure
  case notHTTP
  case interrupted
}
