# Says which type stands in a file that its name does not lead to. `Store` leads to `Store.swift` and
# `Store+Scope.swift`, `StoreTask` to those of `Store`, `PlainListStyle` to the family `ListStyles.swift`.
# Others are named in the comment at the head of the file that has its folder's name. A type that only
# its file sees may stand anywhere, and one whose name begins with an underscore, for which nobody looks.
# The sources are given twice: once to read these comments, once to read what each declares.
FNR == 1 {
  reading = !(FILENAME in known)
  known[FILENAME] = heading = 1
  folder = file = FILENAME
  sub(/\/[^\/]*$/, "", folder)
  sub(/.*\//, "", file)
  sub(/\.swift$/, "", file)
  room = folder
  sub(/.*\//, "", room)
  guides = index(file, room) == 1
  sub(/\+.*/, "", file)
  family = file
  if (!sub(/ies$/, "y", family)) sub(/s$/, "", family)
}
reading {
  if ($0 !~ /^\/\/( |$)/) heading = 0
  if (!guides || !heading) next
  rest = $0
  while (match(rest, /[A-Za-z_][A-Za-z_0-9]*/)) {
    named[folder, substr(rest, RSTART, RLENGTH)] = 1
    rest = substr(rest, RSTART + RLENGTH)
  }
  next
}
declared != "" && declared !~ /^_/ && !hidden {
  name = declared
  if (kind == "macro" || name ~ ("^" file "([A-Z0-9]|$)")) next
  if (family != file && name ~ (family "([A-Z0-9]|$)")) next
  if ((folder SUBSEP declared) in named) next
  print FILENAME ":" FNR ": '" declared "' stands in a file that its name does not lead to"
}
