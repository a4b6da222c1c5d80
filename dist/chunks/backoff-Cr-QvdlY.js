require("./rolldown-runtime-Bd6kNlEP.js");
const require_index = require("../index.js");
//#region src/service/backoff.ts
var import_dist = require("./dist-B2JUA_Lm.js").default;
/**
* Our own backoffDelays between the attempts of a request, spread out by cockatiel's decorrelated jitter.
* @returns a function that gives the next delay, in milliseconds
*/
function backoffDelays(limits) {
	const { first, longest } = require_index.backoffBounds(limits);
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
exports.backoffDelays = backoffDelays;
