"use strict";exports.id=8065,exports.ids=[8065],exports.modules={43818:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{explanationDocument:()=>explanationDocument});
var _chain_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(94338);const formVersion=1;function explanationDocument(computed){const{compared,buildSystems,tools}=computed,head={version:formVersion,...compared===
void 0?{}:{base:compared.base,head:compared.head,changedFiles:compared.changes},tools:Object.fromEntries(tools),buildSystems,all:computed.kind==="all"},parts=[JSON.stringify(head).slice(0,-1)];if(computed.
kind==="all"){const causes=computed.causes.map(({what,files})=>({what,files}));parts.push(`,"causes":${JSON.stringify(causes)}`)}else{const{targets,why,decided=new Map}=computed,files=[...decided].map(
([path,rule])=>({path,rule}));files.length>0&&parts.push(`,"decided":${JSON.stringify(files)}`),parts.push(',"targets":[');for(const[index,name]of targets.entries()){const{cause,steps}=(0,_chain_js__WEBPACK_IMPORTED_MODULE_0__.
dR)(name,why);parts.push(`${index===0?`
`:`,
`}${JSON.stringify({name,cause,steps})}`)}parts.push("]")}return parts.push(`}
`),Buffer.concat(parts.map(part=>Buffer.from(part)))}}),30258:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{N:()=>forestOf});
var _tree_names_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(75505),_chain_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(94338),_shared_src_append_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
99797);const nodesPerTarget=3,byTargets=(a,b)=>b.targets-a.targets||(0,_tree_names_js__WEBPACK_IMPORTED_MODULE_0__.QC)(a.name,b.name);function forestOf(why,all,most,targets=[...why.keys()]){const{roots,
places}=grow(targets,why),shown=new Set,count=targets.length>all?most:all;for(const place of places.sort(byTargets).slice(0,count)){const path=[];for(let node=place;node!==void 0&&!shown.has(node);node=
node.parent)path.push(node);if(shown.size+path.length<=nodesPerTarget*count)for(const node of path)shown.add(node)}return{roots:cut(roots.sort(byTargets),shown),shown:[...shown].filter(({isPlace})=>isPlace).
length,total:targets.length}}function grow(targets,why){const chains=targets.map(target=>(0,_chain_js__WEBPACK_IMPORTED_MODULE_1__.dR)(target,why)).sort((a,b)=>a.steps.length-b.steps.length),trees=new Map,
places=[];for(const{cause,steps}of chains){const key=(0,_chain_js__WEBPACK_IMPORTED_MODULE_1__.V$)(cause),tree=(0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_2__.IV)(trees,key,()=>({root:rootOf(cause),
steps:new Map}));let node=tree.root;for(const step of steps){const parent=node;node=(0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_2__.IV)(tree.steps,`${step.kind} ${step.name}`,()=>nodeOf({...step,
files:[]},parent))}node.isPlace=!0,places.push(node);for(let above=node;above!==void 0;above=above.parent)above.targets+=1}return{roots:[...trees.values()].map(({root})=>root),places}}function nodeOf(step,parent){
const node={...step,parent,next:[],leftOut:0,isPlace:!1,targets:0};return parent?.next.push(node),node}function rootOf(cause){return cause.kind==="file"?nodeOf({kind:"file",name:cause.path,files:[]}):
nodeOf({kind:"event",name:(0,_chain_js__WEBPACK_IMPORTED_MODULE_1__.V$)(cause),files:cause.kind==="graph"?cause.files:[]})}function cut(nodes,shown){const kept=nodes.filter(node=>shown.has(node));for(const node of kept)
node.next=cut(node.next,shown).sort((a,b)=>(0,_tree_names_js__WEBPACK_IMPORTED_MODULE_0__.QC)(a.name,b.name)),node.leftOut=node.next.reduce((left,{targets})=>left-targets,node.targets-Number(node.isPlace));
return kept}}),98065:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{impact:()=>impact_impact,
requestOf:()=>requestOf,withLog:()=>withLog});var external_node_fs_=__webpack_require__(73024),promises_=__webpack_require__(51455),external_node_path_=__webpack_require__(76760),explanation_document=__webpack_require__(
43818),forest=__webpack_require__(30258),compute=__webpack_require__(98884),mistakes=__webpack_require__(24952),build_systems=__webpack_require__(87011),find_repository=__webpack_require__(14965),impact_error=__webpack_require__(
1564),json_values=__webpack_require__(80182),numbers=__webpack_require__(32671),user_error=__webpack_require__(86493),targets=__webpack_require__(50880),operations_shards=__webpack_require__(60467),src_text=__webpack_require__(
89478),reporting_escape=__webpack_require__(41985),command_error=__webpack_require__(23905),option_names=__webpack_require__(96567),impact=__webpack_require__(62841),terminal=__webpack_require__(38219);
function tree({roots},{stdout,environment}){const{bold,dim}=(0,terminal.R7)(stdout,environment),lineOf=({kind,name,edge})=>{const shown=(0,reporting_escape.RK)(name);if(kind==="file")return`${shown} c\
hanged`;const reason=edge===void 0?"":` (${(0,impact.T)(edge)})`;return`${kind==="target"?bold(shown):shown}${dim((0,reporting_escape.RK)(reason))}`},linesBelow=({next},stem)=>next.flatMap((step,index)=>{
const[branch,below]=index===next.length-1?["\u2514\u2500 ","   "]:["\u251C\u2500 ","\u2502  "];return[`${dim(stem+branch)}${lineOf(step)}`,...linesBelow(step,stem+below)]});return roots.flatMap(root=>[
lineOf(root),...root.files.map(path=>dim(`  by ${(0,reporting_escape.RK)(path)}`)),...linesBelow(root,"")]).map(line=>`${line}
`).join("")}var terminal_document=__webpack_require__(95025);async function impact_impact(options,surroundings){const{format,shards,why,base,head}=options,{stdout,stderr}=surroundings;if(format==="mat\
rix"!=(shards!==void 0))throw new command_error.e("--format matrix and --shards go together");if(why!==void 0&&format==="matrix")throw new command_error.e("--why has the formats text and json");const request=await requestOf(
options,surroundings),local={uncommitted:options.uncommitted&&head===void 0,...(0,json_values.gI)({base,head})},mayLack=stdout.isTTY===!0&&format==="text",computed=await withLog(surroundings,(log,signal)=>(0,compute.
vp)({...request,local,mayLack},{log,signal}));computed.note!==void 0&&stderr.write(`note: ${(0,reporting_escape.RK)(computed.note)}
`);const odd=computed.kind==="targets"?computed.targets.find(target=>new RegExp("\\p{Cc}","u").test(target)):void 0;if(odd!==void 0)throw new impact_error.X(`the target ${(0,reporting_escape.RK)(odd)}\
 has a control character in its name. Rename it in the build`);if(why!==void 0)return explain(why,computed,format,surroundings);computed.kind==="all"&&stderr.write((0,terminal_document.e)((0,targets.J)(
computed.causes)));const list=computed.kind==="all"?"ALL":computed.targets;if(format==="json")stdout.write(`${(0,src_text.$m)(list)}
`);else if(shards!==void 0){const{matrix,warning}=(0,operations_shards.shardTargets)(list,shards);warning!==void 0&&stderr.write(`warning: ${warning}
`),stdout.write(`${(0,src_text.$m)(matrix)}
`)}else computed.kind==="all"?stdout.write(`ALL
`):stdout.isTTY===!0?stdout.write(overview(computed,surroundings)):stdout.write(computed.targets.map(target=>`${target}
`).join(""));return 0}async function requestOf({from=[],config,directory,trust},{environment,directory:current,stderr}){const place=await(0,promises_.realpath)((0,external_node_path_.resolve)(current,
directory??".")).catch(()=>{throw new impact_error.X(`--directory: ${String(directory)} does not exist`)}),{directory:root}=await(0,find_repository.W)(place,void 0).catch(error=>{throw error instanceof
impact_error.X?new impact_error.X(`${place} isn't in a Git repository with files. Change into one, or give --directory`,{cause:error}):error});for(let above=place;above!==root;above=(0,external_node_path_.
dirname)(above)){if(!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(above,".git")))continue;const note=`note: ${(0,external_node_path_.relative)(root,above)} is a submodule. This is abo\
ut the repository around it, ${root}. To ask about the submodule's own files, clone its repository`;stderr.write(`${(0,reporting_escape.RK)(note)}
`)}const executing=build_systems.buildSystems.filter(({executes})=>executes==="repository code").map(({name})=>name);return{from:from.length===0?["auto"]:from,environment,event:{},workingDirectory:directory===
void 0?root:place,workspace:root,...config===void 0?{}:{configPath:(0,external_node_path_.resolve)(current,config)},mayExecute:trust===!0?executing:from.map(name=>name.trim().toLowerCase())}}function withLog({
stderr,signal,environment},work){const{yellow}=(0,terminal.R7)(stderr,environment),warn=(line,place)=>{const at=place===void 0?"":`${place.file}:${String(place.line)}: `,before=`${stderr.isTTY===!0?terminal.
DJ:""}${yellow("warning:")}`;stderr.write(`${before} ${(0,reporting_escape.RK)(at+(0,user_error.w)(line,option_names.pK))}
`)};return(0,terminal.E0)(stderr,say=>work({info:say,debug:say,warn},signal))}const treeOf=({targets:targets2,why},surroundings)=>tree((0,forest.N)(why,1/0,1/0,targets2),surroundings);function overview(computed,surroundings){
const{targets:targets2,compared}=computed,{dim}=(0,terminal.R7)(surroundings.stdout,surroundings.environment),from=compared&&`${compared.base.what} (${compared.base.commit.slice(0,10)}) to ${compared.
head.what}: `,changed=compared&&`${(0,numbers.h)(compared.changedFiles,"changed file")}, `,line=`${from??""}${changed??""}${(0,numbers.h)(targets2.length,"impacted target")}`;return`${dim((0,reporting_escape.
RK)(line))}
${treeOf(computed,surroundings)}`}async function answerAbout(target,computed){const{targets:targets2,names,ownersOf}=computed;if(targets2.includes(target))return{...computed,targets:[target]};const known=await names?.();
if(known===void 0||known.has(target))return{...computed,targets:[]};const owners=await ownersOf?.(target)??[],near=owners.length===0?(0,mistakes.h)(target,known):` (it is a file of ${owners.join(", ")}\
)`;throw new impact_error.X(`--why: ${JSON.stringify(target)} is not among the targets${near}`)}async function explain(target,computed,format,surroundings){const{stdout}=surroundings,about=target===!0||
computed.kind==="all"?computed:await answerAbout(target,computed),isImpacted=target===!0||about.kind==="all"||about.targets.length>0;if(format==="json")stdout.write(`${(0,src_text.$m)(JSON.parse((0,explanation_document.
explanationDocument)(about).toString("utf8")))}
`);else if(isImpacted)if(about.kind==="all")stdout.write((0,terminal_document.e)((0,targets.J)(about.causes)));else{const decided=target===!0?(0,targets.b)(about.decided??new Map):[];stdout.write(treeOf(
about,surroundings)+(0,terminal_document.e)(decided))}else{const why=computed.compared?.changedFiles===0?", because no file changed":"";stdout.write(`${(0,reporting_escape.RK)(target)} is not impacted${why}\

`)}return isImpacted?0:3}}),95025:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{e:()=>terminalText});var _packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
80182),_reporting_escape_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(41985);function terminalText(blocks){return blocks.flatMap(linesOf).map(line=>`${(0,_reporting_escape_js__WEBPACK_IMPORTED_MODULE_0__.
RK)(line).trimEnd()}
`).join("")}function linesOf(block){switch(block.kind){case"heading":return["",block.text];case"text":return linesIn(block.text);case"code":return block.text.trimEnd().split(`
`).map(line=>`    ${line}`);case"list":return block.items.flatMap(linesIn).map(line=>`  ${line}`);case"facts":return block.facts.map(([name,value])=>`${name}: ${linesIn(value).join(", ")}`);case"table":
return tableLines(block);case"fold":return["",block.title,...block.blocks.flatMap(linesOf)];case"graph":return[]}}const longestRow=120;function tableLines({header,rows,rest}){const cells=rows.map(row=>row.
map(cell=>linesIn(cell).join("; "))),kept=[...header.keys()].filter(column=>cells.some(row=>row[column]!=="")),[head=[],...body]=[header,...cells].map(row=>kept.map(column=>row[column]??"")),widths=head.
map((name,column)=>Math.max(name.length,...body.map(row=>row[column]?.length??0)));return[...widths.reduce((sum,width)=>sum+width+3,0)<=longestRow?[head,...body].map(row=>row.map((cell,column)=>cell.padEnd(
widths[column]??0)).join("   ")):body.flatMap(([first="",...others])=>[first,...others.filter(Boolean).map(cell=>`  ${cell}`)]),...(0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_1__.Eb)(
rest)]}function linesIn(part){return typeof part=="string"?[part]:"code"in part?[part.code]:"href"in part?[part.label===void 0?part.href:`${part.label} ${part.href}`]:"lines"in part?part.lines.flatMap(
linesIn):[part.parts.flatMap(linesIn).join("")]}}),50880:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{J:()=>causesOfAll,b:()=>decisionsOf,
explanationOf:()=>explanationOf,namesDocument:()=>namesDocument});var blocks=__webpack_require__(48401),impact=__webpack_require__(62841),forest=__webpack_require__(30258),json_values=__webpack_require__(
80182),numbers=__webpack_require__(32671),redaction=__webpack_require__(98764);const mostSingle=3,longestRow=5,longestName=60,longestReason=32,looks={file:"CHANGE",event:"CHANGE",part:"PART",target:"T\
ARGET"};function impactGraph(forest2){if(forest2.shown===0)return[];const drawn={boxes:[],arrows:[]};for(const root of forest2.roots)draw(root,drawn);const picture={kind:"graph",direction:Math.max(...forest2.
roots.map(depthOf))>longestRow?"TB":"LR",...drawn};if(forest2.shown===forest2.total)return[picture];const only=`${(0,numbers.z)(forest2.shown)} of ${(0,numbers.z)(forest2.total)} targets are drawn: th\
ose that lead to the most others`;return[picture,(0,blocks.FY)(`${only}. The explanation file has the way to each target.`)]}const isLeaf=({next,leftOut})=>next.length===0&&leftOut===0,depthOf=({next})=>1+
Math.max(0,...next.map(depthOf));function draw(step,drawn){const add=box=>drawn.boxes.push(box)-1,behind=step.leftOut===0?[]:[`leads to ${(0,numbers.z)(step.leftOut)} more`],own=add({lines:[...linesOf(
step),...behind],look:looks[step.kind]}),next=step.next.flatMap(one=>step.kind==="event"&&one.kind==="part"&&one.leftOut===0&&step.name.includes(one.name)?one.next:[one]),leaves=next.filter(isLeaf),isShared=leaves.
length>mostSingle;for(const one of next)(!isShared||!isLeaf(one))&&drawn.arrows.push({from:own,to:draw(one,drawn)});return isShared&&drawn.arrows.push({from:own,to:add({lines:leaves.map(({name})=>endOf(
name)),look:"TARGET"})}),own}function linesOf({name,files,edge}){const[other,...more]=files.filter(file=>!name.includes(file)),count=more.length>0?` and ${(0,numbers.z)(more.length)} more`:"";return(0,json_values.
Eb)(endOf(name),other!==void 0&&`${endOf(other)}${count}`,edge&&reasonOf(edge))}function endOf(outside){const name=(0,redaction.pc)(outside);if(name.length<=longestName)return name;const end=name.slice(
-longestName),slash=end.indexOf("/");return`\u2026${slash===-1||slash>longestName/2?end:end.slice(slash)}`}function reasonOf({kind,file,line}){if(file===void 0)return;const place=`${file.slice(file.lastIndexOf(
"/")+1)}${line===void 0?"":`:${String(line)}`}`,reason=`${kind} ${kind==="declared"||kind==="stated"?"in":"by"} ${(0,redaction.pc)(place)}`;return reason.length>longestReason?void 0:reason}const cut={
most:50,file:"explanation"},mostCausesOfAll=3,mostDrawn=[30,15],mostInLine=10;function namesDocument(count,first){if(count===0)return[(0,blocks.FY)("No target is impacted.")];if(count<=mostInLine)return[
(0,blocks.FY)({parts:commaList(first)})];const names=first.map(code=>({code})),rest=count>first.length?[`\u2026 and ${(0,numbers.z)(count-first.length)} more`]:[];return[(0,blocks.AU)((0,numbers.h)(count,
"impacted target"),{kind:"list",items:[...names,...rest]})]}function explanationOf(computed,groups){if(computed.kind==="all")return causesOfAll(computed.causes);const{why,decided=new Map}=computed;return[
...impactGraph((0,forest.N)(why,...mostDrawn)),...groups.length===0?[]:[(0,blocks.AU)("How the changes reach them",tableOfCauses(groups))],...decisionsOf(decided)]}function decisionsOf(decided){const table=(0,blocks.
c_)(["Changed file","The rule"],[...decided],([path,rule])=>[{code:path},rule],cut);return decided.size===0?[]:[(0,blocks.R_)("What rules decided"),table]}function causesOfAll(causes){const unowned=causes.
filter(({kind})=>kind==="unowned"),others=causes.filter(({kind})=>kind!=="unowned"),files=unowned.flatMap(cause=>cause.files),hasFiles=files.length>0,most=mostCausesOfAll-Math.min(unowned.length,1),rest=[
...unowned.slice(mostCausesOfAll),...others.slice(most)],names=commaList(files.slice(0,mostCausesOfAll)),more=files.length>mostCausesOfAll?[` and ${(0,numbers.z)(files.length-mostCausesOfAll)} more`]:
[],shown=others.slice(0,most).map(causeOf),items=hasFiles?[{parts:["no target owns ",...names,...more]},...shown]:shown,advice={code:`impact-none: [${JSON.stringify(files[0])}]`},table=(0,blocks.c_)([
"Reason"],rest,cause=>[causeOf(cause)],cut);return(0,json_values.Eb)((0,blocks.FY)("Every target counts as impacted:"),{kind:"list",items},hasFiles&&(0,blocks.FY)({parts:[`${impact.Y}: `,advice]}),rest.
length>0&&(0,blocks.AU)(`${(0,numbers.z)(rest.length)} more`,table))}const commaList=names=>names.flatMap((code,index)=>index===0?[{code}]:[", ",{code}]);function causeOf({what,files}){const others=files.
filter(path=>!what.includes(path)).slice(0,5);return{lines:[what,...others.map(path=>({code:path}))]}}function tableOfCauses(groups){const header=["What happened","Targets","Which, and how it reaches \
them"];return(0,blocks.c_)(header,groups,({what,files,count,targets})=>{const from=files.some(path=>what.includes(path))?[]:files.slice(0,5),rest=count-targets.length,reached=targets.map(({name,between,
edge})=>{const through=between.flatMap(({name:step},index)=>[index===0?" through ":", then ",{code:step}]);return{parts:[{code:name},...through,edge===void 0?"":` (${(0,impact.T)(edge)})`]}});return[{
lines:[what,...from.map(path=>({code:path}))]},(0,numbers.z)(count),{lines:[...reached,...rest>0?[`\u2026 and ${(0,numbers.z)(rest)} more`]:[]]}]},cut)}}),60467:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{shardTargets:()=>shardTargets});var _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1564),_packages_impacted_targets_src_tree_names_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
75505),_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(32671);const mostJobs=256,mostShardBytes=130048,mostMatrixUnits=983040/2;function shardTargets(targets,shards){if(!Number.
isInteger(shards)||shards<1||shards>mostJobs)throw new _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__.X(`shards must be a whole number from 1 to ${mostJobs}, the most\
 jobs of a matrix, got ${shards}`);if(targets==="ALL")return{matrix:everything};const spaced=targets.find(target=>/\s/.test(target));if(spaced!==void 0)throw new _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__.
X(`shards: the target ${JSON.stringify(spaced)} holds a space, which separates targets in a matrix. Leave shards out and read impacted-targets-file`);const sorted=[...new Set(targets)].sort(_packages_impacted_targets_src_tree_names_js__WEBPACK_IMPORTED_MODULE_1__.
QC),asked=Math.min(shards,sorted.length),matrix=groupsOf(sorted,asked),units=JSON.stringify(matrix).length;if(units>mostMatrixUnits)return withoutNames(`the matrix would have ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_2__.
z)(units)} characters, and GitHub takes 1 MiB for the outputs of a job, two bytes a character`);if(fits(matrix))return{matrix};for(let total=asked+1;total<=Math.min(mostJobs,sorted.length);total+=1){const more=groupsOf(
sorted,total);if(!fits(more))continue;return{matrix:more,warning:`shards: ${String(total)} groups instead of ${String(asked)}, because the names of a group would exceed what an environment variable ho\
lds (131,072 bytes on Linux)`}}return withoutNames(`no ${String(mostJobs)} groups of their names fit into environment variables of that size`)}const everything={include:[{shard:1,total:1,targets:"ALL"}]},
withoutNames=why=>({matrix:everything,warning:`shards: the matrix is one group, ALL, because ${why}. To split such a list, hand impacted-targets-file over as an artifact`});function groupsOf(sorted,total){
const startOf=group=>Math.floor(group*sorted.length/total);return{include:Array.from({length:total},(_,index)=>{const targets=sorted.slice(startOf(index),startOf(index+1)).join(" ");return{shard:index+
1,total,targets}})}}const fits=({include})=>include.every(({targets})=>Buffer.byteLength(targets)<=mostShardBytes)})};
