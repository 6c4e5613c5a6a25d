import CoreTesting
import Effects
import Foundation
import Root
import Testing
import Views

/// The app in Korean: every screen, word for word.
@MainActor
@Suite struct KoreanScreenTests {
  @Test func theAppSpeaksKorean() async {
    let play = await PreferredLanguages(["ko"]).asCurrent {
      await Screenplay.run(
        """
        show
        type 이름 영희
        tap 로그인
        wait "사실 1"
        tap A2 열기
        wait "사실 3"
        back
        tab B
        wait "사실 2"
        tap B2 열기
        wait "사실 4"
        back
        tap 로그아웃
        """,
        with: { $0.numbers.fact = { "사실 \($0)." } })
    }
    #expect(play.errors == "")
    #expect(
      play.screen(after: "show") == """
        모듈러
        서로를 모르는 기능들이 들려주는 숫자 이야기.
        누구신가요?
        이름: []
        [ 로그인 ] (사용 안 함)
        """)
    #expect(
      play.screen(after: "wait \"사실 2\"") == """
        == B1 ==
        [ 로그아웃 ]
        영희 님으로 로그인함
        짝수  소수
        사실 2.
        이름은 로그인에서 내려왔습니다. B1은 B2의 패키지를 가져오지 않습니다.
        [ B2 열기 ]
        --- A | (B) ---
        """)
    // Names of screens and commands alone are left in the letters of English.
    let words = play.output.split(separator: "\n").filter { !$0.hasPrefix(">") }
      .flatMap { $0.matches(of: /[A-Za-z]{2,}/).map { String($0.0) } }
    #expect(words == [])
  }

  @Test func aFailureIsToldInKorean() async {
    let play = await PreferredLanguages(["ko"]).asCurrent {
      await Screenplay.run(
        """
        type 이름 " "
        tap 로그인
        wait "로그인하지 못함"
        """,
        with: { $0.numbers.fact = { "사실 \($0)." } })
    }
    #expect(
      play.screen(after: "wait \"로그인하지 못함\"")?.contains(
        "이름이 비어 있습니다. 한 글자 이상 입력하세요.") == true, "\(play.output)")
  }
}
