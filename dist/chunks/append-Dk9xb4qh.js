//#region src/impacted-targets/target-graph/append.ts
/**
* Puts a value behind those that a key has. A copy of the list for each value would take the square of their number when
* a pull request gives many things one name.
*/
function append(map, key, value) {
	const known = map.get(key);
	if (known === void 0) map.set(key, [value]);
	else known.push(value);
}
//#endregion
Object.defineProperty(exports, "append", {
	enumerable: true,
	get: function() {
		return append;
	}
});
