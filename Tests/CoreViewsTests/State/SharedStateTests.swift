import Testing
import Views
import ViewsTesting

private struct Score: View {
  @Shared var score: Int
  @SharedReader(.inMemory("best")) var best = 10

  var body: some View {
    Text("\(score) of \(best)")
    Button("Score") { $score.withLock { $0 += 1 } }
  }
}

@Suite @MainActor struct SharedStateTests {
  @Test func aViewHoldsSharedValuesAndFollowsThem() {
    let score = Shared(value: 1)
    let host = HeadlessHost { Score(score: score) }
    #expect(host.text.contains("1 of 10"))

    score.withLock { $0 = 5 }
    #expect(host.text.contains("5 of 10"))

    host.tap("Score")
    #expect(score.wrappedValue == 6)
    #expect(host.text.contains("6 of 10"))
  }
}
