"use strict";exports.id=5784,exports.ids=[5784,7785,4173],exports.modules={94338:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V$:()=>describeCause,
WE:()=>explain,dR:()=>chainOf,xx:()=>because});var _impact_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(62841);function chainOf(target,why){const backwards=[{kind:"target",name:target}],seen=new Set(
[target]);let reason=why.get(target);for(;reason!==void 0;){const last=backwards.at(-1);last&&reason.edge&&(last.edge=reason.edge);for(const name of reason.through??[])backwards.push({kind:"part",name});
if(reason.kind!=="dependency")return{cause:reason.kind==="file"?{kind:"file",path:reason.path}:{kind:"graph",what:reason.what,files:reason.files??[]},steps:backwards.reverse()};if(reason.because===void 0&&
seen.has(reason.target))break;backwards.push({kind:"target",name:reason.target}),seen.add(reason.target),reason=reason.because??why.get(reason.target)}return{cause:{kind:"unknown"},steps:backwards.reverse()}}
function describeCause(cause){return cause.kind==="file"?`${cause.path} changed`:cause.kind==="graph"?cause.what:"the reason is not known"}function explain(target,why){const{cause,steps}=chainOf(target,
why),backwards=[...steps].reverse(),others=backwards.slice(1).map(({name},index)=>`, which depends on ${name}${because(backwards[index])}`);return`${target}${others.join("")}: ${describeCause(cause)}${because(
steps[0])}`}function because(step){return step?.edge===void 0?"":` (${(0,_impact_js__WEBPACK_IMPORTED_MODULE_0__.T)(step.edge)})`}}),62841:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{T:()=>describeEdge,Y:()=>adviceForUnowned});function describeEdge({kind,file,line,text}){const place=file===void 0?"":`${file}${line===void 0?"":`:${line}`}`;
return place===""?text===void 0?kind:`${kind}, ${text}`:`${kind} ${kind==="declared"||kind==="stated"?"in":"by"} ${place}${text===void 0?"":`, ${JSON.stringify(text)}`}`}const adviceForUnowned="The co\
nfiguration file can say what a file of no target impacts: targets (impact), or nothing (impact-none)"}),2954:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{sb:()=>audit,lQ:()=>nameOfMerge});var append=__webpack_require__(99797),numbers=__webpack_require__(32671),src_text=__webpack_require__(89478),chain=__webpack_require__(94338),configuration_glob=__webpack_require__(
56467),path_matcher=__webpack_require__(94173);function globOf(path){const glob=path.replaceAll(/[\\*?[\]{}()]|^!/g,"\\$&");try{return new configuration_glob.fo(glob).matches(path)&&!/[\p{Cc}\u2028\u2029\ud800-\udfff]/u.
test(glob)?glob:void 0}catch(error){if(error instanceof path_matcher.GlobError)return;throw error}}var mistakes=__webpack_require__(24952),names=__webpack_require__(75505),paths=__webpack_require__(77161);
const strengths={reaching:3,file:2,tests:1},largestFile=512*1024,mostBytes=16*1024*1024,mostTimes=5,shortestWord=4;class Links{constructor(past,claims,known){this.past=past,this.claims=claims,this.known=
known;for(const name of[...Array.from(known.names,lastPart),...known.paths.map(paths.Vb)])this.#times.set(name,(this.#times.get(name)??0)+1)}past;claims;known;#filesOf=new Map;#times=new Map;static async among(past,claims,known){
const links=new Links(past,claims,known);for(const path of known.paths)for(const owner of await known.ownersOf(path))(0,append.BC)(links.#filesOf,owner,path);return links}async of(target){const files=this.#filesOf.
get(target)??[],words=wordsOf(files,await this.known.read(files)),naming=(possible,what)=>{const word=possible.find(one=>words.has(one)&&(this.#times.get(one)??0)<=mostTimes);return word===void 0?"":`${words.
get(word)??""} of ${target} names ${what}`},merges=[];for(const merge of this.claims.keys()){const links=await this.#linksOf(target,merge,naming);merges.push({merge,links:links.sort((a,b)=>b.strength-
a.strength)})}const strongest=({links})=>links[0]?.strength??0;return merges.sort((a,b)=>strongest(b)-strongest(a)||b.merge-a.merge)}async#linksOf(target,merge,naming){const links=[],add=(kind,to,reason,strength)=>links.
push({kind,to,reason,strength:reason===""?0:strength}),answer=this.claims[merge],why=answer?.kind==="targets"?answer.why:new Map,reaching=new Set([...why.values()].map(reason=>reason.kind==="dependenc\
y"&&reason.target));for(const[to,{kind}]of why){if(kind==="dependency")continue;const last=lastPart(to),reason=(await this.known.dependentsOf(to)).includes(target)?`${target} depends on ${to}, but thi\
s change of ${to} does not reach its dependents`:naming([withoutSystem(to),...last.length<shortestWord?[]:[last]],to);add("target",to,reason,reaching.has(to)?strengths.reaching:strengths.tests)}for(const path of await this.
past.changes(merge)){if((await this.known.ownersOf(path)).length>0)continue;const segments=path.split("/"),ends=segments.map((_,place)=>segments.slice(place).join("/"));add("file",path,naming(ends,path),
strengths.file)}return links}}function wordsOf(files,contents){const words=new Map;let left=mostBytes;for(const file of files){const content=contents.get(file);if(!(content===void 0||content.length>Math.
min(largestFile,left)||content.includes(0))){left-=content.length;for(const[run]of content.toString("utf8").matchAll(/[\w@./:-]{2,300}/g)){const segments=run.replace(/^[./:-]+|[./:-]+$/g,"").split("/");
for(const[place,segment]of segments.slice(0,20).entries())for(const word of[segment,segments.slice(place).join("/")])words.has(word)||words.set(word,file)}}}return words}function withoutSystem(name){return name.
replace(/^[\w/-]+:(?=[^/:])/,"")}function lastPart(name){return withoutSystem(name).split(/[/:]/).at(-1)??name}var impact_error=__webpack_require__(1564);const longestClass=1e3;class TestTargets{#commit;#paths;#byStem=new Map;#deepest;#found=new Map;constructor(commit){
this.#commit=commit,this.#paths=new Set(commit.paths),this.#deepest=commit.paths.reduce((most,path)=>Math.max(most,path.split("/").length),0);for(const path of commit.paths)(0,append.BC)(this.#byStem,
(0,paths.Vb)(path).replace(/(?<=.)\..*/s,""),path)}async of({files,classname,suites}){const file=files.find(path=>this.#paths.has(path));if(file!==void 0)return(0,append.IV)(this.#found,`file ${file}`,
()=>this.#ownerOf([file]));for(const word of[classname,...suites.toReversed()]){if(word===void 0||word.length>longestClass)continue;const target=await(0,append.IV)(this.#found,`class ${word}`,()=>this.#ofClass(
word));if(target!==void 0)return target}}async#ofClass(word){const[crate=""]=word.split("::"),named=this.#named(word)??this.#named(crate);if(named!==void 0)return named;const[name=""]=word.split(/[$[(\s]/),
segments=name.split(/[./\\]|::/).filter(segment=>segment!==""),whole=this.#filesAt(segments);if(whole.length>0)return this.#ownerOf(whole);const alike=this.#byStem.get(segments.at(-1)??"")??[];if(alike.
length===1)return this.#ownerOf(alike);const longest=Math.min(segments.length-1,this.#deepest);for(let length=longest;length>=segments.length/2;length-=1){const files=this.#filesAt(segments.slice(0,length));
if(files.length>0)return this.#ownerOf(files)}}#filesAt(segments){const end=`/${segments.join("/")}.`;return(this.#byStem.get(segments.at(-1)??"")??[]).filter(path=>`/${path}`.includes(end))}#named(name){
if(this.#commit.names.has(name))return name;if(!(name.includes("*")||name===""))try{const[target,...others]=this.#commit.named(name);return others.length===0?target:void 0}catch(error){if(error instanceof
impact_error.X)return;throw error}}async#ownerOf(files){const[owner,...others]=new Set(await Promise.all(files.map(path=>this.#ownerOfFile(path))));return others.length===0?owner:void 0}async#ownerOfFile(file){
const owners=await this.#commit.ownersOf(file);if(owners.length<2)return owners[0];const folder=`${(0,paths.jt)(file)}/`,beside=this.#commit.paths.filter(path=>`${path}/`.startsWith(folder)&&path!==file).
slice(0,20),found=(await Promise.all(beside.map(path=>this.#commit.ownersOf(path)))).flat(),times=owner=>found.filter(one=>one===owner).length,[first="",second=""]=owners.toSorted((a,b)=>times(b)-times(
a));return times(first)>times(second)?first:void 0}}const mostRules=20,mostTried=9,mostNear=10,mostReasons=5,mostAsked=15,order=["escaped","apart","claimed","unknown","flaky"];async function audit(past,failed,options={}){
const answers=[];for(const index of past.merges.keys())answers.push(await past.answer(index));const merges=answers.map((answer,index)=>auditedMerge(past.merges[index],answer)),found=await past.targets(),
known=typeof found=="string"?void 0:found;let links;const{byTarget,unknownTests}=await testsByTarget(failed,known),targets=[];for(const[target,tests]of byTarget){const claims=claimsOf(target,answers),
judged=await judge({target,tests,claims,merges,known},options),mayRule=targets.filter(({verdict})=>verdict==="escaped").length<mostRules;judged.verdict==="escaped"&&known&&(links??=Links.among(past,answers,
known));const near=judged.verdict==="escaped"&&links?await nearMerges(target,past,await links,mayRule):[];targets.push({target,...judged,tests:tests.map(({name})=>name),claims,near})}return targets.sort(
(a,b)=>order.indexOf(a.verdict)-order.indexOf(b.verdict)||(0,names.QC)(a.target,b.target)),{merges,targets,unknownTests}}async function testsByTarget({targets,tests},known){const byTarget=new Map(targets.
map(name=>[canonical(name,known),[]])),unknownTests=[],found=known&&new TestTargets(known);for(const test of tests){const target=await found?.of(test);target!==void 0?(0,append.BC)(byTarget,target,test):
test.flaky===void 0&&unknownTests.push(test.name)}return{byTarget,unknownTests}}function canonical(name,known){if(known===void 0||known.names.has(name)||name.includes("*"))return name;const[only=name,
other]=known.named(name);return other===void 0?only:name}function pullRequestIn(subject){const[,merged,squashed]=/^Merge pull request #(\d{1,9})\b|\(#(\d{1,9})\)\s*$/.exec(subject)??[],number=merged??
squashed;return number===void 0?null:Number(number)}function nameOfMerge(merge){return merge?.pullRequest==null?(merge?.commit??"").slice(0,10):`#${String(merge.pullRequest)}`}async function judge({target,
tests,claims,merges,known},options){const is=(verdict,why)=>({verdict,why,isApartKnown:claims.length<2}),[first]=tests;if(first!==void 0&&tests.every(({flaky})=>flaky!==void 0))return is("flaky",`No c\
hange broke its failed tests: ${first.flaky??""}`);if(known===void 0)return is("unknown","The targets of this commit are not known");if(!known.names.has(target))return is("unknown",`No target is named\
 ${target}${(0,mistakes.h)(target,known.names)}`);const claiming=claims.flatMap(({merge})=>merges[merge]??[]);return claiming.length>0?judgeClaimed(claiming,options):merges.length===0?is("unknown","Th\
ere is no merge since the last good commit, so no merge broke it"):is("escaped",`${(0,numbers.h)(merges.length,"merge")} since the last good commit did not claim it`)}async function judgeClaimed(claiming,{
testedTogether}){const asked=testedTogether===void 0?[]:claiming.slice(-mostAsked);let isApartKnown=claiming.length<2||asked.length===claiming.length;const pairs=asked.flatMap((later,place)=>asked.slice(
0,place).map(earlier=>[later,earlier]));for(const[later,earlier]of pairs.reverse()){const together=await testedTogether?.(later,earlier);if(together===!1)return{verdict:"apart",why:`${nameOfMerge(earlier)}\
 and ${nameOfMerge(later)} both claimed it, and were tested apart`,isApartKnown:!0};isApartKnown&&=together===!0}return{verdict:"claimed",why:`${claiming.length===1?nameOfMerge(claiming[0]):(0,numbers.
h)(claiming.length,"merge")} claimed it, so its tests should have failed before`,isApartKnown}}async function nearMerges(target,past,links,mayRule){const near=(await links.of(target)).slice(0,mostNear),
claiming=mayRule?await claimingRule(target,past,near):void 0;return near.map(({merge,links:found})=>({merge,reasons:found.flatMap(({reason})=>reason===""?[]:[reason]).slice(0,mostReasons),...claiming?.
merge===merge&&{rule:claiming.rule}}))}async function claimingRule(target,past,near){const possible=near.flatMap(({merge,links})=>links.flatMap(link=>link.reason!==""||past.merges.length===1?[{merge,link}]:
[]));for(const{merge,link}of possible.slice(0,mostTried)){const tried=ruleFor(target,link,past.configuration);if(tried===void 0)continue;const answer=await past.answer(merge,tried.rules);if(answer.kind===
"targets"&&answer.targets.includes(target))return{merge,rule:tried.rule}}}function ruleFor(target,{kind,to},today){if(kind==="target"){const yaml2=`depends-on:
  ${(0,src_text.bl)(target)}: [${(0,src_text.bl)(to)}]
`,rules2={...today,dependsOn:[...today.dependsOn,{target,on:[to]}]};return{rule:{key:"depends-on",on:to,yaml:yaml2},rules:rules2}}const on=globOf(to);if(on===void 0)return;const yaml=`impact:
  - paths: [${(0,src_text.bl)(on)}]
    targets: [${(0,src_text.bl)(target)}]
`,rules={...today,impact:[...today.impact,{paths:new configuration_glob.E7([on]),targets:[target]}]};return{rule:{key:"impact",on,yaml},rules}}function auditedMerge(merge,answer){const{commit="",at=0,
subject=""}=merge??{};return{commit,at:new Date(at).toISOString(),subject:(0,src_text.vI)(subject,300),pullRequest:pullRequestIn(subject),claimed:answer.kind==="all"?"all":answer.targets.length,...answer.
failure!==void 0&&{failure:answer.failure}}}function claimsOf(target,answers){return answers.flatMap((answer,merge)=>answer.kind==="all"?[{merge,why:`it claimed everything: ${(0,src_text.vI)(answer.why,
300)}`}]:answer.targets.includes(target)?[{merge,why:(0,src_text.vI)((0,chain.WE)(target,answer.why),300)}]:[])}}),56467:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{E7:()=>Globs,bX:()=>isNegated,fF:()=>globMistake,fo:()=>Glob,t_:()=>capturePattern});var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760),minimatch__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
91138),_shared_src_globs_backslash_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(7189),_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94173),_shared_src_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
89478),_shared_src_append_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(99797);const capturePattern=/\{([A-Za-z_][A-Za-z0-9_-]*)\}/g,mostSteps=5e5;class Glob{constructor(text){this.text=text,checkShape(
text),checkBrackets(text);const segments=text.split("/"),names=segments.flatMap((one,index)=>captureIn(one,segments.slice(0,index).join("/"))?.name??[]);this.captures=[...new Set(names)];const special=segments.
findIndex(segment=>!isLiteral(segment));this.literalPrefix=special===-1?segments:segments.slice(0,special),this.#segments=withRest(segments);const withWildcards=this.#segments.join("/").replaceAll(capturePattern,
"?*");checkBraces(withWildcards),this.#isWhole=(0,_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_2__.pathMatcher)(withWildcards)}text;captures;literalPrefix;#segments;#isWhole;#alternatives;matches(path){
return this.captures.length===0?this.#isWhole(path):this.captured(path).length>0}matchesWith(path,values){return this.captured(path).some(way=>this.captures.every(name=>way.get(name)===values.get(name)))}captured(path){
if(!this.#isWhole(path))return[];if(this.captures.length===0)return[new Map];this.#alternatives??=(0,minimatch__WEBPACK_IMPORTED_MODULE_1__.KA)(this.#segments.join("/")).map(one=>withRest(one.split("/")).
map(segmentOf));const reading={path,parts:path.split("/"),steps:0},found=this.#alternatives.flatMap(segments=>[...readings(segments,reading)]);return[...new Map(found.map(values=>[[...values.values()].
join("/"),values])).values()]}}function captureIn(segment,above){const[before="",name,after="",...more]=segment.split(capturePattern);if(name!==void 0){if(more.length>0||nesting(above)!==0||!isLiteral(
before)||!isLiteral(after))throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_2__.GlobError(`{${name}} must be a whole segment, or have only plain text around it`);return{name,before,
after}}}function withRest(written){const segments=written.filter((segment,index)=>segment!=="**"||written[index-1]!=="**"),before=segments.findLast(segment=>segment!=="**")??"";return segments.at(-1)===
"**"&&(before.endsWith("*")||before.search(capturePattern)!==-1)?[...segments,"*"]:segments}const segmentOf=text=>text==="**"?text:captureIn(text,"")??(0,_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_2__.
pathMatcher)(text);function*readings(segments,reading,from=0,values=new Map){if((reading.steps+=1)>mostSteps)throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_2__.GlobError(`its nam\
es may stand for too many parts of the path ${(0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_3__.vI)(reading.path,80)}`);const[segment,...others]=segments,part=reading.parts[from];if(segment==="**")yield*readings(
others,reading,from,values),part!==void 0&&(yield*readings(segments,reading,from+1,values));else if(segment===void 0||part===void 0)segment===part&&(yield values);else if(typeof segment=="function")segment(
part)&&(yield*readings(others,reading,from+1,values));else{const value=valueOf(segment,part);if(value===void 0||(values.get(segment.name)??value)!==value)return;yield*readings(others,reading,from+1,new Map(
[...values,[segment.name,value]]))}}function valueOf({before,after},segment){if(!(segment.length<=before.length+after.length)&&!(!segment.startsWith(before)||!segment.endsWith(after)))return segment.slice(
before.length,segment.length-after.length)}const compiled=new Map;function globOf(text){return(0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_4__.IV)(compiled,text,()=>new Glob(text))}const isNegated=text=>text.
startsWith("!")&&!text.startsWith("!(");class Globs{included;excluded;constructor(texts){this.included=texts.filter(text=>!isNegated(text)).map(globOf),this.excluded=texts.filter(isNegated).map(text=>globOf(
text.slice(1)))}get texts(){return[...this.included.map(({text})=>text),...this.excluded.map(({text})=>`!${text}`)]}matches(path){return this.match(path)!==void 0}matchesWith(path,values){const matches=glob=>glob.
matchesWith(path,values);return this.included.some(matches)&&!this.excluded.some(matches)}match(path){const found=this.included.find(glob=>glob.matches(path));return found&&!this.excluded.some(glob=>glob.
matches(path))?found:void 0}}function globMistake(text){try{new Globs([text]);return}catch(error){if(!(error instanceof _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_2__.GlobError))throw error;
return error.message}}function isLiteral(text){return!/[*?[\]{}()|\\"]/.test(text)}function nesting(text){const plain2=text.replaceAll(/\\./gs,"");return plain2.replaceAll(/[^{(]/g,"").length-plain2.replaceAll(
/[^})]/g,"").length}const plain=text=>node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(text).replace(/^(?:\.{1,2}(?:\/|$))+/,"")||"**",shapes=[[/^$/,()=>"it is empty"],[/^\//,text=>`paths have n\
o / in front, so it matches nothing: write ${text.replace(/^\/+/,"")||"**"}`],[/\/$/,text=>`no file ends with /, so it matches nothing: write ${text}**`],[/(^|\/)\.{1,2}(\/|$)/,text=>`no path has . or\
 .. as a segment, so it matches nothing: write ${plain(text)}`],[/\/\//,text=>`no path has an empty segment, so it matches nothing: write ${plain(text)}`],[/(^|[^\\])(\\\\)*\\$/,()=>"the \\ at its end \
escapes nothing"],[/\0/,()=>"no path has a NUL"],[/(^|[^\\])(\\\\)*\{\}/,()=>"{} names nothing"]];function checkShape(text){if(text.length>_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_2__.
Hm)throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_2__.GlobError(`it is longer than the ${_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_2__.Hm} characters that a path\
 has`);const mistake=shapes.find(([shape])=>shape.test(text))?.[1](text)??(0,_shared_src_globs_backslash_js__WEBPACK_IMPORTED_MODULE_5__.d)(text);if(mistake!==void 0)throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_2__.
GlobError(mistake)}function checkBraces(text){for(const[whole,inside=""]of text.matchAll(/(?<!\\)\{([^{}]*)\}/g))if(!/,|\.\./.test(inside))throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_2__.
GlobError(`${whole} is neither a name, such as {name}, nor a choice, such as {a,b}`)}function checkBrackets(text){const plain2=text.replaceAll(new RegExp(String.raw`\\.|${_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_2__.
EV.source}`,"gsu"),"_"),count=mark=>plain2.split(mark).length-1,pairs=[.../[@?*+!]\(/.test(plain2)?["()"]:[],"[]","{}"];for(const[open="",close=""]of pairs){if(count(open)===count(close))continue;const[
missing,other]=count(open)>count(close)?[close,open]:[open,close];throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_2__.GlobError(`missing ${missing}: write \\${other} for the chara\
cter itself`)}}}),24952:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{h:()=>suggestion,j:()=>ConfigurationError});var leven__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
47785),_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1564);class ConfigurationError extends _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__.X{constructor(file,mistakes){super(
mistakes.map(({line,column,message})=>`${file}:${line}:${column}: ${message}`).join("; ")),this.file=file,this.mistakes=mistakes.map(mistake=>({file,...mistake}))}file;name="ConfigurationError";mistakes}
function suggestion(wrong,names){const written=wrong.toLowerCase(),most=Math.max(2,Math.floor(wrong.length/3)),isEnd=name=>/[/:]/.test(name.at(-written.length-1)??"")&&name.toLowerCase().endsWith(written),
all=[...names].map(name=>({name,distance:isEnd(name)?-1:(0,leven__WEBPACK_IMPORTED_MODULE_1__.A)(written,name.toLowerCase())})),[nearest]=all.sort((one,other)=>one.distance-other.distance);return nearest===
void 0||nearest.distance>most?"":` (did you mean ${nearest.name}?)`}}),1564:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{
L:()=>ToolMissing,X:()=>ImpactError});var _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(86493);class ImpactError extends _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__.
y{name="ImpactError"}class ToolMissing extends ImpactError{constructor(program){super(`${program} was not found on this machine. The workspace is not searched for it. Install it in a step before this \
one, or set its path in the configuration`),this.program=program}program;name="ToolMissing"}}),75505:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{I$:()=>checkBranchName,O0:()=>encodePath,OL:()=>nulRecords,QC:()=>compareByteOrder,QF:()=>fullCommitId,q0:()=>decodePath});var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4573),_impact_error_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1564),_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(89478);function decodePath(bytes){return(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.
isUtf8)(bytes)?bytes.toString("utf8"):bytes.toString("latin1").replaceAll(/[\x80-\xff]/g,byte=>String.fromCharCode(56320+byte.charCodeAt(0)))}function encodePath(path){return Buffer.from(path,path.isWellFormed()?
"utf8":"latin1")}function nulRecords(output){const records=(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(output)?output.toString("utf8").split("\0"):output.toString("latin1").split("\0").map(record=>decodePath(
Buffer.from(record,"latin1")));return records.at(-1)===""&&records.pop(),records}function compareByteOrder(left,right){return beyond.test(left)||beyond.test(right)?Buffer.compare(encodePath(left),encodePath(
right)):left<right?-1:+(left>right)}const beyond=/[\ud800-\uffff]/;function fullCommitId(value,name){const id=value.trim().toLowerCase();if(/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(id))return id;throw new _impact_error_js__WEBPACK_IMPORTED_MODULE_1__.
X(`${name} must be a full commit id of 40 hexadecimal digits, got ${JSON.stringify((0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__.vI)(value,80))}. Give it a commit id that the event holds, such a\
s github.event.pull_request.base.sha`)}function checkBranchName(branch){if(branch===""||branch==="@"||branch.startsWith("-")||/[\0-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|^\/|\/$|\.$/.test(branch)||branch.split(
"/").some(part=>part.startsWith(".")||part.endsWith(".lock")))throw new _impact_error_js__WEBPACK_IMPORTED_MODULE_1__.X(`target-branch: ${JSON.stringify((0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__.
vI)(branch,120))} is not a branch name that git accepts. Give the branch's name without refs/heads/`)}}),77161:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{UO:()=>isWithin,Vb:()=>nameOf,he:()=>withoutEndSlashes,jt:()=>directoryOf,nx:()=>inside,o1:()=>resolvePath,wP:()=>pathsAbove});var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
76760);function pathsAbove(path){const above=[];for(let end=path.lastIndexOf("/");end>0;end=path.lastIndexOf("/",end-1))above.push(path.slice(0,end));return path!==""&&above.push(""),above}function directoryOf(path){
return path.slice(0,Math.max(0,path.lastIndexOf("/")))}function nameOf(path){return path.slice(path.lastIndexOf("/")+1)}const longestPath=32767;function resolvePath(directory,written){if(node_path__WEBPACK_IMPORTED_MODULE_0__.
posix.isAbsolute(written)||written.length>longestPath)return;const path=node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory===""?".":directory,written).replace(/\/$/,"");if(!(path===".."||path.
startsWith("..")))return path==="."?"":path}function isWithin(path,directory){return directory===""||path===directory||path.startsWith(`${directory}/`)}function inside(directory,name){return directory===
""?name:name===""?directory:`${directory}/${name}`}function withoutEndSlashes(path){let end=path.length;for(;path.charCodeAt(end-1)===47;)end-=1;return path.slice(0,end)}}),7189:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{d:()=>backslashMistake,s:()=>withSlashes});const special=/[*?[\]{}()|\\"'!+@,^$#~&;<>`%= ]/;function backslashMistake(glob){const outside=glob.replaceAll(/\[(?:\\.|[^\]\\/])*(\]?)/gs,
(one,end)=>end===""?one:"_".repeat(one.length));for(const[,escaped="",next=""]of outside.matchAll(/\\(.)(?=(.?))/gsu)){const advice=`write ${withSlashes(glob)} if it separates folders`;if(!special.test(
escaped))return`\\ before ${escaped} escapes nothing: ${advice}, else leave it out`;if(escaped==="*"&&/^[*.]?$/.test(next))return`\\ before * takes its meaning away: ${advice}, or [*] for the characte\
r itself`}}function withSlashes(text){return text.replaceAll(/\\+/g,"/")}}),94173:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{EV:()=>characterClass,GlobError:()=>GlobError,Hm:()=>longestGlob,Yk:()=>libraryMatcher,pathMatcher:()=>pathMatcher});var minimatch__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(91138),_user_error_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
86493);class GlobError extends _user_error_js__WEBPACK_IMPORTED_MODULE_1__.y{name="GlobError"}const longestGlob=4096,mostWildcards=100,mostAlternatives=256,longestNegation=256,characterClass=/\[[!^]?(?:\[:\w+:\]|\\.|[^\\/])(?:\[:\w+:\]|\\.|[^\]\\/])*\]/su;
function pathMatcher(glob,{dot=!0,nocase=!1}={}){if(glob==="")return()=>!1;if(checkLength(glob),/[@?*+!]\((?:[^()]|\([^()]*\))*\//.test(glob.replaceAll(/\\./gs,"_")))throw new GlobError("no path match\
es a / within @(\u2026): write {a/b,c} with braces");const options={dot,nocase},written=withClassesAsText(glob),matchers=[libraryMatcher(written,options),...(0,minimatch__WEBPACK_IMPORTED_MODULE_0__.KA)(
written).filter(row=>/[^*](?:\/\*\*)+$/.test(row)).map(row=>libraryMatcher(row.replace(/(?<!\/\*\*)(?:\/\*\*)+$/,""),options))];return path=>path!==""&&matchers.some(matches=>matches(path))}function libraryMatcher(glob,options){
checkLimits(glob,options);const matcher=new minimatch__WEBPACK_IMPORTED_MODULE_0__.VR(glob,{dot:!0,nonegate:!0,nocomment:!0,platform:"linux",...options});return path=>matcher.match(path)}function checkLength(glob){
if(glob.length>longestGlob)throw new GlobError(`it is longer than the ${longestGlob} characters that a path has`)}function checkLimits(glob,{nobrace=!1,noext=!1}){if(checkLength(glob),(glob.match(/\\.|\*+|[?[]|[@+!]\(/gs)?.
filter(one=>!one.startsWith("\\")).length??0)>mostWildcards)throw new GlobError(`it has more than ${mostWildcards} wildcards: write ** for any folders, or several globs`);if(!noext&&/[@?*+!]\([^)]*!\(/.
test(glob.replaceAll(/\\./gs,"_")))throw new GlobError("it has !( within other parentheses: write a separate glob that begins with ! for what is left out");if(!noext&&glob.length>longestNegation&&glob.
includes("!("))throw new GlobError(`it has !(\u2026) and more than ${longestNegation} characters: write a separate glob that begins with ! for what is left out`);if(!nobrace&&(0,minimatch__WEBPACK_IMPORTED_MODULE_0__.
KA)(glob,{braceExpandMax:mostAlternatives+1}).length>mostAlternatives)throw new GlobError(`its braces make more than ${mostAlternatives} globs: replace one pair of braces with *, or write several glob\
s`)}function withClassesAsText(glob){const text=new RegExp(String.raw`\\.|${characterClass.source}`,"gsu");return glob.replaceAll(text,one=>/^\[[\p{L}\p{N}_.-]+\]$/u.test(one)?`@(${one}|\\${one.slice(
0,-1)}\\])`:one)}}),15784:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{auditSummary:()=>auditSummary});
var _packages_impacted_targets_src_audit_audit_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2954),_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(32671),_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
89478),_markdown_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(4502),_mermaid_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(78796);const mostTargets=30,mostEscaped=5,mostInPicture=12,mostArrows=40,
longestLine=60;function auditSummary(audit){const{targets,unknownTests}=audit;if(targets.length+unknownTests.length===0)return"";const escaped=targets.filter(({verdict})=>verdict==="escaped"),parts=picture(
audit);if(targets.length>0){const header=["Failed target","Verdict","Why","Failed tests"],rows=(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.k9)(targets,{header,most:mostTargets,file:"audit"},({target,
verdict,why,tests})=>[(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.ov)(target,200),`**${verdict}**`,(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.os)(why,500),tests.length===0?"":String(tests.length)]);
parts.push(rows)}if(parts.push(...escaped.slice(0,mostEscaped).map(one=>escapedSection(one,audit))),unknownTests.length>0){const names=unknownTests.slice(0,mostTargets).map(name=>`- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.
ov)(name,200)}`);parts.push((0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.TM)(`${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__.h)(unknownTests.length,"failed test")} of no known targe\
t`,names.join(`
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
word:(word.match(/[^\p{P}\p{S}]{1,24}[\p{P}\p{S}]*|[\p{P}\p{S}]{1,24}/gu)??[]).join("\u200B"))}}),47785:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{A:()=>leven,closestMatch:()=>closestMatch});const array=[],characterCodeCache=[];function leven(first,second,options){if(first===second)return 0;const maxDistance=options?.maxDistance,
swap=first;first.length>second.length&&(first=second,second=swap);let firstLength=first.length,secondLength=second.length;for(;firstLength>0&&first.charCodeAt(~-firstLength)===second.charCodeAt(~-secondLength);)
firstLength--,secondLength--;let start=0;for(;start<firstLength&&first.charCodeAt(start)===second.charCodeAt(start);)start++;if(firstLength-=start,secondLength-=start,maxDistance!==void 0&&secondLength-
firstLength>maxDistance)return maxDistance;if(firstLength===0)return maxDistance!==void 0&&secondLength>maxDistance?maxDistance:secondLength;let bCharacterCode,result,temporary,temporary2,index=0,index2=0;
for(;index<firstLength;)characterCodeCache[index]=first.charCodeAt(start+index),array[index]=++index;for(;index2<secondLength;){for(bCharacterCode=second.charCodeAt(start+index2),temporary=index2++,result=
index2,index=0;index<firstLength;index++)temporary2=bCharacterCode===characterCodeCache[index]?temporary:temporary+1,temporary=array[index],result=array[index]=temporary>result?temporary2>result?result+
1:temporary2:temporary2>temporary?temporary+1:temporary2;if(maxDistance!==void 0){let rowMinimum=result;for(index=0;index<firstLength;index++)array[index]<rowMinimum&&(rowMinimum=array[index]);if(rowMinimum>
maxDistance)return maxDistance}}return array.length=firstLength,characterCodeCache.length=firstLength,maxDistance!==void 0&&result>maxDistance?maxDistance:result}function closestMatch(target,candidates,options){
if(!Array.isArray(candidates)||candidates.length===0)return;const userMax=options?.maxDistance,targetLength=target.length;for(const candidate of candidates)if(candidate===target)return candidate;if(userMax===
0)return;let best,bestDist=Number.POSITIVE_INFINITY;const seen=new Set;for(const candidate of candidates){if(seen.has(candidate))continue;seen.add(candidate);const lengthDiff=Math.abs(candidate.length-
targetLength);if(lengthDiff>=bestDist||userMax!==void 0&&lengthDiff>userMax)continue;const cap=Number.isFinite(bestDist)?userMax===void 0?bestDist:Math.min(bestDist,userMax):userMax,distance=cap===void 0?
leven(target,candidate):leven(target,candidate,{maxDistance:cap});if(userMax!==void 0&&distance>userMax)continue;let actualD=distance;if(cap!==void 0&&distance===cap&&cap===userMax&&(actualD=leven(target,
candidate)),actualD<bestDist&&(bestDist=actualD,best=candidate,bestDist===0))break}if(!(userMax!==void 0&&bestDist>userMax))return best}})};
