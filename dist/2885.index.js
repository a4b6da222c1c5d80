export const id = 2885;
export const ids = [2885];
export const modules = {

/***/ 2885:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   operation: () => (/* binding */ operation)
/* harmony export */ });
/* harmony import */ var _list_operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1822);

/** Lists the quarantined tests of a repository. */
const operation = (0,_list_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .listOperation */ .gi)({ endpoint: 'listQuarantinedTests', kind: 'quarantined' });


/***/ })

};
