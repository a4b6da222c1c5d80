"use strict";exports.id=3475,exports.ids=[3475],exports.modules={83475:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{parseYaml:()=>parseYaml,
v:()=>parseYamlDocuments});var js_yaml__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(33243),_size_limit_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(32787);function parseYaml(text){return(0,_size_limit_js__WEBPACK_IMPORTED_MODULE_1__.
C1)(text.length),withFewAliases(text,(0,js_yaml__WEBPACK_IMPORTED_MODULE_0__.Hh)(text))}function parseYamlDocuments(text){return(0,_size_limit_js__WEBPACK_IMPORTED_MODULE_1__.C1)(text.length),withFewAliases(
text,(0,js_yaml__WEBPACK_IMPORTED_MODULE_0__.gh)(text))}const mostValues=5e6;function withFewAliases(text,document){const waiting=text.includes("*")?[document]:[];for(const value of waiting)if(!(typeof value!=
"object"||value===null)){for(const each of Object.values(value))waiting.push(each);if(waiting.length>mostValues)throw new Error(`the aliases of the document stand for more than ${mostValues} values`)}
return document}})};
