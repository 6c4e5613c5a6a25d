import Testing

@testable import WebHost

@Suite
struct PageFormTests {
  @Test func `A form says what every field and switch holds, and the button`() {
    let form = PageForm("s=abc&f3=a+b%26c&h=4&c4=on&h=5&p=6&n=1&f=x&zz=1&f9")
    #expect(form.session == "abc")
    #expect(form.fields == [3: "a b&c", 9: ""])
    #expect(form.switches == [4, 5])
    #expect(form.on == [4])
    #expect(form.pressed == 6)
    #expect(!form.goesBack)
  }

  @Test(
    arguments: [
      ("w=%2F&v=ab+cd", nil), ("w=%2F%232", nil), ("w=%2Ftab%2Fb%3Fx%3D1", "/tab/b?x=1"),
      ("w=https%3A%2F%2Fevil.example", nil), ("s=1", nil),
    ] as [(String, String?)])
  func `A form says on which page and at which place it was written`(text: String, place: String?) {
    let form = PageForm(text)
    #expect(form.place == place)
    #expect(form.epoch == (text.contains("v=") ? "ab" : nil))
    #expect(form.shape == (text.contains("v=") ? "cd" : nil))
  }
}
