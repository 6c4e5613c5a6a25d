# Everything is built into one scratch folder, so that each shared package is compiled once.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
SCRATCH := .build
# What a person may say. It reaches the scripts through the environment as it was typed, so that no
# quote and no dollar in it means anything on the way.
ASKED := AT CERTIFICATE HOST KEY LINK MINUTES PORT NUMBERS GITHUB ACCOUNT FAVORITES FEATURE FILTER INLINE NAME OPEN RESTORE SOAK
$(foreach name,$(ASKED),$(eval override $(name) := $$(value $(name))))
export $(ASKED)
# LANGUAGE is also a variable of the system, with which it means something else.
override SPOKEN := $(if $(filter command,$(origin LANGUAGE)),$(value LANGUAGE))
export SPOKEN
FLAGS = $${HOST:+"--host=$$HOST"} $${PORT:+"--port=$$PORT"} $${NUMBERS:+"--numbers=$$NUMBERS"} \
	$${SPOKEN:+"--language=$$SPOKEN"} $${INLINE:+--inline} \
	$${CERTIFICATE:+--web "certificate=$$CERTIFICATE" $${KEY:+--web "key=$$KEY"}}
GITHUB_FLAGS = $${GITHUB:+"--github=$$GITHUB"} $${ACCOUNT:+"--account=$$ACCOUNT"} \
	$${FAVORITES:+"--favorites=$$FAVORITES"}
PLACE = $${OPEN:+"--open=$$OPEN"} $${RESTORE:+--restore}
# The web server is a library that a program loads, built only when it is asked for.
SERVER = [ "$$HOST" != web ] || Scripts/build Packages/Hosts WebHost
# Fails like the command before, but not when a person left with Ctrl-C.
UNLESS_LEFT = { status=$$?; [ $$status = 130 ] || exit $$status; }

.PHONY: help
help: ## Say what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' Makefile
	@echo
	@echo 'HOST=plain|terminal|web how run and demo draw (terminal on a terminal, plain on a pipe)'
	@echo 'INLINE=1                draws below the lines of the terminal, in as many rows as it takes'
	@echo 'PORT=8080               where HOST=web listens'
	@echo 'CERTIFICATE=F KEY=F     files in the PEM format that HOST=web encrypts with (none)'
	@echo 'NUMBERS=embedded|URL    where run and demo get their facts (embedded)'
	@echo 'OPEN=URL                where run begins, such as modular://tab/b/b2?number=7'
	@echo 'LANGUAGE=ko             the language of the texts (that of the system)'
	@echo 'RESTORE=1               makes run begin where it ended last time'
	@echo 'GITHUB=sample|URL       whom the demo RepoReporter asks (sample), about ACCOUNT=NAME;'
	@echo 'FAVORITES=FILE          where it keeps favorites (below $$XDG_DATA_HOME)'
	@echo 'FILTER=REGEX            which tests test runs (all; those of a FEATURE are built alone)'
	@echo 'SOAK=60                 has load look instead for what sessions leave behind, for so many minutes'
	@echo 'MINUTES=10              how long fuzz looks'
	@echo 'RECORD=1                test writes the screens that its stories expect into their source'

.PHONY: run
run: doctor ## Open the app
	@Scripts/asked
	@Scripts/build App App
	@$(SERVER)
	@$(SCRATCH)/debug/App $(FLAGS) $(PLACE) || $(UNLESS_LEFT)

.PHONY: demo
demo: doctor ## Open one feature alone: FEATURE=A|B1|NumberFact|…
	@Scripts/demo-name "$$FEATURE" >/dev/null
	@Scripts/asked
	@Scripts/build Demos "$$(Scripts/demo-name "$$FEATURE")"
	@$(SERVER)
	@$(SCRATCH)/debug/"$$(Scripts/demo-name "$$FEATURE")" $(FLAGS) $(if $(filter RepoReporter,$(FEATURE)),$(GITHUB_FLAGS)) || $(UNLESS_LEFT)

.PHONY: watch
watch: doctor ## Open the app, or FEATURE=A|B1|…, and go on with its state after each save
	@Scripts/asked
	@Scripts/watch $(FLAGS) $(PLACE) $(if $(filter RepoReporter,$(FEATURE)),$(GITHUB_FLAGS)) || $(UNLESS_LEFT)

.PHONY: preview
preview: doctor ## Show the previews of a feature's views: FEATURE=A|B1|NumberFact|…
	@Scripts/demo-name "$$FEATURE" >/dev/null
	@Scripts/asked
	@Scripts/build Demos "$$(Scripts/demo-name "$$FEATURE")"
	@$(SCRATCH)/debug/"$$(Scripts/demo-name "$$FEATURE")" $(FLAGS) --previews || $(UNLESS_LEFT)

.PHONY: test
test: doctor ## Run every test, or the tests of FEATURE=A|B1|… alone
	@Scripts/test "$$FILTER"
	@[ -n "$$FILTER$$FEATURE" ] || { Scripts/failures && Scripts/slips && Scripts/type-check && Scripts/wrong-lines && Scripts/smoke; }

.PHONY: verify
verify: doctor ## Run the checks that take long: browsers, sanitizer, release builds, documents, scripts
	@Scripts/verify

.PHONY: test-web
test-web: doctor ## Run the tests that need a browser
	@Scripts/test-web

.PHONY: load
load: doctor ## Measure the web server in release: 2,000 sessions at a time, and idle ones of each demo
	@Scripts/test-web load

.PHONY: bench-web
bench-web: doctor ## Measure pages from a click to the paint, beside plain JavaScript, in release
	@Scripts/test-web bench

.PHONY: smoke
smoke: doctor ## Open the app and every demo on a pipe
	@Scripts/smoke

.PHONY: one-copy
one-copy: doctor ## Look for modules that a process would hold twice, in debug and release
	@Scripts/one-copy

.PHONY: bench
bench: doctor ## Measure the workloads of the benchmark table, in release: NAME="W4 W8" picks some
	@Scripts/build Tests Benchmarks release
	@$(SCRATCH)/release/Benchmarks $$NAME

.PHONY: bench-build
bench-build: doctor ## Time builds of the app: from nothing, and after a line in B1 or Core
	@Scripts/bench-build

.PHONY: fuzz
fuzz: doctor ## Look for bytes that the web server reads wrong, for MINUTES=10 in all
	@Scripts/fuzz

.PHONY: sanitize
sanitize: doctor ## Run the Store and graph tests under the thread sanitizer
	@Scripts/sanitize

.PHONY: feature
feature: doctor ## Write a new feature with its view, demo and tests: NAME=Settings
	@Scripts/feature "$$NAME"

.PHONY: app
app: doctor ## Write an app of your own beside this tree: NAME=Notes AT=../notes [LINK=submodule]
	@Scripts/app "$$NAME" "$$AT" "$${LINK:-path}"

.PHONY: port
port: doctor ## Have a package that was written for TCA build with this one: AT=../harbour
	@Scripts/port "$$AT"

.PHONY: graph
graph: doctor ## Print the packages and their arrows, and look for those that may not be
	@Scripts/graph

.PHONY: docs
docs: doctor ## Write the reference into .build/docs, run the articles' examples, follow the tutorial
	@Scripts/build App App
	@Scripts/examples
	@Scripts/pages
	@Scripts/docs

.PHONY: lint
lint: doctor ## Check layout, sizes, words and scripts
	@Scripts/lint

.PHONY: format
format: doctor ## Format every source file in place
	@Scripts/format

.PHONY: doctor
doctor: ## Check for the toolchain and the C headers; install or name what is missing
	@Scripts/doctor

.PHONY: clean
clean: ## Remove everything that was built
	rm -rf .build .build-*
