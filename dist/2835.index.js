"use strict";
exports.id = 2835;
exports.ids = [2835];
exports.modules = {

/***/ 52835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TG: () => (/* binding */ fetchFailedTests),
/* harmony export */   Z_: () => (/* binding */ describeTests),
/* harmony export */   _i: () => (/* binding */ timeoutAdvice),
/* harmony export */   is: () => (/* binding */ waitsFor),
/* harmony export */   queueStateAdvice: () => (/* binding */ queueStateAdvice),
/* harmony export */   stateOfQueue: () => (/* binding */ stateOfQueue)
/* harmony export */ });
/* harmony import */ var _service_transport_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89076);
/* harmony import */ var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89478);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89924);



const mostNamed = 5;
function waitsFor(unmet) {
  if (unmet === void 0 || unmet.length === 0) return void 0;
  return `it waits for ${unmet.map(({ what }) => what).join("; and for ")}`;
}
const queueStateAdvice = {
  PAUSED: "The queue is PAUSED: nothing starts until it runs again (update-queue with state: running)",
  DRAINING: "The queue is DRAINING: it takes no pull requests until it runs again (update-queue with state: running)"
};
async function stateOfQueue(step, service) {
  try {
    return await service.limited({ maxAttempts: 1 }).queueState((0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .queueReference */ .xm)(step));
  } catch (error) {
    if (!(error instanceof _service_transport_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7)) throw error;
    step.log.debug(`The state of the queue is not known: ${error.message}`);
    return void 0;
  }
}
function timeoutAdvice({ state, unmet = [], url }, queueState) {
  if (queueState === "PAUSED") return queueStateAdvice.PAUSED;
  if (unmet.length > 0) return unmet.map(({ advice }) => advice).join(". ");
  if (state === "NOT_READY") return `See ${url ?? "its page"} for what keeps it from being ready`;
  if (state === "FAILED") {
    return `Raise wait-timeout-minutes if the queue tests it again, or see ${url ?? "its page"} for what failed`;
  }
  return "Raise wait-timeout-minutes if the queue needs longer";
}
function namesOfChecks(checks) {
  const named = checks.slice(0, mostNamed).map(({ name, url }) => `${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(name, 100)}${url === void 0 ? "" : ` (${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(url, 300)})`}`);
  return `${named.join(", ")}${checks.length > mostNamed ? `, and ${String(checks.length - mostNamed)} more` : ""}`;
}
function describeTests(details, number) {
  if (details === void 0) return "";
  const others = details.tested.filter((tested) => tested.number !== number);
  const named = others.slice(0, mostNamed).map((tested) => `#${String(tested.number)}`);
  const together = others.length === 0 ? "" : `ested together with ${named.join(", ")}${others.length > mostNamed ? ` and ${String(others.length - mostNamed)} more` : ""}`;
  const checks = details.failedChecks.length === 0 ? "" : `Failed checks: ${namesOfChecks(details.failedChecks)}`;
  if (checks === "") return together === "" ? "" : ` It was t${together}.`;
  return ` ${checks}${together === "" ? "" : `; t${together}`}.`;
}
async function fetchFailedTests(step, service) {
  try {
    return await service.limited({ maxAttempts: 1 }).failedTests((0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestReference */ .cb)(step));
  } catch (error) {
    if (!(error instanceof _service_transport_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7)) throw error;
    step.log.debug(`The results of the tests are not known: ${error.message}`);
    return void 0;
  }
}



/***/ })

};
;