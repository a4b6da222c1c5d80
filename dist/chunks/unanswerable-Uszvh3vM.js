const require_user_error = require("./user-error-BaVgiDiY.js");
//#region src/impacted-targets/target-graph/unanswerable.ts
/** Something of a commit that is not understood although nobody made a mistake: the answer is `ALL`, with this message. */
var Unanswerable = class extends require_user_error.UserError {
	name = "Unanswerable";
};
/**
* For a dependency by a path at which this commit has nothing. On another system something may be there: Windows and macOS do
* not tell case apart, Windows takes `\\` for `/`, and a path may lead around the repository and back into it.
* @param file that names the path
* @param written the path as it stands there
* @param what it is the path of, such as a package's name
*/
function leadsNowhere(file, written, what) {
	return new Unanswerable(`${file} names the path ${JSON.stringify(written)} for ${what}, and the repository has nothing there. Write it as it is tracked: with its case, with /, and inside of the repository`);
}
//#endregion
Object.defineProperty(exports, "Unanswerable", {
	enumerable: true,
	get: function() {
		return Unanswerable;
	}
});
Object.defineProperty(exports, "leadsNowhere", {
	enumerable: true,
	get: function() {
		return leadsNowhere;
	}
});
