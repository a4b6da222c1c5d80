"use strict";exports.id=6672,exports.ids=[6672],exports.modules={23905:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{e:()=>UsageError,p:()=>computingOptionOf});
class UsageError extends Error{name="UsageError"}const options={"impacted-targets-from":"--from","impacted-targets-config":"--config","working-directory":"--directory","trust-pull-request":"--trust"},
computingOptionOf=input=>options[input]??`--${input}`}),66672:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),__webpack_require__.
d(__webpack_exports__,{runCommand:()=>runCommand});var external_node_process_=__webpack_require__(1708),esm=__webpack_require__(48179),failure=__webpack_require__(49594),operation_name=__webpack_require__(
51529),table=__webpack_require__(29272),user_error=__webpack_require__(86493),command_error=__webpack_require__(23905);const commands_option=(flags,description)=>new esm.c$(flags,description),list=(text,before=[])=>[
...before,...text.split(/[,\s]+/).filter(name=>name!=="")];function wholeNumber(least,most){return text=>{const number=/^\d{1,9}$/.test(text)?Number(text):NaN;if(number>=least&&number<=most)return number;
throw new esm.Di(`Give a whole number from ${String(least)} to ${String(most)}.`)}}const ofRepository=()=>[commands_option("--from <names>","build systems, with commas or repeated (default: all that a\
re found)").argParser(list),commands_option("--config <file>","rules (default: .github/impacted-targets.yml)"),commands_option("--directory <path>","root of the build (default: the root of the reposit\
ory)")],ofFormat=(description,choices=["text","json"])=>[commands_option("--format <format>",description).choices(choices).default("text"),commands_option("--json","short for --format json")],computingCommands={
impact:{description:"Print the targets that this branch impacts, one a line. Nothing in the repository changes.",options:[commands_option("--base <revision>","compare with the merge base of your work \
and this revision (default: the default branch of the remote)"),commands_option("--since <revision>","another name for --base").conflicts("base"),commands_option("--head <revision>","compare this revi\
sion instead of the current files"),commands_option("--no-uncommitted","leave out uncommitted files"),commands_option("--trust","let build tools execute code of this repository"),commands_option("--wh\
y [target]","print how changes lead to a target, or to all"),commands_option("--shards <number>","groups of a matrix").argParser(wholeNumber(1,256)),...ofRepository(),...ofFormat("one a line, a JSON l\
ist as impacted-targets-file takes it, or a matrix of jobs",["text","json","matrix"])],run:async(options,surroundings)=>(await Promise.all([__webpack_require__.e(1138),__webpack_require__.e(4889),__webpack_require__.
e(1696),__webpack_require__.e(1017),__webpack_require__.e(7011),__webpack_require__.e(8884),__webpack_require__.e(8065),__webpack_require__.e(7161)]).then(__webpack_require__.bind(__webpack_require__,
98065))).impact(options,surroundings)},rules:{description:"Print which rule, target or build system accounts for each file, and rules without effect.",options:[commands_option("--head <revision>","fil\
es of this revision (default: what is checked out)"),commands_option("--unplaced","only the files that nothing accounts for, the most changed of the last 500 commits first"),commands_option("--check",
"end with 3 where a rule has no effect, or nothing accounts for a file"),...ofRepository(),...ofFormat("text, or everything as JSON")],run:async(options,surroundings)=>(await Promise.all([__webpack_require__.
e(1138),__webpack_require__.e(4889),__webpack_require__.e(1696),__webpack_require__.e(1017),__webpack_require__.e(7011),__webpack_require__.e(8884),__webpack_require__.e(8065),__webpack_require__.e(5517)]).
then(__webpack_require__.bind(__webpack_require__,5517))).rules(options,surroundings)},analyze:{description:"Print what past merges would have impacted, and which rules and edges cost most.",options:[
commands_option("--commits <number>","how many of the last merges").argParser(wholeNumber(1,1e4)).default(200),commands_option("--head <revision>","the newest of these merges (default: the default bra\
nch of the remote)"),commands_option("--test-minutes <number>","how long the tests of a pull request take").argParser(wholeNumber(1,1e4)).default(20),commands_option("--concurrency <number>","how many\
 pull requests are tested at a time").argParser(wholeNumber(1,1e3)).default(5),commands_option("--with <file>","a configuration file that is tried beside the one of today"),...ofRepository(),...ofFormat(
"text, Markdown, or the whole analysis as JSON",["text","markdown","json"])],run:async(options,surroundings)=>(await Promise.all([__webpack_require__.e(1138),__webpack_require__.e(4889),__webpack_require__.
e(1696),__webpack_require__.e(1017),__webpack_require__.e(7011),__webpack_require__.e(8884),__webpack_require__.e(8065),__webpack_require__.e(3393),__webpack_require__.e(7766)]).then(__webpack_require__.
bind(__webpack_require__,9502))).analyzeMerges(options,surroundings)},audit:{description:"Print for each failed target which merges since the last good commit claimed it, and whether it escaped.",options:[
commands_option("--base <revision>","the last good commit"),commands_option("--head <revision>","the commit that failed (default: what is checked out)"),commands_option("--failed <targets>","targets t\
hat failed, with commas or repeated").argParser(list),commands_option("--junit <globs...>","JUnit XML reports"),commands_option("--fail-on-escape","end with 3 where a target escaped"),...ofRepository(),
...ofFormat("text, or the whole audit as JSON")],run:async(options,surroundings)=>(await Promise.all([__webpack_require__.e(1138),__webpack_require__.e(4889),__webpack_require__.e(2560),__webpack_require__.
e(1696),__webpack_require__.e(1017),__webpack_require__.e(7011),__webpack_require__.e(8884),__webpack_require__.e(9062),__webpack_require__.e(8065),__webpack_require__.e(8721),__webpack_require__.e(5578),
__webpack_require__.e(9360)]).then(__webpack_require__.bind(__webpack_require__,9360))).auditMerges(options,surroundings)}};function argumentMeant(called,argument){const has=option=>called.options.some(
({long})=>long===option),number=/^#?(\d{1,9})$/.exec(argument)?.[1];return/^(?:true|false|yes|no|on|off)$/i.test(argument)?"An option such as --dry-run takes no value: write it, or leave it out":has(`\
--${argument}`)?`Did you mean --${argument}?`:number!==void 0&&has("--pull-request")?`Did you mean --pull-request ${number}?`:has("--base")?`Did you mean --base ${argument}?`:has("--impacted-targets")?
"Targets are given with --impacted-targets":`merge-queue ${called.name()} --help shows its options`}function optionMeant(command2,written){const word=written.replace(/^-+/,"").toLowerCase(),names=command2.
options.flatMap(({hidden,long})=>hidden||!long?[]:[long.slice(2)]),initials=name=>name.replace(/(?<=\w)\w*-?/g,"");return names.find(name=>name.includes("-")&&initials(name)===word)??names.find(name=>name.
startsWith(word))??names.find(name=>`${name}-`.includes(`-${word}-`))??names.find(name=>word.endsWith(`-${name}`))}function withOptionMeant(main,name,error){const[,unknown,value=""]=/unknown option '(-[^'=]*)(=?)/.
exec(error)??[],called=main.commands.find(one=>one.name()===name);if(unknown===void 0||called===void 0)return error;const[line=""]=error.split(`
`),meant=optionMeant(called,unknown);if(meant!==void 0&&value!==""&&`--${meant}`===unknown)return`${line}
(${unknown} takes no value: write it, or leave it out)
`;if(meant!==void 0)return`${line}
(Did you mean --${meant}?)
`;const other=error.includes("Did you mean")?void 0:main.commands.find(one=>optionMeant(one,unknown));return other===void 0?error:`${line}
(${other.name()} has --${String(optionMeant(other,unknown))}. merge-queue ${called.name()} --help shows the options of ${called.name()})
`}var step_options=__webpack_require__(4978),terminal=__webpack_require__(38219);const examples=`
Examples:
  merge-queue impact                     what this branch impacts, uncommitted files included
  merge-queue impact --why web           how a change leads to web
  merge-queue impact --base origin/next  against a branch other than the default
  merge-queue analyze --commits 500      how often everything was impacted
  merge-queue rules --check              rules without effect, and files without a place
`;async function command(args,surroundings){const{stderr,environment,signal}=surroundings,{red}=(0,terminal.R7)(stderr,environment),failed=message=>stderr.write(`${red("error:")} ${(0,terminal.g$)(message)}\

`);let exitCode=0;try{const main=program(surroundings,args[0],code=>exitCode=code);return refuseOperation(main,args[0]),await main.parseAsync(args,{from:"user"}),exitCode}catch(error){return signal.aborted?
130:error instanceof esm.b7?error.exitCode===0?0:2:error instanceof command_error.e?(failed(error.message),2):(error instanceof user_error.y?failed(error.messageFor(command_error.p)):stderr.write(`${red(
"error:")} This is a bug. Please report it: ${(0,failure.U)(error)??String(error)}
`),1)}}function program(surroundings,called="",ends){const{stdout,stderr,environment,version}=surroundings,main=new esm.uB("merge-queue").description("What a branch impacts, what past merges would hav\
e impacted, and a merge queue service on this machine.").version(version,"-v, --version").exitOverride().configureOutput({writeOut:text=>stdout.write(text),writeErr:text=>stderr.write(text),outputError:(text,write)=>write(
withOptionMeant(main,called,text)),getOutHelpWidth:()=>stdout.columns??100,getErrHelpWidth:()=>stderr.columns??100}).enablePositionalOptions().allowExcessArguments().hook("preAction",(_main,command2)=>{
refuseArguments(command2)}).addHelpText("after",examples);for(const name of Object.keys(computingCommands))addComputing(main.command(name),surroundings,ends);for(const[name,operation]of Object.entries(
step_options.Bs))addStep(main.command(name),operation,surroundings,ends);return main.command("serve").description("Run a merge queue and flaky-test service that keeps everything in memory. --help show\
s its options.").helpOption(!1).allowUnknownOption().allowExcessArguments().passThroughOptions().argument("[options...]").action(async args=>{const{serve}=await Promise.all([__webpack_require__.e(5518),
__webpack_require__.e(3393),__webpack_require__.e(5178)]).then(__webpack_require__.bind(__webpack_require__,45178));ends(await serve(args,environment))}),main}function addComputing(command2,surroundings,ends){
const described=computingCommands[command2.name()];if(described!==void 0){command2.description(described.description);for(const option of described.options)command2.addOption(option);command2.action(async({
json,...options})=>{if(json===!0&&command2.getOptionValueSource("format")==="cli"&&options.format!=="json")throw new command_error.e(`--json and --format ${options.format} exclude each other`);ends(await described.
run({...options,...json&&{format:"json"}},surroundings))})}}function addStep(command2,operation,surroundings,ends){const inputs=new Map;command2.description(table.z[operation].description.replaceAll("\
`","")),(0,step_options.Sr)(command2,operation,inputs),command2.option("--json","print the outputs of the operation as one JSON object").action(async options=>{const{runOperation}=await Promise.all([__webpack_require__.
e(1696),__webpack_require__.e(136)]).then(__webpack_require__.bind(__webpack_require__,54512));ends(await runOperation(operation,inputs,options,surroundings))})}const commandsOfOperations={impact:"com\
pute-impacted-targets",audit:"audit-impacted-targets",...step_options.Bs};function refuseOperation(main,word=""){const operation=(0,operation_name.j)(word);if(operation===void 0||main.commands.some(one=>one.
name()===word))return;const[own]=Object.entries(commandsOfOperations).find(([,name])=>name===operation)??[],inWorkflow=`It is an operation of the action: run it in a workflow, with operation: ${operation}`;
throw new command_error.e(`there is no command ${word}. ${own===void 0?inWorkflow:`Did you mean ${own}?`}`)}function refuseArguments(called){const[argument]=called.args;if(!(argument===void 0||called.
registeredArguments.length>0))throw new command_error.e(`${called.name()} got an argument too many. ${argumentMeant(called,argument)}`)}async function runCommand(version,args){const ending=new AbortController,
end=()=>ending.abort(new Error("interrupted"));if(args[0]!=="serve")for(const name of["SIGINT","SIGTERM"])external_node_process_.once(name,end);external_node_process_.stdout.on("error",error=>{if(error.
code!=="EPIPE")throw error;end()}),external_node_process_.exitCode=await command(args,{directory:external_node_process_.cwd(),environment:external_node_process_.env,stdout:external_node_process_.stdout,
stderr:external_node_process_.stderr,version,signal:ending.signal})}}),4978:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{
Bs:()=>stepCommands,Sr:()=>addInputOptions,XD:()=>optionOf});var commander__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48179),_inputs_input_warnings_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
16461),_inputs_table_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(85835),_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(87745),_operations_table_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
29272),_packages_shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(86493),_command_error_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(23905);const stepCommands={submit:"\
submit-pull-request",status:"get-submitted-pull-request",cancel:"cancel-pull-request",targets:"set-impacted-targets",excuse:"excuse-quarantined-failures"},tokens={"api-token":"MERGE_QUEUE_API_TOKEN","\
github-token":"GITHUB_TOKEN",token:"MERGE_QUEUE_API_TOKEN"},noOptions=new Set(["operation","summary",...Object.keys(tokens)]),ownDescriptions={repository:"owner/name, or host/owner/name. Default: what\
 the CI system says, else the checkout's remote. Default of the host: that of the CI system, else github.com","pull-request":"its number. Default: what the CI system says","pull-request-sha":"its head\
 commit. Default: what the CI system says, else the commit that is checked out","target-branch":"branch of the merge queue. Default: what the CI system says, else what GitHub says (GITHUB_TOKEN)","bas\
e-url":"address of the service, with its version. Default: the variable MERGE_QUEUE_BASE_URL","tests-outcome":"how the tests ended: success, failure, cancelled, skipped, or unknown","trust-pull-reques\
t":"let build systems execute code of the pull request, although this command has the token","working-directory":"start of relative paths. Default: the current directory","required-label":"labels. Wit\
hout one of them, in any case, the pull request is skipped, and the command succeeds","organization-slug":"the organization's slug at the service, which /v1 needs for its lists of tests",wait:"wait fo\
r the final state of the pull request","cancel-on-abort":"take the pull request out of the queue when you interrupt the wait","no-batch":"test the pull request by itself, and not in a batch with other\
s","allow-insecure-http":"allow plain HTTP in --base-url to another host. Anyone on the network can then read the token","dry-run":"send nothing that changes anything, and show what would be done"},listReaders=[
_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__.Mn],listInputs=new Set(["impacted-targets","impacted-targets-from","required-label"]);function addInputOptions(command,operation,given){const user={name:operation,
about:_operations_table_js__WEBPACK_IMPORTED_MODULE_4__.z[operation].about};for(const[name,entry]of _inputs_table_js__WEBPACK_IMPORTED_MODULE_2__.p){if(noOptions.has(name)||!(0,_inputs_input_warnings_js__WEBPACK_IMPORTED_MODULE_1__.
fJ)(entry,user))continue;const isBoolean=entry.read===_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__.Vf,isList=listReaders.includes(entry.read)||listInputs.has(name),flag=isBoolean?`--${name}`:isList?
`--${name} <values...>`:`--${name} <value>`,usual=entry.default===void 0||isBoolean?"":`. Default: ${entry.default.split(`
`).join(", ")}`,text=entry.description.replaceAll("`","").replaceAll(/,? one a line/g,""),described=ownDescriptions[name]??`${/^[A-Z]{2}/.test(text)?text:text.charAt(0).toLowerCase()+text.slice(1)}${usual}`;
command.addOption(new commander__WEBPACK_IMPORTED_MODULE_0__.c$(flag,described).argParser(text2=>checked(entry,text2))),command.on(`option:${name}`,value=>{const before=given.get(name);if(before!==void 0&&
!isList&&!isBoolean)throw new _command_error_js__WEBPACK_IMPORTED_MODULE_6__.e(`--${name} is given twice`);given.set(name,isList&&before!==void 0?`${before}
${String(value)}`:value??"true")})}for(const[name,variable]of Object.entries(tokens))command.addOption(new commander__WEBPACK_IMPORTED_MODULE_0__.c$(`--${name} [token]`).hideHelp()),command.on(`option\
:${name}`,()=>{throw new _command_error_js__WEBPACK_IMPORTED_MODULE_6__.e(`there is no option --${name}, because everybody on this machine can read the arguments of a program. Set the variable ${String(
variable)}`)})}function checked({read},text){try{read?.(text)}catch(error){throw error instanceof _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__.FQ?new commander__WEBPACK_IMPORTED_MODULE_0__.Di(`${(0,_packages_shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_5__.
w)(error.message,optionOf)}.`):error}return text}const optionOf=input=>tokens[input]??`--${input}`}),38219:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{E0:()=>withProgress,R7:()=>styles,et:()=>printableJson,g$:()=>printable});var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(89478);function printable(text){
return text.replace(_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__.q4,character=>`\\u{${(character.codePointAt(0)??0).toString(16)}}`)}function printableJson(value,indent){const escaped=unit=>unit===
`
`?unit:`\\u${unit.charCodeAt(0).toString(16).padStart(4,"0")}`;return JSON.stringify(value,void 0,indent).replace(_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__.q4,character=>character.split(
"").map(escaped).join(""))}function styles({isTTY},{NO_COLOR="",TERM}){const shown=isTTY===!0&&NO_COLOR===""&&TERM!=="dumb",style=(on,off)=>text=>shown&&text!==""?`\x1B[${on}m${text}\x1B[${off}m`:text;
return{bold:style(1,22),dim:style(2,22),red:style(31,39),yellow:style(33,39)}}function widthOf({columns=0}){return columns>0?columns:80}function cut(text,most){return text.length>most?`${text.slice(0,
Math.max(most-1,0))}\u2026`:text}const everyMs=250;async function withProgress(stream,work){if(stream.isTTY!==!0)return work(()=>{});let[now,seconds]=["Reading the repository",0];const erase="\r\x1B[K",
timer=setInterval(()=>{seconds+=everyMs/1e3,stream.write(`${erase}${cut(`${seconds.toFixed(0)} s  ${printable(now)}`,widthOf(stream)-1)}`)},everyMs);try{return await work(text=>{now=text})}finally{clearInterval(
timer),stream.write(erase)}}})};
