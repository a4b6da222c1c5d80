const require_names = require("./names-08gbG_DB.js");
let node_fs_promises = require("node:fs/promises");
let node_path = require("node:path");
let node_util = require("node:util");
//#region src/impacted-targets/git/synthetic-commit.ts
/** The commits are read by tools on this machine alone, so who made them and when says nothing. */
const identity = {
	GIT_AUTHOR_NAME: "merge-queue-action",
	GIT_AUTHOR_EMAIL: "merge-queue-action@localhost",
	GIT_AUTHOR_DATE: "1970-01-01T00:00:00Z",
	GIT_COMMITTER_NAME: "merge-queue-action",
	GIT_COMMITTER_EMAIL: "merge-queue-action@localhost",
	GIT_COMMITTER_DATE: "1970-01-01T00:00:00Z"
};
/**
* Makes a commit with the files of one side and the other side as its only parent, in that side's temporary
* directory. Tools compare a commit with its merge base with another; here that is the other commit itself, however
* much history there is and however the two are related.
* @returns the commit's name, to be used in `tree.directory()`
* @throws ImpactError when git fails
*/
async function syntheticCommit(tree, other, tools) {
	const { exitCode, stdout, stderr } = await tools.run("git", [
		"--git-dir=.git",
		"commit-tree",
		`${tree.object}^{tree}`,
		"-p",
		other.object,
		"-m",
		"comparison"
	], {
		cwd: await tree.directory(),
		env: identity
	});
	if (exitCode === 0) return stdout.trim();
	throw new require_names.ImpactError(`git commit-tree ${tree.object} in a temporary directory: ${stderr.trim()}`);
}
//#endregion
//#region src/impacted-targets/node-packages/installed.ts
/**
* Finds a program in the `node_modules` of the build's root or of a directory above it in the repository.
* @param checkout absolute path of the user's checkout
* @param root the build's root in it
* @param name the package, whose program has the same name
* @throws ImpactError when it is not installed
*/
async function installedProgram(checkout, root, name) {
	for (let directory = root;; directory = node_path.posix.dirname(directory)) {
		const found = await programOf((0, node_path.join)(checkout, directory, "node_modules", name), name);
		if (found) return found;
		if (directory === "" || directory === ".") break;
	}
	throw new require_names.ImpactError(`${name} is not in node_modules of ${root === "" ? "the repository" : root}. Install the dependencies in a step before this one (npm ci, pnpm install or yarn install), so that the version that the repository pins is there`);
}
async function programOf(directory, name) {
	const text = await (0, node_fs_promises.readFile)((0, node_path.join)(directory, "package.json"), "utf8").catch(() => void 0);
	if (text === void 0) return void 0;
	const { bin, version = "" } = JSON.parse(text);
	const program = typeof bin === "string" ? bin : bin?.[name];
	return program === void 0 ? void 0 : {
		script: (0, node_path.join)(directory, program),
		version
	};
}
/** Runs a JavaScript program with the Node.js of the job, or with this one where the job has none. */
async function runScript(tools, script, args, options) {
	try {
		return await tools.run("node", [script, ...args], options);
	} catch (error) {
		if (!(error instanceof require_names.ToolMissing)) throw error;
		return tools.run(process.execPath, [script, ...args], options);
	}
}
/**
* Puts what is installed in the user's checkout beside the files of a commit, by symlinks in its temporary directory,
* as long as `work` runs.
*/
async function withInstalledPackages(checkout, tree, work) {
	const directory = await tree.directory();
	const packages = (await tree.entries()).map(({ path }) => path).filter((path) => node_path.posix.basename(path) === "package.json" && !`/${path}`.includes("/node_modules/"));
	const links = [];
	try {
		for (const path of packages) {
			const installed = node_path.posix.join(node_path.posix.dirname(path), "node_modules");
			const link = (0, node_path.join)(directory, installed);
			if (!await exists((0, node_path.join)(checkout, installed)) || await exists(link)) continue;
			await (0, node_fs_promises.symlink)((0, node_path.join)(checkout, installed), link, "junction");
			links.push(link);
		}
		return await work();
	} finally {
		for (const link of links) await (0, node_fs_promises.unlink)(link);
	}
}
async function exists(path) {
	return (0, node_fs_promises.lstat)(path).then(() => true, () => false);
}
//#endregion
//#region src/impacted-targets/node-packages/owners.ts
/** Whose directory a path lies in: the nearest directory above it that belongs to someone. */
var Owners = class {
	#byDirectory;
	/** @param directories names by their directory, POSIX and from where the paths begin; the root is `.` or empty */
	constructor(directories) {
		this.#byDirectory = new Map([...directories].map(([directory, name]) => [normal(directory), name]));
	}
	of(path) {
		for (let at = path.lastIndexOf("/"); at !== -1; at = path.lastIndexOf("/", at - 1)) {
			const owner = this.#byDirectory.get(path.slice(0, at));
			if (owner !== void 0) return owner;
		}
		return this.#byDirectory.get("");
	}
};
function normal(directory) {
	const path = directory.replaceAll("\\", "/").replace(/^\.\//, "").replace(/\/+$/, "");
	return path === "." ? "" : path;
}
//#endregion
//#region node_modules/strip-json-comments/index.js
const singleComment = Symbol("singleComment");
const multiComment = Symbol("multiComment");
const stripWithoutWhitespace = () => "";
const stripWithWhitespace = (string, start, end) => string.slice(start, end).replace(/[^ \t\r\n]/g, " ");
const isEscaped = (jsonString, quotePosition) => {
	let index = quotePosition - 1;
	let backslashCount = 0;
	while (jsonString[index] === "\\") {
		index -= 1;
		backslashCount += 1;
	}
	return Boolean(backslashCount % 2);
};
function stripJsonComments(jsonString, { whitespace = true, trailingCommas = false } = {}) {
	if (typeof jsonString !== "string") throw new TypeError(`Expected argument \`jsonString\` to be a \`string\`, got \`${typeof jsonString}\``);
	const strip = whitespace ? stripWithWhitespace : stripWithoutWhitespace;
	let isInsideString = false;
	let isInsideComment = false;
	let offset = 0;
	let buffer = "";
	let result = "";
	let commaIndex = -1;
	for (let index = 0; index < jsonString.length; index++) {
		const currentCharacter = jsonString[index];
		const nextCharacter = jsonString[index + 1];
		if (!isInsideComment && currentCharacter === "\"") {
			if (!isEscaped(jsonString, index)) isInsideString = !isInsideString;
		}
		if (isInsideString) continue;
		if (!isInsideComment && currentCharacter + nextCharacter === "//") {
			buffer += jsonString.slice(offset, index);
			offset = index;
			isInsideComment = singleComment;
			index++;
		} else if (isInsideComment === singleComment && currentCharacter + nextCharacter === "\r\n") {
			index++;
			isInsideComment = false;
			buffer += strip(jsonString, offset, index);
			offset = index;
			continue;
		} else if (isInsideComment === singleComment && currentCharacter === "\n") {
			isInsideComment = false;
			buffer += strip(jsonString, offset, index);
			offset = index;
		} else if (!isInsideComment && currentCharacter + nextCharacter === "/*") {
			buffer += jsonString.slice(offset, index);
			offset = index;
			isInsideComment = multiComment;
			index++;
			continue;
		} else if (isInsideComment === multiComment && currentCharacter + nextCharacter === "*/") {
			index++;
			isInsideComment = false;
			buffer += strip(jsonString, offset, index + 1);
			offset = index + 1;
			continue;
		} else if (trailingCommas && !isInsideComment) {
			if (commaIndex !== -1) {
				if (currentCharacter === "}" || currentCharacter === "]") {
					buffer += jsonString.slice(offset, index);
					result += strip(buffer, 0, 1) + buffer.slice(1);
					buffer = "";
					offset = index;
					commaIndex = -1;
				} else if (currentCharacter !== " " && currentCharacter !== "	" && currentCharacter !== "\r" && currentCharacter !== "\n") {
					buffer += jsonString.slice(offset, index);
					offset = index;
					commaIndex = -1;
				}
			} else if (currentCharacter === ",") {
				result += buffer + jsonString.slice(offset, index);
				buffer = "";
				offset = index;
				commaIndex = index;
			}
		}
	}
	const remaining = isInsideComment === singleComment ? strip(jsonString, offset) : jsonString.slice(offset);
	return result + buffer + remaining;
}
//#endregion
//#region src/impacted-targets/formats/json-with-comments.ts
/**
* Reads JSON in which comments and trailing commas are allowed, as in turbo.json, nx.json, rush.json and tsconfig.json.
* @throws SyntaxError whose position is that of the text, since comments are replaced by spaces
*/
function parseJsonWithComments(text) {
	return JSON.parse(stripJsonComments(text.replace(/^\uFEFF/, ""), { trailingCommas: true }));
}
/** The value as a mapping; empty where it is anything else. */
function mapping(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
/** The texts of a list; empty where it is anything else. */
function texts(value) {
	return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
//#endregion
//#region src/impacted-targets/node-packages/root-files.ts
const shared = /^(\.npmrc|\.yarnrc(\.yml)?|\.pnpmfile\.[cm]?js|pnpm-workspace\.yaml|\.nvmrc|\.node-version|\.tool-versions|patches\/.*|\.yarn\/.*)$/;
/**
* True for files at the root that say which packages are installed, how, and for which Node.js. They bear on every
* package, whoever owns them.
* @param path from the build's root
*/
function isSharedRootFile(path) {
	return shared.test(path);
}
/** Fields of the root's package.json that bear on the root itself alone. */
const ownFields = /* @__PURE__ */ new Set([
	"name",
	"version",
	"description",
	"license",
	"author",
	"scripts",
	"nx"
]);
/**
* Fields of the root's package.json that differ and bear on other packages as well.
* @returns undefined where that cannot be said
*/
function changedSharedFields(before, after) {
	if (before === void 0 || after === void 0) return void 0;
	try {
		const [was, is] = [mapping(JSON.parse(before)), mapping(JSON.parse(after))];
		return [.../* @__PURE__ */ new Set([...Object.keys(was), ...Object.keys(is)])].filter((field) => !ownFields.has(field) && !(0, node_util.isDeepStrictEqual)(was[field], is[field]));
	} catch {
		return;
	}
}
//#endregion
Object.defineProperty(exports, "Owners", {
	enumerable: true,
	get: function() {
		return Owners;
	}
});
Object.defineProperty(exports, "changedSharedFields", {
	enumerable: true,
	get: function() {
		return changedSharedFields;
	}
});
Object.defineProperty(exports, "installedProgram", {
	enumerable: true,
	get: function() {
		return installedProgram;
	}
});
Object.defineProperty(exports, "isSharedRootFile", {
	enumerable: true,
	get: function() {
		return isSharedRootFile;
	}
});
Object.defineProperty(exports, "mapping", {
	enumerable: true,
	get: function() {
		return mapping;
	}
});
Object.defineProperty(exports, "parseJsonWithComments", {
	enumerable: true,
	get: function() {
		return parseJsonWithComments;
	}
});
Object.defineProperty(exports, "runScript", {
	enumerable: true,
	get: function() {
		return runScript;
	}
});
Object.defineProperty(exports, "syntheticCommit", {
	enumerable: true,
	get: function() {
		return syntheticCommit;
	}
});
Object.defineProperty(exports, "texts", {
	enumerable: true,
	get: function() {
		return texts;
	}
});
Object.defineProperty(exports, "withInstalledPackages", {
	enumerable: true,
	get: function() {
		return withInstalledPackages;
	}
});
