"use strict";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var https_exports = {};
__export(https_exports, {
  default: () => https_default
});
module.exports = __toCommonJS(https_exports);
var import_node_module = require("node:module");
const require2 = (0, import_node_module.createRequire)(process.execPath);
var https_default = new Proxy({}, {
  get: (_none, name) => Reflect.get(require2("node:https"), name)
});
module.exports = Object.assign(module.exports.default ?? {}, module.exports);
