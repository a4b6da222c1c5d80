"use strict";exports.id=4540,exports.ids=[4540],exports.modules={23905:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{e:()=>UsageError});
class UsageError extends Error{name="UsageError"}}),34540:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),__webpack_require__.
d(__webpack_exports__,{runCommand:()=>runCommand});var external_node_process_=__webpack_require__(1708),cancellation=__webpack_require__(76913),esm=__webpack_require__(48179),user_error=__webpack_require__(
86493),reporting_escape=__webpack_require__(41985),failure=__webpack_require__(49594),command_error=__webpack_require__(23905),option_names=__webpack_require__(96567),input_warnings=__webpack_require__(
16461),table=__webpack_require__(85835),values=__webpack_require__(87745),operations_table=__webpack_require__(29272);const stepCommands={submit:"submit-pull-request",status:"get-submitted-pull-reques\
t",cancel:"cancel-pull-request",targets:"set-impacted-targets",excuse:"excuse-quarantined-failures"},noOptions=new Set(["operation","summary",...Object.keys(option_names.fK)]),ownDescriptions={repository:"\
owner/name, or host/owner/name. Default: what the CI system says, else the checkout's remote. Default of the host: that of the CI system, else github.com","pull-request":"its number. Default: what the\
 CI system says","pull-request-sha":"its head commit. Default: what the CI system says, else the commit that is checked out","target-branch":"branch of the merge queue. Default: what the CI system say\
s, else what GitHub says (GITHUB_TOKEN)","base-url":"address of the service, with its version. Default: the variable MERGE_QUEUE_BASE_URL","tests-outcome":"how the tests ended: success, failure, cance\
lled, skipped, or unknown","trust-pull-request":"let build systems execute code of the pull request, although this command has the token","working-directory":"start of relative paths. Default: the cur\
rent directory","required-label":"labels. Without one of them, in any case, the pull request is skipped, and the command succeeds",wait:"wait for the final state of the pull request","cancel-on-abort":"\
take the pull request out of the queue when you interrupt the wait","no-batch":"test the pull request by itself, and not in a batch with others","dry-run":"send nothing that changes anything, and show\
 what would be done"},listInputs=new Set(["impacted-targets","impacted-targets-from","required-label"]);function stepCommand(operation){const user={name:operation,about:operations_table.z[operation].about},
options=table.p.filter(([name,entry])=>!noOptions.has(name)&&(0,input_warnings.fJ)(entry,user)).map(([name,entry])=>[name,optionFor(name,entry)]);return{description:operations_table.z[operation].description.
replaceAll("`",""),options:[...options.map(([,option])=>option),new esm.c$("--json","print the outputs as one JSON object")],run:async(values2,surroundings)=>{const inputs=new Map;for(const[name,option]of options){
const value=values2[option.attributeName()];Array.isArray(value)?inputs.set(name,value.join(`
`)):(typeof value=="string"||value===!option.negate)&&inputs.set(name,String(value||!0))}const{runOperation}=await Promise.all([__webpack_require__.e(1696),__webpack_require__.e(136)]).then(__webpack_require__.
bind(__webpack_require__,54512));return runOperation(operation,inputs,values2.json===!0,surroundings)}}}function optionFor(name,entry){const isList=entry.read===values.Mn||listInputs.has(name),text=entry.
description.replaceAll("`","").replaceAll(/,? one a line/g,""),described=ownDescriptions[name]??(/^[A-Z]{2}/.test(text)?text:text.charAt(0).toLowerCase()+text.slice(1));if(entry.read===values.Vf)return new esm.
c$(`--${name}`,described);const usual=entry.default===void 0||name in ownDescriptions?"":`. Default: ${entry.default.split(`
`).join(", ")}`,reader=(value,before)=>{if(check(entry,value),isList)return[before??[],value].flat();if(before!==void 0)throw new esm.Di("It is given twice.");return value};return new esm.c$(`--${name}\
 <${isList?"values...":"value"}>`,described+usual).argParser(reader)}function check({read},text){try{read?.(text)}catch(error){throw error instanceof values.FQ?new esm.Di(`${(0,user_error.w)(error.message,
option_names.XD)}.`):error}}const commands_option=(flags,description)=>new esm.c$(flags,description),list=(text,before=[])=>[...before,...text.split(/[,\s]+/).filter(name=>name!=="")];function wholeNumber(least,most){
return text=>{const number=/^\d{1,9}$/.test(text)?Number(text):NaN;if(number>=least&&number<=most)return number;throw new esm.Di(`Give a whole number from ${String(least)} to ${String(most)}.`)}}const ofRepository=()=>[
commands_option("--from <names>","build systems, with commas or repeated (default: all that are found)").argParser(list),commands_option("--config <file>","rules (default: .github/impacted-targets.yml\
)"),commands_option("--directory <path>","root of the build (default: the root of the repository)")],ofFormat=(description,choices=["text","json"])=>[commands_option("--format <format>",description).choices(
choices).default("text"),commands_option("--json","short for --format json").implies({format:"json"})],commands={impact:{description:"Print the targets that this branch impacts, one a line. Nothing in\
 the repository changes.",options:[commands_option("--base <revision>","compare with the merge base of your work and this revision (default: the default branch of the remote)"),commands_option("--head\
 <revision>","compare this revision instead of the current files"),commands_option("--no-uncommitted","leave out uncommitted files"),commands_option("--trust","let build tools execute code of this rep\
ository"),commands_option("--why [target]","print how changes lead to a target, or to all"),commands_option("--shards <number>","groups of a matrix").argParser(wholeNumber(1,256)),...ofRepository(),...ofFormat(
"one a line, a JSON list as impacted-targets-file takes it, or a matrix of jobs",["text","json","matrix"])],run:async(options,surroundings)=>(await Promise.all([__webpack_require__.e(1138),__webpack_require__.
e(4889),__webpack_require__.e(1696),__webpack_require__.e(8975),__webpack_require__.e(7011),__webpack_require__.e(8884),__webpack_require__.e(8065),__webpack_require__.e(7161)]).then(__webpack_require__.
bind(__webpack_require__,98065))).impact(options,surroundings)},rules:{description:"Print which rule, target or build system accounts for each file, and rules without effect.",options:[commands_option(
"--head <revision>","files of this revision (default: what is checked out)"),commands_option("--unplaced","only the files that nothing accounts for, the most changed of the last 500 commits first"),commands_option(
"--check","end with 3 where a rule has no effect, or nothing accounts for a file"),...ofRepository(),...ofFormat("text, or everything as JSON")],run:async(options,surroundings)=>(await Promise.all([__webpack_require__.
e(1138),__webpack_require__.e(4889),__webpack_require__.e(1696),__webpack_require__.e(8975),__webpack_require__.e(7011),__webpack_require__.e(8884),__webpack_require__.e(8065),__webpack_require__.e(5517)]).
then(__webpack_require__.bind(__webpack_require__,5517))).rules(options,surroundings)},analyze:{description:"Print what past merges would have impacted, and which rules and edges cost most.",options:[
commands_option("--commits <number>","how many of the last merges").argParser(wholeNumber(1,1e4)).default(200),commands_option("--head <revision>","the newest of these merges (default: the default bra\
nch of the remote)"),commands_option("--test-minutes <number>","how long the tests of a pull request take").argParser(wholeNumber(1,1e4)).default(20),commands_option("--concurrency <number>","how many\
 pull requests are tested at a time").argParser(wholeNumber(1,1e3)).default(5),commands_option("--with <file>","a configuration file that is tried beside the one of today"),...ofRepository(),...ofFormat(
"text, Markdown, or the whole analysis as JSON",["text","markdown","json"])],run:async(options,surroundings)=>(await Promise.all([__webpack_require__.e(1138),__webpack_require__.e(4889),__webpack_require__.
e(1696),__webpack_require__.e(8975),__webpack_require__.e(7011),__webpack_require__.e(8884),__webpack_require__.e(8065),__webpack_require__.e(4313),__webpack_require__.e(7766)]).then(__webpack_require__.
bind(__webpack_require__,9502))).analyzeMerges(options,surroundings)},audit:{description:"Print for each failed target which merges since the last good commit claimed it, and whether it escaped.",options:[
commands_option("--base <revision>","the last good commit"),commands_option("--head <revision>","the commit that failed (default: what is checked out)"),commands_option("--failed <targets>","targets t\
hat failed, with commas or repeated").argParser(list),commands_option("--junit <globs...>","JUnit XML reports"),commands_option("--fail-on-escape","end with 3 where a target escaped"),...ofRepository(),
...ofFormat("text, or the whole audit as JSON")],run:async(options,surroundings)=>(await Promise.all([__webpack_require__.e(1138),__webpack_require__.e(4889),__webpack_require__.e(2560),__webpack_require__.
e(1696),__webpack_require__.e(8975),__webpack_require__.e(7011),__webpack_require__.e(8884),__webpack_require__.e(2220),__webpack_require__.e(8065),__webpack_require__.e(5578),__webpack_require__.e(9360)]).
then(__webpack_require__.bind(__webpack_require__,9360))).auditMerges(options,surroundings)},...Object.fromEntries(Object.entries(stepCommands).map(([name,operation])=>[name,stepCommand(operation)]))};
var terminal=__webpack_require__(38219);const examples=`
Examples:
  merge-queue impact                     what this branch impacts, uncommitted files included
  merge-queue impact --why web           how a change leads to web
  merge-queue impact --base origin/next  against a branch other than the default
  merge-queue analyze --commits 500      how often everything was impacted
  merge-queue rules --check              rules without effect, and files without a place
`,advice={"--api-token":"Arguments are visible to everybody on this machine. Set the variable MERGE_QUEUE_API_TOKEN","--token":"Arguments are visible to everybody on this machine. Set the variable MER\
GE_QUEUE_API_TOKEN","--github-token":"Arguments are visible to everybody on this machine. Set the variable GITHUB_TOKEN","--since":"impact has --base for that","--pr":"submit, status, cancel and targe\
ts have --pull-request for that"};async function command(args,surroundings){const{stderr,environment,signal}=surroundings,{red}=(0,terminal.R7)(stderr,environment),failed=(message,exitCode2)=>(stderr.
write(`${red("error:")} ${message}
`),exitCode2);let exitCode=0;try{return await program(surroundings,code=>exitCode=code).parseAsync(args,{from:"user"}),exitCode}catch(error){return signal.aborted?130:error instanceof esm.b7?error.exitCode===
0?0:2:error instanceof command_error.e?failed((0,reporting_escape.RK)(error.message),2):error instanceof user_error.y?failed((0,reporting_escape.RK)(error.messageFor(option_names.pK)),1):failed(`This \
is a bug. Please report it: ${(0,failure.U)(error)??String(error)}`,1)}}function program(surroundings,ends){const{stdout,stderr,version}=surroundings,main=new esm.uB("merge-queue").description("What a\
 branch impacts, what past merges would have impacted, and a merge queue service on this machine.").version(version,"-v, --version").exitOverride().configureOutput({writeOut:text=>stdout.write(text),writeErr:text=>stderr.
write(text),outputError:(text,write)=>write(withAdvice(text)),getOutHelpWidth:()=>stdout.columns??100,getErrHelpWidth:()=>stderr.columns??100}).showHelpAfterError("(--help shows what can be written)").
enablePositionalOptions().addHelpText("after",examples);for(const[name,{description,options,run}]of Object.entries(commands)){const one=main.command(name).description(description);for(const option of options)
one.addOption(option);one.action(async values2=>ends(await run(values2,surroundings)))}return main.command("serve").description("Run a merge queue and flaky-test service that keeps everything in memor\
y. --help shows its options.").helpOption(!1).allowUnknownOption().passThroughOptions().argument("[options...]").action(async args=>{const{serve}=await Promise.all([__webpack_require__.e(5518),__webpack_require__.
e(4313),__webpack_require__.e(5178)]).then(__webpack_require__.bind(__webpack_require__,45178));ends(await serve(args,surroundings.environment))}),main}function withAdvice(error){const[,option="",value=""]=/^error: unknown option '([^'=]*)(=?)/.
exec(error)??[];return Object.hasOwn(advice,option)?`error: there is no option ${option}. ${String(advice[option])}
`:value===""?error:`error: ${option} is unknown, or takes no value
`}async function runCommand(version,args){const ending=new AbortController,end=()=>ending.abort(new cancellation._n("interrupted"));if(args[0]!=="serve")for(const name of["SIGINT","SIGTERM"])external_node_process_.
once(name,end);external_node_process_.stdout.on("error",error=>{if(error.code!=="EPIPE")throw error;end()}),external_node_process_.exitCode=await command(args,{directory:external_node_process_.cwd(),environment:external_node_process_.
env,stdout:external_node_process_.stdout,stderr:external_node_process_.stderr,version,signal:ending.signal})}}),96567:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{XD:()=>optionOf,fK:()=>tokenVariables,pK:()=>computingOptionOf});const options={"impacted-targets-from":"--from","impacted-targets-config":"--config","working-directory":"--dire\
ctory","trust-pull-request":"--trust"},computingOptionOf=input=>options[input]??`--${input}`,tokenVariables={"api-token":"MERGE_QUEUE_API_TOKEN","github-token":"GITHUB_TOKEN"},optionOf=input=>tokenVariables[input]??
`--${input}`}),38219:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{DJ:()=>erase,E0:()=>withProgress,R7:()=>styles});var _reporting_escape_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
41985);const erase="\r\x1B[K";function styles({isTTY},{NO_COLOR="",TERM}){const shown=isTTY===!0&&NO_COLOR===""&&TERM!=="dumb",style=(on,off)=>text=>shown&&text!==""?`\x1B[${on}m${text}\x1B[${off}m`:text;
return{bold:style(1,22),dim:style(2,22),red:style(31,39),yellow:style(33,39)}}async function withProgress(stream,work){if(stream.isTTY!==!0)return work(()=>{});const{columns=0}=stream,most=(columns>0?
columns:80)-1;try{return await work(now=>stream.write(erase+(0,_reporting_escape_js__WEBPACK_IMPORTED_MODULE_0__.RK)(now).slice(0,most)))}finally{stream.write(erase)}}})};
