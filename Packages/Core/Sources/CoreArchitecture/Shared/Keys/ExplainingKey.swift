/// A key that explains its errors itself.
protocol ExplainingKey {
  func explanation(ofLoading error: any Error) -> String
  func explanation(ofSaving error: any Error) -> String
}
