const require_index = require("../index.js");
//#region src/operations/requests.ts
/**
* A part of the context that the operation's `needs` require.
* @throws Error for an operation that uses a part without requiring it
*/
function promised(value, what) {
	if (value === void 0) throw new Error(`the operation uses the ${what} without needing it`);
	return value;
}
const repositoryOf = (step) => promised(step.context.repository, "repository");
const targetBranchOf = (step) => promised(step.context.targetBranch, "target branch");
const pullRequestOf = (step) => promised(step.context.pullRequest, "pull request");
/** Repository and target branch, without extra fields (service interface, section 2.2). */
function bareQueueRequest(step) {
	return {
		repo: repositoryOf(step),
		targetBranch: targetBranchOf(step)
	};
}
/** The same with the pull request. */
function barePullRequestRequest(step) {
	return {
		...bareQueueRequest(step),
		pr: { number: pullRequestOf(step).number }
	};
}
/** The same with what the workflow author adds. */
function pullRequestRequest(step) {
	return {
		...barePullRequestRequest(step),
		...step.inputs.extraFields
	};
}
/** @throws InputError when extra fields are given to a request that has no place for them */
function refuseExtraFields(step, why) {
	if (Object.keys(step.inputs.extraFields).length > 0) throw new require_index.InputError("extra-fields", `${why}. Remove them`);
}
/** A queue from the service's response, as results show it. */
function queueResult(step, queue) {
	return {
		...queue,
		targetBranch: targetBranchOf(step),
		repositoryUrl: require_index.repositoryUrl(repositoryOf(step), step.event)
	};
}
/** The pull request that is meant, as results show it. */
function pullRequestResult(step) {
	const { number, title, url } = pullRequestOf(step);
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
Object.defineProperty(exports, "queueResult", {
	enumerable: true,
	get: function() {
		return queueResult;
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
