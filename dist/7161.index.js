"use strict";exports.id=7161,exports.ids=[7161],exports.modules={77161:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{UO:()=>isWithin,Vb:()=>nameOf,
he:()=>withoutEndSlashes,jt:()=>directoryOf,nx:()=>inside,o1:()=>resolvePath,wP:()=>pathsAbove});var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760);function pathsAbove(path){const above=[];
for(let end=path.lastIndexOf("/");end>0;end=path.lastIndexOf("/",end-1))above.push(path.slice(0,end));return path!==""&&above.push(""),above}function directoryOf(path){return path.slice(0,Math.max(0,path.
lastIndexOf("/")))}function nameOf(path){return path.slice(path.lastIndexOf("/")+1)}const longestPath=32767;function resolvePath(directory,written){if(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(
written)||written.length>longestPath)return;const plain=written.startsWith("./")?written.slice(2):written;if(!/(?:^|\/)(?:\/|\.\.?(?:\/|$))|\/$/.test(plain))return inside(directory,plain);const path=node_path__WEBPACK_IMPORTED_MODULE_0__.
posix.join(directory===""?".":directory,written).replace(/\/$/,"");if(!(path===".."||path.startsWith("..")))return path==="."?"":path}function isWithin(path,directory){return directory===""||path===directory||
path.startsWith(`${directory}/`)}function inside(directory,name){return directory===""?name:name===""?directory:`${directory}/${name}`}function withoutEndSlashes(path){let end=path.length;for(;path.charCodeAt(
end-1)===47;)end-=1;return path.slice(0,end)}})};
