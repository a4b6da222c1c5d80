"use strict";exports.id=2835,exports.ids=[2835],exports.modules={52835:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Ic:()=>describeFailure,
TG:()=>fetchFailedTests,_i:()=>timeoutAdvice,is:()=>waitsFor,queueStateAdvice:()=>queueStateAdvice,stateOfQueue:()=>stateOfQueue});var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
89478),_fetch_state_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(45880),_requests_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(89924);const mostNamed=5;function waitsFor(unmet){if(!(unmet===
void 0||unmet.length===0))return`it waits for ${unmet.map(({what})=>what).join("; and for ")}`}const queueStateAdvice={PAUSED:"The queue is PAUSED: nothing starts until it runs again (update-queue wit\
h state: running)",DRAINING:"The queue is DRAINING: it takes no pull requests until it runs again (update-queue with state: running)"},stateOfQueue=(step,service)=>(0,_fetch_state_js__WEBPACK_IMPORTED_MODULE_1__.
NF)(step,"The state of the queue is",service.limited({maxAttempts:1}).queueState((0,_requests_js__WEBPACK_IMPORTED_MODULE_2__.xm)(step)));function timeoutAdvice({state,unmet=[],url},queueState){return queueState===
"PAUSED"?queueStateAdvice.PAUSED:unmet.length>0?unmet.map(({advice})=>advice).join(". "):state==="NOT_READY"?`See ${url??"its page"} for what keeps it from being ready`:state==="FAILED"?`Raise wait-ti\
meout-minutes if the queue tests it again, or see ${url??"its page"} for what failed`:"Raise wait-timeout-minutes if the queue needs longer"}function listed(texts,and){const more=texts.length>mostNamed?
`${and} ${String(texts.length-mostNamed)} more`:"";return`${texts.slice(0,mostNamed).join(", ")}${more}`}function describeFailure({number,failureReason=""},{failedChecks,tested}={failedChecks:[],tested:[]}){
const reasons=failureReason.split("; ").filter(part=>failedChecks.length===0||!part.startsWith("failed checks ")),reason=(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(reasons.join("\
; "),300),checks=failedChecks.map(({name,url})=>`${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(name,100)}${url===void 0?"":` (${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__.
TN)(url,300)})`}`),others=tested.filter(one=>one.number!==number).map(one=>`#${String(one.number)}`),together=others.length===0?"":`tested together with ${listed(others," and")}`,failed=checks.length===
0?"":`Failed checks: ${listed(checks,", and")}`,tests=failed===""&&together!==""?`It was ${together}`:[failed,together].filter(Boolean).join("; ");return[reason,tests].map(sentence=>sentence===""?"":`\
 ${sentence}.`).join("")}const fetchFailedTests=(step,service)=>(0,_fetch_state_js__WEBPACK_IMPORTED_MODULE_1__.NF)(step,"The results of the tests are",service.limited({maxAttempts:1}).failedTests((0,_requests_js__WEBPACK_IMPORTED_MODULE_2__.
cb)(step)))})};
