require("./rolldown-runtime-Bd6kNlEP.js");
const require_index = require("../index.js");
//#region src/service/pauses.ts
var import_dist = require("./dist-B2JUA_Lm.js").default;
/**
* Our own pauses between the attempts of a request, spread out by cockatiel's decorrelated jitter.
* @returns a function that gives the next pause, in milliseconds
*/
function pauses(limits) {
	const { first, longest } = require_index.ownPauses(limits);
	let own = new import_dist.ExponentialBackoff({
		initialDelay: first,
		maxDelay: longest
	}).next();
	return () => {
		own = own.next(void 0);
		return own.duration;
	};
}
//#endregion
exports.pauses = pauses;
