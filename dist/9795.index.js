"use strict";
exports.id = 9795;
exports.ids = [9795];
exports.modules = {

/***/ 39795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeList: () => (/* binding */ writeList)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);


const pieceLength = 64 * 1024;
async function writeList(path, records, inJson) {
  const partial = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString("hex")}.partial`;
  const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(partial, "wx");
  try {
    let count = 0;
    let piece = "[";
    for await (const record of records) {
      piece += `${count++ === 0 ? "\n" : ",\n"}${inJson(record)}`;
      if (piece.length >= pieceLength) {
        await file.appendFile(piece);
        piece = "";
      }
    }
    await file.appendFile(`${piece}${count === 0 ? "]" : "\n]"}
`);
    await file.close();
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(partial, path);
    return count;
  } catch (error) {
    await file.close().catch(() => void 0);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(partial, { force: true });
    throw error;
  }
}



/***/ })

};
;