"use strict";exports.id=9816,exports.ids=[9816,4620],exports.modules={78796:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{M:()=>isLook,
t:()=>flowchart});var _escape_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(41985);const mostCharacters=5e4,mostArrows=500,longestWord=24,looks={TESTING:"fill:#ddf4ff,stroke:#0969da,color:#1f232\
8",TESTS_PASSED:"fill:#dafbe1,stroke:#1a7f37,color:#1f2328",PENDING:"fill:#f6f8fa,stroke:#59636e,color:#1f2328",NOT_READY:"fill:#ffffff,stroke:#d1d9e0,color:#1f2328",PENDING_FAILURE:"fill:#fff1e5,stro\
ke:#bc4c00,color:#1f2328",FAILED:"fill:#ffebe9,stroke:#cf222e,color:#1f2328",CHANGE:"fill:#fff8c5,stroke:#9a6700,color:#1f2328",TARGET:"fill:#ddf4ff,stroke:#0969da,color:#1f2328",PART:"fill:#f6f8fa,st\
roke:#59636e,color:#1f2328"};function isLook(name){return Object.hasOwn(looks,name)}const settings='%%{init: {"flowchart": {"nodeSpacing": 20, "rankSpacing": 48, "wrappingWidth": 260}}}%%';function flowchart({
direction,boxes,arrows}){const used=new Set(boxes.map(({look})=>look)),drawn=[settings,`flowchart ${direction}`,...Object.entries(looks).flatMap(([look,style])=>used.has(look)?[`  classDef ${look} ${style}`]:
[]),...boxes.map(({lines,look},index)=>`  e${String(index)}[${label(lines)}]${look===void 0?"":`:::${look}`}`),...arrows.map(({from,to,dotted=!1})=>`  e${String(from)} ${dotted?"-.->":"-->"} e${String(
to)}`)].join(`
`);return drawn.length>mostCharacters||arrows.length>mostArrows?void 0:`\`\`\`mermaid
${drawn}
\`\`\``}const ofMermaid=/[$\\\ufb02\u00b6]/g;function label(lines){return`"${lines.map(line=>(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__.R)(line).replace(ofMermaid,"$&\u200B")).map(line=>breakable(line).
replace(/[^\p{L}\p{N} ]/gu,entity)).join("<br>")}"`}const entity=character=>`#${String(character.codePointAt(0))};`;function breakable(line){return line.replace(/\S+/gu,word=>word.length<=longestWord?
word:(word.match(/[^\p{P}\p{S}]{1,24}[\p{P}\p{S}]*|[\p{P}\p{S}]{1,24}/gu)??[]).join("\u200B"))}}),74620:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{pullRequestFacts:()=>pullRequestFacts,stateBadge:()=>stateBadge});var _markdown_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4502);
const shown=[["stateChangedAt","Since",toTheSecond],["priorityName","Priority"],["priorityValue","Priority"],["skipTheLine","Skips the line"],["prBaseBranch","Target branch"],["prAuthor","Author"],["p\
rSha","Head commit",sha=>sha.slice(0,7)]];function toTheSecond(time){const[,day,second]=/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/.exec(time)??[];return day===void 0||second===void 0?time:`${day}\
 ${second} UTC`}function pullRequestFacts(pullRequest){const{number,url,record={}}=pullRequest,title=pullRequest.title??(typeof record.prTitle=="string"?record.prTitle:void 0),rows=[["Pull request",`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.
Zl)(number,url)}${title===void 0?"":` ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.os)(title,200)}`}`]];pullRequest.state!==void 0&&rows.push(["State",stateBadge(pullRequest.state)]),pullRequest.submitted!==
void 0&&rows.push(["In the queue",pullRequest.submitted?"yes":"no"]),pullRequest.position!==void 0&&rows.push(["Place in the queue",String(pullRequest.position)]),pullRequest.failureReason!==void 0&&rows.
push(["Why it failed",(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.os)(pullRequest.failureReason,1e3)]);for(const{what,advice}of pullRequest.unmet??[])rows.push(["Waits for",(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)(`${what}. ${advice}`)]);for(const[field,name,short=value=>value]of shown){const value=record[field];rows.some(([said])=>said===name)||value!==""&&value!==!1&&(typeof value=="string"||typeof value==
"number"||typeof value=="boolean")&&rows.push([name,(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.ov)(short(String(value)),100)])}return rows}const signs={NOT_READY:"\u26AA",PENDING:"\u{1F552}",TESTING:"\
\u{1F535}",TESTS_PASSED:"\u{1F7E2}",MERGED:"\u{1F7E3}",FAILED:"\u{1F534}",CANCELLED:"\u26AB",PENDING_FAILURE:"\u{1F7E0}",RUNNING:"\u{1F7E2}",PAUSED:"\u{1F7E1}",DRAINING:"\u{1F7E0}",SWITCHING_MODES:"\u{1F535}"};
function stateBadge(state){const sign=signs[state];return`${sign===void 0?"":`${sign}&nbsp;`}${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.ov)(state,60)}`}}),9816:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{queueChangesSummary:()=>queueChangesSummary,queueSummary:()=>queueSummary});var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
32671),_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(89478),_markdown_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4502),_mermaid_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
78796),_pull_request_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(74620);const mostInPicture=12,mostInTable=100,longestRow=4;function queueSummary(queue){const{state,entries,settings,targetBranch}=queue,
parts=[(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.Ix)([["Merges into",(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.ov)(targetBranch,100)],...state===void 0?[]:[["State",(0,_pull_request_js__WEBPACK_IMPORTED_MODULE_3__.
stateBadge)(state)]],...entries===void 0?[]:[["Pull requests",countsOf(entries,queue)]],...settings.batch===!0?[["Tested together",batchesOf(settings)]]:[]])];if(entries!==void 0&&entries.length>0){const picture=waitsFor(
queue,entries);picture!==void 0&&parts.push("### What waits for what",picture),parts.push("### In the queue",entriesTable(queue,entries))}const rows=Object.entries(settings).flatMap(([field,value])=>{
const shown=settingCell(field,value);return shown===void 0?[]:[[(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.ov)(field,60),shown]]});return rows.length>0&&parts.push((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.
TM)("Settings",(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.tp)(["Setting","Value"],rows))),parts.join(`

`)}function batchesOf({batchingMinSize:size,batchingMaxWaitTimeMinutes:minutes}){return["in batches",[...typeof size=="number"?[`as soon as ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__.
z)(size)} wait`]:[],...typeof minutes=="number"?[`after ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__.z)(minutes)} min`]:[]].join(", or ")].filter(piece=>piece!=="").join(", ")}function settingCell(field,value){
return field==="requiredStatuses"&&(value===null||Array.isArray(value)&&value.length===0)?"the branch protection decides":Array.isArray(value)?value.every(one=>typeof one=="string")?(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.
ov)(value.join(", "),500):void 0:typeof value=="string"||typeof value=="number"||typeof value=="boolean"?(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.ov)(String(value),100):void 0}function queueChangesSummary(changes){
const cellOf=value=>value===void 0?"\u2013":(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.ov)(typeof value=="string"?value:JSON.stringify(value),300);return(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.
tp)(["Setting","Is","Will be"],changes.map(({setting,before,after})=>[(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.ov)(setting,60),cellOf(before),cellOf(after)]))}function countsOf(entries,{cut}){const counts=new Map;
for(const{state}of entries)state!==void 0&&counts.set(state,(counts.get(state)??0)+1);const states=[...counts].map(([state,count])=>`${(0,_pull_request_js__WEBPACK_IMPORTED_MODULE_3__.stateBadge)(state)}\
 ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__.z)(count)}`);if(entries.length===0)return"none: the queue is empty";const shown=counts.size===0?(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__.
z)(entries.length):`${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__.z)(entries.length)}: ${states.join(", ")}`;return cut===void 0?shown:`${cut.total===void 0?"more":(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__.
z)(cut.total)}, of which are shown ${shown}`}function entriesTable({repositoryUrl},entries){const header=["Position","Pull request","Title","State","Since (UTC)","Priority","Author"];return(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.
k9)(entries,{header,most:mostInTable,file:"response",telling:!0},(entry,index)=>{const{number,title,state,since,priority,author,skipsTheLine,noBatch}=entry,turn=[(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.
os)(priority??"",40),skipsTheLine===!0?"skips the line":"",noBatch===!0?"in no batch":""];return[String(index+1),number===void 0?"":(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.Zl)(number,repositoryUrl&&
`${repositoryUrl}/pull/${String(number)}`),(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.os)(title??"",100),state===void 0?"":(0,_pull_request_js__WEBPACK_IMPORTED_MODULE_3__.stateBadge)(state),momentOf(
since??""),turn.filter(piece=>piece!=="").join(", "),(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.os)(author??"",40)]})}const months=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov",
"Dec"];function momentOf(written){const since=/^\d{4}-\d\d-\d\dT/.test(written)?new Date(written):void 0;if(since===void 0||Number.isNaN(since.getTime()))return(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.
os)(written,40);const month=months[since.getUTCMonth()]??"";return[String(since.getUTCDate()),month,since.toISOString().slice(11,16)].join("&nbsp;")}function waitsFor({settings:{mode}},entries){const isParallel=typeof mode==
"string"&&mode.toLowerCase()==="parallel",first=entries.slice(0,mostInPicture);if(!isParallel||first.some(entry=>entry.impactedTargets===void 0))return;const waits=first.map((_,index)=>nearestOverlaps(
first,index)),arrows=waits.flatMap((others,from)=>others.map(to=>({from,to}))),isOneLine=waits.every((others,index)=>index===0||others[0]===index-1);if(arrows.length===0||isOneLine)return;const boxes=first.
map(({number,title,state})=>({lines:[`#${String(number??"?")}`,...title===void 0?[]:[(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__.vI)(title,60)]],look:state!==void 0&&(0,_mermaid_js__WEBPACK_IMPORTED_MODULE_2__.
M)(state)?state:void 0})),picture=(0,_mermaid_js__WEBPACK_IMPORTED_MODULE_2__.t)({direction:longestChain(waits)>longestRow?"TB":"LR",boxes,arrows}),rest=entries.length-first.length;return rest>0&&picture!==
void 0?`${picture}

The first ${String(first.length)}; ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__.z)(rest)} more wait behind them.`:picture}function longestChain(waits){const lengths=[];for(const others of waits)
lengths.push(1+Math.max(0,...others.map(other=>lengths[other]??0)));return Math.max(0,...lengths)}function nearestOverlaps(entries,index){const waitsOn=new Map,direct=at=>entries.flatMap((entry,other)=>other<
at&&overlap(entry,entries[at])?[other]:[]),all=at=>{const known=waitsOn.get(at);if(known!==void 0)return known;const set=new Set(direct(at).flatMap(other=>[other,...all(other)]));return waitsOn.set(at,
set),set},ahead=direct(index);return ahead.filter(one=>!ahead.some(other=>other!==one&&all(other).has(one)))}function overlap(a,b){const[one,other]=[a?.impactedTargets,b?.impactedTargets];if(one===void 0||
other===void 0||one==="ALL"||other==="ALL")return!0;const set=new Set(one);return other.some(target=>set.has(target))}})};
