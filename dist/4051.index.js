"use strict";
exports.id = 4051;
exports.ids = [4051];
exports.modules = {

/***/ 94051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   importStatements: () => (/* binding */ importStatements),
/* harmony export */   withoutDocumentation: () => (/* binding */ withoutDocumentation)
/* harmony export */ });
/* harmony import */ var _lezer_python__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81283);

function withoutDocumentation(source) {
  const rest = [];
  let end = 0;
  const cursor = _lezer_python__WEBPACK_IMPORTED_MODULE_0__/* .parser */ .K.parse(source).cursor();
  do {
    if (cursor.type.isError) return source;
    const { name, from, to } = cursor;
    const first = name === "ExpressionStatement" ? cursor.node.firstChild : null;
    if (first?.name === "String" && first.nextSibling === null) {
      rest.push(source.slice(end, from));
      end = to;
    }
  } while (cursor.next());
  return `${rest.join("\n")}${source.slice(end)}`;
}
function importStatements(source) {
  const statements = [];
  _lezer_python__WEBPACK_IMPORTED_MODULE_0__/* .parser */ .K.parse(source).iterate({
    enter: ({ name, from, to }) => {
      if (name !== "ImportStatement") return;
      const statement = source.slice(from, to).replace(/\\\n/g, " ").replace(/#.*$/gm, "").replace(/\s+/g, " ");
      statements.push(statement.normalize("NFKC"));
    }
  });
  return statements.join("\n");
}



/***/ })

};
;