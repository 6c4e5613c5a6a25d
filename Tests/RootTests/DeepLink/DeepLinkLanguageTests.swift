import Testing
import Views

@testable import Root

@Suite struct DeepLinkLanguageTests {
  private func failure(_ link: String) -> String {
    PreferredLanguages(["ko"]).asCurrent {
      do {
        _ = try DeepLink(link)
        return "no failure"
      } catch {
        return "\(error)"
      }
    }
  }

  @Test func whatIsWrongWithALinkIsSaidInTheLanguageOfTheProcess() {
    #expect(failure("modular://tab/x").hasPrefix("이 앱에는 'modular://tab/x' 화면이 없습니다. 다음 중"))
    #expect(failure("other://tab").hasPrefix("'other://tab'은(는) 다른 앱의 주소입니다."))
    #expect(
      failure("modular://tab/b/b2?number=x")
        == "'modular://tab/b/b2?number=x'의 숫자 자리에 'x'이(가) 있습니다. ?number=7처럼 정수를 쓰세요.")
  }
}
