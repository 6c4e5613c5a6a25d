import CoreViews
import Testing

@testable import PlainHost

@Suite struct FieldEntryTests {
  private let root = Element.make(
    0, .vertical, "",
    [
      .make(1, .textField, "Name"), .make(2, .textField, "Name of pet"),
      .make(3, .secureField, "비밀 번호"), .make(4, .button, "Name it"),
      .make(5, .textField, "Street"), .make(6, .textField, "Street"),
    ])

  @Test(
    arguments: [
      ("Name Mara", 1, "Mara"),
      ("Name of pet Rex", 2, "Rex"),
      ("Name of pet", 2, ""),
      ("Name of", 1, "of"),
      ("name  two  words", 1, "two  words"),
      ("Name", 1, ""),
      ("비밀 번호 열려라 참깨", 3, "열려라 참깨"),
      ("비밀 x", 3, "x"),
      ("Street #2 Main", 6, "Main"),
    ] as [(String, UInt64, String)])
  func theLongestLabelThatTheWordsBeginWithIsMeant(words: String, id: UInt64, text: String) throws {
    let entry = try FieldEntry.find(label: nil, text: words, in: root).get()
    #expect(entry == FieldEntry(id: Element.ID(rawValue: id), text: text))
  }

  @Test(arguments: [
    ("Nmae Mara", #"there is no field "Nmae" on screen; did you mean "Name"?"#),
    ("Street Main", #"more than one field goes by "Street": "Street #1" or "Street #2""#),
    ("City x", #"there is no field "City" on screen"#),
  ])
  func failuresSayWhatCouldBeMeant(words: String, message: String) {
    let error = #expect(throws: Element.FindFailure.self) {
      try FieldEntry.find(label: nil, text: words, in: root).get()
    }
    #expect(error?.description == message)
  }

  @Test func theOnlyFieldNeedsNoLabel() throws {
    let root = Element.make(0, .vertical, "", [.make(1, .textField)])
    let entry = try FieldEntry.find(label: nil, text: "some text", in: root).get()
    #expect(entry == FieldEntry(id: Element.ID(rawValue: 1), text: "some text"))
  }

  @Test func aQuotedLabelIsNotDivided() throws {
    let entry = try FieldEntry.find(label: "name of pet", text: "of Rex", in: root).get()
    #expect(entry == FieldEntry(id: Element.ID(rawValue: 2), text: "of Rex"))
    #expect(throws: Element.FindFailure.self) {
      try FieldEntry.find(label: "Name Rex", text: "", in: root).get()
    }
    let only = Element.make(0, .vertical, "", [.make(1, .textField)])
    let text = try FieldEntry.find(label: "  some text ", text: "", in: only).get()
    #expect(text == FieldEntry(id: Element.ID(rawValue: 1), text: "  some text "))
  }

  /// Each further cut used to be looked for on the whole screen, which took minutes.
  @Test func twentyThousandWordsAfterAnUnknownLabelAreNotTriedOneByOne() {
    let words = "City " + Array(repeating: "word", count: 20_000).joined(separator: " ")
    #expect(throws: Element.FindFailure.missing("City", kind: "field", suggestions: [])) {
      try FieldEntry.find(label: nil, text: words, in: root).get()
    }
  }

  @Test func aLongTextBehindAKnownLabelArrivesWhole() throws {
    let text = Array(repeating: "word", count: 20_000).joined(separator: "  ")
    let entry = try FieldEntry.find(label: nil, text: "Name of pet  \(text)", in: root).get()
    #expect(entry == FieldEntry(id: Element.ID(rawValue: 2), text: text))
  }
}
