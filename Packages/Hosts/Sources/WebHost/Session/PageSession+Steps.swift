import CoreViews
import Foundation

extension PageSession {
  /// Carries out an action of a page unless it has been; returns when it is stored.
  func perform(_ action: ClientAction, of page: String? = nil) async {
    use()
    guard action.seen >= epochBegin, !isLeaving else { return }
    guard served != nil, action.number == applied + 1 else {
      // One that was carried out is acknowledged once more.
      if action.number > applied { needsWhole = true }
      return await publish()
    }
    applied = action.number
    ActingPage.$current.withValue(page) { perform(action.step) }
    await publish()
  }

  /// Carries out what a form without script has sent; returns when it is stored, or that it is not
  /// to be here.
  @discardableResult
  func perform(_ steps: [ClientAction.Step], of page: String? = nil) async -> Bool {
    guard served != nil, !isLeaving else { return false }
    use()
    for step in steps {
      applied += 1
      ActingPage.$current.withValue(page) { perform(step) }
    }
    if queue == nil { untold += notices }
    await publish()
    return true
  }

  /// Carries out what a person has done on the page.
  func carryOut(_ step: ClientAction.Step) {
    guard let views = served?.views else { return }
    switch step {
    case .press(let number):
      page.flipped(number)
      refused(by: views.perform(.activate(Element.ID(rawValue: number))))
    case .touch(let number, let touch):
      let outcome = views.perform(.touch(Element.ID(rawValue: number), touch))
      if case .tap = touch.kind { refused(by: outcome) }
    case .key(let number, let name):
      guard let key = Element.Accessibility.Shortcut(named: name) else { return }
      let id = Element.ID(rawValue: number)
      _ = views.perform(.key(id, key.key, modifiers: key.modifiers))
    // The script tells the name of a file, too, which is sent by itself.
    case .edit(let number, _) where element(number)?.traits.fileRequest != nil: break
    case .edit(let number, let text):
      let text = page.nodes[number]?.element.role == .datePicker ? text.spaced : text
      page.typed(text, into: number)
      refused(by: views.perform(.edit(Element.ID(rawValue: number), text: text)))
    case .adjust(let number, let steps):
      refused(by: views.perform(.adjust(Element.ID(rawValue: number), steps: steps)))
    case .delete(let number):
      refused(by: views.perform(.delete(Element.ID(rawValue: number))))
    case .shift(let number, let places):
      guard let place = page.place(of: number) else { return }
      let id = Element.ID(rawValue: number)
      refused(by: views.perform(.move(id, to: place + places)))
    case .back: refused(by: views.perform(.back))
    case .refresh: refused(by: views.perform(.refresh))
    case .go(let place): go(to: place)
    case .focus(let number):
      _ = views.perform(.focus(number.map { Element.ID(rawValue: $0) }))
    case .measure(let number, let frame):
      let choice = page.nodes[number]?.fittingChild(in: frame.size)
      if choice != nil { width = max(width ?? 0, frame.width) }
      learnWidth(of: page.nodes[number], frame.width)
      let fact = choice ?? .frame(frame)
      views.learn([Element.ID(rawValue: number): fact])
    }
  }

  /// Tells the person why something was not done, if it was not.
  func refused(by outcome: InteractionOutcome) {
    if case .refused(let reason) = outcome { notices.append(reason) }
  }
}

/// The page whose action is carried out, also for the effects of it.
enum ActingPage {
  @TaskLocal static var current: String?
}
