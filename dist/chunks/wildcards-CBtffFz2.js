const require_linear_expression = require("./linear-expression-BRkbi3Bz.js");
//#region src/impacted-targets/target-graph/wildcards.ts
/**
* An expression for whole paths that match a pattern of `*`, `?` and `[…]`, none of which crosses a slash.
* A class that never ends is taken as the characters that it is written with; a class that cannot be (`[z-a]`) matches nothing.
*/
function wildcardExpression(pattern, syntax) {
	const segments = pattern.split("/");
	let source = "";
	segments.forEach((segment, index) => {
		const last = index === segments.length - 1;
		if (syntax.anyDepth && segment === "**") source += last ? ".*" : "(?:[^/]+/)*";
		else source += segmentExpression(segment, syntax) + (last ? "" : "/");
	});
	try {
		return new require_linear_expression.LinearExpression(`^${source}$`);
	} catch {
		return new require_linear_expression.LinearExpression("^(?!)$");
	}
}
function segmentExpression(segment, { escapes, negation }) {
	let source = "";
	for (let at = 0; at < segment.length; at += 1) {
		const character = segment.charAt(at);
		if (character === "*") source += "[^/]*";
		else if (character === "?") source += "[^/]";
		else if (character === "\\" && escapes) source += literal(segment.charAt(at += 1));
		else if (character === "[") {
			const end = segment.indexOf("]", at + (segment.charAt(at + 1) === negation ? 3 : 2));
			if (end < 0) source += "\\[";
			else {
				const negated = segment.charAt(at + 1) === negation;
				const members = segment.slice(at + (negated ? 2 : 1), end).replace(/[\\\]^[]/g, "\\$&");
				source += `[${negated ? "^/" : ""}${members}]`;
				at = end;
			}
		} else source += literal(character);
	}
	return source;
}
function literal(character) {
	return character.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
//#endregion
Object.defineProperty(exports, "wildcardExpression", {
	enumerable: true,
	get: function() {
		return wildcardExpression;
	}
});
