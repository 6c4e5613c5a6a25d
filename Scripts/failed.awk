# Prints the tests that failed in a log of Swift Testing and XCTest: where, why, and the command that
# runs each alone.

# A test's name without its arguments.
function plain(name) {
  sub(/\(.*/, "", name)
  return name
}

function note(name, text) {
  if (!(name in texts)) names[++count] = name
  texts[name] = texts[name] "  " text "\n"
}

/^✘ Test .* recorded an issue at / {
  name = $0
  sub(/^✘ Test /, "", name)
  text = name
  sub(/ recorded an issue .*/, "", name)
  sub(/.* recorded an issue (with [^:]* )?at /, "", text)
  note(plain(name), text)
}

/^✘ Test [^r].* failed after |^✘ Test r[^u].* failed after / {
  name = $0
  sub(/^✘ Test /, "", name)
  sub(/ (with [0-9]+ test cases )?failed after .*/, "", name)
  if (!(plain(name) in texts)) note(plain(name), "failed")
}

/: error: [A-Za-z0-9_]+\.[A-Za-z0-9_]+ : / {
  name = $0
  sub(/.*: error: /, "", name)
  sub(/ : .*/, "", name)
  text = $0
  sub(/: error: [^:]* : /, ": ", text)
  sub(/.*\//, "", text)
  sub(/^.*\./, "", name)
  note(name, text)
}

END {
  if (!count) exit
  print "\nFailed:"
  for (i = 1; i <= count; i++) {
    printf "\n%s\n%s", names[i], texts[names[i]]
    if (names[i] !~ /[" ]/) print "  alone: make test FILTER=" names[i]
  }
}
