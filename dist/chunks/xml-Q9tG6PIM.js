const require_rolldown_runtime = require("./rolldown-runtime-CVvi-lCc.js");
const require_manifests = require("./manifests-DGC4Hkor.js");
const require_size_limit = require("./size-limit-9QsjQFje.js");
const require_sax$1 = require("./sax-BTL6MS3X.js");
//#region src/impacted-targets/formats/xml.ts
var import_sax = /* @__PURE__ */ require_rolldown_runtime.__toESM(require_sax$1.require_sax(), 1);
/** Deepest nesting that is read. Manifests have about ten levels, and code that walks a document recurses for each. */
const deepest = 500;
/**
* Parses an XML document. Entities of a document type are not read, so that nothing grows.
* @returns the root element
* @throws BrokenManifest with line and column when it is not well-formed, nested more than 500 deep, or too large
*/
function parseXml(path, content) {
	const refused = require_size_limit.tooLarge(content.length);
	if (refused !== void 0) throw new require_manifests.BrokenManifest(path, refused);
	const text = decode(content);
	const parser = import_sax.default.parser(true, { strictEntities: true });
	const broken = (what) => new require_manifests.BrokenManifest(path, what, parser.line + 1, Math.max(1, parser.column));
	const document = {
		name: "",
		attributes: {},
		children: [],
		text: "",
		line: 1
	};
	const open = [document];
	parser.onerror = ({ message }) => {
		const [what = ""] = message.split("\n", 1);
		throw broken(what === "Unexpected end" || what === "Unclosed root tag" ? "the document ends too early" : `this is not well-formed XML: ${what.replace(/\.$/, "")}`);
	};
	parser.onopentag = ({ name, attributes }) => {
		if (open.length === 1 && document.children.length > 0) throw broken("a second root element follows the first");
		if (open.length > deepest) throw broken(`elements are nested more than ${deepest} deep, which nobody writes`);
		const element = {
			name: name.replace(/^.*:/, ""),
			attributes,
			children: [],
			text: "",
			line: parser.line + 1
		};
		open.at(-1)?.children.push(element);
		open.push(element);
	};
	parser.ontext = parser.oncdata = (piece) => {
		const element = open.at(-1);
		if (element) element.text += piece;
	};
	parser.onclosetag = () => {
		const element = open.pop();
		if (element) element.text = element.text.trim();
	};
	try {
		parser.write(text).close();
	} catch (error) {
		throw error instanceof require_manifests.BrokenManifest ? error : broken(`this is not well-formed XML: ${String(error)}`);
	}
	const [root] = document.children;
	if (root === void 0) throw new require_manifests.BrokenManifest(path, "the document has no element", 1, 1);
	return root;
}
/** UTF-8 unless a byte order mark says UTF-16, which Visual Studio has written. */
function decode(content) {
	const [first, second] = content;
	if (first === 255 && second === 254) return new TextDecoder("utf-16le").decode(content);
	if (first === 254 && second === 255) return new TextDecoder("utf-16be").decode(content);
	return require_manifests.manifestText(content);
}
/** The children of that name. */
function childrenOf(element, name) {
	return element?.children.filter((child) => child.name === name) ?? [];
}
/** The element that a chain of names leads to. */
function childOf(element, ...names) {
	return names.reduce((from, name) => childrenOf(from, name)[0], element);
}
/** Text of a child; undefined when there is none or it is empty. */
function textOf(element, name) {
	const text = childOf(element, name)?.text;
	return text === "" ? void 0 : text;
}
//#endregion
Object.defineProperty(exports, "childOf", {
	enumerable: true,
	get: function() {
		return childOf;
	}
});
Object.defineProperty(exports, "childrenOf", {
	enumerable: true,
	get: function() {
		return childrenOf;
	}
});
Object.defineProperty(exports, "parseXml", {
	enumerable: true,
	get: function() {
		return parseXml;
	}
});
Object.defineProperty(exports, "textOf", {
	enumerable: true,
	get: function() {
		return textOf;
	}
});
