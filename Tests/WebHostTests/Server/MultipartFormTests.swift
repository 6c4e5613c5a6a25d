import Foundation
import Testing

@testable import WebHost

@Suite struct MultipartFormTests {
  private func read(_ parts: String, type: String = "multipart/form-data; boundary=x")
    -> MultipartForm?
  {
    MultipartForm(Data(parts.replacing("\n", with: "\r\n").utf8), contentType: type)
  }

  @Test func `A form has fields, and files by the numbers of elements`() throws {
    let form = try #require(
      read(
        """
        --x
        Content-Disposition: form-data; name="s"

        abc
        --x
        content-disposition: form-data; name="f3"

        two
        lines
        --x
        Content-Disposition: form-data; name="u7"; filename="log.txt"
        Content-Type: text/plain

        calm
        --x
        Content-Disposition: form-data; name="u7"; filename="b.txt"


        --x
        Content-Disposition: form-data; name="u8"; filename=""


        --x--

        """))
    #expect(form.fields.map(\.name) == ["s", "f3"])
    #expect(form.fields.map(\.value) == ["abc", "two\r\nlines"])
    #expect(form.files[7]?.map(\.name) == ["log.txt", "b.txt"])
    #expect(form.files[7]?.first?.bytes == Data("calm".utf8))
    #expect(form.files[7]?.last?.bytes == Data())
    #expect(form.files[8] == [])
  }

  @Test(arguments: [
    ("../../etc/passwd", "passwd"), ("C:\\fakepath\\log.txt", "log.txt"), ("..", "file"),
    ("", "file"), ("a\u{0}b\n", "ab"), ("/", "file"), ("물.txt", "물.txt"),
  ])
  func `A name leads to no other folder`(_ name: String, _ plain: String) {
    #expect(MultipartForm.plain(name) == plain)
  }

  @Test func `A name may hold semicolons`() throws {
    let form = try #require(
      read(
        "--x\nContent-Disposition: form-data; filename=\"tide; name=1.txt\"; name=\"u7\"\n\ncalm\n--x--\n"
      ))
    #expect(form.files[7]?.map(\.name) == ["tide; name=1.txt"])
  }

  @Test func `A name of a million letters is cut at once`() {
    #expect(MultipartForm.plain(String(repeating: "\u{1F30A}", count: 1_000_000)).utf8.count == 200)
  }

  @Test func `A name is no longer than a disk takes, and keeps its ending`() {
    let name = MultipartForm.plain(String(repeating: "a", count: 400) + ".txt")
    #expect(name.utf8.count == 200)
    #expect(name.hasSuffix(".txt"))
  }

  @Test func `What is no such form, or is cut off, is left out`() throws {
    #expect(read("--x", type: "text/plain") == nil)
    #expect(read("nothing") == nil)
    let cut = try #require(read("--x\nContent-Disposition: form-data; name=\"s\"\n\nab"))
    #expect(cut.fields.isEmpty)
    let headless = try #require(read("--x\n\n\nab\n--x--"))
    #expect(headless.fields.isEmpty && headless.files.isEmpty)
  }
}
