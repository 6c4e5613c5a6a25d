/// The action that a test expects to receive.
struct ReceiveExpectation<Action> {
  let name: String
  let matches: (Action) -> Bool
  let mismatch: (Action) -> String
}
