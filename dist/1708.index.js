"use strict";exports.id=1708,exports.ids=[1708],exports.modules={24952:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{h:()=>suggestion,j:()=>ConfigurationError});
var leven__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(47785),_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1564);class ConfigurationError extends _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__.
X{constructor(file,mistakes){super(mistakes.map(({line,column,message})=>`${file}:${line}:${column}: ${message}`).join("; ")),this.file=file,this.mistakes=mistakes.map(mistake=>({file,...mistake}))}file;name="\
ConfigurationError";mistakes}function suggestion(wrong,names){const written=wrong.toLowerCase(),most=Math.max(2,Math.floor(wrong.length/3)),isEnd=name=>/[/:]/.test(name.at(-written.length-1)??"")&&name.
toLowerCase().endsWith(written),all=[...names].map(name=>({name,distance:isEnd(name)?-1:(0,leven__WEBPACK_IMPORTED_MODULE_1__.A)(written,name.toLowerCase())})),[nearest]=all.sort((one,other)=>one.distance-
other.distance);return nearest===void 0||nearest.distance>most?"":` (did you mean ${nearest.name}?)`}}),85054:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{j:()=>PlacedDocument});var dist=__webpack_require__(38815),src_text=__webpack_require__(89478);function lineAt(text,offset){const start=text.lastIndexOf(`
`,offset-1)+1,end=text.indexOf(`
`,start);return text.slice(start,Math.min(end===-1?text.length:end,start+1e3)).replace(/\r$/,"")}const inQuotes="Put the whole value in quotes ('\u2026')",aliasMistake=`a value that begins with * refe\
rs to another value of the file. ${inQuotes}`,unclosed="a [ or { in front of here is not closed. Write the missing ] or }",always=/^/,likely=[["",/\n(?:<{7}|={7}|>{7}|\|{7})(?: |$)/,"this line is a ma\
rk of a merge conflict. Resolve the conflict"],["MULTILINE_IMPLICIT_KEY",/^Implicit keys of flow/,unclosed],["MULTILINE_IMPLICIT_KEY",/\u00a0/,"there is a no-break space here. Replace it with a space"],
["MULTILINE_IMPLICIT_KEY",/^.*\n\s*[^\s:]+:[^\s:/]/,"a space is missing behind the colon. Write `key: value`"],["MULTILINE_IMPLICIT_KEY",always,"this line is neither `key: value` nor `- item`: a colon\
, dash or quote is missing"],["BAD_INDENT",/^Flow/,unclosed],["MISSING_CHAR",/^Missing closing/,"a quote is opened in front of here and not closed. Write the missing one"],["MISSING_CHAR",/^.*\n[^{}]*\{[^}]*$/,
unclosed],["MISSING_CHAR",always,"a colon is missing behind the key. Write `key: value`"],["UNEXPECTED_TOKEN",/^.*\n\s*\{.*\s\/[/*]/,"JSON has no comments. Remove the one on this line"],["UNEXPECTED_T\
OKEN",/scalar at node end/,`text follows behind a quote, ] or } that ends the value. ${inQuotes}`],["BAD_SCALAR_START",always,`a value cannot begin with this character, which has a meaning in YAML. ${inQuotes}`],
["BAD_ALIAS",always,aliasMistake],["TAG_RESOLVE_FAILED",always,`a value that begins with ! is a tag of YAML. ${inQuotes}`],["BLOCK_AS_IMPLICIT_KEY",/^Nested.*\n(?:[^:]|:(?!\s))*:\s(?:[^:]|:(?!\s))*$/,
"the next line begins further right, so it belongs to this value. Begin both lines in the same column"],["BLOCK_AS_IMPLICIT_KEY",/^Nested.*\n\s*[\w-]+: [^'"]*[,;] ?[\w-]+: /,"several keys are on one l\
ine. Write one a line, without commas"],["BLOCK_AS_IMPLICIT_KEY",/^Nested/,`the value holds a colon and a space, as another key would. ${inQuotes}`],["MULTIPLE_DOCS",always,"a second document begins h\
ere (---). Give one"]];function yamlMistake({code,message,pos},text){const seen=`${message}
${lineAt(text,pos[0])}`;return likely.find(([one,looks])=>(one===""||one===code)&&looks.test(seen))?.[2]??(0,src_text.vI)(message,200)}function yamlValueMistake(message){return message.startsWith("Unr\
esolved alias")?aliasMistake:(0,src_text.vI)(message,200)}var mistakes=__webpack_require__(24952);function messagesOf(issues,above=[]){return issues.flatMap(issue=>{const place=[...above,...issue.path],
{code,message,input}=issue;if(code==="unrecognized_keys")return issue.keys.map((key,index)=>({place:[...place,key],message:`unknown key ${JSON.stringify(key)}${instead(key,message,index===0)}`}));if(code===
"invalid_key")return issue.issues.map(inner=>({place,message:inner.message}));if(code==="custom")return[{place,message}];const meant=code==="invalid_union"?formOf(issue):void 0;if(meant!==void 0)return messagesOf(
meant,place);const isKind=code==="invalid_type"||code==="invalid_union";return[{place,message:`${subjectOf(place)} ${message}${isKind?`, not ${kindOf(input)}`:""}`}]})}function formOf({errors}){return errors.
find(issues=>issues.every(issue=>issue.path.length>0||issue.code!=="invalid_type"&&(issue.code!=="invalid_union"||formOf(issue)!==void 0)))}function instead(key,known,isFirst){if(known==="")return": n\
othing can be set here";const keys=known.split(`
`);return(0,mistakes.h)(key,keys)||(isFirst?`: write one of ${keys.join(", ")}`:"")}function subjectOf(place){const keys=place.filter(part=>typeof part=="string");return(keys[0]==="build-systems"?keys.
join("."):keys.at(-1))??"the file"}function kindOf(value){return value==null?"nothing":Array.isArray(value)?"a list":typeof value=="object"?"a mapping":typeof value=="string"?"a text":`${typeof value}\
 ${JSON.stringify(value)}`}class PlacedDocument{constructor(text,file){this.file=file;const protectedText=protectBraces(text);this.#document=(0,dist.Tp)(protectedText,{lineCounter:this.#lines,prettyErrors:!1,
uniqueKeys:!1});const problems=[...this.#document.errors,...this.#document.warnings],exhausted=problems.find(({code})=>code==="RESOURCE_EXHAUSTION"),[problem]=problems;exhausted!==void 0?this.#mistakeAt(
exhausted.pos[0],"it is nested more deeply than anybody writes"):problem!==void 0&&this.#mistakeAt(problem.pos[0],restoreBraces(yamlMistake(problem,protectedText))),this.finish(),this.#checkNodes(),this.
finish();try{this.data=this.#document.toJS()}catch(error){if(!(error instanceof ReferenceError))throw error;this.#mistakeAt(0,yamlValueMistake(error.message)),this.finish()}}file;#lines=new dist.HN;#document;#mistakes=[];data;#checkNodes(){
const anchors=new Set;(0,dist.YR)(this.#document,{Alias:(_,alias,above)=>{(above.some(node=>(0,dist.P3)(node)&&node.anchor===alias.source)||!anchors.has(alias.source))&&this.#mistakeAt(offsetOf(alias),
aliasMistake)},Value:(_,node)=>{node.anchor!==void 0&&anchors.add(node.anchor),(0,dist.jn)(node)&&typeof node.value=="string"&&(node.value=restoreBraces(node.value)),(0,dist.jh)(node)&&this.#checkKeys(
node.items.map(({key})=>key))}})}#checkKeys(keys){const seen=new Set;for(const key of keys){const name=this.#nameOf(key);name===void 0?this.#mistakeAt(offsetOf(key),"a key must be text"):seen.has(name)&&
this.#mistakeAt(offsetOf(key),`the key ${JSON.stringify(name)} is written twice`),name==="__proto__"&&this.#mistakeAt(offsetOf(key),"__proto__ cannot be a key"),seen.add(name)}}#nameOf(key){const scalar=(0,dist.
Vj)(key)?key.resolve(this.#document):key;if((0,dist.jn)(scalar))return scalar.value===null?"":typeof scalar.value=="string"?restoreBraces(scalar.value):JSON.stringify(scalar.value)}read(schema){const{
data,error}=schema.safeParse(this.data,{reportInput:!0});for(const{place,message}of messagesOf(error?.issues??[]))this.mistake(place,message);return this.finish(),data}finish(){if(this.#mistakes.length!==
0)throw this.#mistakes.sort((a,b)=>a.line-b.line||a.column-b.column),new mistakes.j(this.file,this.#mistakes)}mistake(place,message){this.#mistakeAt(offsetOf(this.#nodeAt(place)),message)}#mistakeAt(offset,message){
const{line,col}=this.#lines.linePos(offset);this.#mistakes.push({line:Math.max(line,1),column:Math.max(col,1),message})}lineOf(place){return this.#lines.linePos(offsetOf(this.#nodeAt(place))).line}#nodeAt(place){
let[node,value]=[this.#document.contents,this.#document.contents];for(const part of place){const within=(0,dist.Vj)(value)?value.resolve(this.#document):value,pair=(0,dist.jh)(within)?within.items.find(
({key})=>this.#nameOf(key)===part):void 0,entry=(0,dist.oP)(within)&&typeof part=="number"?within.items[part]:void 0;pair!==void 0?[node,value]=[pair.key,pair.value]:entry!==void 0&&([node,value]=[entry,
entry])}return node}}const offsetOf=node=>node?.range?.[0]??0,standIns={"{":"\uE0F0","}":"\uE0F1",",":"\uE0F2"};function protectBraces(text){return text.replaceAll(/\{[^\s{}[\]:"']+\}/g,(braces,index)=>[
text[index-1],text[index+braces.length]].some(character=>character!==void 0&&!/[\s{}[\],:"']/.test(character))?braces.replaceAll(/[{},]/g,character=>standIns[character]):braces)}function restoreBraces(text){
return Object.entries(standIns).reduce((restored,[brace,standIn])=>restored.replaceAll(standIn,brace),text)}}),1564:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{L:()=>ToolMissing,X:()=>ImpactError});var _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(86493);class ImpactError extends _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__.
y{name="ImpactError"}class ToolMissing extends ImpactError{constructor(program){super(`${program} was not found on this machine. The workspace is not searched for it. Install it, git (2.31 or newer) b\
efore the checkout, or set the path of a build tool in the configuration`),this.program=program}program;name="ToolMissing"}}),41708:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{jsonMapping:()=>jsonMapping,readPlaced:()=>readPlaced});var zod_mini__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(28395),_packages_impacted_targets_src_configuration_mistakes_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
24952),_packages_impacted_targets_src_configuration_placed_document_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(85054),_values_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(87745);const isInfinite=value=>typeof value==
"number"?!Number.isFinite(value):typeof value=="object"&&value!==null&&Object.values(value).some(isInfinite),jsonMapping=zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.
g1P(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),zod_mini__WEBPACK_IMPORTED_MODULE_3__.L5J())).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB(value=>!isInfinite(value),{error:"a number is .inf or .nan\
, which JSON cannot hold"}));function readPlaced({text,file},schema,whyOther){try{const document=new _packages_impacted_targets_src_configuration_placed_document_js__WEBPACK_IMPORTED_MODULE_1__.j(text,
file??"input"),other=whyOther(document.data);if(other!==void 0)throw new _values_js__WEBPACK_IMPORTED_MODULE_2__.FQ(file===void 0?other:`${file}: ${other}`);return document.read(schema)}catch(error){throw error instanceof
_packages_impacted_targets_src_configuration_mistakes_js__WEBPACK_IMPORTED_MODULE_0__.j?new _values_js__WEBPACK_IMPORTED_MODULE_2__.FQ(placesOf(error,file)):error instanceof RangeError?new _values_js__WEBPACK_IMPORTED_MODULE_2__.
FQ("it is nested too deeply"):error}}function placesOf({mistakes,message},file){return file!==void 0?message:mistakes.map(({line,column,message:problem})=>`line ${String(line)}, column ${String(column)}\
: ${problem}`).join("; ")}})};
