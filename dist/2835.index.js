"use strict";exports.id=2835,exports.ids=[2835],exports.modules={52835:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{TG:()=>fetchFailedTests,
Z_:()=>describeTests,_i:()=>timeoutAdvice,is:()=>waitsFor,queueStateAdvice:()=>queueStateAdvice,stateOfQueue:()=>stateOfQueue});var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
89478),_fetch_state_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(45880),_requests_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(89924);const mostNamed=5;function waitsFor(unmet){if(!(unmet===
void 0||unmet.length===0))return`it waits for ${unmet.map(({what})=>what).join("; and for ")}`}const queueStateAdvice={PAUSED:"The queue is PAUSED: nothing starts until it runs again (update-queue wit\
h state: running)",DRAINING:"The queue is DRAINING: it takes no pull requests until it runs again (update-queue with state: running)"},stateOfQueue=(step,service)=>(0,_fetch_state_js__WEBPACK_IMPORTED_MODULE_1__.
NF)(step,"The state of the queue is",service.limited({maxAttempts:1}).queueState((0,_requests_js__WEBPACK_IMPORTED_MODULE_2__.xm)(step)));function timeoutAdvice({state,unmet=[],url},queueState){return queueState===
"PAUSED"?queueStateAdvice.PAUSED:unmet.length>0?unmet.map(({advice})=>advice).join(". "):state==="NOT_READY"?`See ${url??"its page"} for what keeps it from being ready`:state==="FAILED"?`Raise wait-ti\
meout-minutes if the queue tests it again, or see ${url??"its page"} for what failed`:"Raise wait-timeout-minutes if the queue needs longer"}function namesOfChecks(checks){return`${checks.slice(0,mostNamed).
map(({name,url})=>`${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(name,100)}${url===void 0?"":` (${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(url,300)})`}`).join(
", ")}${checks.length>mostNamed?`, and ${String(checks.length-mostNamed)} more`:""}`}function describeTests(details,number){if(details===void 0)return"";const others=details.tested.filter(tested=>tested.
number!==number),named=others.slice(0,mostNamed).map(tested=>`#${String(tested.number)}`),together=others.length===0?"":`ested together with ${named.join(", ")}${others.length>mostNamed?` and ${String(
others.length-mostNamed)} more`:""}`,checks=details.failedChecks.length===0?"":`Failed checks: ${namesOfChecks(details.failedChecks)}`;return checks===""?together===""?"":` It was t${together}.`:` ${checks}${together===
""?"":`; t${together}`}.`}const fetchFailedTests=(step,service)=>(0,_fetch_state_js__WEBPACK_IMPORTED_MODULE_1__.NF)(step,"The results of the tests are",service.limited({maxAttempts:1}).failedTests((0,_requests_js__WEBPACK_IMPORTED_MODULE_2__.
cb)(step)))})};
