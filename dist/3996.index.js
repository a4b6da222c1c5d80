export const id = 3996;
export const ids = [3996];
export const modules = {

/***/ 3996:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pauses: () => (/* binding */ pauses)
/* harmony export */ });
/* harmony import */ var cockatiel__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6090);
/* harmony import */ var cockatiel__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(cockatiel__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _request_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9003);


/**
 * Our own pauses between the attempts of a request, spread out by cockatiel's decorrelated jitter.
 * @returns a function that gives the next pause, in milliseconds
 */
function pauses(limits) {
    const { first, longest } = (0,_request_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .ownPauses */ .ED)(limits);
    let own = new cockatiel__WEBPACK_IMPORTED_MODULE_1__.ExponentialBackoff({ initialDelay: first, maxDelay: longest }).next();
    return () => {
        own = own.next(undefined);
        return own.duration;
    };
}


/***/ })

};
