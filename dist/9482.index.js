export const id = 9482;
export const ids = [9482,2222];
export const modules = {

/***/ 2222:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pullRequestSummary: () => (/* binding */ pullRequestSummary),
/* harmony export */   stateBadge: () => (/* binding */ stateBadge)
/* harmony export */ });
/* harmony import */ var _service_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4990);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6684);


/** Fields of the hosted service's record that a person wants to see, with what they are called. */
const shown = [
    ['stateChangedAt', 'Since'],
    ['priorityName', 'Priority'],
    ['priorityValue', 'Priority value'],
    ['skipTheLine', 'Skips the line'],
    ['prBaseBranch', 'Target branch'],
    ['prAuthor', 'Author'],
    ['prSha', 'Head commit'],
];
/** A pull request with its state. */
function pullRequestSummary(pullRequest) {
    const { number, url, record = {} } = pullRequest;
    const title = pullRequest.title ?? (typeof record.prTitle === 'string' ? record.prTitle : undefined);
    const rows = [
        [
            'Pull request',
            `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(`#${String(number)}`, url)}${title === undefined ? '' : ` ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)((0,_service_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .v)(title, 200))}`}`,
        ],
    ];
    if (pullRequest.state !== undefined)
        rows.push(['State', stateBadge(pullRequest.state)]);
    if (pullRequest.submitted !== undefined)
        rows.push(['In the queue', pullRequest.submitted ? 'yes' : 'no']);
    for (const [field, name] of shown) {
        const value = record[field];
        if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
            rows.push([name, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_service_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .v)(String(value), 100))]);
        }
    }
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(['', ''], rows);
}
const signs = {
    NOT_READY: '⚪',
    PENDING: '🕒',
    TESTING: '🔵',
    TESTS_PASSED: '🟢',
    MERGED: '🟣',
    FAILED: '🔴',
    CANCELLED: '⚫',
    PENDING_FAILURE: '🟠',
    RUNNING: '🟢',
    PAUSED: '🟡',
    DRAINING: '🟠',
    SWITCHING_MODES: '🔵',
};
/** A state with a sign that is seen before it is read. */
function stateBadge(state) {
    const sign = signs[state];
    return `${sign === undefined ? '' : `${sign} `}${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_service_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .v)(state, 60))}`;
}


/***/ }),

/***/ 9482:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   queueSummary: () => (/* binding */ queueSummary)
/* harmony export */ });
/* harmony import */ var _service_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4990);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6684);
/* harmony import */ var _pull_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2222);



/** More entries make a picture that nobody can read. */
const mostInPicture = 30;
const mostInTable = 200;
/** A queue: its state and settings, who is in it, and what waits for what. */
function queueSummary(queue) {
    const { state, entries, settings, targetBranch } = queue;
    const parts = [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(['', ''], [
            ['Merges into', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_service_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .v)(targetBranch, 100))],
            ...(state === undefined ? [] : [['State', (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_1__.stateBadge)(state)]]),
            ...(entries === undefined ? [] : [['Pull requests', String(entries.length)]]),
        ]),
    ];
    if (entries !== undefined && entries.length > 0) {
        parts.push('### In the queue', entriesTable(entries));
        if (entries.length <= mostInPicture)
            parts.push('### What waits for what', waitsFor(entries, settings.mode, targetBranch));
    }
    else if (entries !== undefined) {
        parts.push('The queue is empty.');
    }
    const rows = Object.entries(settings)
        .filter(([, value]) => value !== null && typeof value !== 'object')
        .map(([field, value]) => [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_service_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .v)(field, 60)), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_service_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .v)(String(value), 100))]);
    if (rows.length > 0) {
        parts.push(`<details><summary>Settings</summary>\n\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(['Setting', 'Value'], rows)}\n\n</details>`);
    }
    return parts.join('\n\n');
}
function entriesTable(entries) {
    const rows = entries
        .slice(0, mostInTable)
        .map((entry, index) => [
        String(index + 1),
        entry.number === undefined ? '' : `#${String(entry.number)}`,
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)((0,_service_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .v)(entry.title ?? '', 100)),
        entry.state === undefined ? '' : (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_1__.stateBadge)(entry.state),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_service_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .v)(entry.priority ?? '', 40)),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_service_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .v)(entry.author ?? '', 40)),
    ]);
    const rest = entries.length - rows.length;
    const header = ['', 'Pull request', 'Title', 'State', 'Priority', 'Author'];
    return `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(header, rows)}${rest > 0 ? `\n\n… and ${String(rest)} more, in the response file.` : ''}`;
}
/**
 * A picture of the queue: an arrow leads from a pull request to what it waits for. In a single queue that is the one
 * ahead; in a parallel one, those ahead that impact a common target. Where the service does not say what they impact,
 * dotted arrows claim no more than that all are on their way to the branch.
 */
function waitsFor(entries, mode, targetBranch) {
    const parallel = typeof mode === 'string' && mode.toLowerCase() === 'parallel';
    const unsaid = parallel && entries.some((entry) => entry.impactedTargets === undefined);
    const arrow = unsaid ? '-.->' : '-->';
    const node = (index) => `e${String(index)}`;
    const ahead = (index) => {
        if (unsaid)
            return [];
        if (parallel)
            return nearestOverlaps(entries, index);
        return index === 0 ? [] : [index - 1];
    };
    const lines = [`branch[(${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .mermaidLabel */ ._b)((0,_service_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .v)(targetBranch, 60))})]`];
    entries.forEach((entry, index) => {
        const label = [`#${String(entry.number ?? '?')}`, (0,_service_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .v)(entry.title ?? '', 40), entry.state ?? '']
            .filter((piece) => piece !== '')
            .join(' · ');
        const others = ahead(index).map(node);
        lines.push(`${node(index)}[${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .mermaidLabel */ ._b)(label)}]`);
        lines.push(...(others.length === 0 ? ['branch'] : others).map((other) => `${node(index)} ${arrow} ${other}`));
    });
    const note = 'The service does not say which of them share impacted targets, so each is drawn by itself.';
    return unsaid ? `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .flowchart */ .tn)(lines)}\n\n${note}` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .flowchart */ .tn)(lines);
}
/** Entries ahead that share a target, but for those that another of them already waits for. */
function nearestOverlaps(entries, index) {
    const waitsOn = new Map();
    const direct = (at) => entries.flatMap((entry, other) => (other < at && overlap(entry, entries[at]) ? [other] : []));
    const all = (at) => {
        const known = waitsOn.get(at);
        if (known !== undefined)
            return known;
        const set = new Set(direct(at).flatMap((other) => [other, ...all(other)]));
        waitsOn.set(at, set);
        return set;
    };
    const ahead = direct(index);
    return ahead.filter((one) => !ahead.some((other) => other !== one && all(other).has(one)));
}
function overlap(a, b) {
    const [one, other] = [a?.impactedTargets, b?.impactedTargets];
    if (one === undefined || other === undefined || one === 'ALL' || other === 'ALL')
        return true;
    const set = new Set(one);
    return other.some((target) => set.has(target));
}


/***/ })

};
