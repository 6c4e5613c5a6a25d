# Says which text of `reportIssue` does not end with the article that explains it.
FNR == 1 { inside = asked = 0 }
/reportIssue\($/ { line = FNR; asked = FNR + 1; next }
FNR == asked && /^ *"""$/ { inside = 1; explained = 0; next }
inside && /^ *More: Documentation\/.*\.md#/ { explained = 1; next }
inside && /^ *"""/ {
  if (!explained) print FILENAME ":" line ": the report ends without 'More: Documentation/….md#…'"
  inside = 0
}
