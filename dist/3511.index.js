"use strict";exports.id=3511,exports.ids=[3511],exports.modules={93511:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),__webpack_require__.
d(__webpack_exports__,{testingSummary:()=>testingSummary});var _markdown_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4502);const cut={most:100,file:"response",telling:!0};function testingSummary({
failedChecks,tested}){const parts=[],linkTo=url=>url===void 0?"":(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.UT)(url);if(failedChecks.length>0){const header=["Check","Conclusion","Link"],table=(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.
k9)(failedChecks,{...cut,header},({name,conclusion,url})=>[(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.os)(name,200),(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.ov)(conclusion,40),linkTo(url)]);parts.
push("### Failed checks",table)}if(tested.length>0){const header=["Pull request","Title","Link"],table=(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.k9)(tested,{...cut,header},({number,title,url})=>[`#${String(
number)}`,(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.os)(title??"",200),linkTo(url)]);parts.push("### Tested together",table)}return parts.join(`

`)}})};
