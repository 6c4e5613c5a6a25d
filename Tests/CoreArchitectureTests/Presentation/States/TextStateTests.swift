import Core
import CustomDump
import Testing

struct TextStateTests {
  @Test func textsAreEqualWhenTheyReadAndLookTheSame() {
    #expect(TextState("Hello") == TextState(verbatim: "Hello"))
    #expect(TextState("Hel") + TextState("lo") == TextState("Hello"))
    #expect((TextState("Hel") + TextState("lo")).hashValue == TextState("Hello").hashValue)
    #expect(TextState("Hello") != TextState("Hello").bold())
    #expect(TextState("Hello").bold().bold(false) == TextState("Hello"))
    #expect(TextState("") + TextState("Hello").italic() == TextState("Hello").italic())
    #expect(TextState("Hello") + TextState("").italic() == TextState("Hello"))
  }

  @Test func aStringIsMadeOfTheCharactersAlone() {
    let name = "Mara"
    let text = TextState("Hello, \(name)") + TextState("!").bold()
    #expect(String(state: text) == "Hello, Mara!")
    #expect("\(text)" == "Hello, Mara!")
  }

  @Test func partsMayBeSubstrings() {
    #expect(TextState("Hello, world".prefix(5)) == TextState("Hello"))
  }

  @Test func dumpsShowTheTextWithItsStyle() {
    let text =
      TextState("a") + TextState("b").bold() + TextState("c").italic().bold()
      + TextState("d").underline() + TextState("e").strikethrough() + TextState("f").monospaced()
    #expect(String(customDumping: text) == #""a**b****_c_**<u>d</u>~~e~~`f`""#)
    #expect(String(customDumping: TextState("Hello")) == #""Hello""#)
  }

  @Test func styleAppliesToAllParts() {
    let text = (TextState("a").italic() + TextState("b")).bold()
    #expect(text == TextState("a").italic().bold() + TextState("b").bold())
  }
}
