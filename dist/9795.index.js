"use strict";exports.id=9795,exports.ids=[9795],exports.modules={39795:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{writeList:()=>writeList});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598),node_fs_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51455);const pieceLength=64*1024;async function writeList(path,records,inJson){
const partial=`${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString("hex")}.partial`,file=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(partial,"wx");try{let count=0,
piece="[";for await(const record of records)piece+=`${count++===0?`
`:`,
`}${inJson(record)}`,piece.length>=pieceLength&&(await file.appendFile(piece),piece="");return await file.appendFile(`${piece}${count===0?"]":`
]`}
`),await file.close(),await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(partial,path),count}catch(error){throw await file.close().catch(()=>{}),await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.
rm)(partial,{force:!0}),error}}})};
