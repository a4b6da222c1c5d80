exports.id = 8050;
exports.ids = [8050];
exports.modules = {

/***/ 8050:
/***/ ((module) => {

module.exports = eval("require")("kerberos");


/***/ })

};
;