# Says which public declaration has no doc comment: types, members, cases of public enums and
# requirements of public protocols. It leans on the layout that `swift format` gives.
function indentation(line) { match(line, /^ */); return RLENGTH }
FNR == 1 { documented = attribute = 0; inside = -1 }
attribute > 0 {
  attribute += gsub(/\(/, "(", code) - gsub(/\)/, ")", code)
  next
}
/^ *\/\/\// { documented = 1; next }
/^ *(\/\/|#if|#else|#endif)/ { next }
{
  here = indentation($0)
  rest = substr(code, here + 1)
  while (match(rest, /^@[A-Za-z_]+/)) {
    rest = substr(rest, RLENGTH + 1)
    sub(/^<[^>]*>/, "", rest)
    if (rest !~ /^\(/) { sub(/^ +/, "", rest); continue }
    attribute = 0
    for (i = 1; i <= length(rest); i++) {
      c = substr(rest, i, 1)
      attribute += (c == "(") - (c == ")")
      if (attribute == 0) break
    }
    if (attribute > 0) next
    rest = substr(rest, i + 1)
    sub(/^ +/, "", rest)
  }
  if (rest == "" && $0 !~ /^ *$/ || rest ~ /^nonisolated\([a-z]+\) *$/) next
  public = rest ~ /^((static|class|final|indirect|mutating|nonisolated)(\([a-z]+\))? +)*(public|open) / && rest !~ /override /
  member = inside >= 0 && here == inside + 2 &&
    (isProtocol ? rest ~ /^((static|mutating|nonmutating|nonisolated(\([a-z]+\))?) +)*(func|var|init|subscript|associatedtype)[ (<?]/ : rest ~ /^(indirect +)?case /)
  if (inside >= 0 && here == inside && rest ~ /^}/) inside = -1
  if ((public || member) && !documented && rest !~ /^public (extension|import)/)
    print FILENAME ":" FNR ": '" substr(rest, 1, 60) "' has no doc comment"
  if (public && rest ~ /(enum|protocol) .*\{$/) { inside = here; isProtocol = rest ~ /protocol / }
  documented = 0
}
