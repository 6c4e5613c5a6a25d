# Says which type stands in a file that its name does not lead to. `Store` leads to `Store.swift` and
# `Store+Scope.swift`, `StoreOf` to those of `Store`; an underscore before a name does not count.
# A type that only its file sees may stand anywhere. The first file lists the pairs that are meant.
FILENAME == ARGV[1] { if ($0 !~ /^(#|$)/) meant[$1 " " $2] = 1; next }
declared != "" && !hidden {
  name = declared
  sub(/^_/, "", name)
  file = FILENAME
  sub(/.*\//, "", file)
  sub(/\.swift$/, "", file)
  sub(/\+.*/, "", file)
  sub(/^_/, "", file)
  if (name == file || kind == "macro" || kind == "typealias" && name == file "Of") next
  if ((file " " declared) in meant) { used[file " " declared] = 1; next }
  print FILENAME ":" FNR ": '" declared "' stands in a file that its name does not lead to"
}
END {
  for (pair in meant) if (!(pair in used)) print ARGV[1] ": '" pair "' is not there any more"
}
