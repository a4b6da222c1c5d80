export const id = 2222;
export const ids = [2222];
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


/***/ })

};
