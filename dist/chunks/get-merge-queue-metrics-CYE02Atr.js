const require_index = require("../index.js");
const require_requests = require("./requests-BNpNaGbd.js");
//#region src/service/prometheus.ts
/** White space is matched in one place at a time, so that a row of blanks takes no longer than its length. */
const line = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\s*\{(.*)\}\s+|\s+)(\S+)(?:\s+-?\d+)?$/;
const label = /\s*([a-zA-Z_][a-zA-Z0-9_]*)\s*=\s*"((?:[^"\\]|\\.)*)"\s*(?:,|$)/y;
/**
* The samples of a text in the Prometheus exposition format, version 0.0.4. Comments and lines that nobody can read
* are passed over: the text is shown to a person, and its file holds everything.
*/
function readSamples(text) {
	const samples = [];
	for (const row of text.split("\n")) {
		const match = line.exec(row.trim());
		if (match === null) continue;
		const [, name = "", labels = "", value = ""] = match;
		samples.push({
			name,
			labels: readLabels(labels),
			value: readValue(value)
		});
	}
	return samples;
}
function readLabels(text) {
	const labels = {};
	label.lastIndex = 0;
	for (let match = label.exec(text); match !== null; match = label.exec(text)) {
		const [, name = "", value = ""] = match;
		labels[name] = value.replace(/\\(.)/g, (_, escaped) => escaped === "n" ? "\n" : escaped);
	}
	return labels;
}
function readValue(text) {
	if (/^[+-]?Inf$/i.test(text)) return text.startsWith("-") ? -Infinity : Infinity;
	return Number(text);
}
//#endregion
//#region src/operations/get-merge-queue-metrics.ts
function contentOf(step) {
	require_requests.refuseExtraFields(step, "get-merge-queue-metrics has no request body to add fields to");
	if (step.inputs.metricsScope === "organization") return {};
	const { repository } = step.context;
	if (repository === void 0) throw new require_index.InputError("repository", "the workflow does not say its repository. Give owner/name");
	return {
		repo: `${repository.owner}/${repository.name}`,
		repoHost: repository.host
	};
}
/** What the summary is made of, in characters: metrics of some hundred queues, of which it shows the first rows. */
const summarizedLength = 4 * 1024 * 1024;
/** Reads the metrics of a repository's queues, or of all the organization's. */
const operation = {
	needs: {
		pullRequest: "none",
		targetBranch: false,
		repository: false
	},
	prepare: (step) => {
		const content = contentOf(step);
		return Promise.resolve({
			request: {
				endpoint: "getMergeQueueMetrics",
				content
			},
			result: { headline: `Read the merge queue metrics of ${content.repo ?? "the organization"}` }
		});
	},
	carryOut: async (step, prepared, service) => {
		const { received, text } = await require_index.sendPrepared(prepared, service);
		const file = await step.files.write("metrics.prom", text);
		const whole = received.length <= summarizedLength;
		const samples = readSamples(whole ? received : received.slice(0, received.lastIndexOf("\n", summarizedLength)));
		const warnings = [...samples.length === 0 && text.trim() !== "" ? ["The response holds no metric in the Prometheus text format; it is in metrics-file as it came"] : [], ...whole ? [] : ["The summary shows the beginning of a long response; metrics-file holds all of it"]];
		return {
			...prepared.result,
			metrics: {
				file,
				samples
			},
			...warnings.length === 0 ? {} : { warnings }
		};
	}
};
//#endregion
exports.operation = operation;
