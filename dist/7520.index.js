"use strict";
exports.id = 7520;
exports.ids = [7520];
exports.modules = {

/***/ 67520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   backoffDelays: () => (/* binding */ backoffDelays)
/* harmony export */ });
/* harmony import */ var cockatiel__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66090);

const drawnPart = 0.4;
function backoffDelays({ first, longest }) {
  let backoff = new cockatiel__WEBPACK_IMPORTED_MODULE_0__.ExponentialBackoff({ initialDelay: first, maxDelay: longest }).next();
  return () => {
    backoff = backoff.next(void 0);
    return backoff.duration < longest ? backoff.duration : longest * (1 - drawnPart * Math.random());
  };
}



/***/ })

};
;