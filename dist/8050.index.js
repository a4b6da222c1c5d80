export const id = 8050;
export const ids = [8050];
export const modules = {

/***/ 8050:
/***/ ((module) => {

module.exports = eval("require")("kerberos");


/***/ })

};
