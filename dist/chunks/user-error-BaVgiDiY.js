//#region src/errors/user-error.ts
/**
* What a user, the event, the runner or the service did, as opposed to a mistake in this action. Its message is one line for a person:
* what was tried, what came back, and what to do. Every expected error extends it; anything else is reported as a bug.
*/
var UserError = class extends Error {
	name = "UserError";
	/** Name of the input that decides, where there is one. */
	input;
	/** Where it stands, for an error that is about a file. */
	mistakes = [];
	constructor(message, { input, cause } = {}) {
		super(message, cause === void 0 ? void 0 : { cause });
		this.input = input;
	}
};
//#endregion
Object.defineProperty(exports, "UserError", {
	enumerable: true,
	get: function() {
		return UserError;
	}
});
