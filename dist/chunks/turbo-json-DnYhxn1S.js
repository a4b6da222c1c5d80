const require_json_with_comments = require("./json-with-comments-ebJx5w5S.js");
let node_path = require("node:path");
//#region src/impacted-targets/build-systems/turborepo/turbo-json.ts
/** What turbo's configuration is called, at the root of the build and in packages. */
const configurationNames = ["turbo.json", "turbo.jsonc"];
/**
* Reads a turbo.json.
* @param directory the directory that it lies in, from the build's root; empty for the root's own
* @param owner the package that it belongs to; undefined for the root's own
* @throws SyntaxError when it is no JSON
*/
function readTaskReach(text, directory, owner) {
	const configuration = require_json_with_comments.mapping(require_json_with_comments.parseJsonWithComments(text));
	const dependencies = [];
	const inputs = [];
	for (const on of owner === void 0 ? [] : require_json_with_comments.texts(configuration.extends)) if (on !== "//" && on !== owner) dependencies.push({
		from: owner ?? "*",
		on
	});
	const tasks = {
		...require_json_with_comments.mapping(configuration.pipeline),
		...require_json_with_comments.mapping(configuration.tasks)
	};
	for (const [name, value] of Object.entries(tasks)) {
		const task = require_json_with_comments.mapping(value);
		const from = name.includes("#") ? name.slice(0, name.lastIndexOf("#")) : owner ?? "*";
		for (const dependency of [...require_json_with_comments.texts(task.dependsOn), ...require_json_with_comments.texts(task.with)]) {
			const on = dependency.includes("#") ? dependency.slice(0, dependency.lastIndexOf("#")) : "";
			if (on !== "" && on !== "//" && on !== from) dependencies.push({
				from,
				on
			});
		}
		for (const input of require_json_with_comments.texts(task.inputs)) {
			if (input.startsWith("!")) continue;
			const fixed = input.replace(/[*?[{].*$/, "");
			if (fixed.startsWith("$TURBO_ROOT$/")) inputs.push(node_path.posix.normalize(fixed.slice(13)));
			else if (fixed.startsWith("../")) inputs.push(owner === void 0 ? fixed.replace(/^(\.\.\/)+/, "") : node_path.posix.join(directory, fixed));
		}
	}
	return {
		dependencies,
		inputs
	};
}
//#endregion
Object.defineProperty(exports, "configurationNames", {
	enumerable: true,
	get: function() {
		return configurationNames;
	}
});
Object.defineProperty(exports, "readTaskReach", {
	enumerable: true,
	get: function() {
		return readTaskReach;
	}
});
