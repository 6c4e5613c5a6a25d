import CoreArchitecture
import CoreViews
import HTTPTypes
import NIOHTTP1

/// Who uses a page: a browser, and where it is.
struct Client: Hashable, Sendable {
  /// The browser's name, which its cookie holds.
  var browser: String
  /// What the browser was called before, as a cookie of ours proves; nil if nothing does.
  var former: String?
  /// The address that it connects from, as far as the server and its proxies know.
  var address = ""
  /// What the person reads.
  var languages = PreferredLanguages.ofProcess
  /// How wide its window probably is, in points; nil if nothing tells.
  var width: Double?
  /// Whether its pages are light or dark; nil if it has not told yet.
  var scheme: ColorScheme?
  /// What its page can be told from others by, if that has said so.
  var page: String?
  /// How the session is wanted, should another process have it.
  var visit = Visit.passing

  /// The same with another name of the browser.
  func named(_ browser: String) -> Self {
    var client = self
    client.browser = browser
    return client
  }

  /// How wide the window probably is of a browser that says what it is: browsers of phones say that
  /// they are mobile.
  static func width(userAgent: String?) -> Double? {
    userAgent?.contains("Mobi") == true ? 390 : nil
  }
}

/// How somebody comes to a session, which another process may have.
enum Visit: Hashable {
  /// By a request, which may go to yet another process the next time.
  case passing
  /// With a connection that stays.
  case staying
  /// With a page that may be a duplicate, which then gets a copy of what the other one shows.
  case doubling(page: String)

  /// What the other process is told.
  var word: String {
    switch self {
    case .passing: "-"
    case .staying: "+"
    case .doubling(let page): Token.digest(page)
    }
  }
}

/// Who makes a request, and the cookie that his browser is to have from now on; nil if it has it.
struct Guest: Hashable, Sendable {
  var client: Client
  var cookie: HTTPField?
}

extension Access {
  /// Who asks with a request that has been checked; nil if the browser has no name that was given
  /// here.
  func client(of request: HTTPRequest) -> Client? {
    cookies(of: request)[.browser].flatMap { keys.name(in: $0) }
      .map { client(of: request, named: $0.name) }
  }

  /// Who asks with a request that has been checked; nil if the browser has no name at all.
  ///
  /// One that was not given here is worth nothing, and gives way to a new one.
  func guest(of request: HTTPRequest) -> Guest? {
    let cookies = cookies(of: request)
    return known(cookies).map { name, cookie in
      Guest(client: client(of: request, named: name), cookie: cookie)
    }
  }

  /// Who may open a socket with a request.
  func guest(of head: HTTPRequestHead, from peer: String) -> Guest? {
    let headers = head.headers
    let (host, scheme) = (
      headers.first(name: "host"), scheme(headers["x-forwarded-proto"], from: peer)
    )
    let cookies = Cookies(headers["cookie"], host: host, isSecure: scheme == "https")
    let origins = headers["origin"]
    guard origins.count == 1, isOurs(origin: origins[0], host: host, scheme: scheme),
      let (name, cookie) = known(cookies)
    else { return nil }
    let client = Client(
      browser: name, former: former(of: name, cookies),
      address: address(headers["x-forwarded-for"], from: peer),
      languages: languages(headers.first(name: "accept-language")),
      width: Client.width(userAgent: headers.first(name: "user-agent")),
      scheme: cookies.colorScheme)
    return Guest(client: client, cookie: cookie)
  }

  /// Who asks with a request, by a name that its browser has or is about to get.
  func client(of request: HTTPRequest, named browser: String) -> Client {
    let cookies = cookies(of: request)
    return Client(
      browser: browser, former: former(of: browser, cookies), address: address(of: request),
      languages: languages(of: request),
      width: Client.width(userAgent: request.headerFields[.userAgent]),
      scheme: cookies.colorScheme, page: cookies[.acted])
  }

  /// The cookie by which a browser has a name.
  func cookie(naming browser: String, _ cookies: Cookies) -> HTTPField {
    cookies.field(.browser, keys.signed(browser), seconds: Cookies.year)
  }

  /// The cookies by which a browser gets another name, and can prove what it was called before.
  ///
  /// What is stored has the old name until the browser has come with the new one. If the process
  /// ends in between, the proof is what the next one knows it by.
  func cookies(renaming former: String, to name: String, _ cookies: Cookies) -> [HTTPField] {
    [
      cookie(naming: name, cookies),
      cookies.field(.former, keys.signed(former, for: name), seconds: Cookies.day),
    ]
  }

  private func former(of browser: String, _ cookies: Cookies) -> String? {
    cookies[.former].flatMap { keys.name(in: $0, for: browser)?.name }
  }

  /// The name in a browser's cookie, or a new one in the place of one that is worth nothing, and
  /// the cookie to set for it where the one that it has is not good for long.
  private func known(_ cookies: Cookies) -> (name: String, cookie: HTTPField?)? {
    cookies[.browser].map { value in
      let found = keys.name(in: value)
      let name = found?.name ?? Token.make(bytes: 16)
      return (name, found?.isOld == false ? nil : cookie(naming: name, cookies))
    }
  }
}
