const require_index = require("../index.js");
const require_leven = require("./leven-CakbgFXD.js");
const require_queue_settings = require("./queue-settings-DiE8UI_s.js");
//#region src/inputs/extra-fields.ts
const settings = Object.keys(require_queue_settings.queueSettings);
/** Fields that the requests of an operation are known to take beside those that the action sets. */
const knownFields = {
	"submit-pull-request": ["priority", "noBatch"],
	"get-merge-queue-testing-details": ["testRunId"],
	"create-queue": settings,
	"update-queue": settings,
	"apply-queue": settings,
	"list-unhealthy-tests": ["status"]
};
/** A name's letters and digits in lower case, so that two spellings of one name are equal. */
const bare = (name) => name.toLowerCase().replace(/[^a-z0-9]/g, "");
/** Warnings for fields that are nearly one that the service knows. They are sent as they are, since it may know more. */
function extraFieldWarnings(operation, fields) {
	const known = [...knownFields[operation] ?? [], ...require_index.reservedFields];
	return fields.flatMap((field) => {
		if (known.includes(field)) return [];
		const nearest = require_leven.closestMatch(bare(field), known.map(bare), { maxDistance: Math.min(3, Math.floor(field.length / 4)) });
		const meant = known.find((name) => bare(name) === nearest);
		if (meant === void 0) return [];
		const isReserved = require_index.reservedFields.includes(meant);
		return [`input extra-fields: ${require_index.quoted(field)} is sent as it is, and the service may ignore it. Did you mean ${meant}${isReserved ? ", which the action sets itself" : ""}?`];
	});
}
//#endregion
exports.extraFieldWarnings = extraFieldWarnings;
