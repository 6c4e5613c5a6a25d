# The commands of this tree alone; those that an app beside it has as well are in what it includes.
ASKED := LINK MINUTES GITHUB ACCOUNT FAVORITES SOAK SESSIONS VERSION
include Scripts/commands.mk
GITHUB_FLAGS = $${GITHUB:+"--github=$$GITHUB"} $${ACCOUNT:+"--account=$$ACCOUNT"} \
	$${FAVORITES:+"--favorites=$$FAVORITES"}
DEMO_FLAGS = $(if $(filter RepoReporter,$(FEATURE)),$(GITHUB_FLAGS))
MORE_TESTS = Scripts/smoke

#: NUMBERS=embedded|URL    where run and demo get their facts (embedded)
#: OPEN=URL                where run begins, such as modular://tab/b/b2?number=7
#: RESTORE=1               makes run begin where it ended last time
#: GITHUB=sample|URL       whom the demo RepoReporter asks (sample), about ACCOUNT=NAME;
#: FAVORITES=FILE          where it keeps favorites (below $XDG_DATA_HOME)
#: SOAK=60                 has load look instead for what sessions leave behind, for so many minutes
#: SESSIONS=postgres       has load keep its sessions in PostgreSQL (a file)
#: MINUTES=10              how long fuzz looks

.PHONY: verify
verify: doctor ## Run the checks that take long: browsers, sanitizer, release builds, documents, scripts
	@Scripts/verify

.PHONY: test-cluster
test-cluster: doctor ## Run the tests of several processes that share their sessions in PostgreSQL
	@Scripts/test-cluster

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

.PHONY: app
app: doctor ## Write an app of your own beside this tree: NAME=Notes AT=../notes [LINK=submodule]
	@Scripts/app "$$NAME" "$$AT" "$${LINK:-path}"

.PHONY: release
release: ## Give what CHANGELOG.md calls unreleased a version, and print the text of its tag: VERSION=0.6
	@Scripts/release "$$VERSION"

.PHONY: docs
docs: doctor ## Write the reference into .build/docs, run the articles' examples, follow the tutorial
	@Scripts/build App App
	@Scripts/examples
	@Scripts/docs
	@Scripts/pages
