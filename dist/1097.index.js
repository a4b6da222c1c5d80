"use strict";exports.id=1097,exports.ids=[1097],exports.modules={43818:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{explanationDocument:()=>explanationDocument});
var _chain_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(94338);const formVersion=1;function explanationDocument(computed){const{compared,buildSystems,tools}=computed,head={version:formVersion,...compared===
void 0?{}:{base:compared.base,head:compared.head,changedFiles:compared.changes},tools:Object.fromEntries(tools),buildSystems,all:computed.kind==="all"},parts=[JSON.stringify(head).slice(0,-1)];if(computed.
kind==="all"){const causes=computed.causes.map(({what,files})=>({what,files}));parts.push(`,"causes":${JSON.stringify(causes)}`)}else{const{targets,why,decided=new Map}=computed,files=[...decided].map(
([path,rule])=>({path,rule}));files.length>0&&parts.push(`,"decided":${JSON.stringify(files)}`),parts.push(',"targets":[');for(const[index,name]of targets.entries()){const{cause,steps}=(0,_chain_js__WEBPACK_IMPORTED_MODULE_0__.
dR)(name,why);parts.push(`${index===0?`
`:`,
`}${JSON.stringify({name,cause,steps})}`)}parts.push("]")}return parts.push(`}
`),Buffer.concat(parts.map(part=>Buffer.from(part)))}}),77161:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{UO:()=>isWithin,
Vb:()=>nameOf,he:()=>withoutEndSlashes,jt:()=>directoryOf,nx:()=>inside,o1:()=>resolvePath,wP:()=>pathsAbove});var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760);function pathsAbove(path){
const above=[];for(let end=path.lastIndexOf("/");end>0;end=path.lastIndexOf("/",end-1))above.push(path.slice(0,end));return path!==""&&above.push(""),above}function directoryOf(path){return path.slice(
0,Math.max(0,path.lastIndexOf("/")))}function nameOf(path){return path.slice(path.lastIndexOf("/")+1)}const longestPath=32767;function resolvePath(directory,written){if(node_path__WEBPACK_IMPORTED_MODULE_0__.
posix.isAbsolute(written)||written.length>longestPath)return;const path=node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory===""?".":directory,written).replace(/\/$/,"");if(!(path===".."||path.
startsWith("..")))return path==="."?"":path}function isWithin(path,directory){return directory===""||path===directory||path.startsWith(`${directory}/`)}function inside(directory,name){return directory===
""?name:name===""?directory:`${directory}/${name}`}function withoutEndSlashes(path){let end=path.length;for(;path.charCodeAt(end-1)===47;)end-=1;return path.slice(0,end)}}),98065:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{impact:()=>impact_impact,f:()=>requestOf,X:()=>withLog});var promises_=__webpack_require__(51455),external_node_path_=__webpack_require__(76760),explanation_document=__webpack_require__(
43818),operations_shards=__webpack_require__(60467),impact_error=__webpack_require__(1564),build_systems=__webpack_require__(87011),compute=__webpack_require__(98884),mistakes=__webpack_require__(24952),
find_repository=__webpack_require__(14965),command_error=__webpack_require__(23905),chain=__webpack_require__(94338),impact=__webpack_require__(62841),terminal=__webpack_require__(38219);const mostCauses=50;
function tree(targets,why,{stdout,environment}){const{bold,dim}=(0,terminal.R7)(stdout,environment),columns=stdout.isTTY===!0?(0,terminal.qz)(stdout):1/0,causes=causesOf(targets,why),lines=new Map([...causes].
map(cause=>[cause,linesBelow(cause.below)])),names=[...lines.values()].flat().flatMap(({name,isTarget})=>isTarget?[name]:[]),shared=columns===1/0?"":sharedBeginning(names),shown=shared===""?[]:[dim((0,terminal.
ml)(`\u2026 is ${(0,terminal.g$)(shared)}`,columns))];for(const[{what,files},below]of lines){shown.push((0,terminal.ml)((0,terminal.g$)(what),columns),...files.map(path=>dim((0,terminal.ml)(`  by ${(0,terminal.
g$)(path)}`,columns))));for(const{stem,name,isTarget,edge}of below){const left=(0,terminal.ml)(stem,Math.floor(columns/2)),written=(0,terminal.g$)(isTarget&&shared!==""?`\u2026${name.slice(shared.length)}`:
name),cut=(0,terminal.ml)(written,Math.max(columns-left.length,8)),room=columns-left.length-cut.length,text=(0,terminal.g$)(edge),note=text.length<=room?text:room<16?"":` (${(0,terminal.ml)(text.slice(
2),room-2)}`;shown.push(`${dim(left)}${isTarget?bold(cut):cut}${dim(note)}`)}}return shown.map(line=>`${line}
`).join("")}function causesOf(targets,why){const causes=new Map;for(const target of targets){const{cause,steps}=(0,chain.dR)(target,why),what=(0,chain.V$)(cause),top=causes.get(what)??{what,files:cause.
kind==="graph"?cause.files:[],below:new Map};causes.set(what,top);let{below}=top;for(const step of steps){const edge=(0,chain.xx)(step),key=`${step.name}${edge}`,branch=below.get(key)??{name:step.name,
isTarget:step.kind==="target",edge,below:new Map};below.set(key,branch),below=branch.below}}return[...causes.values()]}function linesBelow(top){const lines=[],placed=(below,stem)=>[...below.values()].
map((branch,index)=>({branch,stem,isLast:index===below.size-1})).reverse(),waiting=placed(top,"");for(let one=waiting.pop();one!==void 0;one=waiting.pop()){const{branch,stem,isLast}=one,{name,isTarget,
edge}=branch;lines.push({stem:`${stem}${isLast?"\u2514\u2500 ":"\u251C\u2500 "}`,name,isTarget,edge}),waiting.push(...placed(branch.below,`${stem}${isLast?"   ":"\u2502  "}`))}return lines}function sharedBeginning(names){
const[first="",...others]=new Set(names);if(others.length===0)return"";let length=first.length;for(const name of others)for(;!name.startsWith(first.slice(0,length));)length-=1;const beginning=first.slice(
0,length),end=Math.max(beginning.lastIndexOf("/"),beginning.lastIndexOf(":"));return end<8?"":beginning.slice(0,end)}function everything({causes}){const rest=causes.length-mostCauses;return[...causes.
slice(0,mostCauses).map(({what,files})=>{const others=files.filter(path=>!what.includes(path)).slice(0,5);return`everything, because ${what}${others.length===0?"":` (${others.join(", ")})`}`}),...rest>
0?[`and ${String(rest)} more, which --format json with --why lists`]:[],...causes.some(({kind})=>kind==="unowned")?[impact.Y]:[]].map(line=>`${(0,terminal.g$)(line)}
`).join("")}function decisions({decided}){return[...decided??[]].map(([path,rule])=>`${(0,terminal.g$)(`${path}: ${rule}`)}
`).join("")}var json_values=__webpack_require__(80182),numbers=__webpack_require__(32671);async function impact_impact(options,surroundings){const{format,shards,why,head}=options,{stdout,stderr}=surroundings;
if(format==="matrix"!=(shards!==void 0))throw new command_error.eb("--format matrix and --shards go together");if(why!==void 0&&format==="matrix")throw new command_error.eb("--why has the formats text\
 and json");const base=options.base??options.since,request=await requestOf(options,surroundings),local={uncommitted:options.uncommitted&&head===void 0,...(0,json_values.gI)({base,head})},mayLack=stdout.
isTTY===!0&&format==="text",computed=await withLog(surroundings,(log,signal)=>(0,compute.vp)({...request,local,mayLack},{log,signal}));computed.note!==void 0&&stderr.write(`note: ${(0,terminal.g$)(computed.
note)}
`);const odd=computed.kind==="targets"?computed.targets.find(target=>new RegExp("\\p{Cc}","u").test(target)):void 0;if(odd!==void 0)throw new impact_error.X(`the target ${(0,terminal.g$)(odd)} has a c\
ontrol character in its name, which isn't allowed. Rename it in the build`);if(why!==void 0)return explain(why,computed,format,surroundings);if(computed.kind==="all"&&stderr.write(`ALL: ${(0,terminal.
g$)(computed.why)}
${everything(computed)}`),format==="json")stdout.write(`${(0,terminal.et)(listOf(computed))}
`);else if(shards!==void 0){const{matrix,warning}=(0,operations_shards.shardTargets)(listOf(computed),shards);warning!==void 0&&stderr.write(`warning: ${warning}
`),stdout.write(`${(0,terminal.et)(matrix)}
`)}else computed.kind==="all"?stdout.write(`ALL
`):stdout.isTTY===!0?stdout.write(overview(computed,surroundings)):stdout.write(computed.targets.map(target=>`${target}
`).join(""));return 0}const listOf=computed=>computed.kind==="all"?"ALL":computed.targets;async function requestOf({from=[],config,directory,trust},{environment,directory:current,stderr}){const executing=build_systems.
buildSystems.filter(({executes})=>executes==="repository code").map(({name})=>name),place=await(0,promises_.realpath)((0,external_node_path_.resolve)(current,directory??".")).catch(()=>{throw new impact_error.
X(`--directory: ${String(directory)} does not exist`)}),repository=await(0,find_repository.W)(place,void 0).catch(async error=>{throw error instanceof impact_error.X?new impact_error.X(await isBare(place)?
`${place} is a bare repository, which has no files. Change into a clone of it`:`${place} isn't in a Git repository. Change into one, or give --directory`,{cause:error}):error}),submodule=await submoduleAround(
place,repository.directory);return submodule!==void 0&&stderr.write((0,terminal.g$)(`note: ${submodule} is a submodule. This is about the repository around it, ${repository.directory}, which has the s\
ubmodule as one commit. To ask about the submodule's own files, clone its repository`)+`
`),{from:from.length===0?["auto"]:from,environment,event:{},workingDirectory:directory===void 0?repository.directory:place,workspace:repository.directory,...config===void 0?{}:{configPath:(0,external_node_path_.
resolve)(current,config)},mayExecute:trust===!0?executing:from.map(name=>name.trim().toLowerCase())}}async function submoduleAround(directory,root){for(let place=directory;place!==root&&(0,external_node_path_.
dirname)(place)!==place;place=(0,external_node_path_.dirname)(place))if(await(0,promises_.lstat)((0,external_node_path_.join)(place,".git")).then(()=>!0,()=>!1))return(0,external_node_path_.relative)(
root,place)}async function isBare(directory){const names=await(0,promises_.readdir)(directory).catch(()=>[]);return["HEAD","objects","refs"].every(name=>names.includes(name))}function withLog({stderr,
signal,environment},work){const{yellow}=(0,terminal.R7)(stderr,environment),erase=stderr.isTTY===!0?"\r\x1B[K":"";return(0,terminal.E0)(stderr,say=>work({info:say,debug:say,warn:(line,place)=>{const at=place===
void 0?"":`${place.file}:${String(place.line)}: `;stderr.write(`${erase}${yellow("warning:")} ${(0,terminal.g$)(at+(0,command_error.a5)(line))}
`)}},signal))}function overview({targets,why,compared},surroundings){const{dim}=(0,terminal.R7)(surroundings.stdout,surroundings.environment),found=(0,numbers.h)(targets.length,"impacted target"),line=compared===
void 0?found:`${compared.base.what} (${compared.base.commit.slice(0,10)}) to ${compared.head.what}: ${(0,numbers.h)(compared.changedFiles,"changed file")}, ${found}`;return`${dim((0,terminal.g$)(line))}\

${tree(targets,why,surroundings)}`}async function answerAbout(target,computed){const{targets,names,ownersOf}=computed;if(targets.includes(target))return{...computed,targets:[target]};const known=await names?.();
if(known===void 0||known.has(target))return{...computed,targets:[]};const owners=await ownersOf?.(target)??[],near=owners.length===0?(0,mistakes.h)(target,known):` (it is a file of ${owners.join(", ")}\
)`;throw new impact_error.X(`--why: ${JSON.stringify(target)} is not among the targets${near}`)}async function explain(target,computed,format,surroundings){const{stdout}=surroundings,about=target===!0||
computed.kind==="all"?computed:await answerAbout(target,computed),isImpacted=target===!0||about.kind==="all"||about.targets.length>0;return format==="json"?stdout.write(`${(0,terminal.et)(JSON.parse((0,explanation_document.
explanationDocument)(about).toString("utf8")))}
`):isImpacted?about.kind==="all"?stdout.write(everything(about)):stdout.write(tree(about.targets,about.why,surroundings)+(target===!0?decisions(about):"")):stdout.write(`${(0,terminal.g$)(target)} is \
not impacted
`),isImpacted?0:3}}),60467:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{shardTargets:()=>shardTargets});var _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1564),_packages_impacted_targets_src_tree_names_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(75505),_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(32671);const mostJobs=256,
mostShardBytes=130048,mostMatrixUnits=983040/2;function shardTargets(targets,shards){if(!Number.isInteger(shards)||shards<1||shards>mostJobs)throw new _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__.
X(`shards must be a whole number from 1 to ${mostJobs}, the most jobs of a matrix, got ${shards}`);if(targets==="ALL")return{matrix:everything};const spaced=targets.find(target=>/\s/.test(target));if(spaced!==
void 0)throw new _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__.X(`shards: the target ${JSON.stringify(spaced)} holds a space, which separates targets in a matrix. Le\
ave shards out and read impacted-targets-file`);const sorted=[...new Set(targets)].sort(_packages_impacted_targets_src_tree_names_js__WEBPACK_IMPORTED_MODULE_1__.QC),asked=Math.min(shards,sorted.length),
total=fittingGroups(sorted,asked);if(total===void 0)return withoutNames(`no ${String(mostJobs)} groups of their names fit into environment variables of that size`);const matrix=groupsOf(sorted,total),
units=JSON.stringify(matrix).length;return units>mostMatrixUnits?withoutNames(`the matrix would have ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_2__.z)(units)} characters, and GitHub\
 takes 1 MiB for the outputs of a job, two bytes a character`):total===asked?{matrix}:{matrix,warning:`shards: ${String(total)} groups instead of ${String(asked)}, because the names of a group would e\
xceed what an environment variable holds (131,072 bytes on Linux)`}}const everything={include:[{shard:1,total:1,targets:"ALL"}]},withoutNames=why=>({matrix:everything,warning:`shards: the matrix is on\
e group, ALL, because ${why}. To split such a list, hand impacted-targets-file over as an artifact`}),startOf=(group,total,count)=>Math.floor(group*count/total),groupsOf=(sorted,total)=>({include:Array.
from({length:total},(_,index)=>({shard:index+1,total,targets:sorted.slice(startOf(index,total,sorted.length),startOf(index+1,total,sorted.length)).join(" ")}))});function fittingGroups(sorted,asked){const before=[
0];for(const target of sorted)before.push((before.at(-1)??0)+Buffer.byteLength(target,"utf8")+1);const at=index=>before[index]??0,most=Math.min(mostJobs,sorted.length);for(let total=asked;total<=most;total+=
1)if(Array.from({length:total},(_,group)=>at(startOf(group+1,total,sorted.length))-at(startOf(group,total,sorted.length))-1<=mostShardBytes).every(Boolean))return total}})};
