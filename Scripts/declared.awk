# Puts into `declared` the name of the type or macro that the current line declares at the top of its
# file, or "" if it declares none; into `kind` how; `hidden` is 1 for one that only its file sees.
{
  declared = kind = ""
  hidden = 0
  if (code !~ /^[ }]/) {
    rest = code
    while (match(rest, /^(@[A-Za-z_]+(\([^)]*\))?|public|package|internal|private|fileprivate|open|final|indirect|nonisolated)(\([a-z]+\))? +/)) {
      if (substr(rest, 1, RLENGTH) ~ /private/) hidden = 1
      rest = substr(rest, RLENGTH + 1)
    }
    if (match(rest, /^(struct|class|enum|actor|protocol|typealias|macro) +[A-Za-z_][A-Za-z_0-9]*/)) {
      split(substr(rest, 1, RLENGTH), words, / +/)
      kind = words[1]
      declared = words[2]
    }
  }
}
