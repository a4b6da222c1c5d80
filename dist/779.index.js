export const id = 779;
export const ids = [779];
export const modules = {

/***/ 779:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   targetsSummary: () => (/* binding */ targetsSummary)
/* harmony export */ });
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5756);
/* harmony import */ var _service_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4990);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6684);



/** Impacted targets: how many, which, and a picture of why. */
function targetsSummary({ all, count, first, why, reasons }) {
    if (all)
        return `Impacted targets: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('ALL')}${why === undefined ? '' : ` — ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)((0,_service_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .v)(why, 2000))}`}`;
    if (count === 0)
        return 'Impacted targets: none';
    const picture = reasons === undefined || reasons.length === 0 ? '' : `\n\n### Why they are impacted\n\n${whyPicture(reasons)}`;
    const rest = count - first.length;
    const list = first.map((target) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)((0,_service_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .v)(target, 200))}`);
    return `<details><summary>${(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(count)} impacted target${count === 1 ? '' : 's'}</summary>\n\n${list.join('\n')}${rest > 0 ? `\n- … and ${(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(rest)} more` : ''}\n\n</details>${picture}`;
}
/** An arrow leads from a cause to the target that it impacts. */
function whyPicture(reasons) {
    const nodes = new Map();
    const lines = [];
    const node = (kind, name) => {
        const key = `${kind} ${name}`;
        const known = nodes.get(key);
        if (known !== undefined)
            return known;
        const id = `n${String(nodes.size)}`;
        nodes.set(key, id);
        const label = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .mermaidLabel */ ._b)((0,_service_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .v)(name, 80));
        lines.push(kind === 'target' ? `${id}[${label}]` : `${id}([${label}])`);
        return id;
    };
    for (const [target, because] of reasons) {
        const to = node('target', target);
        const from = because.kind === 'dependency'
            ? node('target', because.target)
            : node(because.kind, because.kind === 'file' ? because.path : because.what);
        lines.push(`${from} --> ${to}`);
    }
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .flowchart */ .tn)(lines);
}


/***/ })

};
