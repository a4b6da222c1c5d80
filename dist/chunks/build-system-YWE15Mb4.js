const require_user_error = require("./user-error-BaVgiDiY.js");
//#region src/impacted-targets/build-system.ts
/** A failure that a person can act on: one line that says what was tried, what came back and what to do. */
var ImpactError = class extends require_user_error.UserError {
	name = "ImpactError";
};
/** The program is not on this machine. */
var ToolMissing = class extends ImpactError {
	program;
	name = "ToolMissing";
	constructor(program) {
		super(`${program} was not found on this machine, where the workspace is not searched. Install it in a step before this one, or set its path in the configuration`);
		this.program = program;
	}
};
//#endregion
Object.defineProperty(exports, "ImpactError", {
	enumerable: true,
	get: function() {
		return ImpactError;
	}
});
Object.defineProperty(exports, "ToolMissing", {
	enumerable: true,
	get: function() {
		return ToolMissing;
	}
});
