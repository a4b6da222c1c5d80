export const id = 5455;
export const ids = [5455];
export const modules = {

/***/ 833:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (/* binding */ withoutDebug)
/* harmony export */ });
/**
 * Stands for the package `debug` in the bundle (see `paths` in tsconfig.json): what it prints when the variable `DEBUG` is set
 * has not gone through the step's log, which takes the token out, and loading it makes every step start later.
 */
function withoutDebug() {
    return () => undefined;
}


/***/ }),

/***/ 4671:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ withoutFormData)
/* harmony export */ });
/**
 * Stands for the package `form-data` in the bundle (see `paths` in tsconfig.json). Axios loads it, with a database of
 * media types, for forms that upload files, and this action sends none: without it every step starts some milliseconds sooner.
 */
function withoutFormData() {
    throw new Error('this action sends no forms');
}


/***/ })

};
