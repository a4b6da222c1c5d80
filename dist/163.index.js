"use strict";
exports.id = 163;
exports.ids = [163];
exports.modules = {

/***/ 80163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   operation: () => (/* binding */ operation)
/* harmony export */ });
/* harmony import */ var _queue_operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29231);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89924);


const operation = (0,_queue_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .queueOperation */ .Ph)({
  headline: (branch) => `Deleted the merge queue of ${branch}`,
  send: async (service, step) => {
    (0,_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .refuseExtraFields */ .mM)(step, "delete-queue sends the repository and the target branch, and nothing else");
    await service.deleteQueue((0,_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .queueReference */ .xm)(step));
    return void 0;
  },
  advice: {
    400: "A queue must be empty to be deleted: cancel or merge its pull requests first",
    404: "The queue does not exist; check target-branch and repository"
  }
});



/***/ }),

/***/ 29231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ph: () => (/* binding */ queueOperation),
/* harmony export */   d5: () => (/* binding */ notShown),
/* harmony export */   sM: () => (/* binding */ queueAfter)
/* harmony export */ });
/* harmony import */ var _service_transport_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89076);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96333);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89924);



const notShown = "It is done, but the service shows no queue in its response, and fetching the queue afterwards failed";
async function queueAfter(step, service, written) {
  if (written?.state !== void 0 && written.entries !== void 0) return written;
  const once = service.limited({ maxAttempts: 1 });
  const found = await once.queue((0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .queueReference */ .xm)(step)).catch((0,_service_transport_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .onServiceError */ .JT)(() => void 0));
  if (found === void 0 || written === void 0) {
    return found ?? (written?.state === void 0 ? void 0 : written);
  }
  return {
    ...found,
    settings: { ...found.settings, ...written.settings },
    shown: { ...found.shown, ...written.shown }
  };
}
function queueOperation({
  headline,
  send,
  warnings = () => [],
  advice,
  knownFields = []
}) {
  return {
    kind: "request",
    needs: { pullRequest: "none", targetBranch: true, repository: true },
    advice,
    knownFields,
    plan: (step, service) => {
      const result = { headline: headline((0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .targetBranchOf */ .bh)(step)) };
      return (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .planned */ .l)(
        result,
        () => send(service, step),
        async (answer) => {
          const queue = await answer;
          const said = warnings(step, queue);
          if (queue === void 0) return { ...result, warnings: said };
          return { ...result, warnings: [...said, ...(0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .queueRemarks */ .Js)(queue)], queue: (0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .queueResult */ .vL)(step, queue) };
        }
      );
    }
  };
}



/***/ })

};
;