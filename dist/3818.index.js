"use strict";exports.id=3818,exports.ids=[3818],exports.modules={94338:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V$:()=>describeCause,
WE:()=>explain,dR:()=>chainOf});var _impact_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(62841);function chainOf(target,why){const backwards=[{kind:"target",name:target}],seen=new Set([target]);
let reason=why.get(target);for(;reason!==void 0;){const last=backwards.at(-1);last&&reason.edge&&(last.edge=reason.edge);for(const name of reason.through??[])backwards.push({kind:"part",name});if(reason.
kind!=="dependency")return{cause:reason.kind==="file"?{kind:"file",path:reason.path}:{kind:"graph",what:reason.what,files:reason.files??[]},steps:backwards.reverse()};if(reason.because===void 0&&seen.
has(reason.target))break;backwards.push({kind:"target",name:reason.target}),seen.add(reason.target),reason=reason.because??why.get(reason.target)}return{cause:{kind:"unknown"},steps:backwards.reverse()}}
function describeCause(cause){return cause.kind==="file"?`${cause.path} changed`:cause.kind==="graph"?cause.what:"the reason is not known"}function explain(target,why){const{cause,steps}=chainOf(target,
why),backwards=[...steps].reverse(),others=backwards.slice(1).map(({name},index)=>`, which depends on ${name}${because(backwards[index])}`);return`${target}${others.join("")}: ${describeCause(cause)}${because(
steps[0])}`}function because(step){return step?.edge===void 0?"":` (${(0,_impact_js__WEBPACK_IMPORTED_MODULE_0__.T)(step.edge)})`}}),43818:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{explanationDocument:()=>explanationDocument});var _chain_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(94338);const formVersion=1;function explanationDocument(computed){
const{compared,buildSystems,tools}=computed,head={version:formVersion,...compared===void 0?{}:{base:compared.base,head:compared.head,changedFiles:compared.changes},tools:Object.fromEntries(tools),buildSystems,
all:computed.kind==="all"},parts=[JSON.stringify(head).slice(0,-1)];if(computed.kind==="all"){const causes=computed.causes.map(({what,files})=>({what,files}));parts.push(`,"causes":${JSON.stringify(causes)}`)}else{
const{targets,why,decided=new Map}=computed,files=[...decided].map(([path,rule])=>({path,rule}));files.length>0&&parts.push(`,"decided":${JSON.stringify(files)}`),parts.push(',"targets":[');for(const[
index,name]of targets.entries()){const{cause,steps}=(0,_chain_js__WEBPACK_IMPORTED_MODULE_0__.dR)(name,why);parts.push(`${index===0?`
`:`,
`}${JSON.stringify({name,cause,steps})}`)}parts.push("]")}return parts.push(`}
`),Buffer.concat(parts.map(part=>Buffer.from(part)))}}),62841:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{T:()=>describeEdge,
Y:()=>adviceForUnowned});function describeEdge({kind,file,line,text}){const place=file===void 0?"":`${file}${line===void 0?"":`:${line}`}`;return place===""?text===void 0?kind:`${kind}, ${text}`:`${kind}\
 ${kind==="declared"||kind==="stated"?"in":"by"} ${place}${text===void 0?"":`, ${JSON.stringify(text)}`}`}const adviceForUnowned="The configuration file can say what a file of no target impacts: targe\
ts (impact), or nothing (impact-none)"})};
