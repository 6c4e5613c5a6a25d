import CoreArchitecture
@_spi(Hosts) import CoreViews

/// A whole HTML document.
enum PageDocument {
  /// The document that shows a session.
  ///
  /// A text that would make a frame larger than that stays in its field.
  static func html(_ page: PageSnapshot, maxFrame: Int) -> String {
    let most = maxFrame - 100
    let body = """
      <form id="page" method="post" action="\(Paths.act)" data-session="\(page.session)" \
      data-epoch="\(page.epoch)" data-seen="\(page.number)" data-applied="\(page.applied)" \
      data-said="\(said.escaped)" data-most="\(most)">
      <input type="hidden" name="s" value="\(page.session)">
      <button class="default" name="n" value="1" tabindex="-1" aria-hidden="true"></button>
      \(page.html)
      <noscript><button class="button" name="n" value="1">\(hostText("Apply").escaped)</button>\
      <input type="hidden" name="v" value="\(page.epoch) \(page.shape) \(Page.text(page.controls))">\
      <input type="hidden" name="w" value="\((page.place ?? "/").escaped)"></noscript>
      </form>
      """
    let title = page.title.isEmpty ? Program.name : page.title
    // Without script, the page is loaded again until what it shows has come.
    let again = "<meta http-equiv=\"refresh\" content=\"1;url=/?~s=\(page.session)\">"
    let head = page.isAwaiting ? script + "\n<noscript>\(again)</noscript>" : script
    return document(title: title, body: body, head: head, notice: page.notice)
  }

  /// What the script says: that a text is copied, that the browser forbids something, that the
  /// connection is lost, that a text is too long, and that the server cannot read something.
  private static var said: String {
    [
      hostText("Copied."), hostText("The browser forbids it."),
      hostText("The connection is lost. What you do is kept until it is back."),
      hostText("This text is too long. It stays here, but is not saved until it is shorter."),
      hostText("The server cannot read what you did last, so it is left out."),
    ].joined(separator: "|")
  }

  /// The document that tells a person why there is no session.
  static func message(_ title: String, _ text: String, link: String) -> String {
    let body = """
      <main class="message"><h1>\(title.escaped)</h1><p>\(text.escaped)</p>
      <p><a href="/">\(link.escaped)</a></p></main>
      """
    return document(title: title, body: body, head: "")
  }

  private static let script =
    "<script type=\"module\" src=\"\(Paths.script)?\(Assets.scriptVersion)\"></script>"

  private static func document(
    title: String, body: String, head: String, notice: String = ""
  ) -> String {
    let told = notice.isEmpty ? "" : " data-notice=\"\(notice.escaped)\""
    return """
      <!doctype html>
      <html lang="\(PreferredLanguages.current.shown)"\(told)>
      <head>
      <meta charset="utf-8">
      <title>\(title.escaped)</title>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
      <meta name="color-scheme" content="light dark">
      <link rel="icon" href="data:,">
      <link rel="stylesheet" href="\(Paths.style)?\(Assets.styleVersion)">
      \(head)
      </head>
      <body>
      \(body)
      <p id="polite" class="live" role="status" aria-live="polite"></p>
      <p id="assertive" class="live" role="alert" aria-live="assertive">\(notice.escaped)</p>
      </body>
      </html>

      """
  }
}
