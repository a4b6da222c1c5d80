"use strict";
exports.id = 5667;
exports.ids = [5667];
exports.modules = {

/***/ 55667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   operation: () => (/* binding */ operation)
/* harmony export */ });
/* harmony import */ var _packages_shared_src_service_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97319);
/* harmony import */ var _list_operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9594);


const operation = (0,_list_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .listOperation */ .g)({
  kind: "unhealthy",
  knownFields: ["status"],
  // The service requires a status. Without the input, there is one list for each status.
  lists: ({ inputs: { status } }) => (status === void 0 ? _packages_shared_src_service_states_js__WEBPACK_IMPORTED_MODULE_0__/* .unhealthyStatuses */ .zp : [status]).map((each) => ({ status: each }))
});



/***/ })

};
;