"use strict";exports.id=2601,exports.ids=[2601],exports.modules={52601:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),__webpack_require__.
d(__webpack_exports__,{bazel:()=>bazel});var word_set=__webpack_require__(73624),build_root=__webpack_require__(69590),tree_paths=__webpack_require__(77161),promises_=__webpack_require__(51455),external_node_path_=__webpack_require__(
76760),impact_error=__webpack_require__(1564),src_text=__webpack_require__(89478),readers_tools=__webpack_require__(9604),external_node_crypto_=__webpack_require__(77598);const ruleField=2,inRule={name:1,
ruleClass:2,attribute:4,input:5,feature:7},inAttribute={name:1,string:5,listed:6},others=new Map([[3,{kind:"source file",uses:4,content:5}],[4,{kind:"generated file",uses:2,content:void 0}],[5,{kind:"\
package group",uses:3,content:2}],[6,{kind:"environment group",uses:2,content:3}]]),origin=/^generator_(?:name|function|location)$/,implementation="$rule_implementation_hash";function readTargets(printed){
const targets=[];for(const[number,message]of fieldsIn(printed)){if(number!==1)throw new Error("it holds a field that is not a target");const target=targetIn(message);if(!/^(?:@{1,2}[^/]*)?\/\//.test(target?.
label??""))throw new Error("a target has no label");target!==void 0&&targets.push(target)}if(targets.length===0)throw new Error("it has no targets");return targets}function targetIn(message){for(const[
number,bytes]of fieldsIn(message)){if(number===ruleField)return ruleIn(bytes);const form=others.get(number);if(form===void 0)continue;const fields=[...fieldsIn(bytes)],texts=field=>fields.flatMap(([one,
value])=>one===field?textOf(value):[]),content=texts(form.content).sort().join(`
`);return{label:canonicalLabel(texts(1)[0]??""),kind:form.kind,facts:new Map([["its content",content]]),uses:new Set(texts(form.uses).map(canonicalLabel))}}}function ruleIn(message){const definition=(0,external_node_crypto_.
createHash)("sha1"),uses=new Set;let[label,ruleClass,implementedBy]=["","",""];for(const[number,bytes]of fieldsIn(message)){if(number===inRule.name?label=canonicalLabel(textOf(bytes)):number===inRule.
ruleClass?ruleClass=textOf(bytes):number===inRule.input?uses.add(canonicalLabel(textOf(bytes))):number===inRule.feature&&definition.update(bytes),number!==inRule.attribute)continue;const{name,texts}=attributeIn(
bytes);name===implementation?implementedBy=texts.join():origin.test(name)||definition.update(bytes);for(const text of texts)/^@{0,2}[^/]*\/\//.test(text)&&uses.add(canonicalLabel(text))}const facts=new Map(
[["its definition",`${ruleClass} ${definition.digest("hex")}`],[`a .bzl file of its rule ${ruleClass}`,implementedBy]]);return{label,kind:"rule",ruleClass,facts,uses}}function attributeIn(message){let name="";
const texts=[];for(const[number,bytes]of fieldsIn(message))number===inAttribute.name?name=textOf(bytes):(number===inAttribute.string||number===inAttribute.listed)&&texts.push(textOf(bytes));return{name,
texts}}function canonicalLabel(label){return label.replace(/^@{1,2}(?=\/\/)/,"")}function textOf(bytes){const text=bytes.toString("utf8");if(!/[\x80-\xff]/.test(text)||/[^\0-\xff]/.test(text))return text;
const written=Buffer.from(text,"latin1").toString("utf8");return written.includes("\uFFFD")?text:written}function*fieldsIn(message){let at=0;const varint=()=>{let value=0;for(let scale=1;;scale*=128){
const byte=message[at];if(byte===void 0)throw new Error("it ends within a number");if(at+=1,value+=(byte&127)*scale,byte<128)return value}};for(;at<message.length;){const tag=varint();let start=at;const form=tag%
8;if(form===0)varint();else{const length=form===2?varint():form===1?8:form===5?4:1/0;start=at,at+=length}if(at>message.length)throw new Error("it ends within a field");yield[Math.floor(tag/8),message.
subarray(start,at)]}}const unstamped="no_version";function saidVersion(printed){return/^bazel[ \t]+(\d+\.\d+\.\d+(?:rc\d+|-pre(?:\.\d+)+)?|no_version\b)/m.exec(printed)?.[1]}const firstByModules=7,firstWithoutWorkspace=8;
async function whyUnusable(commit,root,said){const named=await namedVersion(commit,root);if(named===void 0)return;const ran=said===unstamped?void 0:Number.parseInt(said,10),has=name=>commit.files.has(
(0,tree_paths.nx)(root,name)),isByModules=has("MODULE.bazel")&&named.major>=firstByModules,byWorkspace=named.major<firstWithoutWorkspace&&(has("WORKSPACE")||has("WORKSPACE.bazel"));if(!(isByModules?ran!==
void 0&&ran>=firstByModules:!byWorkspace||ran===void 0||ran<firstWithoutWorkspace))return`${named.file} names Bazel ${named.version}, which takes the names of repositories from ${isByModules?"MODULE.b\
azel":"WORKSPACE"}. ${ran===void 0?"A Bazel that does not say its version":`Bazel ${said}`} may not do so, so that targets could be missing. Use bazelisk, which starts the named version, or set build-\
systems.bazel.program to the path of that version`}const longest=1e3;async function namedVersion(commit,root){const read2=async name=>(await commit.tree.read([(0,tree_paths.nx)(root,name)])).get((0,tree_paths.
nx)(root,name))?.toString("utf8").slice(0,longest)??"",set=/^[ \t]*USE_BAZEL_VERSION[ \t]*=[ \t]*(\S+)[ \t\r]*$/m.exec(await read2(".bazeliskrc"))?.[1],lines=(await read2(".bazelversion")).split(`
`),written=set??lines.map(line=>line.trim()).find(line=>line!==""&&!line.startsWith("#")),[version,major=""]=/^(\d+)(?:\.[\d.]*)?(?:[x*]|rc\d+|-pre(?:\.\d+)+)?$/.exec(written??"")??[];if(version!==void 0)
return{version,major:Number.parseInt(major,10),file:set===void 0?".bazelversion":".bazeliskrc"}}const queryOptions="--noshow_progress --color=no --nokeep_going --implicit_deps --nodep_deps --tool_deps\
 --order_output=no --output=proto --noproto:locations --noproto:flatten_selects --proto:default_values --proto:rule_inputs_and_outputs --proto:output_rule_attrs=all";async function queryTargets(commit,root,tools){
const{"startup-options":given=[],"query-options":further2=[]}=tools.options.bazel??{},cwd=(0,external_node_path_.join)(await commit.tree.directory(),root),program=await findProgram(commit,root,cwd,tools),
scratch=await tools.temporaryDirectory(),startup=[...given,`--output_base=${(0,external_node_path_.join)(scratch,"output")}`,"--max_idle_secs=60"],expression=universe(tools),file=(0,external_node_path_.
join)(scratch,"query");await(0,promises_.writeFile)(file,expression);try{const args=[...startup,"query",...further2,...queryOptions.split(" "),`--query_file=${file}`],finished=await tools.run(program,
args,{cwd,encoding:"latin1"});if(finished.exitCode===0)return targetsIn(finished.stdout);throw new readers_tools.CV(`bazel query ${(0,src_text.vI)(expression,100)} ended with exit code ${finished.exitCode}\
: ${reason(finished)}. Make that query work, or leave the packages that it cannot read out of build-systems.bazel.universe`)}finally{await tools.run(program,[...startup,"shutdown"],{cwd}).catch(error=>{
tools.debug(`bazel shutdown: ${String(error)}`)})}}async function findProgram(commit,root,cwd,tools){const{program}=tools.options.bazel??{},candidates=program===void 0?["bazelisk","bazel"]:[program];for(const candidate of candidates){
const asked=await tools.run(candidate,["--version"],{cwd}).catch(error=>{if(!(error instanceof impact_error.L))throw error});if(asked===void 0)continue;const version=asked.exitCode===0?saidVersion(asked.
stdout):void 0;if(version===void 0)return candidate;tools.noteVersion("bazel",version);const unusable=await whyUnusable(commit,root,version);if(unusable===void 0)return candidate;throw new impact_error.
X(unusable)}throw new impact_error.L(candidates.at(-1)??"bazel")}function universe({options}){const{universe:patterns=["//..."],externals=!1}=options.bazel??{},[included,excluded]=[patterns.filter(pattern=>!pattern.
startsWith("-")),patterns.flatMap(pattern=>pattern.startsWith("-")?pattern.slice(1):[])].map(some=>some.map(pattern=>`"${pattern}:*"`)),expression=[(included??[]).join(" + "),...excluded??[]].join(" -\
 ");return externals?`deps(${expression})`:expression}function targetsIn(printed){try{return readTargets(Buffer.from(printed,"latin1"))}catch(error){throw new readers_tools.CV(`bazel query did not pri\
nt its graph (${error instanceof Error?error.message:""}): ${JSON.stringify(printed.slice(0,200))}. Check that build-systems.bazel.program is Bazel`)}}function reason(finished){const isNoise=line=>/^\s*(?:Loading|INFO|WARNING|DEBUG|\$TEST_TMPDIR)\b/.
test(line),said=text=>text.split(`
`).filter(line=>!isNoise(line)).join(`
`);return(0,readers_tools.w$)({...finished,stdout:said(finished.stdout),stderr:said(finished.stderr)})}var families=__webpack_require__(49498),scan_texts=__webpack_require__(47624);function isBuildFile(path){
return/^BUILD(?:\.bazel)?$/.test((0,tree_paths.Vb)(path))}function isLoadable(path){return/\.(?:bzl|scl)$/.test(path)||path==="tools/build_rules/prelude_bazel"}const definitions=/^(?:MODULE|(?:.*\/)?[^/]+\.MODULE|REPO)\.bazel$|^WORKSPACE(?:\.bazel|\.bzlmod)?$/s,
optionsFile=/(?:^|\/)[^/]*bazelrc$/,further=/^(?:MODULE\.bazel\.lock|\.bazelversion|\.bazeliskrc|tools\/bazel(?:\.[^/]+)?)$/;function isWorkspaceFile(path){return definitions.test(path)||optionsFile.test(
path)||further.test(path)}async function workspaceSettings(commit,root){const mentions=await WorkspaceMentions.of(commit,root),settings=new Map;for(const{path,mode,object}of await commit.tree.entries()){
const below=(0,build_root.I)(path,root);if(below===void 0)continue;const cause=mode==="160000"?`submodule ${path} changed, and its files are not at hand`:isWorkspaceFile(below)?`${path} changed: it sa\
ys which Bazel runs, how, or with which external repositories`:mentions.hasFile(below)?`${path} is used by the definitions of external repositories or by .bazelrc`:void 0;cause!==void 0&&settings.set(
path,{value:mentions.sources.get(below)??object,file:path,cause})}return settings}class WorkspaceMentions{sources=new Map;#paths=new Set;#folders=new Set;static async of(commit,root){const mentions=new WorkspaceMentions;
let wanted=[...commit.files.keys()].flatMap(path=>(0,build_root.I)(path,root)??[]).filter(path=>definitions.test(path)||optionsFile.test(path));for(;wanted.length>0;){const contents=await commit.tree.
read(wanted.map(path=>(0,tree_paths.nx)(root,path))),named=wanted.flatMap(path=>mentions.#add(path,contents.get((0,tree_paths.nx)(root,path))?.toString("utf8")??""));wanted=[...new Set(named)].filter(
path=>commit.files.has((0,tree_paths.nx)(root,path))&&!mentions.sources.has(path))}return mentions}hasFile(path){return this.sources.has(path)||this.#paths.has(path)||(0,tree_paths.wP)(path).some(one=>this.#folders.
has(one))}hasLabel(label){return this.#paths.has(pathOf(label,"")??"")}#add(path,content){const{meaning,texts}=readWorkspaceFile(path,content);this.sources.set(path,meaning);const paths=texts.flatMap(
({text,isFolder})=>(isFolder&&this.#addFolder(text),placesOf(text,path)));for(const one of paths)this.#paths.add(one);return paths.filter(one=>isLoadable(one)||isWorkspaceFile(one)||(0,tree_paths.Vb)(
one).includes("BUILD"))}#addFolder(written){const folder=external_node_path_.posix.normalize(written).replace(/\/$/,"");folder!=="."&&!folder.startsWith("..")&&this.#folders.add(folder)}}function readWorkspaceFile(path,content){
return optionsFile.test(path)?readOptions(content):readStarlark(content)}function readStarlark(source){const meaning=[],texts=[],scanned=(0,scan_texts.Z)(families.T.python,source);let from=0;for(const{
value,start,end}of scanned.texts){if(start<from)continue;const before=scanned.code.slice(from,start);meaning.push(before,JSON.stringify(value)),texts.push({text:value,isFolder:/\bpath\s?=\s?$/.test(before.
slice(-20))}),from=end}return meaning.push(scanned.code.slice(from)),{meaning:withoutBlanks(meaning.join("")).join(`
`),texts}}function readOptions(content){const lines=withoutBlanks(content.replaceAll(/\\\r?\n/g,"").replaceAll(/(?<!\S)#.*/g,"")),texts=lines.flatMap(line=>line.trim().split(/\s+/).slice(1)).flatMap(option=>option.
split(/[=,]/).map(written=>({text:written.replaceAll(/^["']|["']$/g,"").replace(/^%workspace%\/+/,""),isFolder:written.includes("/")||option.startsWith("--override_")})));return{meaning:lines.join(`
`),texts}}function placesOf(text,source){const isLabel=text.includes("//")||text.startsWith(":");return!isLabel&&!/[./]/.test(text)?[]:[pathOf(text,source),isLabel?void 0:pathOf(text,"")].flatMap(path=>path===
void 0||!isLabel&&isBuildFile(path)?[]:path)}function withoutBlanks(text){return text.split(`
`).map(line=>line.trimEnd()).filter(line=>line!=="")}function pathOf(written,source){const[,absolute]=/^(?:@{0,2}[^/:]*)?\/\/(.*)$/s.exec(written)??[];if(absolute!==void 0){const[folder="",name]=absolute.
split(":");return external_node_path_.posix.join(folder,name??(0,tree_paths.Vb)(folder))}return written.startsWith("@")||written.includes("://")?void 0:external_node_path_.posix.join((0,tree_paths.jt)(
source),written.replace(/^:/,""))}const bazel={name:"bazel",everything:workspaceSettings,read},resolved=(0,word_set.d)("toolchain toolchain_type platform constraint_setting constraint_value cc_toolcha\
in_suite");async function read(commit,root,tools){const queried=await queryTargets(commit,root,tools),mentions=await WorkspaceMentions.of(commit,root),packages=new Set(queried.flatMap(({label})=>isMain(
label)?packageOf(label):[]));return{reportedBy:"bazel",targets:queried.filter(({kind})=>kind==="rule").map(rule=>declared(rule,root,mentions)),externals:new Map(queried.flatMap(one=>one.kind==="rule"?
[]:[[one.label,externalOf(one)]])),owners:await ownersIn(commit,root,queried,packages),describedBy:path=>{const below=(0,build_root.I)(path,root)??"";return isBuildFile(below)&&packages.has((0,tree_paths.
wP)(below)[0]??"")||isLoadable(below)||below===ignored?path:void 0},isWithoutEffect:change=>isPlain(change,root)}}function declared({label,ruleClass="",facts,uses},root,mentions){const isPart=!isMain(
label),concern=resolved.has(ruleClass)?`${ruleClass} ${label} is impacted, and any target may be resolved to it`:mentions.hasLabel(label)?`${label} is impacted, and external repositories or .bazelrc u\
se it`:void 0;return{id:label,name:label,folder:isPart?"..":(0,tree_paths.nx)(root,packageOf(label)),uses:[...uses].map(id=>({id})),facts,...isPart?{isPart}:concern!==void 0&&{concernsAll:concern}}}function externalOf({
label,facts,uses}){return{label,content:[...facts.values()].join(`
`),uses:[...uses].map(id=>({id}))}}const ignored=".bazelignore";function isPlain({path,status,base,head},root){const below=(0,build_root.I)(path,root);if(below===void 0)return!0;const isFile=[base,head].
every(entry=>entry?.mode.startsWith("100"));return status==="modified"&&isFile&&!isBuildFile(below)&&!isLoadable(below)&&below!==ignored}function isMain(label){return label.startsWith("//")&&!label.startsWith(
"//external:")}function packageOf(label){return label.slice(label.indexOf("//")+2,label.lastIndexOf(":"))}async function ownersIn(commit,root,queried,packages){const files=new Set(queried.flatMap(({kind,
label})=>kind==="source file"?[label]:[])),links=await commit.tree.links();return path=>{const below=(0,build_root.I)(path,root),folder=(0,tree_paths.wP)(below??"").find(one=>packages.has(one));if(below===
void 0||folder===void 0)return[];const name=folder===""?below:below.slice(folder.length+1),owners=[name,...(0,tree_paths.wP)(name)].map(one=>`//${folder}:${one}`).filter(label=>files.has(label));if(!links.
has(path))return owners;const starts=[`//${below}:`,`//${below}/`,`//${folder}:${name}/`];return[...owners,...[...files].filter(label=>starts.some(start=>label.startsWith(start)))]}}})};
