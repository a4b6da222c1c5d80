"use strict";exports.id=2367,exports.ids=[2367],exports.modules={62367:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),__webpack_require__.
d(__webpack_exports__,{runInWorker:()=>runInWorker});var node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(53053),node_worker_threads__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
75919),_reporting_cancellation_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76913),_run_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(33012),_service_requests_clock_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
48106),_packages_shared_src_files_temporary_parent_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(84368);async function runInWorker(environment){const port=node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.
parentPort;if(port===null)throw new Error("this is not a worker");const tell=message=>port.postMessage(message);(0,node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__.subscribe)("child_process",message=>{
const{process:child}=message;queueMicrotask(()=>{child.pid!==void 0&&tell({kind:"program",pid:child.pid})})}),(0,node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__.subscribe)(_packages_shared_src_files_temporary_parent_js__WEBPACK_IMPORTED_MODULE_5__.
Oq,path=>tell({kind:"folder",path}));const controller=new AbortController;port.on("message",({why,advice})=>controller.abort(new _reporting_cancellation_js__WEBPACK_IMPORTED_MODULE_2__._n(why,advice)));
const limits={signal:controller.signal,limit:ms=>tell({kind:"limit",ms}),computing:async work=>{tell({kind:"computing"});try{return await work()}finally{tell({kind:"computed"})}},wrote:write2=>tell({kind:"\
write",write:write2})},write=text=>tell({kind:"output",text});tell({kind:"done",exitCode:await(0,_run_js__WEBPACK_IMPORTED_MODULE_3__.e)({environment,write,clock:_service_requests_clock_js__WEBPACK_IMPORTED_MODULE_4__.
m},limits)})}})};
