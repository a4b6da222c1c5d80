"use strict";exports.id=3475,exports.ids=[3475],exports.modules={83475:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{parseYaml:()=>parseYaml,
v:()=>parseYamlDocuments});var js_yaml__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(33243),_size_limit_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(32787);function parseYaml(text){(0,_size_limit_js__WEBPACK_IMPORTED_MODULE_1__.
C1)(text.length);const document=(0,js_yaml__WEBPACK_IMPORTED_MODULE_0__.Hh)(text);return text.includes("*")&&checkAliases(document),document}const mostValues=5e6;function checkAliases(document){const counted=new Map,
under=new Set,count=value=>{if(typeof value!="object"||value===null)return 1;const known=counted.get(value);if(known!==void 0)return known;if(under.has(value))throw new Error("the document has an alia\
s that leads into itself");under.add(value);let sum=1;for(const each of Object.values(value))sum+=count(each);return under.delete(value),counted.set(value,sum),sum};if(count(document)>mostValues)throw new Error(
`the aliases of the document stand for more than ${mostValues} values`)}function parseYamlDocuments(text){(0,_size_limit_js__WEBPACK_IMPORTED_MODULE_1__.C1)(text.length);const documents=(0,js_yaml__WEBPACK_IMPORTED_MODULE_0__.
gh)(text);return text.includes("*")&&checkAliases(documents),documents}})};
