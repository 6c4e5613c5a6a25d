# Says where code holds a word that it may not, or may only with its reason in a comment above.
FNR == 1 { reason = -9; literal = 0 }
/"""/ { if (gsub(/"""/, "&") % 2 == 1) literal = !literal; next }
literal { next }
/^ *\/\// {
  reason = FNR
  if ($0 ~ /TODO|FIXME/) print FILENAME ":" FNR ": open an issue instead"
  next
}
/fatalError\(\)/ { print FILENAME ":" FNR ": fatalError without a message" }
/@unchecked Sendable|nonisolated\(unsafe\)/ {
  if ($0 ~ /\/\/ / || FNR - reason <= 3) reason = FNR
  else print FILENAME ":" FNR ": say in a comment line above why this is safe"
}
