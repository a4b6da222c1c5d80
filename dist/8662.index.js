"use strict";exports.id=8662,exports.ids=[8662],exports.modules={62841:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{T:()=>describeEdge,
Y:()=>adviceForUnowned});function describeEdge({kind,file,line,text}){const place=file===void 0?"":`${file}${line===void 0?"":`:${line}`}`;return place===""?text===void 0?kind:`${kind}, ${text}`:`${kind}\
 ${kind==="declared"||kind==="stated"?"in":"by"} ${place}${text===void 0?"":`, ${JSON.stringify(text)}`}`}const adviceForUnowned="The configuration file can say what a file of no target impacts: targe\
ts (impact), or nothing (impact-none)"}),78796:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{M:()=>isLook,t:()=>flowchart});
var _escape_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(41985);const mostCharacters=5e4,mostArrows=500,longestWord=24,looks={TESTING:"fill:#ddf4ff,stroke:#0969da,color:#1f2328",TESTS_PASSED:"f\
ill:#dafbe1,stroke:#1a7f37,color:#1f2328",PENDING:"fill:#f6f8fa,stroke:#59636e,color:#1f2328",NOT_READY:"fill:#ffffff,stroke:#d1d9e0,color:#1f2328",PENDING_FAILURE:"fill:#fff1e5,stroke:#bc4c00,color:#\
1f2328",FAILED:"fill:#ffebe9,stroke:#cf222e,color:#1f2328",CHANGE:"fill:#fff8c5,stroke:#9a6700,color:#1f2328",TARGET:"fill:#ddf4ff,stroke:#0969da,color:#1f2328",PART:"fill:#f6f8fa,stroke:#59636e,color\
:#1f2328"};function isLook(name){return Object.hasOwn(looks,name)}const settings='%%{init: {"flowchart": {"nodeSpacing": 20, "rankSpacing": 48, "wrappingWidth": 260}}}%%';function flowchart({direction,
boxes,arrows}){const used=new Set(boxes.map(({look})=>look)),drawn=[settings,`flowchart ${direction}`,...Object.entries(looks).flatMap(([look,style])=>used.has(look)?[`  classDef ${look} ${style}`]:[]),
...boxes.map(({lines,look},index)=>`  e${String(index)}[${label(lines)}]${look===void 0?"":`:::${look}`}`),...arrows.map(({from,to,dotted=!1})=>`  e${String(from)} ${dotted?"-.->":"-->"} e${String(to)}`)].
join(`
`);return drawn.length>mostCharacters||arrows.length>mostArrows?void 0:`\`\`\`mermaid
${drawn}
\`\`\``}const ofMermaid=/[$\\\ufb02\u00b6]/g;function label(lines){return`"${lines.map(line=>(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__.R)(line).replace(ofMermaid,"$&\u200B")).map(line=>breakable(line).
replace(/[^\p{L}\p{N} ]/gu,entity)).join("<br>")}"`}const entity=character=>`#${String(character.codePointAt(0))};`;function breakable(line){return line.replace(/\S+/gu,word=>word.length<=longestWord?
word:(word.match(/[^\p{P}\p{S}]{1,24}[\p{P}\p{S}]*|[\p{P}\p{S}]{1,24}/gu)??[]).join("\u200B"))}}),98662:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{targetsSummary:()=>targetsSummary});var impact=__webpack_require__(62841),numbers=__webpack_require__(32671),redaction=__webpack_require__(
98764),mermaid=__webpack_require__(78796);const mostSingle=3,longestRow=5,longestName=60,longestReason=32,looks={file:"CHANGE",event:"CHANGE",part:"PART",target:"TARGET"};function impactGraph(forest){
if(forest.shown===0)return[];const drawn={boxes:[],arrows:[]};for(const root of forest.roots)draw(root,drawn);const direction=Math.max(...forest.roots.map(depthOf))>longestRow?"TB":"LR",picture=(0,mermaid.
t)({direction,...drawn});if(picture===void 0)return["The way to the targets is not drawn here, because their names are too long."];if(forest.shown===forest.total)return[picture];const only=`${(0,numbers.
z)(forest.shown)} of ${(0,numbers.z)(forest.total)} targets are drawn: those that lead to the most others`;return[picture,`${only}. The explanation file has the way to each target.`]}const isLeaf=({next,
leftOut})=>next.length===0&&leftOut===0,depthOf=({next})=>1+Math.max(0,...next.map(depthOf));function draw(step,drawn){const add=box=>drawn.boxes.push(box)-1,behind=step.leftOut===0?[]:[`leads to ${(0,numbers.
z)(step.leftOut)} more`],own=add({lines:[...linesOf(step),...behind],look:looks[step.kind]}),next=step.next.flatMap(one=>step.kind==="event"&&one.kind==="part"&&one.leftOut===0&&step.name.includes(one.
name)?one.next:[one]),leaves=next.filter(isLeaf),isShared=leaves.length>mostSingle;for(const one of next)(!isShared||!isLeaf(one))&&drawn.arrows.push({from:own,to:draw(one,drawn)});return isShared&&drawn.
arrows.push({from:own,to:add({lines:leaves.map(({name})=>endOf(name)),look:"TARGET"})}),own}function linesOf({name,files,edge}){const others=files.filter(file2=>!name.includes(file2)),more=others.length>
1?` and ${(0,numbers.z)(others.length-1)} more`:"",reason=edge===void 0?void 0:reasonOf(edge);return[endOf(name),...others[0]===void 0?[]:[`${endOf(others[0])}${more}`],...reason===void 0?[]:[reason]]}
function endOf(outside){const name=(0,redaction.pc)(outside);if(name.length<=longestName)return name;const end=name.slice(-longestName),slash=end.indexOf("/");return`\u2026${slash===-1||slash>longestName/
2?end:end.slice(slash)}`}function reasonOf({kind,file:file2,line}){if(file2===void 0)return;const place=`${file2.slice(file2.lastIndexOf("/")+1)}${line===void 0?"":`:${String(line)}`}`,reason=`${kind}\
 ${kind==="declared"||kind==="stated"?"in":"by"} ${(0,redaction.pc)(place)}`;return reason.length>longestReason?void 0:reason}var markdown=__webpack_require__(4502);const cut={most:50,file:"explanatio\
n"},mostInLine=10;function targetsSummary({decided=[],...result}){return[...result.all?everything(result):listed(result),...decisions(decided)].join(`

`)}function decisions(decided){if(decided.length===0)return[];const header=["Changed file","The rule"];return["### What rules decided",(0,markdown.k9)(decided,{...cut,header},([path,rule])=>[file(path),
(0,markdown.os)(rule,500)])]}function listed({count,first,groups=[],forest}){return count===0?["No target is impacted."]:[names(count,first),...forest===void 0?[]:impactGraph(forest),...groups.length===
0?[]:causesOfTargets(groups)]}function names(count,first){const shown=first.map(target=>(0,markdown.ov)(target,200));if(count<=mostInLine)return shown.join(", ");const rest=count>first.length?[`\u2026 and ${(0,numbers.
z)(count-first.length)} more`]:[],list=[...shown,...rest].map(line=>`- ${line}`).join(`
`);return(0,markdown.TM)((0,numbers.h)(count,"impacted target"),list)}function everything({why,causes=[]}){if(causes.length===0)return[`Every target counts as impacted${why===void 0?".":`: ${(0,markdown.
os)(why,2e3)}`}`];const shown=(0,markdown.k9)(causes,{...cut,header:["Reason"]},cause=>{const others=cause.files.filter(path=>!cause.what.includes(path)).slice(0,5);return[[(0,markdown.os)(cause.what,
500),...others.map(file)].join("<br>")]}),advice=causes.some(({kind})=>kind==="unowned")?[`${impact.Y}.`]:[];return[`Every target counts as impacted, ${causes.length===1?"for one reason":`for ${(0,numbers.
z)(causes.length)} reasons, each of which is enough`}:`,shown,...advice]}function causesOfTargets(groups){const header=["What happened","Targets","Which, and how it reaches them"],shown=(0,markdown.k9)(
groups,{...cut,header},({what,files,count,targets})=>{const from=files.length===0||files.some(path=>what.includes(path))?"":`<br>${files.slice(0,5).map(file).join("<br>")}`,rest=count-targets.length,listed2=targets.
map(({name,between,edge})=>{const by=between.map(step=>(0,markdown.ov)(step.name,80)).join(", then "),because=edge===void 0?"":` (${(0,markdown.os)((0,impact.T)(edge),200)})`;return`${(0,markdown.ov)(
name,200)}${between.length===0?"":` through ${by}`}${because}`});return[`${(0,markdown.os)(what,500)}${from}`,(0,numbers.z)(count),[...listed2,...rest>0?[`\u2026 and ${(0,numbers.z)(rest)} more`]:[]].
join("<br>")]});return[(0,markdown.TM)("How the changes reach them",shown)]}function file(path){return(0,markdown.ov)(path,200)}})};
