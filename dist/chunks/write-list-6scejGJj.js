let node_fs_promises = require("node:fs/promises");
let node_crypto = require("node:crypto");
//#region src/flaky-tests/lists/write-list.ts
/** Text is handed to the file in pieces of about this many UTF-16 code units. */
const PIECE = 64 * 1024;
/**
* Writes records as they come into a file that holds one JSON array, one record a line. The file has its name only when
* it is complete: when the records end in an error, that error is thrown and nothing is left, nor is an older file of
* that name touched.
*
* @param path where the array goes; its directory must exist
* @param clean takes out of the JSON of a record what must not be in the file
* @returns number of records
*/
async function writeList(path, records, clean) {
	const partial = `${path}.${(0, node_crypto.randomBytes)(6).toString("hex")}.partial`;
	const file = await (0, node_fs_promises.open)(partial, "wx");
	try {
		let count = 0;
		let piece = "[";
		for await (const record of records) {
			piece += `${count++ === 0 ? "\n" : ",\n"}${clean(JSON.stringify(record))}`;
			if (piece.length >= PIECE) {
				await file.appendFile(piece);
				piece = "";
			}
		}
		await file.appendFile(`${piece}${count === 0 ? "]" : "\n]"}\n`);
		await file.close();
		await (0, node_fs_promises.rename)(partial, path);
		return count;
	} catch (error) {
		await file.close().catch(() => void 0);
		await (0, node_fs_promises.rm)(partial, { force: true });
		throw error;
	}
}
//#endregion
exports.writeList = writeList;
