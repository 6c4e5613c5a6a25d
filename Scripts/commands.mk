# What can be made in this tree and in an app beside it, which comes to the same Scripts by a link.
# Everything is built into one scratch folder, so that each shared package is compiled once.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
SCRATCH := .build
# What a person may say. It reaches the scripts through the environment as it was typed, so that no
# quote and no dollar in it means anything on the way.
ASKED += AT CERTIFICATE HOST KEY PORT NUMBERS FEATURE FILTER INLINE NAME OPEN RESTORE WATCH
$(foreach name,$(ASKED),$(eval override $(name) := $$(value $(name))))
export $(ASKED)
# LANGUAGE is also a variable of the system, with which it means something else.
override SPOKEN := $(if $(filter command,$(origin LANGUAGE)),$(value LANGUAGE))
export SPOKEN
# SECONDS is also a variable of the shell, which counts on from it.
override EXPLORED := $(if $(filter command,$(origin SECONDS)),$(value SECONDS))
export EXPLORED
FLAGS = $${HOST:+"--host=$$HOST"} $${PORT:+"--port=$$PORT"} $${NUMBERS:+"--numbers=$$NUMBERS"} \
	$${SPOKEN:+"--language=$$SPOKEN"} $${INLINE:+--inline} \
	$${CERTIFICATE:+--web "certificate=$$CERTIFICATE" $${KEY:+--web "key=$$KEY"}}
PLACE = $${OPEN:+"--open=$$OPEN"} $${RESTORE:+--restore}
# Where this tree is: the folder itself, or the link to it.
MODULAR := $(if $(wildcard Packages/Hosts),.,Modular)
# The web server is a library that a program loads, built only when it is asked for: one that can
# encrypt takes twice as long.
SERVER = [ "$$HOST" != web ] || Scripts/build $(MODULAR)/Packages/Hosts WebHost$${CERTIFICATE:+$${KEY:+TLS}}
# Fails like the command before, but not when a person left with Ctrl-C.
UNLESS_LEFT = { status=$$?; [ $$status = 130 ] || exit $$status; }

.PHONY: help
help: ## Say what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-11s %s\n", $$1, $$2 } \
	  /^#: / { options = options substr($$0, 4) "\n" } END { printf "\n%s", options }' \
	  Scripts/commands.mk Makefile

#: HOST=plain|terminal|web how run and demo draw (terminal on a terminal, plain on a pipe)
#: INLINE=1                draws below the lines of the terminal, in as many rows as it takes
#: PORT=8080               where HOST=web listens
#: CERTIFICATE=F KEY=F     files in the PEM format that HOST=web encrypts with (none)
#: LANGUAGE=ko             the language of the texts (that of the system)
#: WATCH=1                 has preview go on after each save
#: SECONDS=60              how long explore looks
#: FILTER=REGEX            which tests test runs (all; those of a FEATURE are built alone)
#: RECORD=1                test writes the screens that its stories expect into their source, and the
#:                         order that breaks what a test explores, as a test of its own

.DEFAULT:
	@echo "There is nothing called '$@'. make help says what can be made." >&2; exit 2

.PHONY: run
run: doctor ## Open the app
	@Scripts/asked
	@Scripts/build App App
	@$(SERVER)
	@$(SCRATCH)/debug/App $(FLAGS) $(PLACE) || $(UNLESS_LEFT)

.PHONY: demo
demo: doctor ## Open one feature alone: FEATURE=NAME
	@Scripts/demo-name "$$FEATURE" >/dev/null
	@Scripts/asked
	@Scripts/build Demos "$$(Scripts/demo-name "$$FEATURE")"
	@$(SERVER)
	@$(SCRATCH)/debug/"$$(Scripts/demo-name "$$FEATURE")" $(FLAGS) $(DEMO_FLAGS) || $(UNLESS_LEFT)

.PHONY: watch
watch: doctor ## Open the app, or FEATURE=NAME, and go on with its state after each save
	@Scripts/asked
	@Scripts/watch $(FLAGS) $(PLACE) $(DEMO_FLAGS) || $(UNLESS_LEFT)

.PHONY: preview
preview: doctor ## Show the previews of all views, or of FEATURE=NAME; HOST=web has them on one page
	@[ -z "$$FEATURE" ] || Scripts/demo-name "$$FEATURE" preview >/dev/null
	@Scripts/asked
	@Scripts/preview $(FLAGS) || $(UNLESS_LEFT)

.PHONY: test
test: doctor ## Run the tests, or those of FEATURE=NAME alone
	@Scripts/test "$$FILTER"
	@[ -n "$$FILTER$$FEATURE" ] || { $(or $(MORE_TESTS),true); }

.PHONY: explore
explore: doctor ## Look for orders of events that break the app, or FEATURE=NAME, with no test written
	@Scripts/explore

.PHONY: feature
feature: doctor ## Write a new feature with its view, demo and tests: NAME=Settings
	@Scripts/feature "$$NAME"

.PHONY: port
port: doctor ## Have a package that was written for TCA build with this one: AT=../harbour
	@Scripts/port "$$AT"

.PHONY: graph
graph: doctor ## Print the packages and their arrows, and look for those that may not be
	@Scripts/graph

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
