const require_index = require("../index.js");
//#region src/operations/requests.ts
/** What `needs` promises: an operation that did not ask for it may not use it. */
function promised(value, what) {
	if (value === void 0) throw new Error(`the operation uses the ${what} without needing it`);
	return value;
}
const repositoryOf = (context) => promised(context.intent.repository, "repository");
const targetBranchOf = (context) => promised(context.intent.targetBranch, "target branch");
const pullRequestOf = (context) => promised(context.intent.pullRequest, "pull request");
/** Repository and target branch, without extra fields (service interface, section 2.2). */
function bareQueueRequest(context) {
	return {
		repo: repositoryOf(context),
		targetBranch: targetBranchOf(context)
	};
}
/** The same with the pull request. */
function barePullRequestRequest(context) {
	return {
		...bareQueueRequest(context),
		pr: { number: pullRequestOf(context).number }
	};
}
/** The same with what the workflow author adds. */
function pullRequestRequest(context) {
	return {
		...barePullRequestRequest(context),
		...context.inputs.extraFields
	};
}
/** The settings that create and update add to a queue's identity. */
function queueSettingsRequest(context) {
	return {
		...bareQueueRequest(context),
		...context.inputs.queueSettings,
		...context.inputs.extraFields
	};
}
/** @throws InputError when extra fields are given to a request that has no place for them */
function refuseExtraFields(context, why) {
	if (Object.keys(context.inputs.extraFields).length > 0) throw new require_index.InputError("extra-fields", `${why}. Remove them`);
}
/** The pull request that is meant, as results show it. */
function pullRequestResult(context) {
	const { number, title, url } = pullRequestOf(context);
	return {
		number,
		url,
		...title === void 0 ? {} : { title }
	};
}
//#endregion
Object.defineProperty(exports, "barePullRequestRequest", {
	enumerable: true,
	get: function() {
		return barePullRequestRequest;
	}
});
Object.defineProperty(exports, "bareQueueRequest", {
	enumerable: true,
	get: function() {
		return bareQueueRequest;
	}
});
Object.defineProperty(exports, "pullRequestOf", {
	enumerable: true,
	get: function() {
		return pullRequestOf;
	}
});
Object.defineProperty(exports, "pullRequestRequest", {
	enumerable: true,
	get: function() {
		return pullRequestRequest;
	}
});
Object.defineProperty(exports, "pullRequestResult", {
	enumerable: true,
	get: function() {
		return pullRequestResult;
	}
});
Object.defineProperty(exports, "queueSettingsRequest", {
	enumerable: true,
	get: function() {
		return queueSettingsRequest;
	}
});
Object.defineProperty(exports, "refuseExtraFields", {
	enumerable: true,
	get: function() {
		return refuseExtraFields;
	}
});
Object.defineProperty(exports, "repositoryOf", {
	enumerable: true,
	get: function() {
		return repositoryOf;
	}
});
Object.defineProperty(exports, "targetBranchOf", {
	enumerable: true,
	get: function() {
		return targetBranchOf;
	}
});
