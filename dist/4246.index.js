"use strict";
exports.id = 4246;
exports.ids = [4246];
exports.modules = {

/***/ 47210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GU: () => (/* binding */ parseJsonWithComments),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   pq: () => (/* binding */ mapping)
/* harmony export */ });
/* harmony import */ var strip_json_comments__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36765);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12846);


function parseJsonWithComments(text) {
  return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)((0,strip_json_comments__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(text.replace(/^\uFEFF/, ""), { trailingCommas: true }));
}
function mapping(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
function texts(value) {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}



/***/ }),

/***/ 12846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _size_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28583);

function parseJson(text) {
  (0,_size_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .checkSize */ .C1)(text.length);
  return JSON.parse(text);
}



/***/ }),

/***/ 28583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ checkSize),
/* harmony export */   MF: () => (/* binding */ TooLarge),
/* harmony export */   g$: () => (/* binding */ tooLarge)
/* harmony export */ });
/* unused harmony export parsedLimitBytes */
/* harmony import */ var _shared_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53270);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4661);


const parsedLimitBytes = 32 * 1024 * 1024;
class TooLarge extends _shared_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
  name = "TooLarge";
}
function checkSize(size) {
  const refused = tooLarge(size);
  if (refused !== void 0) throw new TooLarge(refused);
}
function tooLarge(size) {
  return size <= parsedLimitBytes ? void 0 : `it has ${(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(size)} bytes, and at most ${(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(parsedLimitBytes)} of such a file are read`;
}



/***/ }),

/***/ 64246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  impactOfWorkflow: () => (/* binding */ impactOfWorkflow)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/impacted-targets/formats/json-with-comments.js
var json_with_comments = __webpack_require__(47210);
;// CONCATENATED MODULE: ./build/impacted-targets/unowned/job-commands.js
const plain = /^(?:echo|printf|gh|jq|yq|curl|wget|cat|cut|grep|egrep|sort|uniq|tr|wc|mkdir|rm|cp|mv|ls|pwd|export|exit|true|false|test|\[|\[\[|\]|\]\]|fi|done|esac|date|sleep|head|tail|tee|touch|chmod|base64|sha256sum|basename|dirname|shopt|local|return|read|set|unset|:|df|du|free|uname|whoami|hostname|diff|cmp)$/;
const installs = [
  /^(?:npm|pnpm|yarn|bun) (?:ci|install|i|config|publish|view|whoami|login|logout|dist-tag|cache|version|info|set|dedupe)\b/,
  /^yarn$/,
  /^corepack (?:enable|prepare|install|use)\b/,
  /^(?:pip3?|python3? -m pip|uv pip) install\b(?!.* -e)/,
  /^uv (?:sync|venv|python|lock)\b/,
  /^git (?!.*(?:bisect|rebase -x|rebase --exec|submodule foreach|-c ))/,
  /^(?:apt-get|apt|brew) (?:update|install|upgrade|remove)\b/,
  /^rustup (?:show|update|toolchain|component|target|default)\b/
];
const selecting = /^(?:npx |pnpm exec |yarn )?(?:npm|pnpm|yarn|turbo|nx|lerna|bun|cargo|uv|go)\b/;
const selection = /(?:^|\s)(?:--filter|-F|--workspace|-w|--package|-p|--project|--scope)(?:=|\s+)(?:"([^"]*)"|'([^']*)'|(\S+))/g;
function scopesOf(script, folder) {
  const scopes = [];
  let here = folder;
  const commands = commandsIn(script);
  if (commands === void 0) return void 0;
  for (const part of commands) {
    const command = part.trim().replace(/^(?:(?:if|then|else|elif|while|until|do|!|time|sudo|\{|\})\s+)+/, "").replace(/^(?:[A-Za-z_]\w*\+?=(?:"[^"]*"|'[^']*'|\S*)\s*)+/, "").replace(/\s+/g, " ").trim();
    if (/^(?:|if|then|else|do|\{|\}|for \w+ in\b.*)$/.test(command)) continue;
    const directory = /^cd ("?)([\w./-]+)\1$/.exec(command)?.[2];
    if (directory !== void 0) {
      const next = below(here, directory);
      if (next === void 0) return void 0;
      here = next;
      continue;
    }
    const scope = scopeOf(command, here);
    if (scope === void 0) return void 0;
    scopes.push(scope);
  }
  return scopes;
}
const deepest = 5;
function commandsIn(script) {
  let text = script.replace(/\\\r?\n/g, " ").replace(/^\s*#.*$/gm, "").replace(/\$\{\{[^}]*\}\}/g, "$EXPRESSION");
  const inner = [];
  for (let level = 0; level < deepest; level += 1) {
    text = text.replace(/\$\(([^()]*)\)|`([^`]*)`/g, (_, one, other) => {
      inner.push(one ?? other ?? "");
      return "$INNER";
    });
  }
  if (/\$\(|`|<</.test(text)) return void 0;
  return [text, ...inner].flatMap(
    (one) => one.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/gs, (whole) => whole.replace(/[\s;|&()]+/g, " ")).split(/[\n;|()]|&&|&(?!\d)/)
  );
}
function scopeOf(command, folder) {
  const [program = ""] = command.split(" ");
  if (/^gh (?:workflow run|api .*dispatches)/.test(command)) return void 0;
  const isPlain = plain.test(program) || installs.some((pattern) => pattern.test(command));
  if (isPlain) return { kind: "neither" };
  if (selecting.test(command) && !/\s(?:--workspaces|--all|-r|--recursive|-ws)(?=\s|$)/.test(command)) {
    const names = [...command.matchAll(selection)].map(([, a, b, c]) => a ?? b ?? c ?? "");
    if (/^cargo\b/.test(command) && /\s--workspace(?:\s|$)/.test(command)) return void 0;
    if (names.length > 0) {
      return names.every((name) => /^@?[\w.-]+(?:\/[\w.-]+)?$/.test(name) && !/^\.{1,2}\//.test(name)) ? { kind: "names", names } : void 0;
    }
  }
  return folder === "" || /(?:^|[\s"'=:/])\.\.(?:\/|["'\s]|$)|\$/.test(command) ? void 0 : { kind: "folder", folder };
}
function below(folder, written) {
  if (!/^[\w@./-]*$/.test(written) || written.startsWith("/")) return void 0;
  const segments = folder === "" ? [] : folder.split("/");
  for (const segment of written.split("/")) {
    if (segment === "" || segment === ".") continue;
    if (segment !== "..") segments.push(segment);
    else if (segments.pop() === void 0) return void 0;
  }
  return segments.join("/");
}


;// CONCATENATED MODULE: ./build/impacted-targets/unowned/workflow-events.js
const elsewhere = /* @__PURE__ */ new Set([
  ...["schedule", "release", "issues", "issue_comment", "discussion", "discussion_comment", "label", "milestone"],
  ...["fork", "watch", "gollum", "page_build", "public", "registry_package", "delete", "branch_protection_rule"],
  ...["project", "project_card", "project_column", "member", "star"]
]);
const merged = /^(main|master|trunk)$/;
function isAfterMerge(workflow) {
  const on = workflow.on ?? workflow.true;
  const events = typeof on === "string" ? [[on, void 0]] : Array.isArray(on) ? on.map((name) => [String(name), void 0]) : typeof on === "object" && on !== null ? Object.entries(on) : [];
  return events.length > 0 && events.every(([name, filter]) => elsewhere.has(name) || isOfMerged(name, filter));
}
function isOfMerged(name, filter) {
  if (name !== "push" || typeof filter !== "object" || filter === null) return false;
  const { branches, tags, ...others } = filter;
  if (Object.keys(others).some((key) => key !== "paths" && key !== "paths-ignore" && key !== "tags-ignore"))
    return false;
  if (branches === void 0) return tags !== void 0;
  const names = [branches].flat();
  return names.length > 0 && names.every((branch) => typeof branch === "string" && merged.test(branch));
}


;// CONCATENATED MODULE: ./build/impacted-targets/unowned/workflow-jobs.js




const plainActions = [
  /^actions\/(?:checkout|cache|cache\/(?:save|restore)|upload-artifact|download-artifact|labeler|stale|first-interaction|add-to-project)$/,
  /^actions\/(?:create-github-app-token|configure-pages|upload-pages-artifact|deploy-pages|setup-(?:node|python|go|java|dotnet))$/,
  /^(?:pnpm\/action-setup|pnpm\/setup|astral-sh\/setup-uv|oven-sh\/setup-bun|denoland\/setup-deno|actions-rs\/toolchain|dtolnay\/rust-toolchain|Swatinem\/rust-cache)$/,
  /^(?:dessant\/[\w-]+|peter-evans\/[\w-]+|dorny\/paths-filter|tj-actions\/changed-files|amannn\/action-semantic-pull-request)$/,
  /^(?:marocchino\/sticky-pull-request-comment|stefanzweifel\/git-auto-commit-action|EndBug\/add-and-commit|release-drafter\/release-drafter)$/,
  /^(?:actions-cool\/[\w-]+|TimonVS\/pr-labeler-action|eps1lon\/actions-label-merge-conflict|mheap\/github-action-required-labels)$/,
  /^(?:googleapis\/release-please-action|step-security\/harden-runner|toshimaru\/auto-author-assign|kentaro-m\/auto-assign-action)$/,
  /^(?:codelytv\/pr-size-labeler|pascalgn\/size-label-action|srvaroa\/labeler|fuxingloh\/multi-labeler|bcoe\/conventional-release-labels)$/i,
  /^(?:slackapi\/slack-github-action|8398a7\/action-slack|discord-actions\/message|remix-run\/stale-[\w-]+)$/
];
const withoutOutcome = /* @__PURE__ */ new Set(["name", "run-name", "permissions", "concurrency"]);
async function impactOfWorkflow({ base, head }, change) {
  const { path } = change;
  if (!/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)) return void 0;
  const sides = [];
  for (const [entry, tree] of [[change.base, base], [change.head, head]]) {
    if (entry === void 0) sides.push(void 0);
    else {
      const content = (await tree.read([path])).get(path);
      const workflow = content && await parse(content.toString("utf8"));
      if (workflow === void 0) return void 0;
      sides.push(workflow);
    }
  }
  if (sides.every((side) => side === void 0 || isAfterMerge(side))) {
    return { rule: "no pull request and no merge group starts it", scopes: [] };
  }
  const jobs = differingJobs(sides[0] ?? {}, sides[1] ?? {});
  if (jobs.length === 0)
    return { rule: "only names, comments, permissions or versions of installers differ", scopes: [] };
  const scopes = [];
  for (const job of jobs) {
    const found = scopesOfJob(job);
    if (found === void 0) return void 0;
    scopes.push(...found);
  }
  const counting = scopes.filter(({ kind }) => kind !== "neither");
  return counting.length === 0 ? { rule: "its jobs that differ neither build nor test", scopes: [] } : { rule: "its jobs that differ run these alone", scopes: counting };
}
async function parse(text) {
  const { parseYaml } = await Promise.all(/* import() */[__webpack_require__.e(5624), __webpack_require__.e(943)]).then(__webpack_require__.bind(__webpack_require__, 50943));
  try {
    const workflow = parseYaml(text);
    const isMapping = typeof workflow === "object" && workflow !== null && !Array.isArray(workflow);
    return isMapping ? workflow : void 0;
  } catch {
    return void 0;
  }
}
function differingJobs(base, head) {
  const shared = ({ jobs: _, ...rest }) => withoutNames(rest);
  const ofSide = (side) => Object.entries((0,json_with_comments/* mapping */.pq)(side.jobs)).map(([id, job]) => [id, inWorkflow(side, (0,json_with_comments/* mapping */.pq)(job))]);
  const [before, after] = [new Map(ofSide(base)), new Map(ofSide(head))];
  const others = (jobs, id) => jobs.get(id)?.needs;
  const isDecisive = (id) => before.get(id)?.outputs !== void 0 || after.get(id)?.outputs !== void 0 || !(0,external_node_util_.isDeepStrictEqual)(others(before, id), others(after, id));
  const differs = (id) => !(0,external_node_util_.isDeepStrictEqual)(comparable(before.get(id)), comparable(after.get(id)));
  const ids = /* @__PURE__ */ new Set([...before.keys(), ...after.keys()]);
  const all = !(0,external_node_util_.isDeepStrictEqual)(shared(base), shared(head)) || [...ids].some((id) => differs(id) && isDecisive(id));
  const found = [];
  for (const id of ids) {
    if (!all && !differs(id)) continue;
    for (const job of [before.get(id), after.get(id)]) if (job) found.push(job);
  }
  return found.length === 0 && all ? [{}] : found;
}
function inWorkflow({ defaults }, job) {
  return job.defaults === void 0 && defaults !== void 0 ? { ...job, defaults } : job;
}
function withoutNames(fields) {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !withoutOutcome.has(key)));
}
function comparable(job) {
  if (job === void 0) return void 0;
  const steps = Array.isArray(job.steps) ? job.steps : [];
  return {
    ...withoutNames(job),
    steps: steps.map((step) => {
      const { uses, ...rest } = withoutNames((0,json_with_comments/* mapping */.pq)(step));
      return { ...rest, uses: typeof uses === "string" && isPlainAction(uses) ? actionOf(uses) : uses };
    })
  };
}
const actionOf = (uses) => uses.split("@")[0] ?? uses;
const isPlainAction = (uses) => plainActions.some((pattern) => pattern.test(actionOf(uses)));
function scopesOfJob(job) {
  const { steps, defaults } = job;
  if (!Array.isArray(steps)) return void 0;
  const folder = (0,json_with_comments/* mapping */.pq)((0,json_with_comments/* mapping */.pq)(defaults).run)["working-directory"];
  const scopes = [];
  for (const step of steps.map(json_with_comments/* mapping */.pq)) {
    const found = typeof step.run === "string" ? ofScript(step, folder) : ofAction(step);
    if (found === void 0) return void 0;
    scopes.push(...found);
  }
  return scopes;
}
function ofScript(step, shared) {
  const written = step["working-directory"] ?? shared ?? "";
  const folder = typeof written === "string" ? below("", written) : void 0;
  const { shell = "bash" } = step;
  const isShell = typeof shell === "string" && /^(?:ba)?sh(?:\s|$)/.test(shell);
  return folder === void 0 || !isShell ? void 0 : scopesOf(String(step.run), folder);
}
function ofAction({ uses, with: given }) {
  if (typeof uses !== "string") return void 0;
  if (isPlainAction(uses)) return [];
  if (actionOf(uses) !== "actions/github-script") return void 0;
  const { script } = (0,json_with_comments/* mapping */.pq)(given);
  return typeof script === "string" && !/\b(?:require|import|exec\w*|spawn\w*|eval|Function)\b/.test(script) ? [] : void 0;
}



/***/ }),

/***/ 36765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ stripJsonComments)
/* harmony export */ });
const singleComment = Symbol('singleComment');
const multiComment = Symbol('multiComment');

const stripWithoutWhitespace = () => '';

// Replace all characters except ASCII spaces, tabs and line endings with regular spaces to ensure valid JSON output.
const stripWithWhitespace = (string, start, end) => string.slice(start, end).replace(/[^ \t\r\n]/g, ' ');

const isEscaped = (jsonString, quotePosition) => {
	let index = quotePosition - 1;
	let backslashCount = 0;

	while (jsonString[index] === '\\') {
		index -= 1;
		backslashCount += 1;
	}

	return Boolean(backslashCount % 2);
};

function stripJsonComments(jsonString, {whitespace = true, trailingCommas = false} = {}) {
	if (typeof jsonString !== 'string') {
		throw new TypeError(`Expected argument \`jsonString\` to be a \`string\`, got \`${typeof jsonString}\``);
	}

	const strip = whitespace ? stripWithWhitespace : stripWithoutWhitespace;

	let isInsideString = false;
	let isInsideComment = false;
	let offset = 0;
	let buffer = '';
	let result = '';
	let commaIndex = -1;

	for (let index = 0; index < jsonString.length; index++) {
		const currentCharacter = jsonString[index];
		const nextCharacter = jsonString[index + 1];

		if (!isInsideComment && currentCharacter === '"') {
			// Enter or exit string
			const escaped = isEscaped(jsonString, index);
			if (!escaped) {
				isInsideString = !isInsideString;
			}
		}

		if (isInsideString) {
			continue;
		}

		if (!isInsideComment && currentCharacter + nextCharacter === '//') {
			// Enter single-line comment
			buffer += jsonString.slice(offset, index);
			offset = index;
			isInsideComment = singleComment;
			index++;
		} else if (isInsideComment === singleComment && currentCharacter + nextCharacter === '\r\n') {
			// Exit single-line comment via \r\n
			index++;
			isInsideComment = false;
			buffer += strip(jsonString, offset, index);
			offset = index;
			continue;
		} else if (isInsideComment === singleComment && currentCharacter === '\n') {
			// Exit single-line comment via \n
			isInsideComment = false;
			buffer += strip(jsonString, offset, index);
			offset = index;
		} else if (!isInsideComment && currentCharacter + nextCharacter === '/*') {
			// Enter multiline comment
			buffer += jsonString.slice(offset, index);
			offset = index;
			isInsideComment = multiComment;
			index++;
			continue;
		} else if (isInsideComment === multiComment && currentCharacter + nextCharacter === '*/') {
			// Exit multiline comment
			index++;
			isInsideComment = false;
			buffer += strip(jsonString, offset, index + 1);
			offset = index + 1;
			continue;
		} else if (trailingCommas && !isInsideComment) {
			if (commaIndex !== -1) {
				if (currentCharacter === '}' || currentCharacter === ']') {
					// Strip trailing comma
					buffer += jsonString.slice(offset, index);
					result += strip(buffer, 0, 1) + buffer.slice(1);
					buffer = '';
					offset = index;
					commaIndex = -1;
				} else if (currentCharacter !== ' ' && currentCharacter !== '\t' && currentCharacter !== '\r' && currentCharacter !== '\n') {
					// Hit non-whitespace following a comma; comma is not trailing
					buffer += jsonString.slice(offset, index);
					offset = index;
					commaIndex = -1;
				}
			} else if (currentCharacter === ',') {
				// Flush buffer prior to this point, and save new comma index
				result += buffer + jsonString.slice(offset, index);
				buffer = '';
				offset = index;
				commaIndex = index;
			}
		}
	}

	const remaining = (isInsideComment === singleComment)
		? strip(jsonString, offset)
		: jsonString.slice(offset);

	return result + buffer + remaining;
}


/***/ })

};
;