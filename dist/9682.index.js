"use strict";exports.id=9682,exports.ids=[9682],exports.modules={19682:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),__webpack_require__.
d(__webpack_exports__,{metricsSummary:()=>metricsSummary});var _markdown_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4502);const mostRows=200;function metricsSummary(samples){const shown=samples.
filter(({name,labels})=>!name.endsWith("_bucket")||labels.le===void 0);if(shown.length===0)return"The service has no metrics now.";const header=["Metric","Of","Value"];return(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.
k9)(shown,{header,most:mostRows,file:"metrics"},({name,labels,value})=>[(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(name),(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.os)(Object.entries(labels).map(
pair=>pair.join(" ")).join(", "),200),String(value)])}})};
