/// Why files that a person has sent do not come.
struct MissingFiles: Error {
  let reason: String
}
