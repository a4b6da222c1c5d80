exports.id=1696,exports.ids=[1696,5013],exports.modules={80546:((module,__unused_webpack_exports,__webpack_require__)=>{"use strict";const cp=__webpack_require__(35317),parse=__webpack_require__(97877),
enoent=__webpack_require__(16469);function spawn(command,args,options){const parsed=parse(command,args,options),spawned=cp.spawn(parsed.command,parsed.args,parsed.options);return enoent.hookChildProcess(
spawned,parsed),spawned}function spawnSync(command,args,options){const parsed=parse(command,args,options),result=cp.spawnSync(parsed.command,parsed.args,parsed.options);return result.error=result.error||
enoent.verifyENOENTSync(result.status,parsed),result}module.exports=spawn,module.exports.spawn=spawn,module.exports.sync=spawnSync,module.exports._parse=parse,module.exports._enoent=enoent}),16469:(module=>{
"use strict";const isWin=process.platform==="win32";function notFoundError(original,syscall){return Object.assign(new Error(`${syscall} ${original.command} ENOENT`),{code:"ENOENT",errno:"ENOENT",syscall:`${syscall}\
 ${original.command}`,path:original.command,spawnargs:original.args})}function hookChildProcess(cp,parsed){if(!isWin)return;const originalEmit=cp.emit;cp.emit=function(name,arg1){if(name==="exit"){const err=verifyENOENT(
arg1,parsed);if(err)return originalEmit.call(cp,"error",err)}return originalEmit.apply(cp,arguments)}}function verifyENOENT(status,parsed){return isWin&&status===1&&!parsed.file?notFoundError(parsed.original,
"spawn"):null}function verifyENOENTSync(status,parsed){return isWin&&status===1&&!parsed.file?notFoundError(parsed.original,"spawnSync"):null}module.exports={hookChildProcess,verifyENOENT,verifyENOENTSync,
notFoundError}}),97877:((module,__unused_webpack_exports,__webpack_require__)=>{"use strict";const path=__webpack_require__(16928),resolveCommand=__webpack_require__(64866),escape=__webpack_require__(
2164),readShebang=__webpack_require__(70599),isWin=process.platform==="win32",isExecutableRegExp=/\.(?:com|exe)$/i,isCmdShimRegExp=/node_modules[\\/].bin[\\/][^\\/]+\.cmd$/i;function detectShebang(parsed){
parsed.file=resolveCommand(parsed);const shebang=parsed.file&&readShebang(parsed.file);return shebang?(parsed.args.unshift(parsed.file),parsed.command=shebang,resolveCommand(parsed)):parsed.file}function parseNonShell(parsed){
if(!isWin)return parsed;const commandFile=detectShebang(parsed),needsShell=!isExecutableRegExp.test(commandFile);if(parsed.options.forceShell||needsShell){const needsDoubleEscapeMetaChars=isCmdShimRegExp.
test(commandFile);parsed.command=path.normalize(parsed.command),parsed.command=escape.command(parsed.command),parsed.args=parsed.args.map(arg=>escape.argument(arg,needsDoubleEscapeMetaChars));const shellCommand=[
parsed.command].concat(parsed.args).join(" ");parsed.args=["/d","/s","/c",`"${shellCommand}"`],parsed.command=process.env.comspec||"cmd.exe",parsed.options.windowsVerbatimArguments=!0}return parsed}function parse(command,args,options){
args&&!Array.isArray(args)&&(options=args,args=null),args=args?args.slice(0):[],options=Object.assign({},options);const parsed={command,args,options,file:void 0,original:{command,args}};return options.
shell?parsed:parseNonShell(parsed)}module.exports=parse}),2164:(module=>{"use strict";const metaCharsRegExp=/([()\][%!^"`<>&|;, *?])/g;function escapeCommand(arg){return arg=arg.replace(metaCharsRegExp,
"^$1"),arg}function escapeArgument(arg,doubleEscapeMetaChars){return arg=`${arg}`,arg=arg.replace(/(?=(\\+?)?)\1"/g,'$1$1\\"'),arg=arg.replace(/(?=(\\+?)?)\1$/,"$1$1"),arg=`"${arg}"`,arg=arg.replace(metaCharsRegExp,
"^$1"),doubleEscapeMetaChars&&(arg=arg.replace(metaCharsRegExp,"^$1")),arg}module.exports.command=escapeCommand,module.exports.argument=escapeArgument}),70599:((module,__unused_webpack_exports,__webpack_require__)=>{
"use strict";const fs=__webpack_require__(79896),shebangCommand=__webpack_require__(79152);function readShebang(command){const buffer=Buffer.alloc(150);let fd;try{fd=fs.openSync(command,"r"),fs.readSync(
fd,buffer,0,150,0),fs.closeSync(fd)}catch{}return shebangCommand(buffer.toString())}module.exports=readShebang}),64866:((module,__unused_webpack_exports,__webpack_require__)=>{"use strict";const path=__webpack_require__(
16928),which=__webpack_require__(26848),getPathKey=__webpack_require__(56689);function resolveCommandAttempt(parsed,withoutPathExt){const env=parsed.options.env||process.env,cwd=process.cwd(),hasCustomCwd=parsed.
options.cwd!=null,shouldSwitchCwd=hasCustomCwd&&process.chdir!==void 0&&!process.chdir.disabled;if(shouldSwitchCwd)try{process.chdir(parsed.options.cwd)}catch{}let resolved;try{resolved=which.sync(parsed.
command,{path:env[getPathKey({env})],pathExt:withoutPathExt?path.delimiter:void 0})}catch{}finally{shouldSwitchCwd&&process.chdir(cwd)}return resolved&&(resolved=path.resolve(hasCustomCwd?parsed.options.
cwd:"",resolved)),resolved}function resolveCommand(parsed){return resolveCommandAttempt(parsed)||resolveCommandAttempt(parsed,!0)}module.exports=resolveCommand}),72940:((module,__unused_webpack_exports,__webpack_require__)=>{
var fs=__webpack_require__(79896),core;process.platform==="win32"||global.TESTING_WINDOWS?core=__webpack_require__(59225):core=__webpack_require__(81025),module.exports=isexe,isexe.sync=sync;function isexe(path,options,cb){
if(typeof options=="function"&&(cb=options,options={}),!cb){if(typeof Promise!="function")throw new TypeError("callback not provided");return new Promise(function(resolve,reject){isexe(path,options||{},
function(er,is){er?reject(er):resolve(is)})})}core(path,options||{},function(er,is){er&&(er.code==="EACCES"||options&&options.ignoreErrors)&&(er=null,is=!1),cb(er,is)})}function sync(path,options){try{
return core.sync(path,options||{})}catch(er){if(options&&options.ignoreErrors||er.code==="EACCES")return!1;throw er}}}),81025:((module,__unused_webpack_exports,__webpack_require__)=>{module.exports=isexe,
isexe.sync=sync;var fs=__webpack_require__(79896);function isexe(path,options,cb){fs.stat(path,function(er,stat){cb(er,er?!1:checkStat(stat,options))})}function sync(path,options){return checkStat(fs.
statSync(path),options)}function checkStat(stat,options){return stat.isFile()&&checkMode(stat,options)}function checkMode(stat,options){var mod=stat.mode,uid=stat.uid,gid=stat.gid,myUid=options.uid!==
void 0?options.uid:process.getuid&&process.getuid(),myGid=options.gid!==void 0?options.gid:process.getgid&&process.getgid(),u=parseInt("100",8),g=parseInt("010",8),o=parseInt("001",8),ug=u|g,ret=mod&o||
mod&g&&gid===myGid||mod&u&&uid===myUid||mod&ug&&myUid===0;return ret}}),59225:((module,__unused_webpack_exports,__webpack_require__)=>{module.exports=isexe,isexe.sync=sync;var fs=__webpack_require__(79896);
function checkPathExt(path,options){var pathext=options.pathExt!==void 0?options.pathExt:process.env.PATHEXT;if(!pathext||(pathext=pathext.split(";"),pathext.indexOf("")!==-1))return!0;for(var i=0;i<pathext.
length;i++){var p=pathext[i].toLowerCase();if(p&&path.substr(-p.length).toLowerCase()===p)return!0}return!1}function checkStat(stat,path,options){return!stat.isSymbolicLink()&&!stat.isFile()?!1:checkPathExt(
path,options)}function isexe(path,options,cb){fs.stat(path,function(er,stat){cb(er,er?!1:checkStat(stat,path,options))})}function sync(path,options){return checkStat(fs.statSync(path),path,options)}}),
56689:(module=>{"use strict";const pathKey=(options={})=>{const environment=options.env||process.env;return(options.platform||process.platform)!=="win32"?"PATH":Object.keys(environment).reverse().find(
key=>key.toUpperCase()==="PATH")||"Path"};module.exports=pathKey,module.exports.default=pathKey}),79152:((module,__unused_webpack_exports,__webpack_require__)=>{"use strict";const shebangRegex=__webpack_require__(
77334);module.exports=(string="")=>{const match=string.match(shebangRegex);if(!match)return null;const[path,argument]=match[0].replace(/#! ?/,"").split(" "),binary=path.split("/").pop();return binary===
"env"?argument:argument?`${binary} ${argument}`:binary}}),77334:(module=>{"use strict";module.exports=/^#!(.*)/}),26848:((module,__unused_webpack_exports,__webpack_require__)=>{const isWindows=process.
platform==="win32"||process.env.OSTYPE==="cygwin"||process.env.OSTYPE==="msys",path=__webpack_require__(16928),COLON=isWindows?";":":",isexe=__webpack_require__(72940),getNotFoundError=cmd=>Object.assign(
new Error(`not found: ${cmd}`),{code:"ENOENT"}),getPathInfo=(cmd,opt)=>{const colon=opt.colon||COLON,pathEnv=cmd.match(/\//)||isWindows&&cmd.match(/\\/)?[""]:[...isWindows?[process.cwd()]:[],...(opt.path||
process.env.PATH||"").split(colon)],pathExtExe=isWindows?opt.pathExt||process.env.PATHEXT||".EXE;.CMD;.BAT;.COM":"",pathExt=isWindows?pathExtExe.split(colon):[""];return isWindows&&cmd.indexOf(".")!==
-1&&pathExt[0]!==""&&pathExt.unshift(""),{pathEnv,pathExt,pathExtExe}},which=(cmd,opt,cb)=>{typeof opt=="function"&&(cb=opt,opt={}),opt||(opt={});const{pathEnv,pathExt,pathExtExe}=getPathInfo(cmd,opt),
found=[],step=i=>new Promise((resolve,reject)=>{if(i===pathEnv.length)return opt.all&&found.length?resolve(found):reject(getNotFoundError(cmd));const ppRaw=pathEnv[i],pathPart=/^".*"$/.test(ppRaw)?ppRaw.
slice(1,-1):ppRaw,pCmd=path.join(pathPart,cmd),p=!pathPart&&/^\.[\\\/]/.test(cmd)?cmd.slice(0,2)+pCmd:pCmd;resolve(subStep(p,i,0))}),subStep=(p,i,ii)=>new Promise((resolve,reject)=>{if(ii===pathExt.length)
return resolve(step(i+1));const ext=pathExt[ii];isexe(p+ext,{pathExt:pathExtExe},(er,is)=>{if(!er&&is)if(opt.all)found.push(p+ext);else return resolve(p+ext);return resolve(subStep(p,i,ii+1))})});return cb?
step(0).then(res=>cb(null,res),cb):step(0)},whichSync=(cmd,opt)=>{opt=opt||{};const{pathEnv,pathExt,pathExtExe}=getPathInfo(cmd,opt),found=[];for(let i=0;i<pathEnv.length;i++){const ppRaw=pathEnv[i],pathPart=/^".*"$/.
test(ppRaw)?ppRaw.slice(1,-1):ppRaw,pCmd=path.join(pathPart,cmd),p=!pathPart&&/^\.[\\\/]/.test(cmd)?cmd.slice(0,2)+pCmd:pCmd;for(let j=0;j<pathExt.length;j++){const cur=p+pathExt[j];try{if(isexe.sync(
cur,{pathExt:pathExtExe}))if(opt.all)found.push(cur);else return cur}catch{}}}if(opt.all&&found.length)return found;if(opt.nothrow)return null;throw getNotFoundError(cmd)};module.exports=which,which.sync=
whichSync}),84528:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{"use strict";__webpack_require__.d(__webpack_exports__,{Q:()=>failureIn,r:()=>withoutCredentials});var _shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
89478);const mayHoldAddress=/'[^'\n]*'|"[^"\n]*"|[^\s'"]+/g;function withoutCredentials(text){return text.replaceAll(mayHoldAddress,part=>{const start=part.indexOf("://")+3;if(start===2)return part;const address=part.
slice(Math.max(start,part.lastIndexOf("@")+1)),quote=/['"]$/.exec(part)?.[0]??"";return part.slice(0,start)+address.replace(/[?#].*/s,quote)})}const noise=/^(?:(?:hint|warning|usage):|@+$|@ .* @$|Please make sure you have the correct access rights$|and the repository exists\.$|fatal: (?:early EOF|the remote end hung up( unexpectedly|, probably.*)?)$|remote: (?:Enumerating|Counting|Compressing|Total)\b)/,
consequence="fatal: Could not read from remote repository.",known=[[/dubious ownership|is owned by someone else/,"The directory belongs to another user. Run this command (git config --global --add saf\
e.directory) first"],[/not our ref|unadvertised object/,"Check that {input:working-directory} is a checkout of the repository that has this commit, and that it was pushed. Or check out with fetch-dept\
h: 0, or run git fetch --unshallow"],[/Permission denied \([^()\n]*publickey|Host key verification failed|host key is known/i,"Give actions/checkout the ssh-key and the ssh-known-hosts of the server, \
and leave persist-credentials on"],[/returned error: 40[34]|Write access to repository not granted|Permission to \S+ denied|Repository not found|repository '[^'\n]*' not found/i,"Let the token of the \
job read the repository (permissions: contents: read), or give actions/checkout another token"],[/HTTP code 407|error: 407|Could not resolve host|Failed to connect|Connection (refused|timed out|reset)|Network is unreachable/i,
"See that this runner reaches the server, and by which proxy (https_proxy, no_proxy)"]];function failureIn(stderr){const lines=withoutCredentials(stderr.toString("utf8")).split(`
`).map(line=>line.trim()).filter(line=>line!==""&&!noise.test(line)),causes=lines.filter(line=>line!==consequence),told=(causes.length>0?causes:lines).slice(0,3).join(" ");return{cause:(0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__.
vI)(told||"it printed nothing",500).replace(/(?<!\.)\.+$/,""),advice:known.find(([pattern])=>pattern.test(lines.join(`
`)))?.[1]}}}),14965:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{"use strict";__webpack_require__.d(__webpack_exports__,{W:()=>findRepository});var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
51455),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760),_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1564),_shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
74624);async function findRepository(directory,workspace){const end=workspace!==void 0&&(0,_shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_3__.Yw)(directory,workspace)?workspace:void 0;for(let place=directory;;place=
(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(place)){const gitDirectory=await gitDirectoryOf(place);if(gitDirectory!==void 0)return{directory:place,gitDirectory};if(place===end||(0,node_path__WEBPACK_IMPORTED_MODULE_1__.
dirname)(place)===place)break}throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_2__.X(`{input:working-directory}: ${directory} isn't in a Git repository. In a workflow, run actions/checkout fir\
st, with git 2.31 or newer installed before it (without git, it downloads the files alone). Or set {input:working-directory} to a folder in the repository`)}const ofSubmodule=/\.git[/\\](?:worktrees[/\\][^/\\]+[/\\])?modules[/\\]/;
async function gitDirectoryOf(place){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place,".git"),found=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path).catch(()=>{});if(found?.
isDirectory())return path;if(found===void 0||!found.isFile()||found.size>1e4)return;const[,written]=/^gitdir: (.*?)\r?\n?$/s.exec(await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path,"\
utf8"))??[],target=written&&await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(place,written)).catch(()=>{});return target&&!ofSubmodule.
test(target)?target:void 0}}),36475:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{"use strict";__webpack_require__.d(__webpack_exports__,{u:()=>batchReader});var _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1564),_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(32671);const limitBytes=256*1024*1024;function batchReader(take,named=id=>`Object ${id}`){let pieces=[],[held,needed]=[0,1],
position=0;return piece=>{if(pieces.push(piece),held+=piece.length,held<needed)return;let data=Buffer.concat(pieces);needed=data.length+1;for(let end=data.indexOf(`
`);end!==-1;end=data.indexOf(`
`)){const[,id="",kind="",digits]=/^(\w+) (\w+) (\d+)$/.exec(data.toString("latin1",0,end))??[],size=Number(digits??-1);if(size>limitBytes)throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__.X(
`${named(id)} has ${(0,_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_1__.z)(size)} bytes, and at most ${(0,_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_1__.z)(limitBytes)} of a file are read. Kee\
p it in Git LFS`);const next=end+size+2;if(needed=next,data.length<next)break;take(position,digits===void 0?void 0:{id,kind,content:data.subarray(end+1,next-1)}),position+=1,data=data.subarray(next),needed=
data.length+1}pieces=[data],held=data.length}}}),99009:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{"use strict";__webpack_require__.d(__webpack_exports__,{i:()=>PrivateRepository,
l:()=>copyIfThere});var promises_=__webpack_require__(51455),external_node_path_=__webpack_require__(76760),impact_error=__webpack_require__(1564),command=__webpack_require__(29001);async function outputOf(program,args,options){
const{programs,cwd,env}=options,{getExecOutput}=await __webpack_require__.e(1260).then(__webpack_require__.bind(__webpack_require__,81260)),path=`"${programs.find(program,cwd).replaceAll('"','\\"')}"`;
return getExecOutput(path,[...args],{cwd,env:{...env},silent:!0,ignoreReturnCode:!0})}var open_file=__webpack_require__(74624),failures=__webpack_require__(84528),find_repository=__webpack_require__(14965);
const sourceRemote="source",partialClone=[[`remote.${sourceRemote}.promisor`,"true"],[`remote.${sourceRemote}.partialclonefilter`,"blob:none"],["core.alternateRefsPrefixes","refs/merge-queue/none/"]],
settings_closed=[["safe.bareRepository","explicit"],["core.fsmonitor","false"],["core.hooksPath","/dev/null"],["protocol.ext.allow","never"],["submodule.recurse","false"],["advice.detachedHead","false"],
["checkout.workers","0"],["gc.auto","0"],["maintenance.auto","false"]],withoutFetching={GIT_NO_LAZY_FETCH:"1",GIT_ALLOW_PROTOCOL:"none"};function gitEnvironment({variables},emptyFile){const kept=Object.
entries(variables).filter(([name])=>!/^GIT_CONFIG/i.test(name));return{...Object.fromEntries(kept),LC_ALL:"C",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:emptyFile,GIT_ATTR_NOSYSTEM:"1",XDG_CONFIG_HOME:(0,external_node_path_.
join)(emptyFile,"..","none"),GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",GIT_NO_REPLACE_OBJECTS:"1",GIT_LITERAL_PATHSPECS:"1"}}function variablesOf(settings){const pairs=settings.flatMap(([key,value],index)=>[
[`GIT_CONFIG_KEY_${index}`,key],[`GIT_CONFIG_VALUE_${index}`,value??"true"]]);return{GIT_CONFIG_COUNT:String(settings.length),...Object.fromEntries(pairs)}}async function openCheckout(request,programs,signal){
const{workingDirectory,workspace=workingDirectory}=request,directory=await(0,promises_.realpath)(workingDirectory).catch(()=>{throw new impact_error.X(`{input:working-directory}: ${workingDirectory} d\
oes not exist. Check out the repository first, and see that the commit has this directory. Where the checkout is sparse, name the directory in sparse-checkout of actions/checkout`)}),realWorkspace=await(0,promises_.
realpath)(workspace).catch(()=>workspace),found=await(0,find_repository.W)(directory,request.workspace===void 0?void 0:realWorkspace),env={...programs.variablesForGit,...withoutFetching,LC_ALL:"C",GIT_OPTIONAL_LOCKS:"\
0",GIT_CEILING_DIRECTORIES:(0,external_node_path_.dirname)(found.directory)},git=(...args)=>(signal.throwIfAborted(),outputOf("git",["-c","safe.bareRepository=explicit",...args],{programs,cwd:found.directory,
env})),gitVersion=await versionOf(git),layout=await layoutOf(git,found);return{...layout,directory:found.directory,root:(0,external_node_path_.relative)(found.directory,directory).split(external_node_path_.
sep).join("/"),linked:(0,external_node_path_.join)(realWorkspace,(0,external_node_path_.relative)((0,external_node_path_.resolve)(workspace),(0,external_node_path_.resolve)(workingDirectory)))!==directory,
gitVersion,configuration:await configurationOf(git,found,layout.gitDirectory)}}async function versionOf(git){const{stdout}=await git("--version"),[,version="",major,minor]=/^git version ((\d+)\.(\d+)\S*)/.
exec(stdout)??[];if(Number(major)<2||Number(major)===2&&Number(minor)<31)throw new impact_error.X(`git ${version} is too old: 2.31 or newer is needed, and 2.38 or newer to merge a pull request that ha\
s no merge commit. Install it, and check out with it`);return version}const describing=["rev-parse","--path-format=absolute","--show-object-format","--git-dir","--show-toplevel","--git-path","objects",
"--git-path","shallow","--quiet","--verify","HEAD"];async function layoutOf(git,found){const{exitCode,stdout,stderr}=await git(...describing),lines=stdout.split(`
`),[objectFormat="",gitDirectory="",top="",objects2="",shallow="",head]=lines,isUnborn=exitCode===1&&lines.length===6;if(exitCode!==0&&!isUnborn){const{cause,advice:advice2="Check that it is a whole c\
lone"}=(0,failures.Q)(Buffer.from(stderr));throw new impact_error.X(`{input:working-directory}: git does not read ${found.directory}: ${cause}. ${advice2}`)}const same=await Promise.all([gitDirectory,
found.gitDirectory,top,found.directory].map(path=>(0,promises_.realpath)(path).catch(()=>path)));if(same[0]!==same[1]||same[2]!==same[3]||!isUnborn&&lines.length!==7)throw new impact_error.X(`{input:w\
orking-directory}: for ${found.directory}, git uses the repository ${JSON.stringify(gitDirectory)} and the files in ${JSON.stringify(top)}. Check out with actions/checkout, without core.worktree, to a\
 directory whose name holds no line break`);return{objectFormat,gitDirectory,objects:objects2,shallow,head:isUnborn?void 0:head}}async function configurationOf(git,{directory},gitDirectory){const{stdout}=await git(
`--git-dir=${gitDirectory}`,"config","--list","--includes","--show-origin","-z"),records=stdout.split("\0"),settings=[],own=await(0,promises_.realpath)(gitDirectory);for(let at=0;at+1<records.length;at+=
2){const[origin="",setting=""]=[records[at],records[at+1]],path=origin.startsWith("file:")?(0,external_node_path_.resolve)(directory,origin.slice(5)):"/",places=[path,await(0,promises_.realpath)(path).
catch(()=>path)];if(places.some(place=>(0,open_file.Yw)(place,directory))&&!places.some(place=>(0,open_file.Yw)(place,own)))continue;const end=setting.indexOf(`
`);settings.push(end===-1?[setting,void 0]:[setting.slice(0,end),setting.slice(end+1)])}return settings}var objects=__webpack_require__(36475),out_of_reach=__webpack_require__(65013),paths=__webpack_require__(
77161);const reach=/^(http|credential|url|protocol|ssh)\.|^core\.(sshcommand|askpass|longpaths)$/,namesProgram=/^credential\.(.*\.)?helper$|^core\.(sshcommand|askpass)$/s,reachOfRemote=/^(url|proxy|proxyauthmethod|serveroption)$/;
function findRemote({configuration,directory},programs,repository){const urls=new Map;for(const[key,value]of configuration){const name2=/^remote\.(.+)\.url$/s.exec(key)?.[1];name2!==void 0&&value&&!urls.
has(name2)&&urls.set(name2,value)}const name=urls.has("origin")||urls.size!==1?"origin":[...urls.keys()][0]??"",url=urls.get(name);if(url===void 0)return;const prefix=`remote.${name}.`,mayBeOfPullRequest=(command2="")=>command2.
includes(directory)||programs.mentionsUntrusted(command2),ofRemote=configuration.flatMap(([key,value])=>key.startsWith(prefix)?[[key.slice(prefix.length),value]]:[]);return{name,url,isActedOn:repository===
void 0?void 0:leadsTo(url,repository),configuration:[...configuration.filter(([key,value])=>reach.test(key)&&!(namesProgram.test(key)&&mayBeOfPullRequest(value))),...ofRemote.filter(([key])=>reachOfRemote.
test(key)).map(([key,value])=>[`remote.${sourceRemote}.${key}`,value])],hasTrees:ofRemote.every(([key,value=""])=>key!=="partialclonefilter"||/^(blob:(none|limit=\w+))?$/.test(value))}}const hosted=/^(?:(?!file:)[a-z][a-z\d+.-]*:\/\/[^/]*|[^/\\]{2,}:(?!\/\/))([^?#]*)/i;
function leadsTo(url,repository){const path=hosted.exec(url)?.[1],parts=(0,paths.he)((0,paths.he)((path??url).toLowerCase()).replace(/\.git$/,"")).split(/[/\\]/),wanted=repository.toLowerCase().split(
"/");return parts.slice(-wanted.length).join("/")===wanted.join("/")?!0:path===void 0||parts.filter(part=>part!=="").length<2?void 0:!1}var names=__webpack_require__(75505);const nobody=Object.fromEntries(
["AUTHOR","COMMITTER"].flatMap(role=>[[`GIT_${role}_NAME`,"merge queue"],[`GIT_${role}_EMAIL`,"merge-queue@localhost"],[`GIT_${role}_DATE`,"@0 +0000"]])),reaches={commit:["--depth=1","--filter=blob:no\
ne"],parents:["--depth=2","--filter=blob:none"],history:["--depth=2147483647","--filter=tree:0"],objects:["--filter=blob:none"]},advice="Check out with fetch-depth: 2 or 0, without filter and sparse-c\
heckout, or leave persist-credentials on, so that git fetch works here";class PrivateRepository{constructor(directory,checkout,remote,temporary,programs,signal){this.directory=directory,this.checkout=
checkout,this.remote=remote,this.temporary=temporary,this.programs=programs,this.signal=signal,this.#environment=gitEnvironment(programs,(0,external_node_path_.join)((0,external_node_path_.dirname)(directory),
"empty"))}directory;checkout;remote;temporary;programs;signal;#environment;#commits=new Map;static async open(request,temporary,programs,signal){const checkout=await openCheckout(request,programs,signal),
place=await temporary.create(),directory=(0,external_node_path_.join)(place,"repository.git");await(0,promises_.writeFile)((0,external_node_path_.join)(place,"empty"),""),await(0,promises_.mkdir)((0,external_node_path_.
join)(place,"made")),await layOut(directory,checkout,[checkout.objects,(0,external_node_path_.join)(place,"made")]);try{await copyIfThere(checkout.shallow,(0,external_node_path_.join)(directory,"shall\
ow"))}catch(error){throw new impact_error.X(`${checkout.shallow} cannot be read (${error.code??String(error)}), so it is not known which commits the checkout lacks. Let this user read it (\`chmod a+r '${checkout.
shallow}'\`), or run this step as the user that ran actions/checkout`)}const remote=findRemote(checkout,programs,request.repository);return new PrivateRepository(directory,checkout,remote,temporary,programs,
signal)}beside(name){return(0,external_node_path_.join)((0,external_node_path_.dirname)(this.directory),name)}async isShallow(){const list=await(0,promises_.stat)((0,external_node_path_.join)(this.directory,
"shallow")).catch(()=>{});return list!==void 0&&list.size>0}async git(args,options={}){const{settings=[],gitDirectory=this.directory,files,mayFetch=!1,input,onOutput}=options,reach2=mayFetch&&this.remote?
[...this.remote.configuration,...partialClone]:void 0;return(0,command.d)("git",[`--git-dir=${gitDirectory}`,...files?[`--work-tree=${files}`]:[],...args],{programs:this.programs,cwd:this.directory,env:{
...this.#environment,...reach2?{}:withoutFetching,...options.env,...variablesOf([...reach2??[],...settings,...settings_closed])},input:typeof input=="string"?Buffer.from(input):input,onOutput,signal:this.
signal})}async output(args,options){const{exitCode,stdout,stderr}=await this.git(args,options);if(exitCode===0)return stdout;const{cause,advice:advice2="Check that the checkout is complete (git fsck),\
 or check out again"}=(0,failures.Q)(stderr);throw new impact_error.X(`git ${args[0]??""} ended with exit code ${exitCode}: ${cause}. ${advice2}`)}async line(args,options){return(await this.output(args,
options)).toString("utf8").trim()}async objects(names2,onOutput,gitDirectory){if(names2.length===0)return;const args=["cat-file","--batch","--buffer"],options={input:names2.map(name=>`${name}
`).join(""),onOutput};gitDirectory===void 0?await this.output(args,options):await this.git(args,{...options,gitDirectory})}async commit(id){return this.#commits.has(id)||await this.#lookUp([id]),this.#commits.
get(id)}async revisions(...names2){const unknown=names2.filter(name=>!this.#commits.has(name)&&!name.includes(`
`));return await this.#lookUp(unknown,this.checkout.gitDirectory),names2.map(name=>this.#commits.get(name))}async#lookUp(names2,gitDirectory){const reader=(0,objects.u)((position,object)=>{if(object?.
kind!=="commit")return;const[header=""]=object.content.toString("utf8").split(`

`,1),named=key=>header.split(`
`).flatMap(line=>line.startsWith(`${key} `)?[line.slice(key.length+1)]:[]),commit={id:object.id,tree:named("tree")[0]??"",parents:named("parent")};this.#commits.set(names2[position]??"",commit).set(commit.
id,commit)}),peeled=names2.map(name=>`${name}^{commit}`);await this.objects(peeled,reader,gitDirectory)}async makeCommit(tree,parents,message){const args=["commit-tree",...parents.flatMap(parent=>["-p",
parent]),"-m",message,tree],commit={id:await this.line(args,{env:nobody}),tree,parents};return this.#commits.set(commit.id,commit),commit}async remoteRefs(names2){const args=["ls-remote","--quiet",sourceRemote,
...names2],pairs=(await this.#reach(args,`The refs ${names2.join(", ")}`)).toString("utf8").split(`
`).map(line=>line.split("	").reverse());return new Map(pairs.filter(([name])=>names2.includes(name)))}async fetch(ids,reach2,what){const{head}=this.checkout,isKnown=reach2!=="objects"&&head!==void 0&&
this.remote?.hasTrees===!0;isKnown&&await this.output(["update-ref","refs/merge-queue/checkout",head]);const args=["fetch","--quiet","--no-tags","--no-write-fetch-head","--no-recurse-submodules"];await this.#reach(
[...args,...reaches[reach2],"--stdin",sourceRemote],what,{input:`${ids.join(`
`)}
`,settings:isKnown?[]:[["fetch.negotiationAlgorithm","noop"]]})}async#reach(args,what,options={}){const{exitCode,stdout,stderr}=await this.git(args,{...options,mayFetch:!0});if(exitCode===0)return stdout;
const{cause,advice:known=advice}=(0,failures.Q)(stderr);throw new out_of_reach.x(this.remote?`${what} could not be fetched from ${this.remoteName()}: ${cause}. ${known}`:`${what} is not in the checkou\
t at ${this.checkout.directory}, which has no remote called origin. ${advice}`)}remoteName(){return this.remote?`${this.remote.name} (${(0,failures.r)(this.remote.url)})`:"no remote"}async checkOut(commit,patterns){
const files=(0,external_node_path_.join)(await this.temporary.create(),"tree"),gitDirectory=(0,external_node_path_.join)(files,".git");await layOut(gitDirectory,this.checkout,[(0,external_node_path_.join)(
this.directory,"objects")]),await copyIfThere((0,external_node_path_.join)(this.directory,"shallow"),(0,external_node_path_.join)(gitDirectory,"shallow")),patterns&&(await(0,promises_.mkdir)((0,external_node_path_.
join)(gitDirectory,"info"),{recursive:!0}),await(0,promises_.writeFile)((0,external_node_path_.join)(gitDirectory,"info","sparse-checkout"),(0,names.O0)(`${patterns.join(`
`)}
`)));const settings=patterns?[["core.sparseCheckout","true"]]:[],args=["checkout","--quiet","--force","--detach",commit];return await this.#reach(args,`The files of ${commit}`,{gitDirectory,files,settings}),
files}}async function layOut(directory,{objectFormat},borrowed){for(const name of["refs","objects/info"])await(0,promises_.mkdir)((0,external_node_path_.join)(directory,name),{recursive:!0});await(0,promises_.
writeFile)((0,external_node_path_.join)(directory,"HEAD"),`ref: refs/heads/none
`);const[version,extensions]=objectFormat==="sha1"?[0,""]:[1,`[extensions]
	objectFormat = ${objectFormat}
`],config=`[core]
	${`repositoryformatversion = ${version}
	bare = ${(0,external_node_path_.basename)(directory)!==".git"}
	longpaths = true`}
${extensions}`;await(0,promises_.writeFile)((0,external_node_path_.join)(directory,"config"),config),await(0,promises_.writeFile)((0,external_node_path_.join)(directory,"objects/info/alternates"),borrowed.
map(store=>`${store}
`).join(""))}async function copyIfThere(from,to){await(0,promises_.copyFile)(from,to).catch(error=>{if(error.code!=="ENOENT")throw error})}}),29001:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";__webpack_require__.d(__webpack_exports__,{d:()=>runCommand});var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58500),cross_spawn__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
80546),_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1564),_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(32671),_process_tree_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
65258);const usualOutputLimitBytes=1024*1024*1024,patienceMs={output:1e4,errors:1e3};async function runCommand(program,args,options){const{cwd,env,input,signal,onOutput,outputLimitBytes=usualOutputLimitBytes}=options;
signal.throwIfAborted();const path=options.programs.find(program,cwd),child=cross_spawn__WEBPACK_IMPORTED_MODULE_1__(path,args,{cwd,env,windowsHide:!0,detached:process.platform!=="win32"}),exit=exitOf(
child,program);exit.catch(()=>{});const output={stdout:[],stderr:[]},failures=[];let left=outputLimitBytes,ending;const end=reason=>{failures.push(reason),child.pid!==void 0&&(ending??=(0,_process_tree_js__WEBPACK_IMPORTED_MODULE_3__.
S)(child.pid,env.SystemRoot).then(letGo))},keepIn=pieces=>piece=>{if(left-=piece.length,left<0)throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_2__.X(tooMuch(program,args,outputLimitBytes));pieces.
push(piece)},take=use=>piece=>{try{failures.length===0&&use(piece)}catch(error){end(error)}},letGo=()=>{child.stdout.destroy(),child.stderr.destroy()},onAbort=()=>{end(signal.reason)};signal.addEventListener(
"abort",onAbort),signal.aborted&&onAbort();try{child.stdout.on("data",take(onOutput??keepIn(output.stdout))),child.stderr.on("data",take(keepIn(output.stderr))),child.stdin.on("error",()=>{}).end(input);
const exitCode=await exit;if(failures.length>0)throw failures[0];return{exitCode,stdout:Buffer.concat(output.stdout),stderr:Buffer.concat(output.stderr)}}finally{letGo(),signal.removeEventListener("ab\
ort",onAbort),await ending}}async function exitOf(child,program){const closed=stream=>new Promise(resolve=>stream.on("close",resolve)),printed=closed(child.stdout),complained=closed(child.stderr),exitCode=await new Promise(
(resolve,reject)=>{child.on("error",error=>{reject(["ENOENT","EACCES"].includes(error.code??"")?new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_2__.L(program):error)}),child.on("exit",code=>{resolve(
code??1)})}),wait=milliseconds=>(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds,void 0,{ref:!1});return await Promise.race([printed,wait(patienceMs.output)]),await Promise.
race([complained,wait(patienceMs.errors)]),exitCode}function tooMuch(program,args,limitBytes){return`${program} ${args.find(one=>/^\w/.test(one))??""} printed more than ${(0,_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__.
z)(limitBytes)} bytes, which is more than is read at once. Look for unusually large files in the commits, and keep them in Git LFS`}}),65258:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";__webpack_require__.d(__webpack_exports__,{S:()=>endTree,g:()=>endAllStarted});var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(31421),node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
73024),node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760),node_timers_promises__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(58500),node_util__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
57975);const gentleMs=400;async function endTree(pid,systemRoot="C:\\Windows"){if(process.platform==="win32"){const taskkill=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(systemRoot,"System32","task\
kill.exe");await(0,node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(taskkill,["/pid",String(pid),"/t","/f"]).catch(()=>{});return}send(-pid,"\
SIGTERM"),await(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(gentleMs),send(-pid,"SIGKILL")}async function endAllStarted(started,folders,systemRoot){if(process.platform==="win32"){await Promise.
all(started.map(pid=>endTree(pid,systemRoot)));return}for(const pid of started)send(-pid,"SIGKILL");if(process.platform!=="linux")return;const pids=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(
"/proc").filter(name=>/^\d+$/.test(name)&&Number(name)!==process.pid);for(const pid of pids)names(pid,folders)&&send(Number(pid),"SIGKILL")}function names(pid,folders){try{const words=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.
readFileSync)(`/proc/${pid}/cmdline`,"utf8");return folders.some(folder=>words.includes(folder))}catch{return!1}}function send(pid,signal){try{process.kill(pid,signal)}catch{}}}),33328:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";__webpack_require__.d(__webpack_exports__,{m:()=>ProgramEnvironment});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
76760),which__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(26848),_shared_src_redaction_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98764),_shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
74624),_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(1564),_shared_src_append_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(99797);const privateVariables=/^(INPUT_.*|MERGE_QUEUE_API_TOKEN|ACTIONS_.*|GITHUB_(ENV|OUTPUT|PATH|STATE|STEP_SUMMARY))$/i,
gitVariables=/^GIT_(SSH|SSH_COMMAND|SSH_VARIANT|ASKPASS|SSL_.*|HTTP_.*|PROXY_.*|ALLOW_PROTOCOL|PROTOCOL_FROM_USER|EXEC_PATH|CONFIG_.*)$/i,gitSettings=/^GIT_CONFIG_(COUNT|KEY_\d+|VALUE_\d+|PARAMETERS)$/i;
class ProgramEnvironment{variables;variablesForGit;#untrusted;#found=new Map;constructor({environment,secrets,untrustedDirectories}){this.#untrusted=untrustedDirectories.flatMap(directory=>[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.
resolve)(directory),realPath(directory)]);const holdsSecret=secretSearch(secrets),variables={},settings={};let settingsHoldSecret=!1;for(const[name,value]of Object.entries(environment))value===void 0||
privateVariables.test(name)||/^GIT_/i.test(name)&&!gitVariables.test(name)||(gitSettings.test(name)?(settings[name]=value,settingsHoldSecret||=holdsSecret(value)):holdsSecret(value)||(variables[name]=
isVariable(name,"PATH")?this.#searchPath(value):value));this.variables=settingsHoldSecret?variables:{...variables,...settings},this.variablesForGit={...variables,...settings}}find(program,cwd){return(0,node_path__WEBPACK_IMPORTED_MODULE_1__.
isAbsolute)(program)?program:/[/\\]/.test(program)?(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd,program):(0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_6__.IV)(this.#found,program,()=>{const variable=wanted=>Object.
entries(this.variables).find(([name])=>isVariable(name,wanted))?.[1]??"",path=variable("PATH"),folders=new Set(path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter(node_path__WEBPACK_IMPORTED_MODULE_1__.
isAbsolute).map(folder=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder))),options={all:!0,nothrow:!0,path:path||node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter,pathExt:variable("PATHEXT")},
found=which__WEBPACK_IMPORTED_MODULE_2__.sync(program,options)?.find(one=>folders.has((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(one))&&!this.#isUntrusted(realPath(one)));if(found===void 0)throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_5__.
L(program);return found})}mentionsUntrusted(text){return this.#untrusted.some(directory=>text.includes(directory))||/GITHUB_WORKSPACE/i.test(text)}#searchPath(value){const isTrusted=folder=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.
isAbsolute)(folder)&&![(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder),realPath(folder)].some(one=>this.#isUntrusted(one));return value.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).
filter(isTrusted).join(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter)}#isUntrusted(path){return this.#untrusted.some(directory=>(0,_shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_4__.Yw)(path,
directory))}}function isVariable(name,wanted){return process.platform==="win32"?name.toUpperCase()===wanted:name===wanted}function realPath(path){try{return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.
native(path)}catch{return(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)}}function secretSearch(secrets){const long=secrets.filter(secret=>secret.length>=_shared_src_redaction_js__WEBPACK_IMPORTED_MODULE_3__.
JI),short=secrets.filter(secret=>secret!==""&&secret.length<_shared_src_redaction_js__WEBPACK_IMPORTED_MODULE_3__.JI),folded=long.map(secret=>secret.toLowerCase()),redact=(0,_shared_src_redaction_js__WEBPACK_IMPORTED_MODULE_3__.
$p)(...long);return text=>short.includes(text)||redact(text)!==text||folded.some(secret=>text.toLowerCase().includes(secret))}}),78553:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";__webpack_require__.d(__webpack_exports__,{f:()=>TemporaryDirectories});var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455),node_os__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
48161),node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760),_shared_src_files_temporary_parent_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(84368);class TemporaryDirectories{constructor(parent=(0,node_os__WEBPACK_IMPORTED_MODULE_1__.
tmpdir)()){this.parent=parent}parent;#made=[];async create(){const directory=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,_shared_src_files_temporary_parent_js__WEBPACK_IMPORTED_MODULE_3__.
wE)(this.parent,"merge-queue-"));return this.#made.push(directory),directory}adopt(directories){this.#made.push(...directories)}async remove(){const stay=[],options={recursive:!0,force:!0,maxRetries:5,
retryDelay:50};for(const directory of this.#made.splice(0))try{await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(directory,options).catch(async()=>{await makeWritable(directory),await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.
rm)(directory,options)})}catch(error){const{code,path=directory}=error;stay.push(`The temporary folder ${directory} stays, because ${path} cannot be removed (${code??"unknown error"}). See which proce\
ss still uses it, or which user it belongs to; the answer does not depend on it`)}return stay}}async function makeWritable(directory){await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(directory,
448).catch(()=>{});for(const name of await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory)){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory,name);(await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.
lstat)(path)).isDirectory()&&await makeWritable(path)}}}),1564:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{"use strict";__webpack_require__.d(__webpack_exports__,{
L:()=>ToolMissing,X:()=>ImpactError});var _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(86493);class ImpactError extends _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__.
y{name="ImpactError"}class ToolMissing extends ImpactError{constructor(program){super(`${program} was not found on this machine. The workspace is not searched for it. Install it, git (2.31 or newer) b\
efore the checkout, or set the path of a build tool in the configuration`),this.program=program}program;name="ToolMissing"}}),75505:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";__webpack_require__.d(__webpack_exports__,{O0:()=>encodePath,OL:()=>nulRecords,QC:()=>compareByteOrder,QF:()=>fullCommitId,q0:()=>decodePath});var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4573),_impact_error_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1564),_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(89478);function decodePath(bytes){return(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.
isUtf8)(bytes)?bytes.toString("utf8"):bytes.toString("latin1").replaceAll(/[\x80-\xff]/g,byte=>String.fromCharCode(56320+byte.charCodeAt(0)))}function encodePath(path){return Buffer.from(path,path.isWellFormed()?
"utf8":"latin1")}function nulRecords(output){const records=(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(output)?output.toString("utf8").split("\0"):output.toString("latin1").split("\0").map(record=>decodePath(
Buffer.from(record,"latin1")));return records.at(-1)===""&&records.pop(),records}function compareByteOrder(left,right){return beyond.test(left)||beyond.test(right)?Buffer.compare(encodePath(left),encodePath(
right)):left<right?-1:+(left>right)}const beyond=/[\ud800-\uffff]/;function fullCommitId(value,name){const id=value.trim().toLowerCase();if(/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(id))return id;throw new _impact_error_js__WEBPACK_IMPORTED_MODULE_1__.
X(`${name} must be a full commit id of 40 hexadecimal digits, got ${JSON.stringify((0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__.vI)(value,80))}. Give it a commit id that the event holds, such a\
s github.event.pull_request.base.sha`)}}),65013:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{"use strict";__webpack_require__.d(__webpack_exports__,{x:()=>OutOfReach});
var _impact_error_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1564);class OutOfReach extends _impact_error_js__WEBPACK_IMPORTED_MODULE_0__.X{}})};
