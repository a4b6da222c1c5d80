"use strict";exports.id=8489,exports.ids=[8489],exports.modules={98489:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),__webpack_require__.
d(__webpack_exports__,{operation:()=>operation});var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(89478),_operation_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
96333),_requests_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(89924),_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(80182);const operation={kind:"request",
needs:{pullRequest:"if-known",targetBranch:!0,repository:!0},knownFields:["testRunId"],advice:{400:"The service may need test-run-id. The id of a test run is in the webhooks of the service, and in the\
 address of its page about the run",404:"Nothing may be in testing now, or the queue may not exist; check test-run-id if you gave it"},plan:(step,service)=>{const{pullRequest}=step.context,{testRunId,
extraFields}=step.inputs,run={...(0,_requests_js__WEBPACK_IMPORTED_MODULE_2__.xm)(step),...(0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__.gI)({number:pullRequest?.number,testRunId})},
result={headline:`Read what the merge queue of ${(0,_requests_js__WEBPACK_IMPORTED_MODULE_2__.bh)(step)} is testing`};return(0,_operation_js__WEBPACK_IMPORTED_MODULE_1__.l)(result,()=>service.testingDetails(
run,extraFields),async answer=>{const{testing,json}=await answer;for(const{name,conclusion,url}of testing.failedChecks)step.log.info(`${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(
name,200)} is ${conclusion}${url===void 0?"":`: ${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(url,300)}`}`);return{...result,facts:factsOf(json),testing}})}};function factsOf(json){
return(0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(json)?Object.entries(json).flatMap(([field,value])=>{if(Array.isArray(value)){const scalars=value.every(one=>typeof one!="\
object");return[[field,scalars?value.join(", "):`${String(value.length)} (see the response file)`]]}return typeof value=="string"||typeof value=="number"||typeof value=="boolean"?[[field,String(value)]]:
[]}):[]}})};
