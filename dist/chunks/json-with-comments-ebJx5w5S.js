const require_size_limit = require("./size-limit-9QsjQFje.js");
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
//#region src/impacted-targets/formats/json.ts
/**
* Reads a JSON file of a commit.
* @throws SyntaxError when it is no JSON; TooLarge when it is too large
*/
function parseJson(text) {
	require_size_limit.checkSize(text.length);
	return JSON.parse(text);
}
//#endregion
//#region src/impacted-targets/formats/json-with-comments.ts
/**
* Reads JSON in which comments and trailing commas are allowed, as in turbo.json, nx.json, rush.json and tsconfig.json.
* @throws SyntaxError whose position is that of the text, since comments are replaced by spaces
*/
function parseJsonWithComments(text) {
	return parseJson(stripJsonComments(text.replace(/^\uFEFF/, ""), { trailingCommas: true }));
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
Object.defineProperty(exports, "mapping", {
	enumerable: true,
	get: function() {
		return mapping;
	}
});
Object.defineProperty(exports, "parseJson", {
	enumerable: true,
	get: function() {
		return parseJson;
	}
});
Object.defineProperty(exports, "parseJsonWithComments", {
	enumerable: true,
	get: function() {
		return parseJsonWithComments;
	}
});
Object.defineProperty(exports, "texts", {
	enumerable: true,
	get: function() {
		return texts;
	}
});
