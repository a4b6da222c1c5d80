"use strict";exports.id=9794,exports.ids=[9794],exports.modules={99794:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),__webpack_require__.
d(__webpack_exports__,{operation:()=>operation});var _requested_targets_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54888);const operation={kind:"local",needs:{pullRequest:"if-known",targetBranch:!1,
repository:!1},plan:async step=>{const{list,result}=await(0,_requested_targets_js__WEBPACK_IMPORTED_MODULE_0__.e)(step,()=>({}));return{result:{headline:`Impacted targets: ${list.kind==="all"?"ALL":String(
list.count)}`,...result}}}}})};
