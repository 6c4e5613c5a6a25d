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
}
