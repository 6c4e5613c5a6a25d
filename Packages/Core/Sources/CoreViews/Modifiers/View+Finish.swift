extension View {
  func finishing(_ finish: Element.Finish?) -> some View {
    changingDecoration { if let finish { $0.finishes.insert(finish, at: 0) } }
  }

  func finishing(all finishes: [Element.Finish]) -> some View {
    changingDecoration { $0.finishes.insert(contentsOf: finishes, at: 0) }
  }

  func finishing(_ mark: Element.Finish.Mark) -> some View { finishing(.mark(mark)) }

  func finishing(_ kind: Element.Finish.Amount, _ amount: Double) -> some View {
    finishing(.amount(kind, amount))
  }
}
