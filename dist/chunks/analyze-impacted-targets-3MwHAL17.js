const require_build_system = require("./build-system-YWE15Mb4.js");
const require_analysis = require("./analysis-BsIHFIOY.js");
const require_suggestions = require("./suggestions-CEwH1E2q.js");
const require_compute = require("./compute-DylJAYqj.js");
const require_names = require("./names-1EboSGf_.js");
const require_temporary_directories = require("./temporary-directories-bygX-ZYI.js");
//#region src/impacted-targets/git/history.ts
/** Most bytes of contents that are kept: the sources of some hundred commits, whose files are mostly the same. */
const limitBytes = 256 * 1024 * 1024;
/** Most files of commits whose graphs are kept: those of two hundred commits of a repository with ten thousand files. */
const mostEntries = 2e6;
/**
* Opens the last commits of the first-parent history of `head-sha`, or of what is checked out. Each stands for one merge.
* @param commits how many at most
* @throws ImpactError when there is no commit that has a parent here
*/
async function openHistory(request, commits, temporary, programs, signal) {
	const { workspace, headSha } = request;
	const checkout = await require_compute.openCheckout(request.workingDirectory, {
		programs,
		signal,
		...workspace !== void 0 && { workspace }
	});
	const repository = await require_compute.PrivateRepository.create(checkout, temporary, programs, signal);
	const asked = headSha === void 0 ? checkout.head : require_names.fullCommitId(headSha, "head-sha");
	const commit = asked === void 0 ? void 0 : await repository.commit(asked);
	if (commit === void 0) throw new require_build_system.ImpactError(asked === void 0 ? "Nothing is checked out, so there is no history. Run actions/checkout with fetch-depth: 0 in a step before this one" : `Commit ${asked} (head-sha) is not in the checkout. Check out with fetch-depth: 0`);
	const format = [
		"log",
		"--first-parent",
		"-z",
		"--format=%H %ct",
		`--max-count=${String(commits + 1)}`
	];
	const found = (await repository.output([...format, commit.id])).toString("latin1").split("\0").filter((record) => record !== "").reverse().map((record) => {
		const [id = "", seconds = "0"] = record.trim().split(" ");
		return {
			id,
			at: Number(seconds) * 1e3
		};
	});
	const steps = [];
	for (const [index, { id, at }] of found.slice(1).entries()) {
		const base = found[index]?.id ?? "";
		steps.push({
			base,
			head: id,
			at: Math.max(at, steps.at(-1)?.at ?? at)
		});
	}
	if (steps.length === 0) throw new require_build_system.ImpactError(`The checkout holds one commit of the history of ${commit.id}, and no merge to analyze. Check out with fetch-depth: 0, or a depth of commits and one more`);
	const size = (await repository.output([
		"ls-tree",
		"-r",
		"-z",
		"--name-only",
		commit.id
	])).filter((byte) => byte === 0).length;
	const memories = new require_compute.Memories(Math.max(4, Math.floor(mostEntries / Math.max(size, 1))));
	const shared = {
		contents: new require_compute.Contents(limitBytes),
		memories
	};
	const changes = /* @__PURE__ */ new Map();
	const tree = (side, id) => new require_compute.GitTree(side, id, repository, temporary, shared);
	const common = {
		root: checkout.root,
		checkout: checkout.directory
	};
	return {
		head: commit.id,
		steps,
		isShallow: steps.length < commits && await require_compute.isShallow(repository.directory),
		unchangedHead: {
			...common,
			base: tree("base", commit.id),
			head: tree("head", commit.id),
			changes: []
		},
		compare: async ({ base, head }) => {
			const known = changes.get(head) ?? require_compute.readChanges(await repository.output([
				...require_compute.diffArguments,
				base,
				head
			]));
			changes.set(head, known);
			return {
				...common,
				base: tree("base", base),
				head: tree("head", head),
				changes: known
			};
		}
	};
}
//#endregion
//#region src/impacted-targets/past-merges.ts
/** Build systems that only read files, since nothing of a past commit is executed. */
const readers = require_compute.buildSystems.filter(({ executes }) => executes === "nothing");
/**
* Opens the last merges of what is checked out, and hands them to work that may compute their answers. Trees and graphs
* stay in memory from one merge to the next. The checkout is only read, and nothing of any commit is executed;
* `go` alone is asked, where the event is trusted.
* @param commits how many merges at most
* @throws ImpactError when there is no history, or nothing can be said of it; ConfigurationError
*/
async function withPastMerges(request, commits, surroundings, work) {
	const { log, signal } = surroundings;
	const temporary = new require_temporary_directories.TemporaryDirectories();
	try {
		const programs = require_compute.programsOf(request);
		const asked = namesOfReaders(request.from, log);
		const impactAllPaths = request.impactAllPaths ?? [];
		require_compute.inputGlobs(impactAllPaths);
		const history = await openHistory(request, commits, temporary, programs, signal);
		const { steps } = history;
		const configurations = await require_compute.readConfigurations(request, history.unchangedHead, require_compute.buildSystems.map(({ name }) => name), log);
		if (configurations.kind === "all") throw new require_build_system.ImpactError(`impacted-targets-config: ${configurations.why}`);
		const { file, head: configuration } = configurations;
		const quiet = {
			info: () => void 0,
			warn: () => void 0,
			debug: () => void 0
		};
		const { untrustedIn } = request;
		const shared = {
			temporary,
			programs,
			log: quiet,
			signal,
			...untrustedIn !== void 0 && { untrustedIn }
		};
		return await work({
			merges: steps.map(({ head, at }) => ({
				commit: head,
				at
			})),
			head: history.head,
			isShallow: history.isShallow,
			rules: {
				configuration,
				impactAllPaths
			},
			file,
			answer: async (index, rules) => {
				const step = steps[index];
				if (step === void 0) throw new RangeError(`there is no merge ${String(index)}`);
				signal.throwIfAborted();
				const both = {
					kind: "configurations",
					file,
					base: rules.configuration,
					head: rules.configuration
				};
				try {
					return await require_compute.answerFor(await history.compare(step), both, {
						asked,
						impactAllPaths: new require_suggestions.Globs(rules.impactAllPaths),
						candidates: readers
					}, shared);
				} catch (error) {
					if (!(error instanceof require_build_system.ImpactError) || signal.aborted) throw error;
					return {
						...require_compute.allBecause(error.message),
						buildSystems: [],
						failure: error.message
					};
				}
			}
		});
	} finally {
		for (const line of await temporary.remove()) log.warn(line);
	}
}
/** @throws ImpactError for a build system that would execute code of every commit */
function namesOfReaders(from, log) {
	const asked = require_compute.checkNames(from);
	const workspaces = ["nx", "turborepo"];
	const executing = asked.filter((name) => name !== "auto" && readers.every((reader) => reader.name !== name));
	const others = executing.filter((name) => !workspaces.includes(name));
	if (others.length > 0) throw new require_build_system.ImpactError(`impacted-targets-from: ${others.join(" and ")} would execute code of every commit of the past, so that ${others.length === 1 ? "it" : "they"} cannot be analyzed. Give any of ${["auto", ...readers.map(({ name }) => name)].join(", ")}`);
	if (executing.length === 0) return asked;
	log.warn(`${executing.join(" and ")} would execute code of every commit of the past: workspaces answers instead, from manifests and lockfiles`);
	return [.../* @__PURE__ */ new Set([...asked.filter((name) => !executing.includes(name)), "workspaces"])];
}
//#endregion
//#region src/operations/analyze-impacted-targets.ts
/** Version of the form of the file, which `schemas/impacted-targets-analysis.schema.json` describes. It grows when a reader has to change. */
const analysisVersion = 1;
/** Says what past merges would have impacted, and how a queue would have run. */
const operation = {
	needs: {
		pullRequest: "none",
		targetBranch: false,
		repository: false
	},
	sendsNothing: true,
	prepare: async (step) => {
		const analysis = await analyzed(step);
		const { merges, today, suggested } = analysis;
		const percent = (share) => `${String(Math.round(100 * share))} %`;
		return {
			request: void 0,
			result: {
				headline: `Of ${String(merges)} merges, ${percent(today.everythingShare)} would have impacted everything, and ${percent(suggested.everythingShare)} with the suggested rules`,
				analysis: {
					...analysis,
					file: await step.files.write("impacted-targets-analysis.json", `${JSON.stringify({
						version: analysisVersion,
						...analysis
					}, void 0, 1)}\n`)
				},
				facts: [
					["Merges", `${String(merges)}, from ${analysis.from} to ${analysis.to}`],
					["Newest", analysis.head],
					["Computed from", analysis.buildSystems.join(", ")],
					["Targets", String(analysis.targets)]
				],
				warnings: warningsOf(analysis, step.inputs.commits)
			}
		};
	},
	carryOut: (_context, prepared) => Promise.resolve(prepared.result)
};
async function analyzed(step) {
	const { inputs, event, log } = step;
	const isTrusted = require_compute.isTrustedEvent(event.name, inputs.pullRequest !== void 0);
	const { targets, commits, testMinutes, concurrency } = inputs;
	return log.group(`Analyzing the last ${String(commits)} merges`, () => step.computing(() => withPastMerges({
		from: targets?.kind === "from" ? targets.names : ["auto"],
		workingDirectory: inputs.workingDirectory,
		configPath: inputs.impactedTargetsConfig,
		impactAllPaths: inputs.impactAllPaths,
		workspace: inputs.workspace,
		secrets: [inputs.apiToken, inputs.githubToken].filter((token) => token !== void 0),
		event: {},
		...isTrusted ? {} : { untrustedIn: event.name },
		...inputs.headSha === void 0 ? {} : { headSha: inputs.headSha }
	}, commits, {
		log,
		signal: step.signal
	}, (past) => require_analysis.analyze(past, {
		testMinutes,
		concurrency
	}))));
}
function warningsOf({ merges, isShallow, failures }, asked) {
	const [first] = failures;
	return [...isShallow ? [`Only ${String(merges)} of ${String(asked)} merges are in the checkout. Check out with fetch-depth: 0, or a depth of ${String(asked + 1)}`] : [], ...first === void 0 ? [] : [`${String(failures.length)} merges could not be computed and count as ALL, the first of them ${first.commit}: ${first.why}`]];
}
//#endregion
exports.operation = operation;
