//#region src/service/text.ts
/**
* Text cut at `most` characters, with a mark where it is cut: by the mark, what was left there of a token is found and
* taken out.
*/
function shortened(outside, most) {
	return outside.length > most ? `${outside.slice(0, most - 1)}…` : outside;
}
/** Text from outside on one line: white space folded, and cut at `most` characters with the full length said. */
function oneLine(text, most = 500) {
	const folded = text.slice(0, most * 4).replace(/\s+/gu, " ").trim();
	return folded.length > most || text.length > most * 4 ? `${folded.slice(0, most)}… (${String(text.length)} characters)` : folded;
}
//#endregion
Object.defineProperty(exports, "oneLine", {
	enumerable: true,
	get: function() {
		return oneLine;
	}
});
Object.defineProperty(exports, "shortened", {
	enumerable: true,
	get: function() {
		return shortened;
	}
});
