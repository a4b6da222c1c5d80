"use strict";exports.id=9719,exports.ids=[9719],exports.modules={1564:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L:()=>ToolMissing,X:()=>ImpactError});
var _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(86493);class ImpactError extends _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__.y{name="ImpactError"}class ToolMissing extends ImpactError{constructor(program){
super(`${program} was not found on this machine. The workspace is not searched for it. Install it in a step before this one, or set its path in the configuration`),this.program=program}program;name="T\
oolMissing"}}),77161:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{UO:()=>isWithin,Vb:()=>nameOf,he:()=>withoutEndSlashes,
jt:()=>directoryOf,nx:()=>inside,o1:()=>resolvePath,wP:()=>pathsAbove});var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760);function pathsAbove(path){const above=[];for(let end=path.
lastIndexOf("/");end>0;end=path.lastIndexOf("/",end-1))above.push(path.slice(0,end));return path!==""&&above.push(""),above}function directoryOf(path){return path.slice(0,Math.max(0,path.lastIndexOf("\
/")))}function nameOf(path){return path.slice(path.lastIndexOf("/")+1)}const longestPath=32767;function resolvePath(directory,written){if(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(written)||
written.length>longestPath)return;const path=node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory===""?".":directory,written).replace(/\/$/,"");if(!(path===".."||path.startsWith("..")))return path===
"."?"":path}function isWithin(path,directory){return directory===""||path===directory||path.startsWith(`${directory}/`)}function inside(directory,name){return directory===""?name:name===""?directory:`${directory}\
/${name}`}function withoutEndSlashes(path){let end=path.length;for(;path.charCodeAt(end-1)===47;)end-=1;return path.slice(0,end)}}),15784:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{auditSummary:()=>auditSummary});var _packages_impacted_targets_src_audit_audit_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
2954),_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(32671),_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(89478),_markdown_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
4502),_mermaid_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(78796);const mostTargets=30,mostEscaped=5,mostInPicture=12,mostArrows=40,longestLine=60;function auditSummary(audit){const{targets,unknownTests}=audit;
if(targets.length+unknownTests.length===0)return"";const escaped=targets.filter(({verdict})=>verdict==="escaped"),parts=picture(audit);if(targets.length>0){const header=["Failed target","Verdict","Why",
"Failed tests"],rows=(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.k9)(targets,{header,most:mostTargets,file:"audit"},({target,verdict,why,tests})=>[(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.ov)(target,
200),`**${verdict}**`,(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.os)(why,500),tests.length===0?"":String(tests.length)]);parts.push(rows)}if(parts.push(...escaped.slice(0,mostEscaped).map(one=>escapedSection(
one,audit))),unknownTests.length>0){const names=unknownTests.slice(0,mostTargets).map(name=>`- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.ov)(name,200)}`);parts.push((0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.
TM)(`${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__.h)(unknownTests.length,"failed test")} of no known target`,names.join(`
`)))}return parts.join(`

`)}function picture({merges,targets}){const shown=targets.filter(({verdict})=>["escaped","apart","claimed"].includes(verdict)).slice(0,mostInPicture),arrows=shown.flatMap(({claims,near},target)=>[...claims.
map(({merge})=>({merge,target,dotted:!1})),...near.slice(0,1).map(({merge})=>({merge,target,dotted:!0}))]),drawn=[...new Set(arrows.map(({merge})=>merge))].sort((a,b)=>a-b).slice(-mostInPicture),lineOf=merge=>[
(0,_packages_impacted_targets_src_audit_audit_js__WEBPACK_IMPORTED_MODULE_0__.lQ)(merges[merge]),(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__.vI)(merges[merge]?.subject??"",longestLine)],
chart=(0,_mermaid_js__WEBPACK_IMPORTED_MODULE_3__.t)({direction:"LR",boxes:[...drawn.map(merge=>({lines:lineOf(merge),look:"CHANGE"})),...shown.map(({target,verdict})=>({lines:[(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__.
vI)(target,longestLine),verdict],look:verdict==="claimed"?"TARGET":"FAILED"}))],arrows:arrows.filter(({merge})=>drawn.includes(merge)).slice(0,mostArrows).map(({merge,target,dotted})=>({from:drawn.indexOf(
merge),to:drawn.length+target,dotted}))});return arrows.length===0||chart===void 0?[]:[chart,"A whole arrow: the merge claimed the target. A dotted arrow: it did not, and is the nearest one."]}function escapedSection({
target,near},{merges}){const rows=near.slice(0,5).map(({merge,reasons})=>[`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.Qq)((0,_packages_impacted_targets_src_audit_audit_js__WEBPACK_IMPORTED_MODULE_0__.
lQ)(merges[merge]))} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.os)(merges[merge]?.subject??"",80)}`,reasons.length===0?"nothing":reasons.slice(0,3).map(reason=>(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.
os)(reason,200)).join("<br>")]),ruled=near.find(({rule})=>rule!==void 0);return[`### ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.ov)(target,200)} escaped`,(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.
tp)(["Merge, the nearest first","What connects them"],rows),...ruled?.rule===void 0?[]:[`This would have claimed it. Write it only if the target does depend on that:

${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.EC)(ruled.rule.yaml)}`]].join(`

`)}}),78796:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{M:()=>isLook,t:()=>flowchart});var _escape_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
41985);const mostCharacters=5e4,mostArrows=500,longestWord=24,looks={TESTING:"fill:#ddf4ff,stroke:#0969da,color:#1f2328",TESTS_PASSED:"fill:#dafbe1,stroke:#1a7f37,color:#1f2328",PENDING:"fill:#f6f8fa,\
stroke:#59636e,color:#1f2328",NOT_READY:"fill:#ffffff,stroke:#d1d9e0,color:#1f2328",PENDING_FAILURE:"fill:#fff1e5,stroke:#bc4c00,color:#1f2328",FAILED:"fill:#ffebe9,stroke:#cf222e,color:#1f2328",CHANGE:"\
fill:#fff8c5,stroke:#9a6700,color:#1f2328",TARGET:"fill:#ddf4ff,stroke:#0969da,color:#1f2328",PART:"fill:#f6f8fa,stroke:#59636e,color:#1f2328"};function isLook(name){return Object.hasOwn(looks,name)}const settings='\
%%{init: {"flowchart": {"nodeSpacing": 20, "rankSpacing": 48, "wrappingWidth": 260}}}%%';function flowchart({direction,boxes,arrows}){const used=new Set(boxes.map(({look})=>look)),drawn=[settings,`flo\
wchart ${direction}`,...Object.entries(looks).flatMap(([look,style])=>used.has(look)?[`  classDef ${look} ${style}`]:[]),...boxes.map(({lines,look},index)=>`  e${String(index)}[${label(lines)}]${look===
void 0?"":`:::${look}`}`),...arrows.map(({from,to,dotted=!1})=>`  e${String(from)} ${dotted?"-.->":"-->"} e${String(to)}`)].join(`
`);return drawn.length>mostCharacters||arrows.length>mostArrows?void 0:`\`\`\`mermaid
${drawn}
\`\`\``}const ofMermaid=/[$\\\ufb02\u00b6]/g;function label(lines){return`"${lines.map(line=>(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__.R)(line).replace(ofMermaid,"$&\u200B")).map(line=>breakable(line).
replace(/[^\p{L}\p{N} ]/gu,entity)).join("<br>")}"`}const entity=character=>`#${String(character.codePointAt(0))};`;function breakable(line){return line.replace(/\S+/gu,word=>word.length<=longestWord?
word:(word.match(/[^\p{P}\p{S}]{1,24}[\p{P}\p{S}]*|[\p{P}\p{S}]{1,24}/gu)??[]).join("\u200B"))}})};
