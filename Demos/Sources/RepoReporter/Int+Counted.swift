extension Int {
  /// The number with the noun in its form, such as "1 fork".
  func counted(_ singular: String, _ plural: String) -> String {
    "\(self) \(self == 1 ? singular : plural)"
  }
}
