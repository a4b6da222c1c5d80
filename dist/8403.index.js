"use strict";
exports.id = 8403;
exports.ids = [8403];
exports.modules = {

/***/ 8403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   operation: () => (/* binding */ operation)
/* harmony export */ });
/* harmony import */ var _list_operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9594);

const operation = (0,_list_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .listOperation */ .g)({ kind: "quarantined" });



/***/ })

};
;