# Says which files, functions and doc comments are too long. It leans on the layout that
# `swift format` gives: what opens at an indentation closes at the same one. The lines of a text
# literal are not counted as a function's: they are data.
function indentation(line) { match(line, /^ */); return RLENGTH }
function finish() {
  if (NR > 0 && last > 250) print file ": " last " lines; 250 is the most a file has"
}
FNR == 1 {
  finish()
  file = FILENAME; depth = 0; literal = 0; comment = 0
}
{
  last = FNR
  if (literal) {
    for (i = 1; i <= depth; i++) starts[i]++
    if ($0 ~ /"""/) literal = 0
    next
  }
  if ($0 ~ /^ *\/\/\//) {
    if (++comment == 15) print file ":" FNR ": a doc comment stays under 15 lines"
    next
  }
  comment = 0
  here = indentation($0)
  while (depth > 0 && here <= indents[depth] && $0 !~ /^ *$/) {
    if ($0 ~ /^ *\)/ && !opened[depth]) break
    if ($0 ~ /^ *where / && !opened[depth]) break
    if (opened[depth] && $0 ~ /^ *}/) {
      size = FNR - starts[depth] + 1
      if (size > 40) print file ":" lines[depth] ": " size " lines; 40 is the most a function has"
    }
    depth--
  }
  code = $0
  sub(/ *\/\/ .*$/, "", code)
  # A list of words is data.
  if (code !~ /@WordsBuilder/ && code ~ /^ *((@[A-Za-z_.]+(\([^)]*\))?|[a-z]+(\([a-z]+\))?) +)*(func |init[?(<]|deinit|subscript[(<]|var .*\{$)/) {
    depth++
    indents[depth] = here; lines[depth] = starts[depth] = FNR; opened[depth] = 0
  }
  if (depth > 0 && code ~ /\{( *\[?[A-Za-z_$, \]]* in)?$/ && here == indents[depth]) opened[depth] = 1
  if (gsub(/"""/, "&", code) % 2 == 1) literal = 1
}
END { finish() }
