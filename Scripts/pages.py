"""Writes what docc has made as plain pages, which open from disk: pages.py ARCHIVES FOLDER
ARCHIVES holds a folder for each archive. A page has no script and no server behind it; its links
are relative. docc's own pages are a program that fetches its data, which a browser refuses from
disk."""
import json
import os
import pathlib
import shutil
import sys
import urllib.parse
from html import escape

archives, folder = map(pathlib.Path, sys.argv[1:])
AREAS = ["core", "hosts", "effects", "guides"]


def file_of(url):
    """The file of a page, below the folder of all pages."""
    path = url.partition("#")[0].removeprefix("/documentation/").strip("/")
    return f"{path}/index.html" if path in AREAS else f"{path}.html"


class Page:
    def __init__(self, data, url):
        self.data, self.url, self.references = data, url, data["references"]
        self.file = file_of(url)

    def link(self, url):
        """A relative link to an address of docc's, of a neighbouring file, or of the web."""
        if url.startswith("/documentation/"):
            path = os.path.relpath(file_of(url), os.path.dirname(self.file))
            anchor = url.partition("#")[2]
            return urllib.parse.quote(path) + (f"#{anchor}" if anchor else "")
        if ":" in url or url.startswith("#"):
            return url
        return self.link_to_file(url)

    def link_to_file(self, url):
        """A link between two documents of the repository, as a link between their pages."""
        path, _, anchor = url.partition("#")
        path = path.partition("?")[0]
        area = self.file.partition("/")[0]
        home = "Documentation" if area == "guides" else f"Documentation/{area.title()}.docc"
        target = os.path.normpath(os.path.join(home, path))
        parts = pathlib.PurePath(target.lower()).parts
        known = len(parts) > 1 and parts[0] == "documentation" and target.endswith(".md")
        if not known:
            up = "../" * (self.file.count("/") + 2)
            return urllib.parse.quote(up + target) + (f"#{anchor}" if anchor else "")
        area = "guides" if len(parts) == 2 else parts[1].removesuffix(".docc")
        name = parts[-1].removesuffix(".md")
        inner = f"/documentation/{area}" + ("" if name == area else f"/{name}")
        return self.link(inner + (f"#{anchor}" if anchor else ""))

    def reference(self, identifier, code=None):
        found = self.references.get(identifier, {})
        title = escape(found.get("title", identifier.rpartition("/")[2]))
        if found.get("kind") == "symbol" if code is None else code:
            title = f"<code>{title}</code>"
        url = found.get("url")
        return f'<a href="{escape(self.link(url))}">{title}</a>' if url else title

    def inline(self, items):
        return "".join(self.one_inline(item) for item in items or [])

    def one_inline(self, item):
        kind = item["type"]
        if kind == "text":
            return escape(item["text"])
        if kind == "codeVoice":
            return f"<code>{escape(item['code'])}</code>"
        if kind == "reference":
            return self.reference(item["identifier"])
        if kind == "link":
            return f'<a href="{escape(self.link(item["destination"]))}">{escape(item["title"])}</a>'
        if kind == "image":
            return ""
        tag = {"emphasis": "em", "strong": "strong", "newTerm": "em"}.get(kind, "span")
        return f"<{tag}>{self.inline(item.get('inlineContent'))}</{tag}>"

    def blocks(self, items):
        return "".join(self.block(item) for item in items or [])

    def block(self, item):
        kind = item["type"]
        if kind == "paragraph":
            return f"<p>{self.inline(item['inlineContent'])}</p>"
        if kind == "heading":
            level, anchor = item["level"], escape(urllib.parse.unquote(item["anchor"]).lower())
            return f'<h{level} id="{anchor}">{escape(item["text"])}</h{level}>'
        if kind == "codeListing":
            return f"<pre><code>{escape(chr(10).join(item['code']))}</code></pre>"
        if kind == "aside":
            name = escape(item.get("name") or item["style"].title())
            return f"<aside><b>{name}</b>{self.blocks(item['content'])}</aside>"
        if kind in ("unorderedList", "orderedList"):
            tag = kind[0] + "l"
            rows = "".join(f"<li>{self.blocks(row['content'])}</li>" for row in item["items"])
            return f"<{tag}>{rows}</{tag}>"
        if kind == "termList":
            return "".join(
                f"<p><b>{self.inline(row['term']['inlineContent'])}</b></p>"
                f"{self.blocks(row['definition']['content'])}"
                for row in item["items"]
            )
        if kind == "table":
            head = item.get("header") in ("row", "both")
            rows = [
                "<tr>" + "".join(f"<{t}>{self.blocks(cell)}</{t}>" for cell in row) + "</tr>"
                for index, row in enumerate(item["rows"])
                for t in ["th" if head and index == 0 else "td"]
            ]
            return f'<div class="wide"><table>{"".join(rows)}</table></div>'
        if kind == "thematicBreak":
            return "<hr>"
        sys.exit(f"pages: '{self.url}' holds a block of the unknown kind '{kind}'")

    def declaration(self, section):
        return "".join(
            '<pre class="declaration"><code>'
            + "".join(self.token(token) for token in declaration["tokens"])
            + "</code></pre>"
            for declaration in section["declarations"]
        )

    def token(self, token):
        url = self.references.get(token.get("identifier"), {}).get("url")
        text = escape(token["text"])
        if url:
            return f'<a href="{escape(self.link(url))}">{text}</a>'
        return f"<b>{text}</b>" if token["kind"] == "identifier" else text

    def primary(self, section):
        if section["kind"] == "declarations":
            return self.declaration(section)
        if section["kind"] == "parameters":
            rows = "".join(
                f"<dt><code>{escape(one['name'])}</code></dt><dd>{self.blocks(one['content'])}</dd>"
                for one in section["parameters"]
            )
            return f"<h2>Parameters</h2><dl>{rows}</dl>"
        return self.blocks(section.get("content"))

    def topic(self, identifier):
        found = self.references.get(identifier, {})
        text = self.inline(found.get("abstract"))
        return f"<dt>{self.reference(identifier)}</dt><dd>{text}</dd>"

    def topics(self, section):
        if self.file.endswith("index.html") and section["title"] == "Articles":
            return ""
        rows = "".join(self.topic(identifier) for identifier in section["identifiers"])
        return f"<h3>{escape(section['title'])}</h3><dl>{rows}</dl>"

    def relationships(self, section):
        names = ", ".join(self.reference(one, True) for one in section["identifiers"])
        return f"<h3>{escape(section['title'])}</h3><p>{names}</p>"

    def body(self):
        data, metadata = self.data, self.data["metadata"]
        trail = data.get("hierarchy", {}).get("paths", [[]])[0]
        start = os.path.relpath("index.html", os.path.dirname(self.file))
        crumbs = [f'<a href="{start}">Modular</a>'] + [self.reference(one, False) for one in trail]
        parts = [f"<nav>{' › '.join(crumbs)}</nav>"]
        if metadata.get("role") not in ("article", "collection"):
            parts.append(f"<p class='role'>{escape(metadata.get('roleHeading', ''))}</p>")
        parts.append(f"<h1>{escape(metadata['title'])}</h1>")
        parts.append(f"<p>{self.inline(data.get('abstract'))}</p>")
        parts += [self.primary(one) for one in data.get("primaryContentSections", [])]
        for title, sections, write in (
            ("Topics", data.get("topicSections"), self.topics),
            ("Relationships", data.get("relationshipsSections"), self.relationships),
            ("See also", data.get("seeAlsoSections"), self.topics),
        ):
            if text := "".join(write(section) for section in sections or []):
                parts.append(f"<h2>{title}</h2>{text}")
        return "".join(parts)


def write(file, title, body):
    style = os.path.relpath("style.css", os.path.dirname(file))
    path = folder / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f'<title>{escape(title)}</title><link rel="stylesheet" href="{style}">'
        f"<main>{body}</main></html>\n"
    )


shutil.rmtree(folder, ignore_errors=True)
folder.mkdir(parents=True)
shutil.copy(pathlib.Path(__file__).with_suffix(".css"), folder / "style.css")
roots, count = [], 0
for area in AREAS:
    data_folder = archives / area / "data"
    for source in sorted((data_folder / "documentation").rglob("*.json")):
        data = json.loads(source.read_text())
        page = Page(data, "/" + str(source.relative_to(data_folder))[: -len(".json")])
        title = data["metadata"]["title"]
        write(page.file, title, page.body())
        count += 1
        if page.file == f"{area}/index.html":
            roots.append((page.file, title, page.inline(data.get("abstract"))))
rows = "".join(
    f'<dt><a href="{file}">{title}</a></dt><dd>{text}</dd>' for file, title, text in roots
)
write("index.html", "Modular", f"<h1>Modular</h1><dl>{rows}</dl>")
print(f"pages: {count} pages in {folder}; open {folder}/index.html")
