extension SampleAccount {
  /// The account `sample` in the form of GitHub's answers, so that it is decoded as they are.
  static let json = """
    {
      "user": {
        "login": "sample", "name": "Sam Ple", "bio": "Writes small programs with long names.",
        "location": "Seoul", "public_repos": 12, "followers": 128, "following": 17,
        "created_at": "2019-04-01T12:00:00Z", "html_url": "https://github.example/sample"
      },
      "repositories": [
        {
          "id": 1, "name": "almanac", "full_name": "sample/almanac",
          "description": "Sunrise, sunset and the moon for any place and day.",
          "language": "Swift", "stargazers_count": 412, "forks_count": 31,
          "pushed_at": "2024-05-02T08:15:00Z", "html_url": "https://github.example/sample/almanac"
        },
        {
          "id": 2, "name": "breadboard", "full_name": "sample/breadboard",
          "description": "Draws circuits as text and finds the short ones.",
          "language": "Rust", "stargazers_count": 97, "forks_count": 8,
          "pushed_at": "2024-03-11T19:40:12Z", "html_url": "https://github.example/sample/breadboard"
        },
        {
          "id": 3, "name": "copper-thread", "full_name": "sample/copper-thread",
          "description": "A small scheduler that explains why a task has to wait.",
          "language": "Swift", "stargazers_count": 1203, "forks_count": 86,
          "pushed_at": "2024-06-20T06:00:00Z", "html_url": "https://github.example/sample/copper-thread"
        },
        {
          "id": 4, "name": "dotfiles", "full_name": "sample/dotfiles",
          "description": null,
          "language": "Shell", "stargazers_count": 3, "forks_count": 0,
          "pushed_at": "2023-12-24T22:10:45Z", "html_url": "https://github.example/sample/dotfiles"
        },
        {
          "id": 5, "name": "ebb", "full_name": "sample/ebb",
          "description": "Reads tide tables and says when the causeway is dry.",
          "language": "Python", "stargazers_count": 58, "forks_count": 4,
          "pushed_at": "2024-01-30T11:05:00Z", "html_url": "https://github.example/sample/ebb"
        },
        {
          "id": 6, "name": "field-guide", "full_name": "sample/field-guide",
          "description": "Notes on birds, one file each, with a search.",
          "language": "Markdown", "stargazers_count": 21, "forks_count": 2,
          "pushed_at": "2024-04-07T15:30:00Z", "html_url": "https://github.example/sample/field-guide"
        },
        {
          "id": 7, "name": "granite", "full_name": "sample/granite",
          "description": "A key-value store in one file that survives a pulled plug.",
          "language": "C", "stargazers_count": 2760, "forks_count": 143,
          "pushed_at": "2024-06-28T13:22:09Z", "html_url": "https://github.example/sample/granite"
        },
        {
          "id": 9, "name": "inkwell", "full_name": "sample/inkwell",
          "description": "Turns plain text into letters worth printing.",
          "language": "TypeScript", "stargazers_count": 339, "forks_count": 27,
          "pushed_at": "2024-05-19T09:09:09Z", "html_url": "https://github.example/sample/inkwell"
        },
        {
          "id": 10, "name": "kite", "full_name": "sample/kite",
          "description": "An empty start.",
          "language": null, "stargazers_count": 0, "forks_count": 0,
          "pushed_at": null, "html_url": "https://github.example/sample/kite"
        },
        {
          "id": 11, "name": "lantern", "full_name": "sample/lantern",
          "description": "A web server for a shelf of books.",
          "language": "Go", "stargazers_count": 640, "forks_count": 52,
          "pushed_at": "2024-06-01T17:55:30Z", "html_url": "https://github.example/sample/lantern"
        },
        {
          "id": 12, "name": "metronome", "full_name": "sample/metronome",
          "description": "Ticks in time, and tests that it does.",
          "language": "Swift", "stargazers_count": 84, "forks_count": 6,
          "pushed_at": "2024-03-29T20:20:20Z", "html_url": "https://github.example/sample/metronome"
        },
        {
          "id": 8, "name": "한글-타자", "full_name": "sample/한글-타자",
          "description": "두벌식 타자 연습. Touch typing for Hangul in a terminal.",
          "language": "Swift", "stargazers_count": 176, "forks_count": 19,
          "pushed_at": "2024-02-14T04:44:00Z", "html_url": "https://github.example/sample/%ED%95%9C%EA%B8%80-%ED%83%80%EC%9E%90"
        }
      ]
    }
    """
}
