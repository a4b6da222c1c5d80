"use strict";exports.id=7766,exports.ids=[7766,1097],exports.modules={9233:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{i6:()=>apartOf,
FD:()=>impactedBy,eQ:()=>withPastMerges});var impacted_targets=__webpack_require__(63457),append=__webpack_require__(99797),json_values=__webpack_require__(80182),answer=__webpack_require__(73025),impact_error=__webpack_require__(
1564),build_systems=__webpack_require__(87011),compute=__webpack_require__(98884),both_configurations=__webpack_require__(97808),git_tree=__webpack_require__(5624),listings=__webpack_require__(22330),
local_commits=__webpack_require__(83804),names=__webpack_require__(75505),private_repository=__webpack_require__(93827);const mostEntries=3e4;async function openHistory(request,merges,temporary,programs,signal){
const repository=await private_repository.iK.open(request,temporary,programs,signal),{checkout}=repository,head=await newest(repository,request),last="since"in merges?await lastBefore(repository,merges.
since,head.id,request):void 0,most="since"in merges?last?.after??0:merges.commits,steps=await stepsTo(repository,head,most);if(last!==void 0&&steps.length<most)throw new impact_error.X(`The checkout d\
oes not hold the ${String(most)} commits between ${last.id} and ${head.id}. Check out with fetch-depth: 0`);const size=(await(0,listings.nT)(repository,head.id)).length,mostKept=Math.max(4,Math.floor(
mostEntries/Math.max(size,1))),memories=new Map,ofComparisons=new Map;let changes;const shared={repository,temporary,contents:new Map,made:new Map,memories},tree=(side,id)=>new git_tree.x(side,id,shared),
common={root:checkout.root,checkout:checkout.directory};return{head:head.id,steps,base:last?.id??steps[0]?.base??head.id,isShallow:steps.length<most&&await repository.isShallow(),unchangedHead:{...common,
base:tree("base",head.id),head:tree("head",head.id),changes:[]},compare:async step=>{changes??=(0,listings.tX)(repository,steps);const known=(await changes).get(step.head)??[],before=tree("base",step.
base),after=new git_tree.x("head",step.head,shared,{tree:before,changes:known});for(const oldest of[...memories.keys()].slice(0,-mostKept))memories.delete(oldest);const memory=(0,append.IV)(ofComparisons,
step.head,()=>new Map);return{...common,base:before,head:after,changes:known,memory}}}}async function newest(repository,{headSha,local}){if(local?.head!==void 0)return(0,local_commits.eZ)(repository,local.
head,"head");if(local)return(await(0,local_commits.OR)(repository)).commit;const asked=headSha===void 0?repository.checkout.head:(0,names.QF)(headSha,"head-sha"),commit=asked===void 0?void 0:await repository.
commit(asked);if(commit)return commit;throw new impact_error.X(asked===void 0?"Nothing is checked out, so there is no history. Run actions/checkout with fetch-depth: 0 in a step before this one":`Comm\
it ${asked} (head-sha) is not in the checkout. Check out with fetch-depth: 0`)}async function stepsTo(repository,{id},most){const args=["log","--first-parent","--reverse","-z","--format=%H %ct %s",`--\
max-count=${String(most+1)}`,id],records=(await repository.line(args)).split("\0").filter(record=>record!==""),steps=[];let[base=""]=records[0]?.split(" ")??[];for(const record of records.slice(1)){const[
head="",seconds="0",...words]=record.split(" "),at=Math.max(Number(seconds)*1e3,steps.at(-1)?.at??0);steps.push({base,head,at,subject:words.join(" ")}),base=head}return steps}async function lastBefore(repository,since,head,{
local}){let problem="";for(const revision of since){const id=local?(await(0,local_commits.eZ)(repository,revision,"base")).id:(0,names.QF)(revision,"base-sha"),isHere=await repository.commit(id)!==void 0;
if(isHere&&(await repository.git(["merge-base","--is-ancestor",id,head])).exitCode===0){const after=await repository.line(["rev-list","--first-parent","--count",`${id}..${head}`]);return{id,after:Number(
after)}}problem||=`Commit ${id} (base-sha) is not ${isHere?`before ${head} in this`:"in the"} checkout`}throw new impact_error.X(`${problem}. Give the last commit of this branch that was good, and che\
ck out with fetch-depth: 0`)}var ask=__webpack_require__(63640),select_build_systems=__webpack_require__(96369),temporary_directories=__webpack_require__(78553),temporary_parent=__webpack_require__(84368);
const readers=build_systems.buildSystems.filter(({executes})=>executes==="nothing");async function withPastMerges(request,merges,surroundings,work){const{log,signal}=surroundings,temporary=new temporary_directories.
f((0,temporary_parent.cp)(request.environment));try{const programs=(0,compute.h2)(request),asked=namesOfReaders(request.from,log),history=await openHistory(request,merges,temporary,programs,signal),{steps}=history,
configurations=await(0,both_configurations.q)(request,history.unchangedHead,log);if(configurations.kind==="all")throw new impact_error.X(`impacted-targets-config: ${configurations.why}`);const{file,head:configuration}=configurations,
bothBy=rules=>({...configurations,base:rules,head:rules}),quiet={info:()=>{},warn:()=>{},debug:()=>{}},{untrustedIn}=request,shared={temporary,programs,log:quiet,signal,...(0,json_values.gI)({untrustedIn})},
stepAt=index=>{const step=steps[index];if(step===void 0)throw new RangeError(`there is no merge ${String(index)}`);return signal.throwIfAborted(),step},answered=async(step,rules)=>{const comparison=await history.
compare(step),both=rules===void 0?await(0,both_configurations.q)({...request,isOnDisk:!1},comparison,quiet):bothBy(rules);return both.kind==="all"?{...(0,answer.S)(both.why,[],"rule"),buildSystems:[]}:
withoutGraphs(await(0,compute.u3)(comparison,both,{asked,candidates:readers},shared))};return await work({merges:steps.map(({head,at,subject})=>({commit:head,at,subject})),base:history.base,head:history.
head,isShallow:history.isShallow,configuration,file,answer:(index,rules)=>answered(stepAt(index),rules).catch(error=>{if(!(error instanceof impact_error.X)||signal.aborted)throw error;return{...(0,answer.
S)(error.message),buildSystems:[],failure:error.message}}),changes:async index=>(await history.compare(stepAt(index))).changes.map(({path})=>path),targets:(rules=configuration)=>targetsOf(history.unchangedHead,
bothBy(rules),asked,{...shared,log})})}finally{for(const line of await temporary.remove())log.warn(line)}}function namesOfReaders(from,log){const asked=(0,select_build_systems.L)(from),known=["auto",...readers.
map(({name})=>name)],executing=asked.filter(name=>!known.includes(name));if(executing.length===0)return asked;const why=`${executing.join(" and ")} would execute code of the repository, and nothing of\
 it is executed here`;if(executing.some(name=>!["nx","turborepo"].includes(name)))throw new impact_error.X(`impacted-targets-from: ${why}. Give any of ${known.join(", ")}`);return log.warn(`${why}: wo\
rkspaces answers instead, from manifests and lockfiles`),[...new Set([...asked.filter(name=>known.includes(name)),"workspaces"])]}async function targetsOf(unchanged,configurations,asked,surroundings){
const selected=await(0,select_build_systems.V)(asked,unchanged,configurations,readers);if(selected.kind==="all")return selected.why;const{systems}=selected,without=rules=>({...rules,dependsOn:[]}),independent={
...configurations,base:without(configurations.base),head:without(configurations.head)},answer2=await(0,ask.I)(systems,unchanged,independent,surroundings);if(answer2.kind==="all")return`the targets are\
 not known: ${answer2.why}`;const{names:names2,ownersOf,dependentsOf,named,problems}=answer2,known=await names2();if(known===void 0)return"the targets are not known";const entries=await unchanged.head.
entries(),roots=new Map;for(const{name,root=unchanged.root}of systems)(0,append.BC)(roots,root,name);return{roots,ownersOf,dependentsOf,named,problems,names:known,paths:entries.map(({path})=>path),read:paths=>unchanged.
head.read(paths),places:async()=>{const changes=entries.map(head=>({status:"added",path:head.path,head}));return(await(0,ask.I)(systems,{...unchanged,changes},configurations,surroundings)).places??new Map}}}
function impactedBy(answer2){return answer2.kind==="all"?"ALL":new Set(answer2.targets)}function apartOf(answers){const targets=answers.map(impactedBy);return targets.filter((later,index)=>{const earlier=targets[index-
1];return earlier!==void 0&&later!=="ALL"&&earlier!=="ALL"&&!(0,impacted_targets.E)(later,earlier)}).length}function withoutGraphs(answer2){return Object.fromEntries(Object.entries(answer2).filter(([,
part])=>typeof part!="function"))}}),43818:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{explanationDocument:()=>explanationDocument});
var _chain_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(94338);const formVersion=1;function explanationDocument(computed){const{compared,buildSystems,tools}=computed,head={version:formVersion,...compared===
void 0?{}:{base:compared.base,head:compared.head,changedFiles:compared.changes},tools:Object.fromEntries(tools),buildSystems,all:computed.kind==="all"},parts=[JSON.stringify(head).slice(0,-1)];if(computed.
kind==="all"){const causes=computed.causes.map(({what,files})=>({what,files}));parts.push(`,"causes":${JSON.stringify(causes)}`)}else{const{targets,why,decided=new Map}=computed,files=[...decided].map(
([path,rule])=>({path,rule}));files.length>0&&parts.push(`,"decided":${JSON.stringify(files)}`),parts.push(',"targets":[');for(const[index,name]of targets.entries()){const{cause,steps}=(0,_chain_js__WEBPACK_IMPORTED_MODULE_0__.
dR)(name,why);parts.push(`${index===0?`
`:`,
`}${JSON.stringify({name,cause,steps})}`)}parts.push("]")}return parts.push(`}
`),Buffer.concat(parts.map(part=>Buffer.from(part)))}}),42679:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{groupByCause:()=>groupByCause});
var _tree_names_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(75505),_chain_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(94338),_shared_src_append_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
99797);function groupByCause(why,most){const groups=new Map;for(const target of why.keys()){const{cause}=(0,_chain_js__WEBPACK_IMPORTED_MODULE_1__.dR)(target,why),what=(0,_chain_js__WEBPACK_IMPORTED_MODULE_1__.
V$)(cause),files=cause.kind==="file"?[cause.path]:cause.kind==="graph"?cause.files:[];(0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_2__.IV)(groups,what,()=>({what,files,targets:[]})).targets.push(
target)}return[...groups.values()].sort((a,b)=>b.targets.length-a.targets.length||(0,_tree_names_js__WEBPACK_IMPORTED_MODULE_0__.QC)(a.what,b.what)).map(({what,files,targets})=>({what,files,count:targets.
length,targets:targets.map(name=>{const{steps}=(0,_chain_js__WEBPACK_IMPORTED_MODULE_1__.dR)(name,why),edge=steps.at(-1)?.edge;return{name,between:steps.slice(0,-1),...edge&&{edge}}}).sort((a,b)=>a.between.
length-b.between.length||(0,_tree_names_js__WEBPACK_IMPORTED_MODULE_0__.QC)(a.name,b.name)).slice(0,most)}))}}),77161:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{UO:()=>isWithin,Vb:()=>nameOf,he:()=>withoutEndSlashes,jt:()=>directoryOf,nx:()=>inside,o1:()=>resolvePath,wP:()=>pathsAbove});var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
76760);function pathsAbove(path){const above=[];for(let end=path.lastIndexOf("/");end>0;end=path.lastIndexOf("/",end-1))above.push(path.slice(0,end));return path!==""&&above.push(""),above}function directoryOf(path){
return path.slice(0,Math.max(0,path.lastIndexOf("/")))}function nameOf(path){return path.slice(path.lastIndexOf("/")+1)}const longestPath=32767;function resolvePath(directory,written){if(node_path__WEBPACK_IMPORTED_MODULE_0__.
posix.isAbsolute(written)||written.length>longestPath)return;const path=node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory===""?".":directory,written).replace(/\/$/,"");if(!(path===".."||path.
startsWith("..")))return path==="."?"":path}function isWithin(path,directory){return directory===""||path===directory||path.startsWith(`${directory}/`)}function inside(directory,name){return directory===
""?name:name===""?directory:`${directory}/${name}`}function withoutEndSlashes(path){let end=path.length;for(;path.charCodeAt(end-1)===47;)end-=1;return path.slice(0,end)}}),9502:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{analyzeMerges:()=>analyzeMerges});var external_node_path_=__webpack_require__(76760),append=__webpack_require__(99797),groups=__webpack_require__(42679),impact_error=__webpack_require__(
1564),names=__webpack_require__(75505),chain=__webpack_require__(94338),file_rules=__webpack_require__(91683),glob=__webpack_require__(56467),impact=__webpack_require__(62841),past_merges=__webpack_require__(
9233);function rulesOf(today){const{impactAll,impact:impact2,fileRules,dependsOn}=today,byPath=(what,paths,without)=>({what,rules:{...today,...without},mayMatter:changed=>changed.some(path=>paths.matches(
path))}),others=(rules,taken)=>rules.filter(rule=>rule!==taken);return[...impactAll.included.map(({text})=>byPath(`impact-all: ${text}`,impactAll,{impactAll:new glob.E7(others(impactAll.texts,text))})),
...impact2.map(rule=>byPath(`impact: ${(0,file_rules.S5)(rule.paths)}`,rule.paths,{impact:others(impact2,rule)})),...fileRules.map(rule=>byPath((0,file_rules.Y3)(rule),rule.paths,{fileRules:others(fileRules,
rule)})),...dependsOn.map(rule=>({what:`depends-on: ${rule.target}: ${rule.on.join(", ")}`,rules:{...today,dependsOn:others(dependsOn,rule)},mayMatter:(_changed,answer)=>answer.kind==="targets"&&[...answer.
why.values()].some(({edge})=>edge?.kind==="stated"&&edge.text===rule.target)}))]}function costsOfRules(without,today){const apartToday=(0,past_merges.i6)(today),listOf=answer=>answer?.kind==="targets"?
answer.targets.join(`
`):"ALL";return without.map(({what,answers})=>({what,merges:answers.filter((answer,index)=>listOf(answer)!==listOf(today[index])).length,apart:(0,past_merges.i6)(answers)-apartToday})).filter(({merges})=>merges>
0).sort((a,b)=>b.apart-a.apart||b.merges-a.merges||(0,names.QC)(a.what,b.what))}const mostEdges=100;function costsOfNamedEdges(answers){const costs=new Map;for(const answer of answers){const seen=new Set;
for(const{target,on,edge}of answer.kind==="all"?[]:namedEdgesOf(answer)){const key=JSON.stringify([target,on]),{merges=0,targets=0}=costs.get(key)??{};costs.set(key,{target,on,edge,merges:merges+(seen.
has(key)?0:1),targets:targets+1}),seen.add(key)}}return[...costs.values()].sort((a,b)=>b.targets-a.targets||b.merges-a.merges||(0,names.QC)(a.target+a.on,b.target+b.on)).slice(0,mostEdges)}function namedEdgesOf({
targets,why}){return targets.flatMap(claimed=>{const{cause,steps}=(0,chain.dR)(claimed,why);return steps.flatMap(({name:target,edge},place)=>{const on=steps[place-1]?.name??(cause.kind==="file"?cause.
path:void 0);return edge?.kind==="named"&&on!==void 0?[{target,on,edge:(0,impact.T)(edge)}]:[]})})}var merge_queue=__webpack_require__(53393);const failsEvery=20;function scenarios(arrivals,settings){
return["single","parallel"].flatMap(mode=>[!1,!0].map(batch=>({mode,batch,allPass:replay(arrivals,{...settings,mode,batch,failsEvery:0}),someFail:replay(arrivals,{...settings,mode,batch,failsEvery})})))}
function replay(arrivals,settings){const{mode,batch,concurrency,testMinutes,failsEvery:failsEvery2}=settings,failing=new Set(arrivals.map((_,index)=>index+1).filter(number=>number%failsEvery2===0)),minutes=[],
again=[];let tests=0;const testing=testMinutes*6e4,queue=new merge_queue.u({name:"replay",durations:{notReady:0,pending:0,testing,merging:0,switchingModes:0},requireImpactedTargets:!1,planTest:({pullRequests})=>(tests+=
1,{outcome:pullRequests.some(number=>failing.has(number))?"fail":"pass"}),onTransition:({entry:{number},to,at})=>{to==="MERGED"&&minutes.push((at-(arrivals[number-1]?.at??0))/6e4),to==="FAILED"&&(failing.
delete(number),again.push(number))}},arrivals[0]?.at??0,{mode,batch,concurrency,testingTimeoutMinutes:testMinutes+1}),advance=to=>{for(let next=queue.nextEventAt;next!==void 0&&next<=to;next=queue.nextEventAt){
queue.advance(next);for(const number of again.splice(0))queue.submit(next,number)}};for(const[index,{at,targets}]of arrivals.entries())advance(at),queue.setImpactedTargets(at,index+1,targets),queue.submit(
at,index+1);if(advance(1/0),minutes.length<arrivals.length)throw new Error("a pull request of the replay never merged");return{medianMinutes:percentile(minutes,50),percentile95Minutes:percentile(minutes,
95),tests}}function percentile(values,percent2){const sorted=[...values].sort((a,b)=>a-b);return sorted[Math.max(0,Math.ceil(percent2/100*sorted.length)-1)]??0}async function analyze(past,options){const{
merges,configuration,head,isShallow}=past,{testMinutes,concurrency,toTry}=options;if(merges.length===0)throw new impact_error.X(`The checkout holds one commit of the history of ${head}, and no merge t\
o analyze. Check out with fetch-depth: 0, or a depth of commits and one more`);const{today,tried,without}=await answersOf(past,toTry?.configuration),failures=today.flatMap(({failure:why},index)=>why===
void 0?[]:[{commit:merges[index]?.commit??"",why}]);if(failures.length===merges.length)throw new impact_error.X(failures[0]?.why??"");const times=merges.map(({at})=>at),claims=today.map((answer,index)=>({
at:times[index]??0,targets:(0,past_merges.FD)(answer)}));return{head,isShallow,testMinutes,concurrency,failures,merges:merges.length,from:new Date(times[0]??0).toISOString(),to:new Date(times.at(-1)??
0).toISOString(),buildSystems:[...new Set(today.flatMap(({buildSystems})=>buildSystems))].sort(),today:await outcomeOf(past,configuration,today),...toTry!==void 0&&{tried:await triedRules(past,toTry,tried,
today)},costs:costsOfRules(without,today),edges:costsOfNamedEdges(today),replay:scenarios(claims,{testMinutes,concurrency})}}async function answersOf(past,toTry){const today=[],tried=[],without=rulesOf(
past.configuration).map(rule=>({...rule,answers:[]}));for(const index of past.merges.keys()){const answer=await past.answer(index,past.configuration);today.push(answer),toTry!==void 0&&tried.push(await past.
answer(index,toTry));const changed=await past.changes(index);for(const{rules,mayMatter,answers}of without)answers.push(mayMatter(changed,answer)?await past.answer(index,rules):answer)}return{today,tried,
without}}async function triedRules(past,{file,configuration},answers,today){const more=answers.map((answer,index)=>sizeOf(answer)-sizeOf(today[index]??answer));return{file,...await outcomeOf(past,configuration,
answers),claimingMore:more.filter(by=>by>0).length,claimingLess:more.filter(by=>by<0).length}}async function outcomeOf(past,rules,answers){const targets=(await namesOf(past,rules,answers)).size,everything=answers.
filter(answer=>answer.kind==="all"||answer.targets.length>1&&answer.targets.length>=targets),shares=answers.map(answer=>Math.min(1,sizeOf(answer)/Math.max(targets,1)));return{targets,apart:(0,past_merges.
i6)(answers),everything:everything.length,medianShare:percentile(shares,50),causes:causesOf(everything)}}async function namesOf(past,rules,answers){const known=await past.targets(rules);return typeof known!=
"string"?known.names:new Set(answers.flatMap(answer=>answer.kind==="targets"?answer.targets:[]))}const sizeOf=answer=>answer.kind==="all"?1/0:answer.targets.length;function causesOf(everything){const found=new Map;
for(const answer of everything){const causes=answer.kind==="all"?answer.causes:(0,groups.groupByCause)(answer.why,0);for(const{what}of causes){const one=(0,append.IV)(found,what,()=>({what,merges:0,alone:0}));
one.merges+=1,causes.length===1&&(one.alone+=1)}}return[...found.values()].sort((a,b)=>b.merges-a.merges||b.alone-a.alone||(0,names.QC)(a.what,b.what))}var both_configurations=__webpack_require__(97808),
mistakes=__webpack_require__(24952),open_file=__webpack_require__(74624),markdown=__webpack_require__(76143),json_values=__webpack_require__(80182),numbers=__webpack_require__(32671),blocks=__webpack_require__(
48401);const mostRows=10;function analysisDocument(analysis){return[(0,blocks.FY)(headline(analysis)),(0,blocks.FY)(scope(analysis)),...sectionsOf(analysis)]}function headline({merges,today,tried}){const apart=`${ofMost(
today.apart,merges-1)} merges could have been tested apart from the one before`;return tried===void 0?apart:`${apart}; ${String(tried.apart)} with ${tried.file}`}function scope({merges,from,to,today,buildSystems}){
const answering=buildSystems.length===0?"":` (${buildSystems.join(", ")})`;return`${(0,numbers.h)(merges,"merge")} from ${from.slice(0,10)} to ${to.slice(0,10)}, ${(0,numbers.h)(today.targets,"target")}${answering}`}
const ofMost=(count,most)=>`${String(count)} of ${String(most)}`;function sectionsOf(analysis){const{today,tried,costs,edges}=analysis,results=[...outcomes(analysis),...counts("What made merges impact\
 everything",today.causes),...counts(`The same with ${tried?.file??""}`,tried?.causes??[])];return analysis.merges<failsEvery?results:[...results,...section("What each rule cost","How many more merges\
 could have been tested apart without it, and how many have another list without it",["Apart","Merges","Rule"],costs.filter(({apart})=>apart>0).map(({apart,merges,what})=>[(0,numbers.z)(apart),(0,numbers.
z)(merges),what])),...section("The named edges that brought most targets into lists","If an edge is not a real dependency, add it under not-depends-on",["Targets","Merges","Edge"],edges.map(({targets,
merges,target,on,edge})=>[(0,numbers.z)(targets),(0,numbers.z)(merges),`${target} depends on ${on} (${edge})`])),...replayed(analysis)]}function section(title,sentence,header,rows){if(rows.length===0)
return[];const rest=rows.length-mostRows;return[(0,blocks.R_)(title),...(0,json_values.Eb)(sentence,rest>0&&`The first ${String(mostRows)}; JSON has ${(0,numbers.z)(rest)} more`).map(blocks.FY),{kind:"\
table",header,rows:rows.slice(0,mostRows)}]}function outcomes({today,tried,merges}){const both=tried===void 0?[today]:[today,tried],row=(what,of)=>[what,...both.map(of)];return section("What the merge\
s would have impacted",tried&&`With ${tried.file}, ${(0,numbers.h)(tried.claimingMore,"merge")} would have had more targets, and ${(0,numbers.h)(tried.claimingLess,"merge")} fewer`,["Rules","today",...tried===
void 0?[]:[`with ${tried.file}`]],[row("Apart from the merge before",({apart})=>ofMost(apart,merges-1)),row("ALL, or every target",({everything})=>percent(everything/merges)),row("Share of all targets\
, median",({medianShare})=>percent(medianShare))])}const percent=share=>`${String(Math.round(100*share))} %`;function counts(title,causes){const rows=causes.map(({merges,alone,what})=>[(0,numbers.z)(merges),
(0,numbers.z)(alone),what]);return section(title,void 0,["Merges","By itself","Cause"],rows)}function replayed({replay:replay2,testMinutes,concurrency}){const cells=({medianMinutes,percentile95Minutes,
tests})=>[medianMinutes,percentile95Minutes,tests].map(value=>(0,numbers.z)(Math.round(10*value)/10));return section("The same merges through a queue",`Tests of ${String(testMinutes)} min, ${String(concurrency)}\
 at a time. Where some fail, the first test of every ${String(failsEvery)}th pull request fails`,["Queue","Median minutes","95 %","Tests","Median, some fail","95 %, some fail","Tests, some fail"],replay2.
map(({mode,batch,allPass,someFail})=>[`${mode}${batch?", batches":""}`,...cells(allPass),...cells(someFail)]))}var command_error=__webpack_require__(23905),terminal_document=__webpack_require__(95025),
command_impact=__webpack_require__(98065),terminal=__webpack_require__(38219);const analysisVersion=2,limitBytes=2*1024*1024;async function analyzeMerges(options,surroundings){const{commits,format,head}=options,
toTry=options.with===void 0?void 0:rulesToTry(options.with,surroundings.directory),request=await(0,command_impact.f)(options,surroundings),local={uncommitted:!1,...head===void 0?{}:{head}},analysis=await(0,command_impact.
X)(surroundings,(log,signal)=>(log.info(`Analyzing the last ${(0,numbers.h)(commits,"merge")}`),(0,past_merges.eQ)({...request,local},{commits},{log,signal},past=>analyze(past,{...options,toTry})))),[
first]=analysis.failures;first!==void 0&&surroundings.stderr.write(`warning: ${(0,numbers.h)(analysis.failures.length,"merge could not be computed and counts","merges could not be computed and count")}\
 as ALL, the first of them ${first.commit}: ${(0,terminal.g$)(first.why)}
`),analysis.isShallow&&surroundings.stderr.write(`warning: only ${String(analysis.merges)} of ${(0,numbers.h)(commits,"merge")} are in this clone. Fetch the history with git fetch --unshallow
`);const formats={text:()=>(0,terminal_document.e)(analysisDocument(analysis)),markdown:()=>`${(0,markdown.RQ)(analysisDocument(analysis))}
`,json:()=>`${(0,terminal.et)({version:analysisVersion,...analysis},1)}
`};surroundings.stdout.write(formats[format]())}function rulesToTry(file,directory){try{return{file,configuration:(0,both_configurations.Q)((0,open_file.Lh)((0,external_node_path_.resolve)(directory,file),
limitBytes),file)}}catch(error){throw error instanceof mistakes.j?error:new command_error.eb(`--with: ${file} cannot be read: ${error.message}`)}}}),98065:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
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
`),isImpacted?0:3}}),95025:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{e:()=>terminalText});var _terminal_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
38219);function terminalText(blocks){return blocks.flatMap(linesOf).map(line=>`${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__.g$)(line).trimEnd()}
`).join("")}function linesOf(block){switch(block.kind){case"heading":return["",block.text];case"text":return linesIn(block.text);case"code":return block.text.trimEnd().split(`
`).map(line=>`    ${line}`);case"list":return block.items.flatMap(linesIn).map(line=>`  ${line}`);case"facts":return block.facts.map(([name,value])=>`${name}: ${linesIn(value).join(", ")}`);case"table":
return tableLines(block);case"fold":return["",block.title,...block.blocks.flatMap(linesOf)];case"graph":return[]}}function tableLines({header,rows,rest}){const cells=[header,...rows.map(row=>row.map(cell=>linesIn(
cell).join("; ")))],kept=[...header.keys()].filter(column=>cells.slice(1).some(row=>row[column]!=="")),widths=kept.map(column=>Math.max(...cells.map(row=>row[column]?.length??0)));return[...cells.map(
row=>kept.map((column,at)=>(row[column]??"").padEnd(widths[at]??0)).join("   ")),...rest===void 0?[]:[rest]]}function linesIn(part){return typeof part=="string"?[part]:"code"in part?[part.code]:"href"in
part?[part.label===void 0?part.href:`${part.label} ${part.href}`]:"lines"in part?part.lines.flatMap(linesIn):[part.parts.flatMap(linesIn).join("")]}}),60467:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{shardTargets:()=>shardTargets});var _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1564),_packages_impacted_targets_src_tree_names_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
75505),_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(32671);const mostJobs=256,mostShardBytes=130048,mostMatrixUnits=983040/2;function shardTargets(targets,shards){if(!Number.
isInteger(shards)||shards<1||shards>mostJobs)throw new _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__.X(`shards must be a whole number from 1 to ${mostJobs}, the most\
 jobs of a matrix, got ${shards}`);if(targets==="ALL")return{matrix:everything};const spaced=targets.find(target=>/\s/.test(target));if(spaced!==void 0)throw new _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__.
X(`shards: the target ${JSON.stringify(spaced)} holds a space, which separates targets in a matrix. Leave shards out and read impacted-targets-file`);const sorted=[...new Set(targets)].sort(_packages_impacted_targets_src_tree_names_js__WEBPACK_IMPORTED_MODULE_1__.
QC),asked=Math.min(shards,sorted.length),total=fittingGroups(sorted,asked);if(total===void 0)return withoutNames(`no ${String(mostJobs)} groups of their names fit into environment variables of that si\
ze`);const matrix=groupsOf(sorted,total),units=JSON.stringify(matrix).length;return units>mostMatrixUnits?withoutNames(`the matrix would have ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_2__.
z)(units)} characters, and GitHub takes 1 MiB for the outputs of a job, two bytes a character`):total===asked?{matrix}:{matrix,warning:`shards: ${String(total)} groups instead of ${String(asked)}, bec\
ause the names of a group would exceed what an environment variable holds (131,072 bytes on Linux)`}}const everything={include:[{shard:1,total:1,targets:"ALL"}]},withoutNames=why=>({matrix:everything,
warning:`shards: the matrix is one group, ALL, because ${why}. To split such a list, hand impacted-targets-file over as an artifact`}),startOf=(group,total,count)=>Math.floor(group*count/total),groupsOf=(sorted,total)=>({
include:Array.from({length:total},(_,index)=>({shard:index+1,total,targets:sorted.slice(startOf(index,total,sorted.length),startOf(index+1,total,sorted.length)).join(" ")}))});function fittingGroups(sorted,asked){
const before=[0];for(const target of sorted)before.push((before.at(-1)??0)+Buffer.byteLength(target,"utf8")+1);const at=index=>before[index]??0,most=Math.min(mostJobs,sorted.length);for(let total=asked;total<=
most;total+=1)if(Array.from({length:total},(_,group)=>at(startOf(group+1,total,sorted.length))-at(startOf(group,total,sorted.length))-1<=mostShardBytes).every(Boolean))return total}})};
