"use strict";exports.id=4500,exports.ids=[4500],exports.modules={67525:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Q:()=>BatchReader,
x:()=>objectsIn});class BatchReader{#use;#pieces=[];#held=0;#needed=1;#size;#position=0;constructor(use){this.#use=use}take(piece){if(this.#held+piece.length<this.#needed){this.#keep(piece);return}const data=this.#held===
0?piece:Buffer.concat([...this.#pieces,piece]),rest=data.subarray(this.#read(data));this.#pieces=[],this.#held=0,this.#keep(rest),this.#needed=this.#size===void 0?rest.length+1:this.#size+1}#keep(piece){
this.#pieces.push(Buffer.from(piece)),this.#held+=piece.length}#read(data){const use=this.#use;for(let at=0;;)if(this.#size===void 0){const end=data.indexOf(10,at);if(end===-1)return at;this.#size=sizeIn(
data,at,end),use.onSize(this.#position,this.#size),this.#size===void 0&&(this.#position+=1),at=end+1}else{const end=at+this.#size;if(data.length<=end)return at;use.onContent(this.#position,data.subarray(
at,end)),this.#position+=1,at=end+1,this.#size=void 0}}}function sizeIn(data,start,end){const line=data.toString("latin1",start,end);return/^\d+$/.test(line)?Number(line):void 0}function objectsIn(printed){
const found=[];for(let at=0;at<printed.length;){const end=printed.indexOf(10,at),[,id,kind,size]=/^([0-9a-f]+) (\w+) (\d+)$/.exec(printed.toString("latin1",at,end))??[];at=end+1,id===void 0||kind===void 0?
found.push(void 0):(found.push({id,kind,content:printed.subarray(at,at+Number(size))}),at+=Number(size)+1)}return found}}),90230:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{HY:()=>lastErrorLine,Hj:()=>openCheckout,ri:()=>withoutCredentials});var external_node_fs_=__webpack_require__(73024),promises_=__webpack_require__(51455),external_node_path_=__webpack_require__(
76760),impact_error=__webpack_require__(1564),open_file=__webpack_require__(74624),find_repository=__webpack_require__(14965);const oldest=[2,31];function versionMistake(printed){const[,version,major,
minor]=/^git version ((\d+)\.(\d+)\S*)/.exec(printed)??[];if(version===void 0)return;const[first,second]=[Number(major),Number(minor)];if(!(first>oldest[0]||first===oldest[0]&&second>=oldest[1]))return`\
git ${version} is too old: ${oldest.join(".")} or newer is needed, and 2.38 or newer to merge a pull request that has no merge commit. Install it in a step before this one, and check out with it`}const tellingVersion={
GIT_TRACE2_EVENT:"1"};function withoutTrace(printed){const lines=printed.split(`
`),isEvent=line=>line.startsWith('{"event":"');return{version:/"exe":"([^"\\]*)"/.exec(lines.find(isEvent)??"")?.[1]??"",errors:lines.filter(line=>!isEvent(line)).join(`
`)}}var run_git=__webpack_require__(41663),safe_directory=__webpack_require__(67592),src_text=__webpack_require__(89478);function lastErrorLine(stderr){const lines=withoutCredentials(stderr.toString()).
split(`
`).map(line=>line.trim()).filter(line=>line!==""&&!/^(hint|warning):/.test(line)),fatal=lines.findLast(line=>/^(fatal|error|remote):/.test(line)&&line!=="fatal: early EOF");return(0,src_text.vI)(fatal??
lines.at(-1)??"it printed nothing",500)}const mayHoldAddress=/'[^'\n]*'|"[^"\n]*"|[^\s'"]+/g;function withoutCredentials(text){return text.replaceAll(mayHoldAddress,part=>{const start=part.indexOf(":/\
/")+3;if(start===2)return part;const address=part.slice(Math.max(start,part.lastIndexOf("@")+1)),quote=/['"]$/.exec(part)?.[0]??"";return part.slice(0,start)+address.replace(/[?#].*/s,quote)})}async function openCheckout(request,programs,signal){
const{workingDirectory}=request;let directory;try{directory=await(0,promises_.realpath)(workingDirectory)}catch{throw new impact_error.X(`working-directory: ${workingDirectory} does not exist. `+(await isSparse(
workingDirectory)?"The checkout is sparse: name the directory in sparse-checkout of actions/checkout":"Run actions/checkout in a step before this one, and see that the commit has this directory"))}const workspace=request.
workspace===void 0?void 0:await(0,promises_.realpath)(request.workspace).catch(()=>{}),found=await(0,find_repository.W)(directory,workspace),written=pathInWorkspace(workingDirectory,request.workspace,
workspace)??directory;if(!(0,open_file.Yw)(written,found.directory))throw new impact_error.X(`working-directory: ${workingDirectory} leads by a symbolic link into another repository, ${found.directory}\
. Give the directory itself`);const env={...programs.variablesForGit,...run_git.B,LC_ALL:"C",GIT_OPTIONAL_LOCKS:"0",GIT_CEILING_DIRECTORIES:(0,external_node_path_.dirname)(found.directory)},git=async(args,more={})=>{
try{return await(0,run_git.E)(["-c","safe.bareRepository=explicit",...args],{programs,cwd:found.directory,env:{...env,...more},signal})}catch(error){throw error instanceof impact_error.L?new impact_error.
X("git was not found on this machine. The workspace is not searched for it. Install git 2.31 or newer in a step before this one, and check out with it"):error}},refuseOldGit=async()=>{const mistake=versionMistake(
(await git(["--version"])).stdout.toString("utf8"));if(mistake!==void 0)throw new impact_error.X(mistake)},described=await git(describing,tellingVersion),{version,errors}=withoutTrace(described.stderr.
toString("utf8")),lines=described.stdout.toString("utf8").split(`
`),[objectFormat,inside,gitDirectory,objects,shallow,toplevel,...heads]=lines;if(described.exitCode!==0&&!(described.exitCode===1&&toplevel))throw await refuseOldGit(),unusable(found.directory,errors);
const commit=described.exitCode===0?heads.shift():void 0;if(!objectFormat||inside!=="true"||!gitDirectory||!objects||!shallow||!toplevel||heads.length>1)throw await refuseOldGit(),new impact_error.X(`\
working-directory: git cannot say where the repository of ${directory} is. Check out to a directory whose name holds no line break, and do not check out bare`);if(!await isSame(gitDirectory,found.gitDirectory)||
!await isSame(toplevel,found.directory))throw new impact_error.X(`working-directory: git takes ${gitDirectory} with the files in ${toplevel} for the repository of ${directory}, and not ${found.gitDirectory}\
. Check out with actions/checkout, without core.worktree`);const configured=await git([`--git-dir=${gitDirectory}`,"config","--list","--includes","--show-origin","-z"]);if(configured.exitCode!==0)throw unusable(
found.directory,configured.stderr.toString("utf8"));return{directory:found.directory,root:(0,external_node_path_.relative)(found.directory,directory).split(external_node_path_.sep).join("/"),linked:written!==
directory,objectFormat,gitDirectory,objects,shallow,...commit&&{head:commit},gitVersion:version,configuration:await readConfiguration(configured.stdout,found)}}const describing=["rev-parse","--path-fo\
rmat=absolute","--show-object-format","--is-inside-work-tree","--git-dir","--git-path","objects","--git-path","shallow","--show-toplevel","--quiet","--verify","HEAD"];function pathInWorkspace(path,workspace,real){
if(workspace===void 0||real===void 0)return;const from=[workspace,real].find(one=>(0,open_file.Yw)((0,external_node_path_.resolve)(path),(0,external_node_path_.resolve)(one)));return from===void 0?void 0:
(0,external_node_path_.join)(real,(0,external_node_path_.relative)((0,external_node_path_.resolve)(from),(0,external_node_path_.resolve)(path)))}async function isSame(one,other){const[a,b]=await Promise.
all([one,other].map(path=>(0,promises_.realpath)(path).catch(()=>path)));return(0,external_node_path_.relative)(a??"",b??"")===""}async function readConfiguration(output,{directory,gitDirectory}){const records=output.
toString("utf8").split("\0"),trusted=new Map,settings=[];for(let at=0;at+1<records.length;at+=2){const[origin="",setting=""]=[records[at],records[at+1]];if(trusted.has(origin)||trusted.set(origin,await isTrusted(
origin)),trusted.get(origin)!==!0)continue;const end=setting.indexOf(`
`);settings.push(end===-1?{key:setting,value:void 0}:{key:setting.slice(0,end),value:setting.slice(end+1)})}return settings;async function isTrusted(origin){if(!origin.startsWith("file:"))return!0;const path=(0,external_node_path_.
resolve)(directory,origin.slice(5)),real=await(0,promises_.realpath)(path).catch(()=>path),repository=await(0,promises_.realpath)(gitDirectory).catch(()=>gitDirectory);return(0,open_file.Yw)(real,repository)||
![path,real].some(one=>(0,open_file.Yw)(one,directory)&&!(0,open_file.Yw)(one,repository))}}async function isSparse(missing){for(let place=missing;(0,external_node_path_.dirname)(place)!==place;place=
(0,external_node_path_.dirname)(place)){const git=(0,external_node_path_.join)(place,".git");if(!(0,external_node_fs_.existsSync)(git))continue;return(await Promise.all(["config","config.worktree"].map(
name=>(0,promises_.readFile)((0,external_node_path_.join)(git,name),"utf8").catch(()=>"")))).flatMap(text=>[...text.matchAll(/^[ \t]*sparsecheckout[ \t]*=[ \t]*(\w+)/gim)]).at(-1)?.[1]?.toLowerCase()===
"true"}return!1}function unusable(directory,text){const owned=(0,safe_directory.UE)(text);return owned!==void 0?new impact_error.X(`git does not read ${directory}, because the directory belongs to ano\
ther user. Run \`${(0,safe_directory.WC)(owned)}\` in a step before this one`):text.includes("not a git repository")?new impact_error.X(`working-directory: the .git in ${directory} is not a Git reposi\
tory. Run actions/checkout in a step before this one`):text.includes("must be run in a work tree")?new impact_error.X(`working-directory: ${directory} is in a bare repository. Run actions/checkout, wh\
ich makes a working tree`):new impact_error.X(`git rev-parse in ${directory}: ${lastErrorLine(text)}. Check that actions/checkout ran`)}}),14965:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{W:()=>findRepository});var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
76760),_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1564),_shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(74624);async function findRepository(directory,workspace){
const end=workspace!==void 0&&(0,_shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_3__.Yw)(directory,workspace)?workspace:void 0;for(let place=directory;;place=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.
dirname)(place)){const gitDirectory=await gitDirectoryOf(place);if(gitDirectory!==void 0)return{directory:place,gitDirectory};if(place===end||(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(place)===
place)break}throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_2__.X(`working-directory: ${directory} is in no Git repository. ${await adviceWithoutRepository(directory)}`)}async function adviceWithoutRepository(directory){
const names=(await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory).catch(()=>[])).sort(),checkouts=[];for(const name of names.slice(0,1e3))await gitDirectoryOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.
join)(directory,name))!==void 0&&checkouts.push(name);return checkouts.length>0?`There is one in ${checkouts.slice(0,5).map(name=>JSON.stringify(name)).join(", ")}: give working-directory the folder t\
hat actions/checkout put the pull request's repository into (path)`:names.length>0?"Run actions/checkout in a step before this one, and on a machine with git: where it finds none, it downloads the fil\
es without their repository. Install git 2.31 or newer in a step before it":"Run actions/checkout in a step before this one, also where base-sha and head-sha are given"}async function gitDirectoryOf(place){
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place,".git"),found=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path).catch(()=>{});if(found?.isDirectory())return path;if(found===
void 0||!found.isFile()||found.size>1e4)return;const[,written]=/^gitdir: (.*?)\r?\n?$/s.exec(await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path,"utf8"))??[];if(written===void 0)return;
const target=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(place,written)).catch(()=>{});if(!(target===void 0||await isOfSubmodule(
target,place)))return target}async function isOfSubmodule(gitDirectory,place){for(let above=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(place);;above=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(
above)){const outer=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above,".git")).catch(()=>{});if(outer!==void 0){const outerDirectory=outer.
isDirectory()?(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above,".git"):await gitDirectoryOf(above);if(outerDirectory!==void 0&&(0,_shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_3__.Yw)(gitDirectory,
(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await common(outerDirectory),"modules")))return!0}if((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above)===above)return!1}}async function common(gitDirectory){
const written=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory,"commondir"),"utf8").catch(()=>{}),path=written===void 0?gitDirectory:
(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDirectory,written.trim());return(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path).catch(()=>path)}}),62118:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{i:()=>PrivateRepository});var promises_=__webpack_require__(51455),external_node_path_=__webpack_require__(76760),impact_error=__webpack_require__(1564),batch_output=__webpack_require__(
67525),git_checkout=__webpack_require__(90230),paths=__webpack_require__(77161);const sourceRemote="source",reach=/^(http|credential|url|protocol|ssh)\.|^core\.(sshcommand|askpass|longpaths)$/,namesProgram=/^credential\.(.*\.)?helper$|^core\.(sshcommand|askpass)$/s,
reachOfRemote=/^(url|proxy|proxyauthmethod|serveroption)$/;function findRemote(checkout,programs,repository){const urls=new Map;for(const{key,value}of checkout.configuration){const name2=/^remote\.(.+)\.url$/s.
exec(key)?.[1];name2!==void 0&&value&&!urls.has(name2)&&urls.set(name2,value)}const name=urls.has("origin")?"origin":urls.size===1?[...urls.keys()][0]:void 0,url=name===void 0?void 0:urls.get(name);if(name===
void 0||url===void 0)return;const prefix=`remote.${name}.`,configuration=[];let hasTrees=!0;for(const{key,value}of checkout.configuration){const isProgram=namesProgram.test(key);if(reach.test(key)&&!(isProgram&&
mayBeOfPullRequest(value??"",checkout,programs))&&configuration.push([key,value]),!key.startsWith(prefix))continue;const setting=key.slice(prefix.length);reachOfRemote.test(setting)&&configuration.push(
[`remote.${sourceRemote}.${setting}`,setting==="url"&&value?fromCheckout(value,checkout):value]),setting==="partialclonefilter"&&value&&!/^blob:(none|limit=\w+)$/.test(value)&&(hasTrees=!1)}const isActedOn=repository===
void 0?void 0:leadsTo(url,repository);return{name,url,isActedOn,configuration,hasTrees}}const hosted=/^(?:(?!file:)[a-z][a-z\d+.-]*:\/\/[^/]*|[^/\\]{2,}:(?!\/\/))([^?#]*)/i;function leadsTo(url,repository){
const path=hosted.exec(url)?.[1],parts=(0,paths.he)((0,paths.he)((path??url).toLowerCase()).replace(/\.git$/,"")).split(/[/\\]/),wanted=repository.toLowerCase().split("/");return parts.slice(-wanted.length).
join("/")===wanted.join("/")?!0:path===void 0||parts.filter(part=>part!=="").length<2?void 0:!1}function mayBeOfPullRequest(command,{directory},programs){return command.includes(directory)||programs.mentionsUntrusted(
command)}function fromCheckout(url,{directory}){return!/^[^/\\]*:/.test(url)&&!(0,external_node_path_.isAbsolute)(url)?(0,external_node_path_.resolve)(directory,url):url}const partialClone=[[`remote.${sourceRemote}\
.promisor`,"true"],[`remote.${sourceRemote}.partialclonefilter`,"blob:none"],["core.alternateRefsPrefixes","refs/merge-queue/none/"],["gc.auto","0"],["maintenance.auto","false"]],git_settings_closed=[
["safe.bareRepository","explicit"],["core.fsmonitor","false"],["protocol.ext.allow","never"],["submodule.recurse","false"],["advice.detachedHead","false"],["checkout.workers","0"]],withoutNegotiation=[
["fetch.negotiationAlgorithm","noop"]];function gitEnvironment({variables},emptyFile){const kept=Object.entries(variables).filter(([name])=>!/^GIT_CONFIG/i.test(name));return{...Object.fromEntries(kept),
LC_ALL:"C",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:emptyFile,GIT_ATTR_NOSYSTEM:"1",XDG_CONFIG_HOME:(0,external_node_path_.join)(emptyFile,"..","none"),GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",
GIT_NO_REPLACE_OBJECTS:"1",GIT_LITERAL_PATHSPECS:"1"}}var out_of_reach=__webpack_require__(65013),remote_failure=__webpack_require__(77982),repository_layout=__webpack_require__(46322),run_git=__webpack_require__(
41663),safe_directory=__webpack_require__(67592),external_node_timers_promises_=__webpack_require__(58500);const readByGit=new Set([".gitignore",".gitattributes",".gitmodules"]),patienceMs=2e3;async function withoutPipes(directory,work){
const ends=new AbortController,done=new AbortController;(async()=>{await(0,external_node_timers_promises_.setTimeout)(patienceMs,void 0,{signal:done.signal});const pipe=await findPipe(directory,done.signal);
pipe!==void 0&&ends.abort(new impact_error.X(`${pipe} is not a regular file, so Git would wait for it without an end. Remove it`))})().catch(()=>{});try{return await work(ends.signal)}finally{done.abort()}}
async function findPipe(directory,signal){const waiting=[""];for(let folder=waiting.pop();folder!==void 0;folder=waiting.pop()){signal.throwIfAborted();const entries=await(0,promises_.readdir)((0,external_node_path_.
join)(directory,folder),{withFileTypes:!0}).catch(()=>[]);for(const entry of entries){const path=folder===""?entry.name:`${folder}/${entry.name}`;if(entry.isDirectory()&&entry.name!==".git"&&waiting.push(
path),readByGit.has(entry.name)&&!(entry.isFile()||entry.isDirectory()||entry.isSymbolicLink()))return path}}}var names=__webpack_require__(75505),numbers=__webpack_require__(32671);const nobody=Object.
fromEntries(["AUTHOR","COMMITTER"].flatMap(role=>[[`GIT_${role}_NAME`,"merge queue"],[`GIT_${role}_EMAIL`,"merge-queue@localhost"],[`GIT_${role}_DATE`,"@0 +0000"]]));class PrivateRepository{constructor(directory,checkout,remote,programs,environment,signal){
this.directory=directory,this.checkout=checkout,this.remote=remote,this.programs=programs,this.signal=signal,this.#environment=environment}directory;checkout;remote;programs;signal;#environment;#commits=new Map;static async open(request,temporary,programs,signal){
const checkout=await(0,git_checkout.Hj)(request,programs,signal),place=await temporary.create(),empty=(0,external_node_path_.join)(place,"empty");await(0,promises_.writeFile)(empty,"");const environment=gitEnvironment(
programs,empty),directory=(0,external_node_path_.join)(place,"repository.git"),remote=findRemote(checkout,programs,request.repository),repository=new PrivateRepository(directory,checkout,remote,programs,
environment,signal);await(0,repository_layout.v8)(directory,checkout.objectFormat,[checkout.objects]);try{await(0,repository_layout.lP)(checkout.shallow,(0,external_node_path_.join)(directory,"shallow"))}catch(error){
throw new impact_error.X(`${checkout.shallow} cannot be read (${error.code??String(error)}), so it is not known which commits the checkout lacks. Let the user of this step read it (\`chmod a+r ${(0,safe_directory.
TL)(checkout.shallow)}\`, as its owner), or run this step as the user that ran actions/checkout`)}return repository}async git(args){return this.#run(args,{})}async#run(args,{input,settings=[],env={},place={
args:[`--git-dir=${this.directory}`],cwd:this.directory},onOutput,reaches,signal=this.signal}){const all=[...settings,...git_settings_closed,["core.hooksPath",(0,external_node_path_.join)(this.directory,
"no-hooks")]],variables={GIT_CONFIG_COUNT:String(all.length)};for(const[index,[key,value]]of all.entries())variables[`GIT_CONFIG_KEY_${index}`]=key,variables[`GIT_CONFIG_VALUE_${index}`]=value??"true";
return(0,run_git.E)([...place.args,...args],{programs:this.programs,cwd:place.cwd,env:{...this.#environment,...reaches?{}:run_git.B,...env,...variables},...input&&{input},...onOutput&&{onOutput},signal})}async output(args,input,env={}){
return this.#succeed(args,{env,input})}async outputWithFiles(args,{env,settings,input}){const{directory,checkout}=this,place={args:[`--git-dir=${directory}`,`--work-tree=${checkout.directory}`],cwd:directory};
return withoutPipes(checkout.directory,pipe=>{const signal=AbortSignal.any([this.signal,pipe]);return this.#succeed(args,{settings,env,input,place,signal})})}async stream(args,input,onOutput){await this.#succeed(
args,{onOutput,input})}async#succeed(args,options){const{exitCode,stdout,stderr}=await this.#run(args,options);if(exitCode===0)return stdout;throw new impact_error.X(`git ${args[0]??""} ended with exi\
t code ${exitCode}: ${(0,git_checkout.HY)(stderr)}. Check that the checkout is complete (git fsck), or check out again`)}async commit(id){return this.#commits.has(id)||await this.lookUp([id]),this.#commits.
get(id)}async lookUp(ids){const printed=await this.output(["cat-file","--batch"],namesOfCommits(ids));for(const[id,commit]of commitsIn(printed,ids))this.#commits.set(id,commit)}async revisions(names2){
const single=names2.filter(name=>!name.includes(`
`)),options={input:namesOfCommits(single),place:this.#refsOfCheckout},{stdout}=await this.#run(["cat-file","--batch"],options),found=commitsIn(stdout,single);for(const commit of found.values())this.#commits.
set(commit.id,commit);return found}async makeCommit(tree,parents,message){const args=["commit-tree",...parents.flatMap(parent=>["-p",parent]),"-m",message,tree],id=(await this.output(args,void 0,nobody)).
toString("latin1").trim(),commit={id,tree,parents};return this.#commits.set(id,commit),commit}get#refsOfCheckout(){return{args:[`--git-dir=${this.checkout.gitDirectory}`],cwd:this.directory}}async refNames(){
const args=["for-each-ref","--format=%(refname:short)","refs/heads","refs/remotes","refs/tags"],{stdout}=await this.#run(args,{place:this.#refsOfCheckout});return stdout.toString("utf8").trim().split(
`
`)}async remoteRefs(names2){this.#remote("its refs");const patterns=names2.map(name=>name.replaceAll(/[^\w./-]+/g,"*")),{exitCode,stdout,stderr}=await this.#reach(["ls-remote","--quiet",sourceRemote,...patterns],
{});if(exitCode!==0){const{cause,advice=credentialsAdvice}=(0,remote_failure.v)(stderr);throw new out_of_reach.x(`The refs ${names2.join(", ")} could not be listed at ${this.remoteName()}: ${(0,remote_failure.
K)(cause)}. ${advice}`)}const found=new Map;for(const line of stdout.toString("utf8").split(`
`)){const[id="",name=""]=line.split("	");names2.includes(name)&&found.set(name,id)}return found}async fetchCommits(ids,reach2){const depth={commit:"--depth=1",parents:"--depth=2",history:"--depth=2147\
483647"}[reach2],filter=reach2==="history"?"--filter=tree:0":"--filter=blob:none",hasHead=await this.#tellWhatIsHere();return this.#fetch([depth,filter],ids,hasHead?[]:withoutNegotiation)}async fetchObjects(ids,pathOf){
if(ids.length===0)return;const[first=""]=ids,path=pathOf?.get(first),named=`${path===void 0?"":`${JSON.stringify(path)}, `}object ${first}`;this.#remote(named);const failure=await this.#fetch(["--filt\
er=blob:none"],ids,withoutNegotiation);if(failure!==void 0)throw new out_of_reach.x(`${(0,numbers.h)(ids.length,"file")} that the checkout lacks (${named}) could not be fetched from ${this.remoteName()}\
: ${(0,remote_failure.K)(failure.cause)}. `+(failure.advice??"Let actions/checkout leave its credentials (persist-credentials), or check out all files: with fetch-depth: 2 or 0, and without filter and\
 sparse-checkout, each of which leaves content at the server"))}async gitWithRemote(args){return this.remote?this.#reach(args,{}):this.git(args)}remoteName(){return this.remote?`${this.remote.name} (${(0,git_checkout.
ri)(this.remote.url)})`:"no remote"}async checkOut(commit,temporary,patterns){const directory=(0,external_node_path_.join)(await temporary.create(),"tree"),gitDirectory=(0,external_node_path_.join)(directory,
".git"),run=async(args,place2)=>{const{exitCode,stderr}=await this.#run(args,{place:place2});if(exitCode!==0)throw new impact_error.X(`git ${args[0]??""} of ${commit} in a temporary directory: ${(0,git_checkout.
HY)(stderr)}. Check that the disk has room for one more copy of the files`)},format=`--object-format=${this.checkout.objectFormat}`;await run(["init","--quiet","--template=",format,directory],{args:[],
cwd:this.directory}),await(0,repository_layout.Wq)((0,external_node_path_.join)(gitDirectory,"objects"),[(0,external_node_path_.join)(this.directory,"objects")]),await(0,repository_layout.lP)((0,external_node_path_.
join)(this.directory,"shallow"),(0,external_node_path_.join)(gitDirectory,"shallow"));const place={args:[`--git-dir=${gitDirectory}`,`--work-tree=${directory}`],cwd:directory};return await(0,promises_.
appendFile)((0,external_node_path_.join)(gitDirectory,"config"),`[core]
	longpaths = true
`),patterns&&(await(0,promises_.appendFile)((0,external_node_path_.join)(gitDirectory,"config"),`	sparseCheckout = true
`),await(0,promises_.mkdir)((0,external_node_path_.join)(gitDirectory,"info"),{recursive:!0}),await(0,promises_.writeFile)((0,external_node_path_.join)(gitDirectory,"info","sparse-checkout"),(0,names.
O0)(`${patterns.join(`
`)}
`))),await run(["checkout","--quiet","--force","--detach",commit],place),directory}#remote(wanted){if(this.remote)return this.remote;throw new out_of_reach.x(`The checkout at ${this.checkout.directory}\
 lacks ${wanted} and has no remote called origin to fetch it from. Check out with actions/checkout and fetch-depth: 0`)}async#tellWhatIsHere(){const{head}=this.checkout;return head===void 0||this.remote?.
hasTrees!==!0?!1:(await this.output(["update-ref","refs/merge-queue/checkout",head]),!0)}async#fetch(options,ids,settings){const args=["fetch","--quiet","--no-tags","--no-write-fetch-head","--no-recur\
se-submodules",...options],{exitCode,stderr}=await this.#reach([...args,"--stdin",sourceRemote],{input:Buffer.from(`${ids.join(`
`)}
`),settings});return exitCode===0?void 0:(0,remote_failure.v)(stderr)}async#reach(args,{settings=[],...options}){return this.#run(args,{...options,settings:[...this.remote?.configuration??[],...partialClone,
...settings],reaches:!0})}}const namesOfCommits=names2=>Buffer.from(names2.map(name=>`${name}^{commit}
`).join(""));function commitsIn(printed,names2){const objects=(0,batch_output.x)(printed),commits=new Map;for(const[index,name]of names2.entries()){const found=objects[index];if(found?.kind!=="commit")
continue;const[header=""]=found.content.toString("utf8").split(`

`,1),named=key=>header.split(`
`).flatMap(line=>line.startsWith(`${key} `)?[line.slice(key.length+1)]:[]);commits.set(name,{id:found.id,tree:named("tree")[0]??"",parents:named("parent")})}return commits}const credentialsAdvice="Che\
ck that actions/checkout ran for this repository and left its credentials (persist-credentials), or check out the merge commit, as it does without ref on pull_request, with fetch-depth: 2"}),77982:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{K:()=>withoutPeriod,v:()=>remoteFailure});var _shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(89478),_checkout_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
90230),_safe_directory_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(67592);const noise=/^(?:(?:hint|warning):|@+$|@ .* @$|Please make sure you have the correct access rights$|and the repository exists\.$|To add an exception for this directory, call:$|git config --global --add safe\.directory |fatal: (?:early EOF|the remote end hung up( unexpectedly|, probably.*)?)$|remote: (?:Enumerating|Counting|Compressing|Total)\b)/,
consequence="fatal: Could not read from remote repository.",known=[[/Permission denied \([^()\n]*publickey/,"Give actions/checkout the ssh-key, leave persist-credentials on, and see that the key may r\
ead the repository"],[/Host key verification failed|REMOTE HOST IDENTIFICATION HAS CHANGED|host key is known/i,"Give actions/checkout the server's key (ssh-known-hosts)"],[/returned error: 403|Write access to repository not granted|Permission to \S+ denied/,
"Let the token of the job read the repository (permissions: contents: read), or give actions/checkout another token"],[/returned error: 404|Repository not found|repository '[^'\n]*' not found/i,"Let t\
he token of the job read the repository (permissions: contents: read); servers say this, too, of a repository that the token may not see"],[/returned error: 407|Received HTTP code 407/,"Give the proxy\
 its user and password (https_proxy), or leave the host out of it (no_proxy)"],[/Could not resolve host|Could not resolve hostname|Failed to connect|Connection (refused|timed out|reset)|Network is unreachable/i,
"See that this runner reaches the server, and by which proxy (https_proxy, no_proxy)"],[/SSL certificate problem|server certificate verification failed|unable to get local issuer/i,"Give git the serve\
r's certificate authority (http.sslCAInfo, or GIT_SSL_CAINFO)"]];function remoteFailure(stderr){const lines=(0,_checkout_js__WEBPACK_IMPORTED_MODULE_1__.ri)(stderr.toString("utf8")).split(`
`).map(line=>line.trim()).filter(line=>line!==""&&!noise.test(line)),causes=lines.filter(line=>line!==consequence),told=causes.length>0?causes:lines,cause=(0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__.
vI)(told.slice(0,3).join(" ")||"it printed nothing",500),text=lines.join(`
`),owned=(0,_safe_directory_js__WEBPACK_IMPORTED_MODULE_2__.UE)(text);if(owned!==void 0)return{cause,advice:`The repository that is fetched from belongs to another user. Run \`${(0,_safe_directory_js__WEBPACK_IMPORTED_MODULE_2__.
WC)(owned)}\` in a step before this one`};const advice=known.find(([pattern])=>pattern.test(text))?.[1];return{cause,...advice!==void 0&&{advice}}}function withoutPeriod(cause){return cause.replace(/(?<!\.)\.+$/,
"")}}),46322:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Wq:()=>borrow,fE:()=>isShallow,lP:()=>copyIfThere,v8:()=>layOut});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);async function layOut(directory,objectFormat,objects){await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.
mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory,"refs"),{recursive:!0}),await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(
directory,"HEAD"),`ref: refs/heads/none
`);const format=objectFormat==="sha1"?`[core]
	repositoryformatversion = 0
	bare = true
`:`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${objectFormat}
`;await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory,"config"),format),await borrow((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(
directory,"objects"),objects)}async function isShallow(directory){const list=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory,"shal\
low")).catch(()=>{});return list!==void 0&&list.size>0}async function borrow(store,others){await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(
store,"info"),{recursive:!0}),await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store,"info","alternates"),others.map(other=>`${other}
`).join(""))}async function copyIfThere(from,to){try{await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(from,to)}catch(error){if(error.code!=="ENOENT")throw error}}}),41663:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{B:()=>withoutFetching,E:()=>runGit});var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(31421),node_timers_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
58500),_programs_command_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(29001),_programs_process_tree_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(65258);const graceMs=1e3,withoutFetching={
GIT_NO_LAZY_FETCH:"1",GIT_ALLOW_PROTOCOL:"none"};async function runGit(args,options){const{signal,onOutput}=options;signal.throwIfAborted();const program=options.programs.find("git",options.cwd);if(/\.(cmd|bat)$/i.
test(program)){const result=await(0,_programs_command_js__WEBPACK_IMPORTED_MODULE_2__.d)("git",args,options);return onOutput===void 0?result:(onOutput(result.stdout),{...result,stdout:Buffer.alloc(0)})}
const stdout=[],stderr=[],child=(0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program,args,{cwd:options.cwd,env:options.env,windowsHide:!0}),letGo=()=>{child.stdout.destroy(),child.stderr.
destroy()};let ending;const end=()=>{child.pid!==void 0&&(ending=(0,_programs_process_tree_js__WEBPACK_IMPORTED_MODULE_3__.S)(child.pid,options.env.SystemRoot).then(letGo))};signal.addEventListener("a\
bort",end);try{const exited=new Promise((resolve,reject)=>{child.on("error",reject),child.on("exit",code=>{resolve(code??1)})}),printed=new Promise(resolve=>child.stdout.on("close",resolve)),complained=new Promise(
resolve=>child.stderr.on("close",resolve)),failures=[];child.stdout.on("data",piece=>{if(onOutput===void 0)stdout.push(piece);else if(failures.length===0)try{onOutput(piece)}catch(error){failures.push(
error),end()}}),child.stderr.on("data",chunk=>stderr.push(chunk)),child.stdin.on("error",()=>{}),child.stdin.end(options.input);const exitCode=await exited;if(await printed,await Promise.race([complained,
(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(graceMs,void 0,{ref:!1})]),signal.throwIfAborted(),failures.length>0)throw failures[0];return{exitCode,stdout:Buffer.concat(stdout),stderr:Buffer.
concat(stderr)}}finally{letGo(),signal.removeEventListener("abort",end),await ending}}}),67592:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{TL:()=>quoted,UE:()=>ownedByAnother,WC:()=>safeDirectoryCommand});function safeDirectoryCommand(directory){return`git config --global --add safe.directory ${quoted(directory)}`}function quoted(text){
return/^[\w@%+=:,./-]+$/.test(text)?text:`'${text.replaceAll("'",String.raw`'\''`)}'`}function ownedByAnother(stderr){const[,since235,before]=/^.{0,99}?(?:dubious ownership in repository at '(.+)'[ \t]*$|unsafe repository \('(.+)' is owned)/m.
exec(stderr)??[];return since235??before}}),29001:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{d:()=>runCommand});var node_async_hooks__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
16698),node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(53053),_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1564),_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
32671),_process_tree_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(65258);const usualOutputLimitBytes=1024*1024*1024,started=new node_async_hooks__WEBPACK_IMPORTED_MODULE_0__.AsyncLocalStorage;let watching=!1;
function watchProcesses(){watching||(watching=!0,(0,node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_1__.subscribe)("child_process",message=>{started.getStore()?.(message.process)}))}async function runCommand(program,args,options){
const{signal,outputLimitBytes=usualOutputLimitBytes}=options;signal.throwIfAborted();const path=options.programs.find(program,options.cwd),{exec}=await __webpack_require__.e(1260).then(__webpack_require__.
bind(__webpack_require__,81260));watchProcesses();const stdout=[],stderr=[],children=[],ending=[],end=()=>{for(const{pid}of children)pid!==void 0&&ending.push((0,_process_tree_js__WEBPACK_IMPORTED_MODULE_3__.
S)(pid,options.env.SystemRoot))},observe=child=>{children.push(child),queueMicrotask(()=>{child.stdin?.on("error",()=>{}),signal.aborted&&end()})};let printed=0;const keep=chunks=>chunk=>{const before=printed;
printed+=chunk.length,printed<=outputLimitBytes?chunks.push(chunk):before<=outputLimitBytes&&end()};signal.addEventListener("abort",end);try{const exitCode=await started.run(observe,()=>exec(`"${path.
replaceAll('"','\\"')}"`,[...args],{cwd:options.cwd,env:{...options.env},silent:!0,ignoreReturnCode:!0,input:options.input??Buffer.alloc(0),listeners:{stdout:keep(stdout),stderr:keep(stderr)}}));if(signal.
throwIfAborted(),printed>outputLimitBytes)throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_2__.X(`${program} ${args.find(one=>/^\w/.test(one))??""} printed more than ${(0,_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__.
z)(outputLimitBytes)} bytes, which is more than is read at once. Look for unusually large files in the commits, and keep them in Git LFS`);return{exitCode:exitCode??1,stdout:Buffer.concat(stdout),stderr:Buffer.
concat(stderr)}}catch(error){throw signal.throwIfAborted(),error instanceof Error&&error.message.startsWith("Unable to locate executable file")?new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_2__.L(
program):error}finally{signal.removeEventListener("abort",end),await Promise.all(ending)}}}),65258:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{S:()=>endTree,g:()=>endAllStarted});var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(31421),node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024),
node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760),node_timers_promises__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(58500),node_util__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
57975);const gentleMs=400;async function endTree(pid,systemRoot="C:\\Windows"){if(process.platform==="win32"){const taskkill=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(systemRoot,"System32","task\
kill.exe");await(0,node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(taskkill,["/pid",String(pid),"/t","/f"]).catch(()=>{});return}const tree=[
pid,...descendantsOf([pid],await parentOfEach())];for(const each of tree)send(each,"SIGTERM");await(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(gentleMs);const parents=await parentOfEach(),
left=tree.filter(each=>parents.has(each));for(const each of[...left,...descendantsOf(left,parents)])send(each,"SIGKILL")}async function endAllStarted(started,folders,systemRoot){if(process.platform===
"win32"){await Promise.all(started.map(pid=>endTree(pid,systemRoot)));return}const parents=await parentOfEach(),mine=descendantsOf([process.pid],parents),detached=[...parents.keys()].filter(pid=>pid!==
process.pid&&names(pid,folders));for(const pid of new Set([...mine,...detached]))send(pid,"SIGKILL")}function names(pid,folders){if(process.platform!=="linux"||folders.length===0)return!1;try{const words=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.
readFileSync)(`/proc/${String(pid)}/cmdline`,"utf8");return folders.some(folder=>words.includes(folder))}catch{return!1}}function send(pid,signal){try{process.kill(pid,signal)}catch{}}function descendantsOf(roots,parents){
const found=new Set(roots);for(let before=0;before<found.size;){before=found.size;for(const[pid,parent]of parents)found.has(parent)&&found.add(pid)}return[...found].slice(roots.length)}async function parentOfEach(){
return process.platform==="linux"?parentsFromProc():parentsFromPs()}function parentsFromProc(){const parents=new Map;for(const name of(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)("/proc"))if(/^\d+$/.
test(name))try{const stat=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${name}/stat`,"latin1"),[state,parent]=stat.slice(stat.lastIndexOf(")")+2).split(" ");state!=="Z"&&parents.set(Number(
name),Number(parent))}catch{}return parents}async function parentsFromPs(){const{stdout}=await(0,node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(
"/bin/ps",["-A","-o","pid=,ppid="]).catch(()=>({stdout:""})),rows=stdout.trim().split(`
`);return new Map(rows.map(row=>row.trim().split(/\s+/).map(Number)).map(([pid=0,parent=0])=>[pid,parent]))}}),67429:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{m:()=>ProgramEnvironment});var external_node_fs_=__webpack_require__(73024),external_node_path_=__webpack_require__(76760),redaction=__webpack_require__(98764),open_file=__webpack_require__(
74624),impact_error=__webpack_require__(1564);function findProgram(program,environment,mayBe){const names=process.platform==="win32"?windowsNames(program,environment.PATHEXT):[program];return(environment.
PATH??"").split(external_node_path_.delimiter).filter(external_node_path_.isAbsolute).flatMap(folder=>names.map(name=>(0,external_node_path_.join)(folder,name))).find(path=>canRun(path)&&mayBe(path))}
function windowsNames(program,pathext=".COM;.EXE;.BAT;.CMD"){const extensions=pathext.split(";").filter(extension=>extension!=="");return[...extensions.some(extension=>program.toLowerCase().endsWith(extension.
toLowerCase()))?[program]:[],...extensions.map(extension=>program+extension.toLowerCase())]}function canRun(path){try{return(0,external_node_fs_.statSync)(path).isFile()?((0,external_node_fs_.accessSync)(
path,external_node_fs_.constants.X_OK),!0):!1}catch{return!1}}var append=__webpack_require__(99797);const privateVariables=/^(INPUT_.*|MERGE_QUEUE_API_TOKEN|ACTIONS_.*|GITHUB_(ENV|OUTPUT|PATH|STATE|STEP_SUMMARY))$/i,
gitVariables=/^GIT_(SSH|SSH_COMMAND|SSH_VARIANT|ASKPASS|SSL_.*|HTTP_.*|PROXY_.*|ALLOW_PROTOCOL|PROTOCOL_FROM_USER|EXEC_PATH|CONFIG_.*)$/i,gitSettings=/^GIT_CONFIG_(COUNT|KEY_\d+|VALUE_\d+|PARAMETERS)$/i;
class ProgramEnvironment{variables;variablesForGit;#untrusted;#found=new Map;constructor({environment,secrets,untrustedDirectories}){this.#untrusted=untrustedDirectories.flatMap(directory=>[(0,external_node_path_.
resolve)(directory),realPath(directory)]);const holdsSecret=secretSearch(secrets),variables={},settings={};let settingsHoldSecret=!1;for(const[name,value]of Object.entries(environment))value===void 0||
privateVariables.test(name)||/^GIT_/i.test(name)&&!gitVariables.test(name)||(gitSettings.test(name)?(settings[name]=value,settingsHoldSecret||=holdsSecret(value)):holdsSecret(value)||(variables[name]=
isVariable(name,"PATH")?this.#searchPath(value):value));this.variables=settingsHoldSecret?variables:{...variables,...settings},this.variablesForGit={...variables,...settings}}find(program,cwd){if((0,external_node_path_.
isAbsolute)(program))return program;if(/[/\\]/.test(program))return(0,external_node_path_.resolve)(cwd,program);const variable=wanted=>Object.entries(this.variables).find(([name])=>isVariable(name,wanted))?.[1];
return(0,append.IV)(this.#found,program,()=>{const found=findProgram(program,{PATH:variable("PATH"),PATHEXT:variable("PATHEXT")},path=>!this.#isUntrusted(realPath(path)));if(found===void 0)throw new impact_error.
L(program);return found})}mentionsUntrusted(text){return this.#untrusted.some(directory=>text.includes(directory))||/GITHUB_WORKSPACE/i.test(text)}#searchPath(value){return value.split(external_node_path_.
delimiter).filter(entry=>{const directory=unquoted(entry);return(0,external_node_path_.isAbsolute)(directory)&&![(0,external_node_path_.resolve)(directory),realPath(directory)].some(one=>this.#isUntrusted(
one))}).join(external_node_path_.delimiter)}#isUntrusted(path){return this.#untrusted.some(directory=>(0,open_file.Yw)(path,directory))}}function isVariable(name,wanted){return process.platform==="win\
32"?name.toUpperCase()===wanted:name===wanted}function unquoted(entry){return process.platform==="win32"?entry.replace(/^"(.*)"$/,"$1"):entry}function realPath(path){try{return external_node_fs_.realpathSync.
native(path)}catch{return(0,external_node_path_.resolve)(path)}}function secretSearch(secrets){const long=secrets.filter(secret=>secret.length>=redaction.JI),short=secrets.filter(secret=>secret!==""&&
secret.length<redaction.JI),folded=long.map(secret=>secret.toLowerCase()),redact=(0,redaction.$p)(...long),holds=text=>short.includes(text)||redact(text)!==text||folded.some(secret=>text.toLowerCase().
includes(secret));return text=>{let texts=[text];for(let depth=0;depth<deepestForm;depth+=1){if(texts.some(holds))return!0;texts=texts.flatMap(decoded)}return texts.some(holds)}}const deepestForm=2;function decoded(text){
const base64=run=>Buffer.from(run,"base64").toString("latin1"),hexadecimal=run=>Buffer.from(run,"hex").toString("latin1"),percent=(_,digits)=>String.fromCharCode(Number.parseInt(digits,16));return[text.
replace(/[\r\n]+/g,"").replace(/[\w+/-]{8,}/g,base64),text.replace(/(?:[\da-f]{2}){8,}/gi,hexadecimal),text.replace(/(?:%|\\u00|\\x)([\da-f]{2})/gi,percent)]}}),78553:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{f:()=>TemporaryDirectories});var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455),node_os__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
48161),node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760),_shared_src_files_temporary_parent_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(44547);class TemporaryDirectories{constructor(parent=(0,node_os__WEBPACK_IMPORTED_MODULE_1__.
tmpdir)()){this.parent=parent}parent;#made=[];async create(){const directory=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,_shared_src_files_temporary_parent_js__WEBPACK_IMPORTED_MODULE_3__.
wE)(this.parent,"merge-queue-"));return this.#made.push(directory),directory}adopt(directories){this.#made.push(...directories)}async remove(){const stay=[],options={recursive:!0,force:!0,maxRetries:5,
retryDelay:50};for(const directory of this.#made.splice(0))try{await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(directory,options).catch(async()=>{await makeWritable(directory),await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.
rm)(directory,options)})}catch(error){const{code,path=directory}=error;stay.push(`The temporary folder ${directory} stays, because ${path} cannot be removed (${code??"unknown error"}). See which proce\
ss still uses it, or which user it belongs to; the answer does not depend on it`)}return stay}}async function makeWritable(directory){await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(directory,
448).catch(()=>{});for(const name of await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory)){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory,name);(await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.
lstat)(path)).isDirectory()&&await makeWritable(path)}}}),75505:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{I$:()=>checkBranchName,
O0:()=>encodePath,OL:()=>nulRecords,QC:()=>compareByteOrder,QF:()=>fullCommitId,nT:()=>firstFrom,q0:()=>decodePath});var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4573),_impact_error_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
1564),_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(89478);function decodePath(bytes){return(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)?bytes.toString("utf8"):bytes.
toString("latin1").replaceAll(/[\x80-\xff]/g,byte=>String.fromCharCode(56320+byte.charCodeAt(0)))}function encodePath(path){return Buffer.from(path,path.isWellFormed()?"utf8":"latin1")}function nulRecords(output){
const records=(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(output)?output.toString("utf8").split("\0"):output.toString("latin1").split("\0").map(record=>decodePath(Buffer.from(record,"latin1")));
return records.at(-1)===""&&records.pop(),records}function compareByteOrder(left,right){return beyond.test(left)||beyond.test(right)?Buffer.compare(encodePath(left),encodePath(right)):left<right?-1:+(left>
right)}const beyond=/[\ud800-\uffff]/;function firstFrom(count,pathAt,path){let[low,high]=[0,count];for(;low<high;){const middle=low+high>>1;compareByteOrder(pathAt(middle),path)<0?low=middle+1:high=middle}
return low}function fullCommitId(value,name){const id=value.trim().toLowerCase();if(/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(id))return id;throw new _impact_error_js__WEBPACK_IMPORTED_MODULE_1__.X(`${name}\
 must be a full commit id of 40 hexadecimal digits, got ${JSON.stringify((0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__.vI)(value,80))}. Give it a commit id that the event holds, such as github.e\
vent.pull_request.base.sha`)}function checkBranchName(branch){if(branch===""||branch==="@"||branch.startsWith("-")||/[\0-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|^\/|\/$|\.$/.test(branch)||branch.split("/").some(
part=>part.startsWith(".")||part.endsWith(".lock")))throw new _impact_error_js__WEBPACK_IMPORTED_MODULE_1__.X(`target-branch: ${JSON.stringify((0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__.vI)(branch,
120))} is not a branch name that git accepts. Give the branch's name without refs/heads/`)}}),65013:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{x:()=>OutOfReach});var _impact_error_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1564);class OutOfReach extends _impact_error_js__WEBPACK_IMPORTED_MODULE_0__.X{}})};
