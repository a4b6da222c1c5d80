export const id = 5727;
export const ids = [5727];
export const modules = {

/***/ 5727:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   shardTargets: () => (/* binding */ shardTargets)
/* harmony export */ });
/* harmony import */ var _build_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9544);
/* harmony import */ var _git_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7979);


/** What GitHub allows in one matrix (workflow syntax, `jobs.<job_id>.strategy.matrix`). */
const mostJobs = 256;
/**
 * Splits targets into groups whose sizes differ by one at most. The targets of a group are neighbours in byte order,
 * so the same targets are always split the same way, and what lies together stays together.
 * @param targets the targets, or `ALL`, which cannot be split: one group whose targets are `ALL`
 * @param shards how many groups there may be; there are fewer when there are fewer targets, and none without targets
 * @throws ImpactError when `shards` is no number of jobs, or a target holds a space
 */
function shardTargets(targets, shards) {
    if (!Number.isInteger(shards) || shards < 1 || shards > mostJobs) {
        throw new _build_system_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X(`shards must be a whole number from 1 to ${mostJobs}, the most jobs of a matrix, got ${shards}`);
    }
    if (targets === 'ALL')
        return { include: [{ shard: 1, total: 1, targets: 'ALL' }] };
    const spaced = targets.find((target) => /\s/.test(target));
    if (spaced !== undefined) {
        throw new _build_system_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X(`shards: the target ${JSON.stringify(spaced)} holds a space, which separates targets in a matrix. ` +
            'Leave shards out and read impacted-targets-file');
    }
    const sorted = [...new Set(targets)].sort(_git_names_js__WEBPACK_IMPORTED_MODULE_1__/* .compareByteOrder */ .QC);
    const total = Math.min(shards, sorted.length);
    const start = (shard) => Math.floor((shard * sorted.length) / total);
    return {
        include: Array.from({ length: total }, (_, index) => ({
            shard: index + 1,
            total,
            targets: sorted.slice(start(index), start(index + 1)).join(' '),
        })),
    };
}


/***/ })

};
