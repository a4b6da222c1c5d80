"use strict";exports.id=4888,exports.ids=[4888,1451],exports.modules={56282:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{IK:()=>recordLine,
If:()=>recordVersion,Y4:()=>computedClaim,ko:()=>givenClaim});var _shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(80182),_shared_src_redaction_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
98764),_tree_paths_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(77161);const recordVersion=1,mostRecordBytes=4096,mostItems=20,mostFiles=3;function givenClaim(from,claimed,causes){return{answer:claimed===
void 0?"none":claimed==="ALL"?"all":"list",from,everything:claimed==="ALL",claimed:typeof claimed=="number"?claimed:null,known:null,changedFiles:null,base:null,head:null,buildSystems:[],tools:{},milliseconds:null,
causes,causesInAll:causes.length,folders:[],foldersInAll:0}}async function computedClaim(computed,groups,milliseconds){const{compared,buildSystems,tools}=computed,ofEverything=computed.kind==="all"?computed.
causes:computed.everything?.causes,causes=(ofEverything??groups).map(cause=>recorded(cause,ofEverything===void 0)),folders=foldersOf(compared?.changes??[]);return{...givenClaim("computed",computed.kind===
"all"?"ALL":computed.targets.length,causes.slice(0,mostItems)),everything:ofEverything!==void 0,known:computed.kind==="all"?null:(await computed.names?.())?.size??null,changedFiles:compared?.changedFiles??
null,base:compared?.base.commit??null,head:compared?.head.commit??null,buildSystems:buildSystems.slice(0,mostItems),tools:Object.fromEntries(tools),milliseconds:Math.round(milliseconds),causesInAll:causes.
length,folders:folders.slice(0,mostItems),foldersInAll:folders.length}}function recorded({what,files,kind,rule,count},isOfList){const byDefault=isOfList?"change":"build";return(0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__.
gI)({kind:kind??byDefault,what,rule,files:files.slice(0,mostFiles),targets:count})}function foldersOf(paths){const counts=new Map;for(const path of paths){const folder=(0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_1__.
wP)(path).at(-3)??(0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_1__.wP)(path).at(-2)??"";counts.set(folder,(counts.get(folder)??0)+1)}return[...counts].map(([folder,files])=>({folder,files})).sort((a,b)=>b.
files-a.files||(a.folder<b.folder?-1:1))}const longestText=200;function recordLine(record,longest=longestText){let cut=record.causesInAll>record.causes.length||record.foldersInAll>record.folders.length;
const short=JSON.stringify(record,(_key,value)=>{if(typeof value!="string")return value;const clean=(0,_shared_src_redaction_js__WEBPACK_IMPORTED_MODULE_0__.pc)(value).toWellFormed();return clean.length<=
longest?clean:(cut=!0,`${clean.slice(0,longest-1).toWellFormed()}\u2026`)}),left=JSON.parse(short);for(;;){const line=escaped(JSON.stringify({...left,cut}));if(Buffer.byteLength(line)<=mostRecordBytes)
return line;if(cut=!0,(left.causes.length>left.folders.length?left.causes:left.folders).pop()===void 0)return recordLine(left,Math.floor(longest/2))}}function escaped(json){const unit=one=>`\\u${one.charCodeAt(
0).toString(16).padStart(4,"0")}`;return json.replaceAll(/[\u007f-\u009f\p{Cf}\u2028\u2029]/gu,character=>character.replaceAll(/[^]/g,unit))}}),77161:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{UO:()=>isWithin,Vb:()=>nameOf,he:()=>withoutEndSlashes,jt:()=>directoryOf,nx:()=>inside,o1:()=>resolvePath,wP:()=>pathsAbove});var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
76760);function pathsAbove(path){const above=[];for(let end=path.lastIndexOf("/");end>0;end=path.lastIndexOf("/",end-1))above.push(path.slice(0,end));return path!==""&&above.push(""),above}function directoryOf(path){
return path.slice(0,Math.max(0,path.lastIndexOf("/")))}function nameOf(path){return path.slice(path.lastIndexOf("/")+1)}const longestPath=32767;function resolvePath(directory,written){if(node_path__WEBPACK_IMPORTED_MODULE_0__.
posix.isAbsolute(written)||written.length>longestPath)return;const path=node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory===""?".":directory,written).replace(/\/$/,"");if(!(path===".."||path.
startsWith("..")))return path==="."?"":path}function isWithin(path,directory){return directory===""||path===directory||path.startsWith(`${directory}/`)}function inside(directory,name){return directory===
""?name:name===""?directory:`${directory}/${name}`}function withoutEndSlashes(path){let end=path.length;for(;path.charCodeAt(end-1)===47;)end-=1;return path.slice(0,end)}}),54888:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{e:()=>impactedTargets});var external_node_fs_=__webpack_require__(73024),external_node_path_=__webpack_require__(76760),input_error=__webpack_require__(51328),
unreadable_file=__webpack_require__(36907),record=__webpack_require__(56282);const controlCharacter=/[\u0000-\u001f\u007f-\u009f]/;class TargetSet{kind="list";#targets;#json;constructor(targets){const isSorted=targets.
every((target,index)=>index===0||(targets[index-1]??"")<target);this.#targets=isSorted?targets:[...new Set(targets)]}get count(){return this.#targets.length}first(most){return this.#targets.slice(0,most)}has(target){
return this.#targets.includes(target)}withControlCharacter(){const target=this.#targets.find(one=>controlCharacter.test(one));return target===void 0?void 0:{target,code:target.charCodeAt(target.search(
controlCharacter))}}json(){return this.#json??=Buffer.from(JSON.stringify(this.#targets),"utf8"),this.#json}}var open_file=__webpack_require__(74624),src_text=__webpack_require__(89478),user_error=__webpack_require__(
86493),values=__webpack_require__(87745);class TargetListError extends user_error.y{name="TargetListError"}const targetsFileLimitBytes=64*1024*1024,shapes='Give a JSON array of strings, the JSON strin\
g "ALL", or one target a line';function readTargetsFile(path,folders){const whole=(0,open_file.M4)(path,folders,targetsFileLimitBytes),mistake=(0,unreadable_file.Ri)(whole);if(mistake!==void 0)throw new TargetListError(
mistake);const text=whole.toString("utf8",whole[0]===239&&whole[1]===187&&whole[2]===191?3:0);if(/^[\0-\x20]*["[{]/.test(text))return allAlone(readJson(text));const targets=readLines(text);if(targets.
count===0)throw new TargetListError("it is empty. Write [] into it if no target is impacted");const[only=""]=targets.first(1);if(targets.count===1&&/^(null|true|false|-?\d+(\.\d+)?)$/.test(only))throw new TargetListError(
`it is JSON of another shape. ${shapes}`);return checkedLines(allAlone(targets))}function readTargetsText(text){if(/^[[{]/.test(text)||text==='"ALL"')return allAlone(readJson(text));const trimmed=text.
split(`
`).map(line=>line.trim());return checkedLines(allAlone(readLines(trimmed.join(`
`))),{inInput:!0})}const nearlyAll=/^["'`]?(all|impacts_all|\*|\*\*)["'`]?$/i;function checkedLines(list,{inInput=!1}={}){if(list.kind==="all")return list;const[first="",second]=list.first(2),isOnly=second===
void 0,problem=(inInput&&isOnly?whyNoTarget(first):void 0)??whyNoLines(first.trim(),isOnly)??(inInput&&isOnly&&first.includes(" ")?severalIn(first,"spaces"):void 0);if(problem===void 0)return list;throw new TargetListError(
`${problem}. If it is the name of a target, give the list as JSON: ${JSON.stringify([(0,src_text.TN)(first,100)])}`)}const severalIn=(line,separators)=>`${JSON.stringify((0,src_text.TN)(line,100))} lo\
oks like several targets with ${separators} between them: write one a line`;function whyNoTarget(line){const shown=JSON.stringify((0,src_text.TN)(line,100));return/^\/\/\.\.\.$|^everything$/i.test(line)?
`${shown} is not ALL, which impacts every target: write ALL`:line.includes("\\n")?`${shown} holds \\n as text: write one target a line`:/^[\w@/:.-]+(?:;[\w@/:.-]+)+$/.test(line)?severalIn(line,"semico\
lons"):(0,values.w6)(line)}function whyNoLines(first,isOnly){const shown=JSON.stringify((0,src_text.TN)(first,100));return isOnly&&first!=="ALL"&&nearlyAll.test(first)?`${shown} is not ALL, which impa\
cts every target: write ALL`:first.startsWith("- ")?`${shown} begins like an item of a YAML list: write one target a line, without "- "`:/^(["'`]).*\1,?$/.test(first)?`${shown} is in quotes: write one\
 target a line, without quotes`:/.,$/.test(first)?`${shown} ends with a comma: write one target a line, without commas`:isOnly&&first.includes(",")&&!/@[^,=@]*[^,=]=/.test(first)?severalIn(first,"comm\
as"):void 0}function allAlone(list){const odd=list.kind==="list"?list.withControlCharacter():void 0;if(odd!==void 0)throw new TargetListError(`the target ${JSON.stringify((0,src_text.vI)(odd.target,100))}\
 holds the control character U+${odd.code.toString(16).toUpperCase().padStart(4,"0")}, which a target can't contain`);return list.kind==="list"&&list.count===1&&list.first(1)[0]==="ALL"?{kind:"all"}:list}
function readLines(text){const targets=[];for(let start=0;start<text.length;){const next=text.indexOf(`
`,start),end=next<0?text.length:next,line=text.slice(start,text[end-1]==="\r"&&end>start?end-1:end);isNamed(line)&&targets.push(line),start=end+1}return new TargetSet(targets)}const isNamed=target=>target.
charCodeAt(0)>32||/[^\0-\x20]/.test(target),lookedAt=1e3;function oddLines(list){if(list.kind==="all")return[];const lines=list.first(lookedAt),say=(line,what)=>[`The list has ${JSON.stringify((0,src_text.
TN)(line,100))}, which is read as the name of one target: ${what}`],comment=lines.find(line=>/^\s*(?:#|\/\/ )/.test(line));if(comment!==void 0)return say(comment,"a list of targets has no comments. Re\
move the line");const several=lines.find(line=>/^[\w@/:.-]+(?:,\s*[\w@/:.-]+)+$/.test(line));if(several!==void 0)return say(several,"write one target a line, without commas");const spaced=lines.find(line=>/^[\w@/:.-]+(?: +[\w@/:.-]+){2,}$/.
test(line));return spaced===void 0?[]:say(spaced,"write one target a line")}function readJson(text){const value=parsed(text);if(value==="ALL")return{kind:"all"};if(Array.isArray(value)&&value.every(isTarget))
return new TargetSet(value.filter(isNamed).map(target=>target.toWellFormed()));const{index,what}=mistakeIn(text),before=text.slice(0,index),line=String(before.split(`
`).length),column=String(index-before.lastIndexOf(`
`));throw new TargetListError(`it begins like JSON but isn't a JSON array of strings: line ${line}, column ${column}: ${what}. ${shapes}`)}function parsed(text){try{return JSON.parse(text)}catch{return}}
const isTarget=element=>typeof element=="string"&&!/[\r\n]/.test(element);function mistakeIn(text){let expected="list",comma=0,count=0;for(const{index,token}of tokensOf(text)){const at=what=>({index,what});
if(/^(?:\/[/*]|#)/.test(token))return at("JSON has no comments. Remove it");if(token.startsWith("'"))return at(`JSON has double quotes. Write " in place of '`);if(expected==="list"){if(token!=="[")return at(
"a list begins with [");expected="element or end"}else{if(expected==="nothing")return at("the list ends before this. Remove it");if(token==="]"){if(expected==="element")return{index:comma,what:"there \
is a comma behind the last element. Remove it"};expected="nothing"}else if(expected==="separator"){if(token!==",")return at("a comma is missing before this");comma=index,expected="element"}else{count+=
1;const problem=whyNoElement(token);if(problem!==void 0)return at(`element ${String(count)} ${problem}`);expected="separator"}}}return{index:text.length,what:"the list has no end, so it may be cut off"}}
function whyNoElement(token){const value=parsed(token);if(!isTarget(value))return typeof value=="string"?"holds a line break, which a target can't contain":token.startsWith('"')?token.length>1&&token.
endsWith('"')?"holds a character or an escape that JSON does not allow":"has no quotation mark at its end":"isn't a string"}function*tokensOf(text){const blank=/[ \t\r\n]/;for(let index=0;index<text.length;){
const start=index,first=text.charAt(index++);if(!blank.test(first)){if(first==='"')index=endOfString(text,index);else if(!/[[\],]/.test(first))for(;index<text.length&&!/[ \t\r\n[\],"]/.test(text.charAt(
index));)index++;yield{index:start,token:text.slice(start,index)}}}}function endOfString(text,start){for(let index=start;index<text.length;index++){const character=text.charAt(index);if(character==='"')
return index+1;if(character===`
`)return index;character==="\\"&&index++}return text.length}var numbers=__webpack_require__(32671),step_record=__webpack_require__(1451);async function requestedTargets(step){const{targets}=step.inputs;
if(targets===void 0)throw new input_error.d("impacted-targets","no targets are given. Give them here, in impacted-targets-file, or compute them with impacted-targets-from");if(targets.kind==="text")return given(
readText(targets.text),"impacted-targets says so");if(targets.kind==="file"){const{path}=targets,list2=await step.computing(()=>Promise.resolve(readFile(path,step.inputs)));return given(list2,"impacte\
d-targets-file says so")}const{computedTargets}=await Promise.all([__webpack_require__.e(1138),__webpack_require__.e(8815),__webpack_require__.e(3759),__webpack_require__.e(4343),__webpack_require__.e(
98),__webpack_require__.e(1017),__webpack_require__.e(7011),__webpack_require__.e(8884),__webpack_require__.e(2213)]).then(__webpack_require__.bind(__webpack_require__,71718)),began=step.clock.now(),computed=await computedTargets(
step,targets.names),milliseconds=step.clock.now()-began;if(computed.kind==="all")return{list:{kind:"all"},why:computed.why,computed,milliseconds};const list=new TargetSet(computed.targets),why=computed.
everything?.why,odd=list.withControlCharacter();if(odd!==void 0)throw new input_error.d("impacted-targets-from",`the target ${JSON.stringify((0,src_text.vI)(odd.target,100))} has a control character i\
n its name, which isn't allowed. Rename it in the build`);return{list,computed,milliseconds,...why!==void 0&&{why}}}const given=(list,why)=>list.kind==="all"?{list,why}:{list};function refuseTokens(json,{
inputs,log}){if(log.holdsSecret(json))throw new input_error.d(inputs.targets?.kind==="file"?"impacted-targets-file":"impacted-targets","the list contains a token of this step, so it is not used. Check\
 where it comes from")}function readText(text){try{return readTargetsText(text)}catch(error){throw error instanceof TargetListError?new input_error.d("impacted-targets",error.message):error}}function readFile(path,{
readableFolders,workspace}){try{return readTargetsFile(path,readableFolders)}catch(error){const isMistake=error instanceof TargetListError,written=(0,external_node_path_.relative)(workspace,path);throw new input_error.
d("impacted-targets-file",`${path}: ${isMistake?error.message:`it cannot be read: ${(0,unreadable_file.A3)(error)}${(0,unreadable_file.AY)(written.startsWith("..")?path:written,workspace)}`}`)}}const mostShown=100,
mostOfCause=20,mostDrawn=[30,15],mostOfOutput=256*1024;async function impactedTargets(step,send){const requested=await requestedTargets(step),way=send(requested.list),list=way.list??requested.list,result=await resultOf(
step,{...requested,...way,list}),{impactedTargets:shown}=result,record2=(0,step_record.o)(step,await claimOf(step,requested,way,shown));return{list,way,result:{...result,impactedTargets:{...shown,record:record2}}}}
async function claimOf(step,{list,computed,why,milliseconds=0},sent,{groups=[]}){const from=step.inputs.targets?.kind==="file"?"file":"input",claimed=list.kind==="all"?"ALL":list.count,causes=why===void 0?
[]:[{kind:"given",what:why,files:[]}],claim=computed===void 0?(0,record.ko)(from,claimed,causes):await step.computing(()=>(0,record.Y4)(computed,groups,milliseconds));if(sent.why===void 0)return claim;
const tooLarge={kind:"size",what:sent.why,files:[],...list.kind!=="all"&&{targets:list.count}};return{...claim,answer:"all",everything:!0,claimed:null,causes:[tooLarge,...claim.causes],causesInAll:claim.
causesInAll+1}}async function resultOf(step,{list,why,computed}){const all=list.kind==="all",content=all?'"ALL"':list.json(),isGiven=computed===void 0&&typeof content!="string";isGiven&&refuseTokens(content,
step);const{shards}=step.inputs,split=shards===void 0?void 0:(await __webpack_require__.e(467).then(__webpack_require__.bind(__webpack_require__,60467))).shardTargets(all?"ALL":list.first(list.count),
shards);return{impactedTargets:{all,isEverything:all||computed?.kind==="targets"&&computed.everything!==void 0,...Buffer.byteLength(content)<=mostOfOutput&&{json:content.toString()},...computed?.compared&&
{commits:{base:computed.compared.base.commit,head:computed.compared.head.commit}},count:all?0:list.count,first:all?[]:list.first(mostShown),file:await step.files.write("impacted-targets.json",content,
{holdsNoSecret:isGiven}),...!all&&{textFile:await writeLines(step,list.first(list.count))},...why===void 0?{}:{why},...split===void 0?{}:{matrix:JSON.stringify(split.matrix)},...computed===void 0?{}:await explained(
step,computed)},facts:computed===void 0?[]:factsOf(computed),warnings:[...!all&&computed===void 0&&list.has("ALL")?["The list has a target named ALL and others. Only ALL alone means every target"]:[],
...computed===void 0?oddLines(list):[],...computed===void 0?await otherInput(step,list):[],...split?.warning===void 0?[]:[split.warning]]}}function writeLines(step,targets){return step.files.write("im\
pacted-targets.txt",targets.map(target=>`${target}
`).join(""))}async function otherInput({inputs},list){if(inputs.targets?.kind!=="text"||list.kind==="all"||list.count!==1)return[];const[only=""]=list.first(1),say=input=>[`input impacted-targets: ${(0,values.
TL)(only)} is read as the name of one target. If you meant something else, write ${input}: ${(0,src_text.TN)(only,100)}`];if(/^(?:none|nothing|null|undefined|empty)$/i.test(only))return[`input impacte\
d-targets: ${(0,values.TL)(only)} is read as the name of one target. If no target is impacted, write []`];if(/^[a-z]+$/.test(only)){const{buildSystems}=await Promise.all([__webpack_require__.e(1138),__webpack_require__.
e(7011),__webpack_require__.e(5013)]).then(__webpack_require__.bind(__webpack_require__,87011));if(only==="auto"||buildSystems.some(({name})=>name===only))return say("impacted-targets-from")}return/^[\w./-]+\.(?:txt|json|list)$/.
test(only)&&(0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(inputs.workingDirectory,only))?say("impacted-targets-file"):[]}async function explained(step,computed){const[{explanationDocument},
{groupByCause},{forestOf}]=await Promise.all([__webpack_require__.e(3818).then(__webpack_require__.bind(__webpack_require__,43818)),__webpack_require__.e(2679).then(__webpack_require__.bind(__webpack_require__,
42679)),__webpack_require__.e(258).then(__webpack_require__.bind(__webpack_require__,30258))]);return{explanationFile:await step.files.write("impacted-targets-explanation.json",explanationDocument(computed)),
...computed.kind==="all"?{causes:computed.causes}:{groups:groupByCause(computed.why,mostOfCause),forest:forestOf(computed.why,...mostDrawn),decided:[...computed.decided??[]]}}}function factsOf({compared,
buildSystems,withoutEffect}){return[...buildSystems.length===0?[]:[["Computed from",buildSystems.join(", ")]],...compared===void 0?[]:[["Base",`${compared.base.commit.slice(0,7)} (${compared.base.what}\
)`],["Head",`${compared.head.commit.slice(0,7)} (${compared.head.what})`],["Changed files",String(compared.changedFiles)]],...withoutEffect===void 0?[]:[["Rules without effect",`${(0,numbers.h)(withoutEffect.
count,"rule")} in ${withoutEffect.file}. merge-queue rules --check lists them`]]]}}),1451:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{recordWithoutAnswer:()=>recordWithoutAnswer,o:()=>stepRecord});var answer_record=__webpack_require__(56282);const actionVersion="0.1.0";function stepRecord({context,clock},claim){const{repository,pullRequest}=context,
record={version:answer_record.If,action:actionVersion,at:new Date(clock.now()).toISOString(),repository:repository===void 0?null:`${repository.owner}/${repository.name}`,pullRequest:pullRequest?.number??
null,commit:pullRequest?.sha??null,...claim};return(0,answer_record.IK)(record)}function recordWithoutAnswer(step,{kind,why}){return stepRecord(step,(0,answer_record.ko)("computed",void 0,[{kind,what:why,
files:[]}]))}})};
