"use strict";exports.id=5013,exports.ids=[5013],exports.modules={1564:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L:()=>ToolMissing,X:()=>ImpactError});
var _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(86493);class ImpactError extends _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__.y{name="ImpactError"}class ToolMissing extends ImpactError{constructor(program){
super(`${program} was not found on this machine. The workspace is not searched for it. Install it, or set its path in the configuration`),this.program=program}program;name="ToolMissing"}}),65013:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{x:()=>OutOfReach});var _impact_error_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1564);class OutOfReach extends _impact_error_js__WEBPACK_IMPORTED_MODULE_0__.
X{}})};
