"use strict";exports.id=5257,exports.ids=[5257],exports.modules={85257:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),__webpack_require__.
d(__webpack_exports__,{operation:()=>get_merge_queue_metrics_operation});var input_error=__webpack_require__(51328),prometheus=__webpack_require__(78799),blocks=__webpack_require__(48401);function metricsDocument(samples){
const shown=samples.filter(({name,labels})=>!name.endsWith("_bucket")||labels.le===void 0);return shown.length===0?(0,blocks.FY)("The service has no metrics now."):(0,blocks.c_)(["Metric","Of","Value"],
shown,({name,labels,value})=>[{code:name},Object.entries(labels).map(pair=>pair.join(" ")).join(", "),String(value)],{most:200,file:"metrics"})}var operation=__webpack_require__(96333),requests=__webpack_require__(
89924);function scopeOf(step){(0,requests.mM)(step,"get-merge-queue-metrics has no request body to add fields to");const{metricsScope,targetBranch}=step.inputs;if(metricsScope==="organization")return{
kind:metricsScope};const{repository}=step.context;if(repository===void 0)throw new input_error.d("repository","nothing names the repository. Give owner/name");if(metricsScope==="repository")return{kind:metricsScope,
repo:repository};if(targetBranch===void 0)throw new input_error.d("target-branch","metrics-scope is queue, so it is needed. Give the branch of the queue");return{kind:"queue",repo:repository,targetBranch}}
function whose(scope){if(scope.kind==="organization")return"the organization";const{owner,name}=scope.repo;return`${scope.kind==="queue"?`${scope.targetBranch} of `:""}${owner}/${name}`}const summarizedLength=4*
1024*1024,get_merge_queue_metrics_operation={kind:"request",needs:{pullRequest:"none",targetBranch:!1,repository:!1},plan:(step,service)=>{const scope=scopeOf(step),result={headline:`Read the merge qu\
eue metrics of ${whose(scope)}`};return(0,operation.l)(result,()=>service.metrics(scope),async answer=>{const{received,text}=await answer,file=await step.files.write("metrics.prom",text),whole=received.
length<=summarizedLength,rows=whole?received:received.slice(0,received.lastIndexOf(`
`,summarizedLength)),samples=(0,prometheus.a)(rows),holdsOther=rows.trim()===""||/^[^#\s]/m.test(rows),warnings=[...samples.length===0&&holdsOther?["The response has no metrics in the Prometheus text \
format. It is in metrics-file as received"]:[],...whole?[]:["The summary shows the beginning of a long response. metrics-file has all of it"]];return{...result,outputs:{"metrics-file":file},document:[
metricsDocument(samples)],warnings}})}}}),78799:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{a:()=>readSamples,c:()=>beginsWithMetrics});
const line=/^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\s*\{(.*)\}\s+|\s+)(\S+)(?:\s+-?\d+)?$/,label=/\s*([a-zA-Z_][a-zA-Z0-9_]*)\s*=\s*"((?:[^"\\]|\\.)*)"\s*(?:,|$)/y;function readSamples(text){const samples=[];for(const row of text.
split(`
`)){const sample=readSample(row);sample!==void 0&&samples.push(sample)}return samples}function beginsWithMetrics(text){const[first=""]=/\S.*/.exec(text)??[];return first.startsWith("#")||readSample(first)!==
void 0}function readSample(row){const[,name,labels="",written=""]=line.exec(row.trim())??[],value=readValue(written);return name===void 0||value===void 0?void 0:{name,labels:readLabels(labels),value}}
function readLabels(text){const labels={};label.lastIndex=0;for(let match=label.exec(text);match!==null;match=label.exec(text)){const[,name="",value=""]=match;labels[name]=value.replace(/\\(.)/g,(_,escaped)=>escaped===
"n"?`
`:escaped)}return labels}function readValue(text){if(/^[+-]?Inf$/i.test(text))return text.startsWith("-")?-1/0:1/0;const value=Number(text);return Number.isNaN(value)&&text!=="NaN"?void 0:value}})};
