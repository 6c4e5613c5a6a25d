# Puts the code of the current line into `code`: without comments, and of texts only what is
# interpolated. Include it before a script that reads code.
function without_texts(line, rest, inside, i, c, depth) {
  rest = ""
  inside = literal
  depth = 0
  for (i = 1; i <= length(line); i++) {
    c = substr(line, i, 1)
    if (inside && depth == 0) {
      if (c == "\\" && substr(line, i + 1, 1) == "(") { depth = 1; i++; rest = rest " " }
      else if (c == "\\") i++
      else if (!literal && c == "\"") inside = 0
      continue
    }
    if (depth > 0) {
      if (c == "(") depth++
      if (c == ")" && --depth == 0) { rest = rest " "; continue }
      if (c == "\"") continue
    } else if (c == "\"") { inside = 1; rest = rest " "; continue }
    else if (c == "/" && substr(line, i + 1, 1) == "/") break
    rest = rest c
  }
  return rest
}
FNR == 1 { literal = 0 }
{
  code = $0
  fences = gsub(/"""/, "", code)
  code = without_texts(code)
  if (fences % 2 == 1) literal = !literal
}
