"use strict";exports.id=3759,exports.ids=[3759],exports.modules={43759:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$O:()=>_ipv6,$S:()=>_startsWith,
Af:()=>_stringFormat,Au:()=>_lt,Be:()=>_uuid,Bj:()=>_cuid2,Ct:()=>_ulid,Dl:()=>_nanoid,E4:()=>_undefined,ER:()=>_endsWith,Eb:()=>_maxLength,F7:()=>_number,FO:()=>_custom,Fk:()=>_regex,Fn:()=>_url,G1:()=>_isoDateTime,
G8:()=>_never,GZ:()=>_mime,HL:()=>_float32,Hi:()=>_multipleOf,Il:()=>_toLowerCase,Jf:()=>_property,Jg:()=>_int64,K2:()=>_file,KA:()=>_any,KB:()=>_e164,Kn:()=>_isoTime,L4:()=>_nan,LK:()=>_int,MB:()=>_superRefine,
Mu:()=>_email,NC:()=>_positive,Nd:()=>_minSize,Ny:()=>_ipv4,OC:()=>_void,P:()=>_uint32,Pw:()=>_xid,R8:()=>_mac,Rl:()=>_string,T2:()=>_properties,TL:()=>_slugify,Tx:()=>_gt,UI:()=>_nonnegative,Uy:()=>_cidrv4,
W7:()=>_symbol,WN:()=>_trim,YA:()=>_length,YY:()=>_date,Zm:()=>_lte,_L:()=>_boolean,_z:()=>_ksuid,aC:()=>_emoji,aZ:()=>_iban,bR:()=>_negative,bS:()=>_overwrite,cU:()=>_base64url,d$:()=>_size,dR:()=>_includes,
dZ:()=>_array,db:()=>_isoDate,ej:()=>_nonpositive,em:()=>_unknown,f2:()=>_isoDuration,fI:()=>_stringbool,fU:()=>_refine,fs:()=>_cuid,g6:()=>_float64,gP:()=>_cidrv6,hH:()=>_lowercase,ii:()=>_uint64,jw:()=>_null,
lo:()=>_normalize,m9:()=>_minLength,mI:()=>meta,nA:()=>_uuidv4,pY:()=>_uuidv6,q0:()=>describe,qF:()=>_uppercase,qm:()=>_gte,rk:()=>_jwt,rt:()=>_base64,sw:()=>_int32,tB:()=>_guid,vL:()=>_maxSize,vN:()=>_creditCard,
wA:()=>_uuidv7,xY:()=>_toUpperCase,z$:()=>_bigint});var _checks_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(44890),_registries_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(29396),_schemas_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
56985),_util_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54723);function snapshotChecks(def){return def.checks&&(def.checks=[...def.checks]),def}function _string(Class,params){return new Class(
snapshotChecks({type:"string",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)}))}function _coercedString(Class,params){return new Class(snapshotChecks({type:"string",coerce:!0,...util.normalizeParams(
params)}))}function _email(Class,params){return new Class({type:"string",format:"email",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _guid(Class,params){
return new Class({type:"string",format:"guid",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _uuid(Class,params){return new Class({type:"string",format:"\
uuid",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _uuidv4(Class,params){return new Class({type:"string",format:"uuid",check:"string_format",abort:!1,version:"\
v4",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _uuidv6(Class,params){return new Class({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",..._util_js__WEBPACK_IMPORTED_MODULE_0__.
A2(params)})}function _uuidv7(Class,params){return new Class({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v7",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _url(Class,params){
return new Class({type:"string",format:"url",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _emoji(Class,params){return new Class({type:"string",format:"\
emoji",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _nanoid(Class,params){return new Class({type:"string",format:"nanoid",check:"string_format",abort:!1,
..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _cuid(Class,params){return new Class({type:"string",format:"cuid",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.
A2(params)})}function _cuid2(Class,params){return new Class({type:"string",format:"cuid2",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _ulid(Class,params){
return new Class({type:"string",format:"ulid",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _xid(Class,params){return new Class({type:"string",format:"x\
id",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _ksuid(Class,params){return new Class({type:"string",format:"ksuid",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.
A2(params)})}function _ipv4(Class,params){return new Class({type:"string",format:"ipv4",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _ipv6(Class,params){
return new Class({type:"string",format:"ipv6",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _mac(Class,params){return new Class({type:"string",format:"m\
ac",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _cidrv4(Class,params){return new Class({type:"string",format:"cidrv4",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.
A2(params)})}function _cidrv6(Class,params){return new Class({type:"string",format:"cidrv6",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _base64(Class,params){
return new Class({type:"string",format:"base64",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _base64url(Class,params){return new Class({type:"string",format:"\
base64url",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _e164(Class,params){return new Class({type:"string",format:"e164",check:"string_format",abort:!1,
..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _creditCard(Class,params){return new Class({type:"string",format:"credit_card",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.
A2(params)})}function _iban(Class,params){return new Class({type:"string",format:"iban",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _jwt(Class,params){
return new Class({type:"string",format:"jwt",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}const TimePrecision={Any:null,Minute:-1,Second:0,Millisecond:3,Microsecond:6};
function _isoDateTime(Class,params){return new Class({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _isoDate(Class,params){
return new Class({type:"string",format:"date",check:"string_format",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _isoTime(Class,params){return new Class({type:"string",format:"time",
check:"string_format",precision:null,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _isoDuration(Class,params){return new Class({type:"string",format:"duration",check:"string_format",..._util_js__WEBPACK_IMPORTED_MODULE_0__.
A2(params)})}function _number(Class,params){return new Class(snapshotChecks({type:"number",checks:[],..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)}))}function _coercedNumber(Class,params){return new Class(
snapshotChecks({type:"number",coerce:!0,checks:[],...util.normalizeParams(params)}))}function _int(Class,params){return new Class({type:"number",check:"number_format",abort:!1,format:"safeint",..._util_js__WEBPACK_IMPORTED_MODULE_0__.
A2(params)})}function _float32(Class,params){return new Class({type:"number",check:"number_format",abort:!1,format:"float32",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _float64(Class,params){
return new Class({type:"number",check:"number_format",abort:!1,format:"float64",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _int32(Class,params){return new Class({type:"number",check:"\
number_format",abort:!1,format:"int32",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _uint32(Class,params){return new Class({type:"number",check:"number_format",abort:!1,format:"uint3\
2",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _boolean(Class,params){return new Class({type:"boolean",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _coercedBoolean(Class,params){
return new Class({type:"boolean",coerce:!0,...util.normalizeParams(params)})}function _bigint(Class,params){return new Class({type:"bigint",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _coercedBigint(Class,params){
return new Class({type:"bigint",coerce:!0,...util.normalizeParams(params)})}function _int64(Class,params){return new Class({type:"bigint",check:"bigint_format",abort:!1,format:"int64",..._util_js__WEBPACK_IMPORTED_MODULE_0__.
A2(params)})}function _uint64(Class,params){return new Class({type:"bigint",check:"bigint_format",abort:!1,format:"uint64",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _symbol(Class,params){
return new Class({type:"symbol",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _undefined(Class,params){return new Class({type:"undefined",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}
function _null(Class,params){return new Class({type:"null",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _any(Class){return new Class({type:"any"})}function _unknown(Class){return new Class(
{type:"unknown"})}function _never(Class,params){return new Class({type:"never",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _void(Class,params){return new Class({type:"void",..._util_js__WEBPACK_IMPORTED_MODULE_0__.
A2(params)})}function _date(Class,params){return new Class({type:"date",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _coercedDate(Class,params){return new Class({type:"date",coerce:!0,
...util.normalizeParams(params)})}function _nan(Class,params){return new Class({type:"nan",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _lt(value,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.
sm({check:"less_than",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),value,inclusive:!1})}function _lte(value,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.sm({check:"less_than",..._util_js__WEBPACK_IMPORTED_MODULE_0__.
A2(params),value,inclusive:!0})}function _gt(value,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.J_({check:"greater_than",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),value,inclusive:!1})}
function _gte(value,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.J_({check:"greater_than",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),value,inclusive:!0})}function _positive(params){
return _gt(0,params)}function _negative(params){return _lt(0,params)}function _nonpositive(params){return _lte(0,params)}function _nonnegative(params){return _gte(0,params)}function _multipleOf(value,params){
return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Jk({check:"multiple_of",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),value})}function _maxSize(maximum,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.
j2({check:"max_size",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),maximum})}function _minSize(minimum,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.PH({check:"min_size",..._util_js__WEBPACK_IMPORTED_MODULE_0__.
A2(params),minimum})}function _size(size,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.e2({check:"size_equals",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),size})}function _maxLength(maximum,params){
return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Yk({check:"max_length",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),maximum})}function _minLength(minimum,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.
Kk({check:"min_length",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),minimum})}function _length(length,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.RM({check:"length_equals",..._util_js__WEBPACK_IMPORTED_MODULE_0__.
A2(params),length})}function _regex(pattern,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.DG({check:"string_format",format:"regex",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),pattern})}
function _lowercase(params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.NI({check:"string_format",format:"lowercase",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _uppercase(params){
return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.kH({check:"string_format",format:"uppercase",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _includes(includes,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.
Tt({check:"string_format",format:"includes",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),includes})}function _startsWith(prefix,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.J({check:"\
string_format",format:"starts_with",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),prefix})}function _endsWith(suffix,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.E6({check:"string_\
format",format:"ends_with",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),suffix})}function _property(property,schema,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.XF({check:"propert\
y",property,schema,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _properties(shape,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.nJ({check:"properties",shape,..._util_js__WEBPACK_IMPORTED_MODULE_0__.
A2(params)})}function _mime(types,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.sj({check:"mime_type",mime:types,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _overwrite(tx){
return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.v$({check:"overwrite",tx})}function _normalize(form){return _overwrite(input=>input.normalize(form))}function _trim(){return _overwrite(input=>input.
trim())}function _toLowerCase(){return _overwrite(input=>input.toLowerCase())}function _toUpperCase(){return _overwrite(input=>input.toUpperCase())}function _slugify(){return _overwrite(input=>_util_js__WEBPACK_IMPORTED_MODULE_0__.
Yv(input))}function _array(Class,element,params){return new Class({type:"array",element,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _union(Class,options,params){return new Class({type:"\
union",options,...util.normalizeParams(params)})}function _xor(Class,options,params){return new Class({type:"union",options,inclusive:!1,...util.normalizeParams(params)})}function _discriminatedUnion(Class,discriminator,options,params){
return new Class({type:"union",options,discriminator,...util.normalizeParams(params)})}function _intersection(Class,left,right){return new Class({type:"intersection",left,right})}function _tuple(Class,items,_paramsOrRest,_params){
const hasRest=_paramsOrRest instanceof schemas.$ZodType,params=hasRest?_params:_paramsOrRest,rest=hasRest?_paramsOrRest:null;return new Class({type:"tuple",items,rest,...util.normalizeParams(params)})}
function _record(Class,keyType,valueType,params){return new Class({type:"record",keyType,valueType,...util.normalizeParams(params)})}function _map(Class,keyType,valueType,params){return new Class({type:"\
map",keyType,valueType,...util.normalizeParams(params)})}function _set(Class,valueType,params){return new Class({type:"set",valueType,...util.normalizeParams(params)})}function _enum(Class,values,params){
const entries=Array.isArray(values)?Object.fromEntries(values.map(v=>[v,v])):values;return new Class({type:"enum",entries,...util.normalizeParams(params)})}function _nativeEnum(Class,entries,params){return new Class(
{type:"enum",entries,...util.normalizeParams(params)})}function _literal(Class,value,params){return new Class({type:"literal",values:Array.isArray(value)?value:[value],...util.normalizeParams(params)})}
function _file(Class,params){return new Class({type:"file",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _transform(Class,fn){return new Class({type:"transform",transform:fn})}function _optional(Class,innerType){
return new Class({type:"optional",innerType})}function _nullable(Class,innerType){return new Class({type:"nullable",innerType})}function _default(Class,innerType,defaultValue){return new Class({type:"\
default",innerType,get defaultValue(){return typeof defaultValue=="function"?defaultValue():util.shallowClone(defaultValue)}})}function _nonoptional(Class,innerType,params){return new Class({type:"non\
optional",innerType,...util.normalizeParams(params)})}function _success(Class,innerType){return new Class({type:"success",innerType})}function _catch(Class,innerType,catchValue){return new Class({type:"\
catch",innerType,catchValue:typeof catchValue=="function"?catchValue:util.constantCatch(catchValue)})}function _pipe(Class,in_,out){return new Class({type:"pipe",in:in_,out})}function _readonly(Class,innerType){
return new Class({type:"readonly",innerType})}function _templateLiteral(Class,parts,params){return new Class({type:"template_literal",parts,...util.normalizeParams(params)})}function _lazy(Class,getter){
return new Class({type:"lazy",getter})}function _promise(Class,innerType){return new Class({type:"promise",innerType})}function _custom(Class,fn,_params){const norm=_util_js__WEBPACK_IMPORTED_MODULE_0__.
A2(_params);return norm.abort??(norm.abort=!0),new Class({type:"custom",check:"custom",fn,...norm})}function _refine(Class,fn,_params){return new Class({type:"custom",check:"custom",fn,..._util_js__WEBPACK_IMPORTED_MODULE_0__.
A2(_params)})}function _superRefine(fn,params){const ch=_check(payload=>(payload.addIssue=issue=>{if(typeof issue=="string")payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_0__.sn(issue,payload.value,
ch._zod.def));else{const _issue=issue;_issue.fatal&&(_issue.continue=!1),_issue.code??(_issue.code="custom"),"input"in _issue||(_issue.input=payload.value),_issue.inst??(_issue.inst=ch),_issue.continue??
(_issue.continue=!ch._zod.def.abort),payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_0__.sn(_issue))}},fn(payload.value,payload)),params);return ch}function _check(fn,params){const ch=new _checks_js__WEBPACK_IMPORTED_MODULE_1__.
QP({check:"custom",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)});return ch._zod.check=fn,ch}function describe(description){const ch=new _checks_js__WEBPACK_IMPORTED_MODULE_1__.QP({check:"descr\
ibe"});return ch._zod.onattach=[inst=>{const existing=_registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.get(inst)??{};_registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.add(inst,{...existing,description})}],
ch._zod.check=()=>{},ch}function meta(metadata){const ch=new _checks_js__WEBPACK_IMPORTED_MODULE_1__.QP({check:"meta"});return ch._zod.onattach=[inst=>{const existing=_registries_js__WEBPACK_IMPORTED_MODULE_2__.
fd.get(inst)??{};_registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.add(inst,{...existing,...metadata})}],ch._zod.check=()=>{},ch}function _stringbool(Classes,_params){const params=_util_js__WEBPACK_IMPORTED_MODULE_0__.
A2(_params);let truthyArray=params.truthy??["true","1","yes","on","y","enabled"],falsyArray=params.falsy??["false","0","no","off","n","disabled"];params.case!=="sensitive"&&(truthyArray=truthyArray.map(
v=>typeof v=="string"?v.toLowerCase():v),falsyArray=falsyArray.map(v=>typeof v=="string"?v.toLowerCase():v));const truthySet=new Set(truthyArray),falsySet=new Set(falsyArray),_Codec=Classes.Codec??_schemas_js__WEBPACK_IMPORTED_MODULE_3__.
YY,_Boolean=Classes.Boolean??_schemas_js__WEBPACK_IMPORTED_MODULE_3__.sF,_String=Classes.String??_schemas_js__WEBPACK_IMPORTED_MODULE_3__.$v,stringSchema=new _String({type:"string",error:params.error}),
booleanSchema=new _Boolean({type:"boolean",error:params.error}),codec=new _Codec({type:"pipe",in:stringSchema,out:booleanSchema,transform:((input,payload)=>{let data=input;return params.case!=="sensit\
ive"&&(data=data.toLowerCase()),truthySet.has(data)?!0:falsySet.has(data)?!1:(payload.issues.push({code:"invalid_value",expected:"stringbool",values:[...truthySet,...falsySet],input:payload.value,inst:codec,
continue:!1}),{})}),reverseTransform:((input,_payload)=>input===!0?truthyArray[0]||"true":falsyArray[0]||"false"),error:params.error});return codec._zod.bag.truthy=truthyArray,codec._zod.bag.falsy=falsyArray,
codec._zod.bag.case=params.case??"insensitive",codec}function _stringFormat(Class,format,fnOrRegex,_params={}){const params=_util_js__WEBPACK_IMPORTED_MODULE_0__.A2(_params),def={check:"string_format",
type:"string",format,fn:typeof fnOrRegex=="function"?fnOrRegex:val=>fnOrRegex.test(val),...params};return fnOrRegex instanceof RegExp&&(def.pattern=fnOrRegex),new Class(def)}}),44890:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{DG:()=>$ZodCheckRegex,E6:()=>$ZodCheckEndsWith,J:()=>$ZodCheckStartsWith,J_:()=>$ZodCheckGreaterThan,Jk:()=>$ZodCheckMultipleOf,KH:()=>$ZodCheckNumberFormat,
Kk:()=>$ZodCheckMinLength,NI:()=>$ZodCheckLowerCase,PH:()=>$ZodCheckMinSize,QP:()=>$ZodCheck,RM:()=>$ZodCheckLengthEquals,Tt:()=>$ZodCheckIncludes,XF:()=>$ZodCheckProperty,Yk:()=>$ZodCheckMaxLength,e2:()=>$ZodCheckSizeEquals,
j2:()=>$ZodCheckMaxSize,kH:()=>$ZodCheckUpperCase,nJ:()=>$ZodCheckProperties,ql:()=>$ZodCheckStringFormat,sj:()=>$ZodCheckMimeType,sm:()=>$ZodCheckLessThan,uE:()=>$ZodCheckBigIntFormat,v$:()=>$ZodCheckOverwrite});
var _core_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88532),_regexes_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(23908),_util_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(54723);
const $ZodCheck=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheck",(inst,def)=>{var _a;inst._zod??(inst._zod={}),inst._zod.def=def,(_a=inst._zod).onattach??(_a.onattach=[])}),_whenHasSize=payload=>{
const val=payload.value;return!_util_js__WEBPACK_IMPORTED_MODULE_1__.cl(val)&&val.size!==void 0},_whenHasLength=payload=>{const val=payload.value;return!_util_js__WEBPACK_IMPORTED_MODULE_1__.cl(val)&&
val.length!==void 0},numericOriginMap={number:"number",bigint:"bigint",object:"date"},$ZodCheckLessThan=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckLessThan",(inst,def)=>{$ZodCheck.init(inst,def);
const origin=numericOriginMap[typeof def.value];inst._zod.check=payload=>{(def.inclusive?payload.value<=def.value:payload.value<def.value)||payload.issues.push({origin:numericOriginMap[typeof payload.
value]??origin,code:"too_big",maximum:typeof def.value=="object"?def.value.getTime():def.value,input:payload.value,inclusive:def.inclusive,inst,continue:!def.abort})}}),$ZodCheckGreaterThan=_core_js__WEBPACK_IMPORTED_MODULE_0__.
xI("$ZodCheckGreaterThan",(inst,def)=>{$ZodCheck.init(inst,def);const origin=numericOriginMap[typeof def.value];inst._zod.check=payload=>{(def.inclusive?payload.value>=def.value:payload.value>def.value)||
payload.issues.push({origin:numericOriginMap[typeof payload.value]??origin,code:"too_small",minimum:typeof def.value=="object"?def.value.getTime():def.value,input:payload.value,inclusive:def.inclusive,
inst,continue:!def.abort})}}),$ZodCheckMultipleOf=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMultipleOf",(inst,def)=>{$ZodCheck.init(inst,def),inst._zod.check=payload=>{if(typeof payload.value!=
typeof def.value)throw new Error("Cannot mix number and bigint in multiple_of check.");(typeof payload.value=="bigint"?def.value!==BigInt(0)&&payload.value%def.value===BigInt(0):_util_js__WEBPACK_IMPORTED_MODULE_1__.
LG(payload.value,def.value)===0)||payload.issues.push({origin:typeof payload.value,code:"not_multiple_of",divisor:def.value,input:payload.value,inst,continue:!def.abort})}}),$ZodCheckNumberFormat=_core_js__WEBPACK_IMPORTED_MODULE_0__.
xI("$ZodCheckNumberFormat",(inst,def)=>{$ZodCheck.init(inst,def),def.format=def.format||"float64";const isInt=def.format?.includes("int"),origin=isInt?"int":"number",[minimum,maximum]=_util_js__WEBPACK_IMPORTED_MODULE_1__.
zH[def.format];inst._zod.check=payload=>{const input=payload.value;if(isInt){if(!Number.isInteger(input)){payload.issues.push({expected:origin,format:def.format,code:"invalid_type",continue:!1,input,inst});
return}if(!Number.isSafeInteger(input)){input>0?payload.issues.push({input,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst,origin,inclusive:!0,
continue:!def.abort}):payload.issues.push({input,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst,origin,inclusive:!0,continue:!def.abort});
return}}input<minimum&&payload.issues.push({origin:"number",input,code:"too_small",minimum,inclusive:!0,inst,continue:!def.abort}),input>maximum&&payload.issues.push({origin:"number",input,code:"too_b\
ig",maximum,inclusive:!0,inst,continue:!def.abort})}}),$ZodCheckBigIntFormat=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckBigIntFormat",(inst,def)=>{$ZodCheck.init(inst,def);const[minimum,maximum]=_util_js__WEBPACK_IMPORTED_MODULE_1__.
NR[def.format];inst._zod.check=payload=>{const input=payload.value;input<minimum&&payload.issues.push({origin:"bigint",input,code:"too_small",minimum,inclusive:!0,inst,continue:!def.abort}),input>maximum&&
payload.issues.push({origin:"bigint",input,code:"too_big",maximum,inclusive:!0,inst,continue:!def.abort})}}),$ZodCheckMaxSize=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMaxSize",(inst,def)=>{var _a;
$ZodCheck.init(inst,def),(_a=inst._zod.def).when??(_a.when=_whenHasSize),inst._zod.check=payload=>{const input=payload.value;input.size<=def.maximum||payload.issues.push({origin:_util_js__WEBPACK_IMPORTED_MODULE_1__.
fx(input),code:"too_big",maximum:def.maximum,inclusive:!0,input,inst,continue:!def.abort})}}),$ZodCheckMinSize=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMinSize",(inst,def)=>{var _a;$ZodCheck.
init(inst,def),(_a=inst._zod.def).when??(_a.when=_whenHasSize),inst._zod.check=payload=>{const input=payload.value;input.size>=def.minimum||payload.issues.push({origin:_util_js__WEBPACK_IMPORTED_MODULE_1__.
fx(input),code:"too_small",minimum:def.minimum,inclusive:!0,input,inst,continue:!def.abort})}}),$ZodCheckSizeEquals=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckSizeEquals",(inst,def)=>{var _a;$ZodCheck.
init(inst,def),(_a=inst._zod.def).when??(_a.when=_whenHasSize),inst._zod.check=payload=>{const input=payload.value,size=input.size;if(size===def.size)return;const tooBig=size>def.size;payload.issues.push(
{origin:_util_js__WEBPACK_IMPORTED_MODULE_1__.fx(input),...tooBig?{code:"too_big",maximum:def.size}:{code:"too_small",minimum:def.size},inclusive:!0,exact:!0,input:payload.value,inst,continue:!def.abort})}}),
$ZodCheckMaxLength=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMaxLength",(inst,def)=>{var _a;$ZodCheck.init(inst,def),(_a=inst._zod.def).when??(_a.when=_whenHasLength),inst._zod.check=payload=>{
const input=payload.value,units=input.length;if((typeof input=="string"&&units>def.maximum?_util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input):units)<=def.maximum)return;const origin=_util_js__WEBPACK_IMPORTED_MODULE_1__.
Rc(input);payload.issues.push({origin,code:"too_big",maximum:def.maximum,inclusive:!0,input,inst,continue:!def.abort})}}),$ZodCheckMinLength=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMinLengt\
h",(inst,def)=>{var _a;$ZodCheck.init(inst,def),(_a=inst._zod.def).when??(_a.when=_whenHasLength),inst._zod.check=payload=>{const input=payload.value,units=input.length;if((typeof input=="string"&&units>=
def.minimum&&units<def.minimum*2?_util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input):units)>=def.minimum)return;const origin=_util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);payload.issues.push({origin,code:"\
too_small",minimum:def.minimum,inclusive:!0,input,inst,continue:!def.abort})}}),$ZodCheckLengthEquals=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckLengthEquals",(inst,def)=>{var _a;$ZodCheck.init(
inst,def),(_a=inst._zod.def).when??(_a.when=_whenHasLength),inst._zod.check=payload=>{const input=payload.value,units=input.length,length=typeof input=="string"&&units>=def.length&&units<=def.length*2?
_util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input):units;if(length===def.length)return;const origin=_util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input),tooBig=length>def.length;payload.issues.push({origin,...tooBig?
{code:"too_big",maximum:def.length}:{code:"too_small",minimum:def.length},inclusive:!0,exact:!0,input:payload.value,inst,continue:!def.abort})}}),$ZodCheckStringFormat=_core_js__WEBPACK_IMPORTED_MODULE_0__.
xI("$ZodCheckStringFormat",(inst,def)=>{var _a,_b;$ZodCheck.init(inst,def),def.pattern?(_a=inst._zod).check??(_a.check=payload=>{def.pattern.lastIndex=0,!def.pattern.test(payload.value)&&payload.issues.
push({origin:"string",code:"invalid_format",format:def.format,input:payload.value,...def.pattern?{pattern:def.pattern.toString()}:{},inst,continue:!def.abort})}):(_b=inst._zod).check??(_b.check=()=>{})}),
$ZodCheckRegex=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckRegex",(inst,def)=>{$ZodCheckStringFormat.init(inst,def),inst._zod.check=payload=>{def.pattern.lastIndex=0,!def.pattern.test(payload.value)&&
payload.issues.push({origin:"string",code:"invalid_format",format:"regex",input:payload.value,pattern:def.pattern.toString(),inst,continue:!def.abort})}}),$ZodCheckLowerCase=_core_js__WEBPACK_IMPORTED_MODULE_0__.
xI("$ZodCheckLowerCase",(inst,def)=>{def.pattern??(def.pattern=_regexes_js__WEBPACK_IMPORTED_MODULE_2__.lowercase),$ZodCheckStringFormat.init(inst,def)}),$ZodCheckUpperCase=_core_js__WEBPACK_IMPORTED_MODULE_0__.
xI("$ZodCheckUpperCase",(inst,def)=>{def.pattern??(def.pattern=_regexes_js__WEBPACK_IMPORTED_MODULE_2__.uppercase),$ZodCheckStringFormat.init(inst,def)}),$ZodCheckIncludes=_core_js__WEBPACK_IMPORTED_MODULE_0__.
xI("$ZodCheckIncludes",(inst,def)=>{$ZodCheck.init(inst,def);const escapedRegex=_util_js__WEBPACK_IMPORTED_MODULE_1__.sD(def.includes),pattern=new RegExp(typeof def.position=="number"?`^.{${def.position}\
,}${escapedRegex}`:escapedRegex);def.pattern=pattern,inst._zod.check=payload=>{payload.value.includes(def.includes,def.position)||payload.issues.push({origin:"string",code:"invalid_format",format:"inc\
ludes",includes:def.includes,input:payload.value,inst,continue:!def.abort})}}),$ZodCheckStartsWith=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckStartsWith",(inst,def)=>{$ZodCheck.init(inst,def);
const pattern=new RegExp(`^${_util_js__WEBPACK_IMPORTED_MODULE_1__.sD(def.prefix)}.*`);def.pattern??(def.pattern=pattern),inst._zod.check=payload=>{payload.value.startsWith(def.prefix)||payload.issues.
push({origin:"string",code:"invalid_format",format:"starts_with",prefix:def.prefix,input:payload.value,inst,continue:!def.abort})}}),$ZodCheckEndsWith=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodChe\
ckEndsWith",(inst,def)=>{$ZodCheck.init(inst,def);const pattern=new RegExp(`.*${_util_js__WEBPACK_IMPORTED_MODULE_1__.sD(def.suffix)}$`);def.pattern??(def.pattern=pattern),inst._zod.check=payload=>{payload.
value.endsWith(def.suffix)||payload.issues.push({origin:"string",code:"invalid_format",format:"ends_with",suffix:def.suffix,input:payload.value,inst,continue:!def.abort})}});function handleCheckPropertyResult(result,payload,property){
result.issues.length&&payload.issues.push(..._util_js__WEBPACK_IMPORTED_MODULE_1__.lQ(property,result.issues))}const $ZodCheckProperty=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckProperty",(inst,def)=>{
$ZodCheck.init(inst,def),inst._zod.check=payload=>{const result=def.schema._zod.run({value:payload.value[def.property],issues:[]},{});if(result instanceof Promise)return result.then(result2=>handleCheckPropertyResult(
result2,payload,def.property));handleCheckPropertyResult(result,payload,def.property)}}),$ZodCheckProperties=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckProperties",(inst,def)=>{$ZodCheck.init(
inst,def),_util_js__WEBPACK_IMPORTED_MODULE_1__.jD(inst,Symbol.iterator,function*(){yield inst});let entries;inst._zod.check=payload=>{if(payload.value==null){payload.issues.push({expected:"object",code:"\
invalid_type",input:payload.value,inst});return}entries??(entries=Reflect.ownKeys(def.shape).map(key=>[key,def.shape[key]]));const input=payload.value;let proms;for(const[key,schema]of entries){const result=schema.
_zod.run({value:input[key],issues:[]},{});result instanceof Promise?(proms??(proms=[]),proms.push(result.then(result2=>handleCheckPropertyResult(result2,payload,key)))):handleCheckPropertyResult(result,
payload,key)}if(proms)return Promise.all(proms).then(()=>{})}}),$ZodCheckMimeType=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMimeType",(inst,def)=>{$ZodCheck.init(inst,def);const mimeSet=new Set(
def.mime);inst._zod.check=payload=>{mimeSet.has(payload.value.type)||payload.issues.push({code:"invalid_value",values:def.mime,input:payload.value.type,inst,continue:!def.abort})}}),$ZodCheckOverwrite=_core_js__WEBPACK_IMPORTED_MODULE_0__.
xI("$ZodCheckOverwrite",(inst,def)=>{$ZodCheck.init(inst,def),inst._zod.check=payload=>{payload.value=def.tx(payload.value)}})}),88532:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{$W:()=>config,GT:()=>$ZodAsyncError,cV:()=>$ZodEncodeError,cr:()=>globalConfig,xI:()=>$constructor});var _util_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
54723),_a;const NEVER=Object.freeze({status:"aborted"}),_zodDesc={value:void 0,enumerable:!1};let _E="captureStackTrace"in Error?Error:null;function newError(Definition){const E=_E;if(E){const saved=E.
stackTraceLimit;if(typeof saved=="number"){try{E.stackTraceLimit=0}catch{return _E=null,new Definition}try{return new Definition}finally{E.stackTraceLimit=saved}}}return new Definition}function $constructor(name,initializer,proto,params){
const zodProto={};function Internals(def){this.def=def,this.constr=_,this.traits=new Set}Internals.prototype=zodProto;const protoMembers=proto,initialized=protoMembers&&new WeakSet;function init(inst,def){
if(inst._zod){if(inst._zod.traits.has(name))return}else{_zodDesc.value=new Internals(def);try{Object.defineProperty(inst,"_zod",_zodDesc)}finally{_zodDesc.value=void 0}}if(inst._zod.traits.add(name),initializer(
inst,def),initialized){const own=Object.getPrototypeOf(inst),ctorProto=inst._zod.constr.prototype;let up=own;for(;up&&up!==ctorProto;)up=Object.getPrototypeOf(up);const target=up??own;initialized.has(
target)||(initialized.add(target),(0,_util_js__WEBPACK_IMPORTED_MODULE_0__.ol)(target,protoMembers))}const proto2=_.prototype;for(const k in proto2)Object.prototype.hasOwnProperty.call(proto2,k)&&(k in
inst||(inst[k]=proto2[k].bind(inst)))}const Parent=params?.Parent??Object;class Definition extends Parent{}Object.defineProperty(Definition,"name",{value:name});function _(def){const inst=params?.Parent?
newError(Definition):this;init(inst,def);const deferred=inst._zod.deferred;if(deferred){for(const fn of deferred)fn();inst._zod.deferred=void 0}const pp=globalThis.__zod_globalConfig?.postProcessor;return pp&&
pp(inst),inst}return Object.defineProperty(_,"init",{value:init}),Object.defineProperty(_,Symbol.hasInstance,{value:inst=>params?.Parent&&inst instanceof params.Parent?!0:inst?._zod?.traits?.has(name)}),
Object.defineProperty(_,"name",{value:name}),_}const $brand=null;class $ZodAsyncError extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}}class $ZodEncodeError extends Error{constructor(name){
super(`Encountered unidirectional transform during encode: ${name}`),this.name="ZodEncodeError"}}(_a=globalThis).__zod_globalConfig??(_a.__zod_globalConfig={});const globalConfig=globalThis.__zod_globalConfig;
function config(newConfig){return newConfig&&Object.assign(globalConfig,newConfig),globalConfig}}),37428:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{JM:()=>flattenError,Kd:()=>$ZodRealError,Wk:()=>formatError,a$:()=>$ZodError});var _core_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(88532),_util_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
54723);function _getMessage(){const internals=this._zod;return internals.message??(internals.message=JSON.stringify(internals.def,_util_js__WEBPACK_IMPORTED_MODULE_0__.k8,2)),internals.message}function _setMessage(value){
this._zod.message=value}const _messageDesc={get:_getMessage,set:_setMessage,enumerable:!0,configurable:!0},_issuesDesc={value:void 0,enumerable:!1},_installedToString=new WeakSet([Object.prototype,Error.
prototype]),initializer=(inst,def)=>{inst.name="$ZodError",_issuesDesc.value=def,Object.defineProperty(inst,"issues",_issuesDesc),_issuesDesc.value=void 0,Object.defineProperty(inst,"message",_messageDesc);
const proto=Object.getPrototypeOf(inst);_installedToString.has(proto)||(_installedToString.add(proto),Object.defineProperty(proto,"toString",{configurable:!0,enumerable:!1,get(){const value=()=>this.message;
return Object.defineProperty(this,"toString",{value,configurable:!0,writable:!0}),value},set(value){Object.defineProperty(this,"toString",{value,configurable:!0,writable:!0})}}))},$ZodError=(0,_core_js__WEBPACK_IMPORTED_MODULE_1__.
xI)("$ZodError",initializer),$ZodRealError=(0,_core_js__WEBPACK_IMPORTED_MODULE_1__.xI)("$ZodError",initializer,void 0,{Parent:Error});function node(obj,key,make){return Object.prototype.hasOwnProperty.
call(obj,key)||(key==="__proto__"?Object.defineProperty(obj,key,{value:make(),writable:!0,enumerable:!0,configurable:!0}):obj[key]=make()),obj[key]}function flattenError(error,mapper=issue=>issue.message){
const fieldErrors={},formErrors=[];for(const sub of error.issues)sub.path.length>0?node(fieldErrors,sub.path[0],()=>[]).push(mapper(sub)):formErrors.push(mapper(sub));return{formErrors,fieldErrors}}function formatError(error,mapper=issue=>issue.
message){const fieldErrors={_errors:[]},processError=(error2,path=[])=>{for(const issue of error2.issues)if(issue.code==="invalid_union"&&issue.errors.length)issue.errors.map(issues=>processError({issues},
[...path,...issue.path]));else if(issue.code==="invalid_key")processError({issues:issue.issues},[...path,...issue.path]);else if(issue.code==="invalid_element")processError({issues:issue.issues},[...path,
...issue.path]);else{const fullpath=[...path,...issue.path];if(fullpath.length===0)fieldErrors._errors.push(mapper(issue));else{let curr=fieldErrors,i=0;for(;i<fullpath.length;){const el=fullpath[i],terminal=i===
fullpath.length-1;if(el==="_errors"){terminal&&curr._errors.push(mapper(issue)),i++;continue}Object.prototype.hasOwnProperty.call(curr,el)||Object.defineProperty(curr,el,{value:{_errors:[]},enumerable:!0,
writable:!0,configurable:!0});const node2=curr[el];terminal&&node2._errors.push(mapper(issue)),curr=node2,i++}}}};return processError(error),fieldErrors}function treeifyError(error,mapper=issue=>issue.
message){const result={errors:[]},processError=(error2,path=[])=>{var _a;for(const issue of error2.issues)if(issue.code==="invalid_union"&&issue.errors.length)issue.errors.map(issues=>processError({issues},
[...path,...issue.path]));else if(issue.code==="invalid_key")processError({issues:issue.issues},[...path,...issue.path]);else if(issue.code==="invalid_element")processError({issues:issue.issues},[...path,
...issue.path]);else{const fullpath=[...path,...issue.path];if(fullpath.length===0){result.errors.push(mapper(issue));continue}let curr=result,i=0;for(;i<fullpath.length;){const el=fullpath[i],terminal=i===
fullpath.length-1;typeof el=="string"?(curr.properties??(curr.properties={}),Object.prototype.hasOwnProperty.call(curr.properties,el)||Object.defineProperty(curr.properties,el,{value:{errors:[]},enumerable:!0,
writable:!0,configurable:!0}),curr=curr.properties[el]):(curr.items??(curr.items=[]),(_a=curr.items)[el]??(_a[el]={errors:[]}),curr=curr.items[el]),terminal&&curr.errors.push(mapper(issue)),i++}}};return processError(
error),result}function toDotPath(_path){const segs=[],path=_path.map(seg=>typeof seg=="object"?seg.key:seg);for(const seg of path)typeof seg=="number"?segs.push(`[${seg}]`):typeof seg=="symbol"?segs.push(
`[${JSON.stringify(String(seg))}]`):/[^\w$]/.test(seg)?segs.push(`[${JSON.stringify(seg)}]`):(segs.length&&segs.push("."),segs.push(seg));return segs.join("")}function prettifyError(error){const lines=[],
issues=[...error.issues].sort((a,b)=>(a.path??[]).length-(b.path??[]).length);for(const issue of issues)lines.push(`\u2716 ${issue.message}`),issue.path?.length&&lines.push(`  \u2192 at ${toDotPath(issue.
path)}`);return lines.join(`
`)}}),4196:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{EJ:()=>parseAsync,F0:()=>validateAsync,GW:()=>_encodeAsync,Mv:()=>_encode,
Od:()=>_safeParse,R3:()=>_safeDecodeAsync,Rb:()=>_parseAsync,Tj:()=>_parse,VS:()=>_safeDecode,bp:()=>safeParseAsync,e2:()=>_decode,or:()=>_decodeAsync,qg:()=>parse,rh:()=>_safeEncode,tf:()=>validate,v_:()=>_safeEncodeAsync,
wG:()=>_safeParseAsync,xL:()=>safeParse});var _core_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88532),_errors_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(37428),_util_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
54723);function finalizeParams(callee,params){return{callee:params?.callee??callee,Err:params?.Err}}const _parse=_Err=>{const fn=(schema,value,_ctx,_params)=>{const ctx=_ctx?{..._ctx,async:!1}:{async:!1},
result=schema._zod.run({value,issues:[]},ctx);if(result instanceof Promise)throw new _core_js__WEBPACK_IMPORTED_MODULE_0__.GT;if(result.issues.length){const e=new(_params?.Err??_Err)(result.issues.map(
iss=>_util_js__WEBPACK_IMPORTED_MODULE_1__.iR(iss,ctx,_core_js__WEBPACK_IMPORTED_MODULE_0__.$W())));throw _util_js__WEBPACK_IMPORTED_MODULE_1__.gx(e,_params?.callee??fn),e}return result.value};return fn},
parse=_parse(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd),_parseAsync=_Err=>{const fn=async(schema,value,_ctx,params)=>{const ctx=_ctx?{..._ctx,async:!0}:{async:!0};let result=schema._zod.run({value,issues:[]},
ctx);if(result instanceof Promise&&(result=await result),result.issues.length){const e=new(params?.Err??_Err)(result.issues.map(iss=>_util_js__WEBPACK_IMPORTED_MODULE_1__.iR(iss,ctx,_core_js__WEBPACK_IMPORTED_MODULE_0__.
$W())));throw _util_js__WEBPACK_IMPORTED_MODULE_1__.gx(e,params?.callee??fn),e}return result.value};return fn},parseAsync=_parseAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd),_safeParse=_Err=>(schema,value,_ctx)=>{
const ctx=_ctx?{..._ctx,async:!1}:{async:!1},result=schema._zod.run({value,issues:[]},ctx);if(result instanceof Promise)throw new _core_js__WEBPACK_IMPORTED_MODULE_0__.GT;return result.issues.length?failure(
_Err,result.issues,ctx):{success:!0,data:result.value}},safeParse=_safeParse(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd);function failure(Err,issues,ctx){let error;return{success:!1,get error(){return error||
(error=new Err(issues.map(iss=>_util_js__WEBPACK_IMPORTED_MODULE_1__.iR(iss,ctx,_core_js__WEBPACK_IMPORTED_MODULE_0__.$W()))),issues=void 0,ctx=void 0),error},set error(e){error=e,issues=void 0,ctx=void 0}}}
const _safeParseAsync=_Err=>async(schema,value,_ctx)=>{const ctx=_ctx?{..._ctx,async:!0}:{async:!0};let result=schema._zod.run({value,issues:[]},ctx);return result instanceof Promise&&(result=await result),
result.issues.length?failure(_Err,result.issues,ctx):{success:!0,data:result.value}},safeParseAsync=_safeParseAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd),COMPILE_INVALID=Symbol.for("zod.compile.\
invalid"),COMPILE_FALLBACK=Symbol.for("zod.compile.fallback"),validate=((schema,value,_ctx)=>{const validator=schema._zod.bag.validator;if(validator!==void 0){if(validator(value)!==COMPILE_INVALID)return!0;
if(validator.definite===!0&&_ctx===void 0)return!1}return validateFallback(schema,value,_ctx)});function validateFallback(schema,value,_ctx){const ctx=_ctx?{..._ctx,async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},
fallbackRun=schema._zod.bag.fallbackRun;let result;if(fallbackRun?(ctx[COMPILE_FALLBACK]=!0,result=fallbackRun({value,issues:[]},ctx)):result=schema._zod.run({value,issues:[]},ctx),result instanceof Promise)
throw new _core_js__WEBPACK_IMPORTED_MODULE_0__.GT;return result.issues.length===0}const validateAsync=async(schema,value,_ctx)=>{const ctx=_ctx?{..._ctx,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};
let result=schema._zod.run({value,issues:[]},ctx);return result instanceof Promise&&(result=await result),result.issues.length===0},_encode=_Err=>{const parse2=_parse(_Err),fn=(schema,value,_ctx,_params)=>{
const ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"};return parse2(schema,value,ctx,finalizeParams(fn,_params))};return fn},encode=_encode(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd),_decode=_Err=>{
const parse2=_parse(_Err),fn=(schema,value,_ctx,_params)=>parse2(schema,value,_ctx,finalizeParams(fn,_params));return fn},decode=_decode(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd),_encodeAsync=_Err=>{
const parseAsync2=_parseAsync(_Err),fn=async(schema,value,_ctx,_params)=>{const ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"};return await parseAsync2(schema,value,ctx,finalizeParams(
fn,_params))};return fn},encodeAsync=_encodeAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd),_decodeAsync=_Err=>{const parseAsync2=_parseAsync(_Err),fn=async(schema,value,_ctx,_params)=>await parseAsync2(
schema,value,_ctx,finalizeParams(fn,_params));return fn},decodeAsync=_decodeAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd),_safeEncode=_Err=>(schema,value,_ctx)=>{const ctx=_ctx?{..._ctx,direction:"\
backward"}:{direction:"backward"};return _safeParse(_Err)(schema,value,ctx)},safeEncode=_safeEncode(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd),_safeDecode=_Err=>(schema,value,_ctx)=>_safeParse(_Err)(
schema,value,_ctx),safeDecode=_safeDecode(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd),_safeEncodeAsync=_Err=>async(schema,value,_ctx)=>{const ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backwa\
rd"};return _safeParseAsync(_Err)(schema,value,ctx)},safeEncodeAsync=_safeEncodeAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd),_safeDecodeAsync=_Err=>async(schema,value,_ctx)=>_safeParseAsync(_Err)(
schema,value,_ctx),safeDecodeAsync=_safeDecodeAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd)}),23908:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{anyString:()=>anyString,base64:()=>base64,base64url:()=>base64url,bigint:()=>bigint,boolean:()=>boolean,browserEmail:()=>browserEmail,
cidrv4:()=>cidrv4,cidrv6:()=>cidrv6,creditCard:()=>creditCard,cuid:()=>cuid,cuid2:()=>cuid2,currencyCode:()=>currencyCode,date:()=>date,datetime:()=>datetime,domain:()=>domain,duration:()=>duration,e164:()=>e164,
email:()=>email,emoji:()=>emoji,extendedDuration:()=>extendedDuration,guid:()=>guid,hex:()=>hex,hostname:()=>hostname,html5Email:()=>html5Email,httpProtocol:()=>httpProtocol,iban:()=>iban,idnEmail:()=>idnEmail,
integer:()=>integer,ipv4:()=>ipv4,ipv6:()=>ipv6,ksuid:()=>ksuid,lowercase:()=>lowercase,mac:()=>mac,md5_base64:()=>md5_base64,md5_base64url:()=>md5_base64url,md5_hex:()=>md5_hex,nanoid:()=>nanoid,nanoidOfLength:()=>nanoidOfLength,
null:()=>_null,number:()=>number,rfc5322Email:()=>rfc5322Email,sha1_base64:()=>sha1_base64,sha1_base64url:()=>sha1_base64url,sha1_hex:()=>sha1_hex,sha256_base64:()=>sha256_base64,sha256_base64url:()=>sha256_base64url,
sha256_hex:()=>sha256_hex,sha384_base64:()=>sha384_base64,sha384_base64url:()=>sha384_base64url,sha384_hex:()=>sha384_hex,sha512_base64:()=>sha512_base64,sha512_base64url:()=>sha512_base64url,sha512_hex:()=>sha512_hex,
string:()=>string,time:()=>time,ulid:()=>ulid,undefined:()=>_undefined,unicodeEmail:()=>unicodeEmail,uppercase:()=>uppercase,uuid:()=>uuid,uuid4:()=>uuid4,uuid6:()=>uuid6,uuid7:()=>uuid7,xid:()=>xid});
var _util_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54723);const cuid=/^[cC][0-9a-z]{6,}$/,cuid2=/^[0-9a-z]+$/,ulid=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,xid=/^[0-9a-vA-V]{20}$/,ksuid=/^[A-Za-z0-9]{27}$/,
nanoid=/^[a-zA-Z0-9_-]{21}$/;function nanoidOfLength(length){return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`)}const duration=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,
extendedDuration=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
guid=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,uuid=version=>version?new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}\
-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,uuid4=uuid(
4),uuid6=uuid(6),uuid7=uuid(7),email=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,html5Email=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
rfc5322Email=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,unicodeEmail=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,
idnEmail=unicodeEmail,browserEmail=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,_emoji="^(?=[\\s\\S]*[\\p{Extende\
d_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";function emoji(){return new RegExp(_emoji,"u")}const ipv4=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
ipv6=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
mac=delimiter=>{const escapedDelim=_util_js__WEBPACK_IMPORTED_MODULE_0__.sD(delimiter??":");return new RegExp(`^(?:[0-9A-F]{2}${escapedDelim}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${escapedDelim}){5}[0-9a-f]\
{2}$`)},cidrv4=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,cidrv6=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
base64=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,base64url=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,hostname=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
domain=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,httpProtocol=/^https?$/,e164=/^\+[1-9]\d{6,14}$/,creditCard=/^\d(?:[ -]?\d){11,18}$/,currencyCode=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
iban=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,dateSource="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?\
:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";function anchor(source){return new RegExp(`^${source}$`)}const date=anchor(dateSource);function timeSource(args){const hhmm="(?:[01]\\\
d|2[0-3]):[0-5]\\d";return typeof args.precision=="number"?args.precision===-1?`${hhmm}`:args.precision===0?`${hhmm}:[0-5]\\d`:`${hhmm}:[0-5]\\d\\.\\d{${args.precision}}`:args.seconds?`${hhmm}:[0-5]\\d\
(?:\\.\\d+)?`:`${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`}function time(args){return new RegExp(`^${timeSource(args)}$`)}function datetime(args){const opts=["Z"];args.offset&&opts.push("([+-](?:[01]\\d|2[0-3])\
:[0-5]\\d)");const qualified=`${timeSource({precision:args.precision,seconds:!0})}(?:${opts.join("|")})`,timeRegex=args.local?`${qualified}|${timeSource({precision:args.precision})}`:qualified;return new RegExp(
`^${dateSource}T(?:${timeRegex})$`)}const anyString=/^[\s\S]{0,}$/,string=params=>{const regex=params?`[\\s\\S]{${params?.minimum??0},${params?.maximum??""}}`:"[\\s\\S]*";return new RegExp(`^${regex}$`)},
bigint=/^-?\d+n?$/,integer=/^-?\d+$/,number=/^-?\d+(?:\.\d+)?$/,boolean=/^(?:true|false)$/i,_null=/^null$/i,_undefined=/^undefined$/i,lowercase=/^[^A-Z]*$/,uppercase=/^[^a-z]*$/,hex=/^[0-9a-fA-F]*$/;function fixedBase64(bodyLength,padding){
return new RegExp(`^[A-Za-z0-9+/]{${bodyLength}}${padding}$`)}function fixedBase64url(length){return new RegExp(`^[A-Za-z0-9_-]{${length}}$`)}const md5_hex=/^[0-9a-fA-F]{32}$/,md5_base64=fixedBase64(22,
"=="),md5_base64url=fixedBase64url(22),sha1_hex=/^[0-9a-fA-F]{40}$/,sha1_base64=fixedBase64(27,"="),sha1_base64url=fixedBase64url(27),sha256_hex=/^[0-9a-fA-F]{64}$/,sha256_base64=fixedBase64(43,"="),sha256_base64url=fixedBase64url(
43),sha384_hex=/^[0-9a-fA-F]{96}$/,sha384_base64=fixedBase64(64,""),sha384_base64url=fixedBase64url(64),sha512_hex=/^[0-9a-fA-F]{128}$/,sha512_base64=fixedBase64(86,"=="),sha512_base64url=fixedBase64url(
86)}),29396:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{fd:()=>globalRegistry});var _a;const $output=null,$input=null;class $ZodRegistry{constructor(){
this._map=new WeakMap,this._idmap=new Map}add(schema,..._meta){const meta=_meta[0];return this._map.set(schema,meta),meta&&typeof meta=="object"&&"id"in meta&&this._idmap.set(meta.id,schema),this}clear(){
return this._map=new WeakMap,this._idmap=new Map,this}remove(schema){const meta=this._map.get(schema);return meta&&typeof meta=="object"&&"id"in meta&&this._idmap.delete(meta.id),this._map.delete(schema),
this}get(schema){const p=schema._zod.parent;if(p){const pm={...this.get(p)??{}};delete pm.id;const f={...pm,...this._map.get(schema)};return Object.keys(f).length?f:void 0}return this._map.get(schema)}has(schema){
return this._map.has(schema)}}function registry(){return new $ZodRegistry}(_a=globalThis).__zod_globalRegistry??(_a.__zod_globalRegistry=registry());const globalRegistry=globalThis.__zod_globalRegistry}),
56985:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Gb:()=>$ZodAny,$p:()=>$ZodArray,Dq:()=>$ZodBase64,CQ:()=>$ZodBase64URL,
BN:()=>$ZodBigInt,IT:()=>$ZodBigIntFormat,sF:()=>$ZodBoolean,CI:()=>$ZodCIDRv4,Cn:()=>$ZodCIDRv6,bl:()=>$ZodCUID,Zu:()=>$ZodCUID2,t$:()=>$ZodCatch,YY:()=>$ZodCodec,ZZ:()=>$ZodCreditCard,b0:()=>$ZodCustom,
ZQ:()=>$ZodCustomStringFormat,o5:()=>$ZodDate,rv:()=>$ZodDefault,P0:()=>$ZodDiscriminatedUnion,Oy:()=>$ZodE164,qG:()=>$ZodEmail,cG:()=>$ZodEmoji,VO:()=>$ZodEnum,RL:()=>$ZodExactOptional,CT:()=>$ZodFile,
_A:()=>$ZodFunction,Zc:()=>$ZodGUID,ew:()=>$ZodIBAN,Lc:()=>$ZodIPv4,Zy:()=>$ZodIPv6,v1:()=>$ZodISODate,Ko:()=>$ZodISODateTime,$N:()=>$ZodISODuration,Ax:()=>$ZodISOTime,LJ:()=>$ZodIntersection,h8:()=>$ZodJWT,
GY:()=>$ZodKSUID,kU:()=>$ZodLazy,nu:()=>$ZodLiteral,rO:()=>$ZodMAC,eb:()=>$ZodMap,zP:()=>$ZodNaN,Py:()=>$ZodNanoID,Um:()=>$ZodNever,N$:()=>$ZodNonOptional,x8:()=>$ZodNull,qc:()=>$ZodNullable,vz:()=>$ZodNumber,
I:()=>$ZodNumberFormat,L8:()=>$ZodObject,w:()=>$ZodObjectJIT,ig:()=>$ZodOptional,_m:()=>$ZodPipe,VF:()=>$ZodPrefault,KX:()=>$ZodPreprocess,hA:()=>$ZodPromise,Sb:()=>$ZodReadonly,h:()=>$ZodRecord,Oi:()=>$ZodSet,
$v:()=>$ZodString,EY:()=>$ZodStringFormat,Dw:()=>$ZodSuccess,U5:()=>$ZodSymbol,d:()=>$ZodTemplateLiteral,Wc:()=>$ZodTransform,G3:()=>$ZodTuple,W4:()=>$ZodType,g5:()=>$ZodULID,VY:()=>$ZodURL,Zn:()=>$ZodUUID,
Mv:()=>$ZodUndefined,cu:()=>$ZodUnion,GP:()=>$ZodUnknown,WH:()=>$ZodVoid,TF:()=>$ZodXID,pm:()=>$ZodXor,cq:()=>base64Charset,xE:()=>base64urlCharset,YK:()=>standardProps});var checks=__webpack_require__(
44890),core=__webpack_require__(88532);class Doc{constructor(args=[],closed={}){this.content=[],this.indent=0,this.args=args,this.closed=closed}indented(fn){this.indent+=1;try{fn(this)}finally{this.indent-=
1}}write(arg){if(typeof arg=="function"){arg(this,{execution:"sync"}),arg(this,{execution:"async"});return}const lines=arg.split(`
`).filter(x=>x),minIndent=Math.min(...lines.map(x=>x.length-x.trimStart().length)),dedented=lines.map(x=>x.slice(minIndent)).map(x=>" ".repeat(this.indent*2)+x);for(const line of dedented)this.content.
push(line)}compile(){const F=Function,content=this?.content??[""];return new F(...Object.keys(this.closed),`return function (${this.args.join(", ")}) {
${content.join(`
`)}
};`)(...Object.values(this.closed))}}var parse=__webpack_require__(4196),regexes=__webpack_require__(23908),util2=__webpack_require__(54723);const version={major:4,minor:6,patch:7},$ZodType=core.xI("$\
ZodType",(inst,def)=>{var _a;inst??(inst={}),inst._zod.def=def,inst._zod.bag=inst._zod.bag||{},inst._zod.version=version;const defChecks=inst._zod.def.checks,checks2=inst._zod.traits.has("$ZodCheck")?
[inst,...defChecks??[]]:defChecks?.length?[...defChecks]:[];for(const ch of checks2)for(const fn of ch._zod.onattach)fn(inst);if(checks2.length===0)(_a=inst._zod).deferred??(_a.deferred=[]),inst._zod.
deferred?.push(()=>{inst._zod.run=inst._zod.parse});else{const runChecks=(payload,checks3,ctx)=>{if(payload.memo)return payload;let isAborted=util2.QH(payload),asyncResult;for(const ch of checks3){if(ch.
_zod.def.when){if(util2.rL(payload)||!ch._zod.def.when(payload))continue}else if(isAborted)continue;const currLen=payload.issues.length,_=ch._zod.check(payload);if(_ instanceof Promise&&ctx?.async===!1)
throw new core.GT;if(asyncResult||_ instanceof Promise)asyncResult=(asyncResult??Promise.resolve()).then(async()=>{await _,payload.issues.length!==currLen&&(util2.d3(payload.issues,currLen,inst),isAborted||
(isAborted=util2.QH(payload,currLen)))});else{if(payload.issues.length===currLen)continue;util2.d3(payload.issues,currLen,inst),isAborted||(isAborted=util2.QH(payload,currLen))}}return asyncResult?asyncResult.
then(()=>payload):payload},handleCanaryResult=(canary,payload,ctx)=>{if(util2.QH(canary))return canary.aborted=!0,canary;const checkResult=runChecks(payload,checks2,ctx);if(checkResult instanceof Promise){
if(ctx.async===!1)throw new core.GT;return checkResult.then(checkResult2=>inst._zod.parse(checkResult2,ctx))}return inst._zod.parse(checkResult,ctx)};inst._zod.run=(payload,ctx)=>{if(ctx.skipChecks)return inst.
_zod.parse(payload,ctx);if(ctx.direction==="backward"){const canary=inst._zod.parse({value:payload.value,issues:[]},{...ctx,skipChecks:!0});return canary instanceof Promise?canary.then(canary2=>handleCanaryResult(
canary2,payload,ctx)):handleCanaryResult(canary,payload,ctx)}const result=inst._zod.parse(payload,ctx);if(result instanceof Promise){if(ctx.async===!1)throw new core.GT;return result.then(result2=>runChecks(
result2,checks2,ctx))}return runChecks(result,checks2,ctx)}}},{get"~standard"(){return util2.jD(this,"~standard",standardProps(this))},set"~standard"(value){util2.qh(this,"~standard",value)}}),toStandardResult=(r,ctx)=>r.
issues.length?{issues:r.issues.map(iss=>util2.iR(iss,ctx,core.$W()))}:{value:r.value};async function validateAsync(inst,value){const ctx={async:!0};return toStandardResult(await inst._zod.run({value,issues:[]},
ctx),ctx)}function standardProps(inst){return{validate:value=>{const ctx={async:!1};try{const r=inst._zod.run({value,issues:[]},ctx);if(!(r instanceof Promise))return toStandardResult(r,ctx)}catch{}return validateAsync(
inst,value)},vendor:"zod",version:1}}const $ZodString=core.xI("$ZodString",(inst,def)=>{$ZodType.init(inst,def),inst._zod.pattern=def.pattern??regexes.anyString,inst._zod.parse=(payload,_)=>{if(def.coerce)
try{payload.value=String(payload.value)}catch{}return typeof payload.value=="string"||payload.issues.push({expected:"string",code:"invalid_type",input:payload.value,inst}),payload}}),$ZodStringFormat=core.
xI("$ZodStringFormat",(inst,def)=>{checks.ql.init(inst,def),$ZodString.init(inst,def)}),$ZodGUID=core.xI("$ZodGUID",(inst,def)=>{def.pattern??(def.pattern=regexes.guid),$ZodStringFormat.init(inst,def)}),
$ZodUUID=core.xI("$ZodUUID",(inst,def)=>{if(def.version){const v={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[def.version];if(v===void 0)throw new Error(`Invalid UUID version: "${def.version}"`);def.pattern??
(def.pattern=regexes.uuid(v))}else def.pattern??(def.pattern=regexes.uuid());$ZodStringFormat.init(inst,def)}),$ZodEmail=core.xI("$ZodEmail",(inst,def)=>{def.pattern??(def.pattern=regexes.email),$ZodStringFormat.
init(inst,def)}),URL_BAD_FORMAT=1,URL_UNPARSEABLE=2;function canParseURL(input){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(input):(new URL(input),!0)}catch{return!1}}function validateURL(trimmed,def){
return!("normalize"in def)&&!("hostname"in def)&&!("protocol"in def)?canParseURL(trimmed)||URL_UNPARSEABLE:parseURLObject(trimmed,def)}function parseURLObject(trimmed,def){if(!def.normalize&&def.protocol?.
source===regexes.httpProtocol.source&&!/^https?:\/\//i.test(trimmed))return URL_BAD_FORMAT;try{if(typeof URL<"u"){const URLStatic=URL;if(typeof URLStatic.parse=="function")return URLStatic.parse(trimmed)??
URL_UNPARSEABLE}return new URL(trimmed)}catch{return URL_UNPARSEABLE}}const asciiTabOrNewline=/[\t\n\r]/g;function stripTabAndNewline(value){return value.replace(asciiTabOrNewline,"")}function urlHostnameOk(url,hostname){
return hostname.lastIndex=0,hostname.test(url.hostname)}function urlProtocolOk(url,protocol){return protocol.lastIndex=0,protocol.test(url.protocol.endsWith(":")?url.protocol.slice(0,-1):url.protocol)}
const $ZodURL=core.xI("$ZodURL",(inst,def)=>{$ZodStringFormat.init(inst,def),inst._zod.check=payload=>{try{const trimmed=payload.value.trim(),url=validateURL(trimmed,def);if(url===URL_BAD_FORMAT){payload.
issues.push({code:"invalid_format",format:"url",note:"Invalid URL format",input:payload.value,inst,continue:!def.abort});return}if(url===URL_UNPARSEABLE){payload.issues.push({code:"invalid_format",format:"\
url",input:payload.value,inst,continue:!def.abort});return}if(url===!0){payload.value=stripTabAndNewline(trimmed);return}def.hostname&&!urlHostnameOk(url,def.hostname)&&payload.issues.push({code:"inva\
lid_format",format:"url",note:"Invalid hostname",pattern:def.hostname.source,input:payload.value,inst,continue:!def.abort}),def.protocol&&!urlProtocolOk(url,def.protocol)&&payload.issues.push({code:"i\
nvalid_format",format:"url",note:"Invalid protocol",pattern:def.protocol.source,input:payload.value,inst,continue:!def.abort}),payload.value=def.normalize?url.href:stripTabAndNewline(trimmed);return}catch{
payload.issues.push({code:"invalid_format",format:"url",input:payload.value,inst,continue:!def.abort})}}}),$ZodEmoji=core.xI("$ZodEmoji",(inst,def)=>{def.pattern??(def.pattern=regexes.emoji()),$ZodStringFormat.
init(inst,def)}),$ZodNanoID=core.xI("$ZodNanoID",(inst,def)=>{if(def.length!==void 0&&(!Number.isInteger(def.length)||def.length<1))throw new Error(`Invalid nanoid length: ${def.length}`);def.pattern??
(def.pattern=def.length===void 0?regexes.nanoid:regexes.nanoidOfLength(def.length)),$ZodStringFormat.init(inst,def)}),$ZodCUID=core.xI("$ZodCUID",(inst,def)=>{def.pattern??(def.pattern=regexes.cuid),$ZodStringFormat.
init(inst,def)}),$ZodCUID2=core.xI("$ZodCUID2",(inst,def)=>{def.pattern??(def.pattern=regexes.cuid2),$ZodStringFormat.init(inst,def)}),$ZodULID=core.xI("$ZodULID",(inst,def)=>{def.pattern??(def.pattern=
regexes.ulid),$ZodStringFormat.init(inst,def)}),$ZodXID=core.xI("$ZodXID",(inst,def)=>{def.pattern??(def.pattern=regexes.xid),$ZodStringFormat.init(inst,def)}),$ZodKSUID=core.xI("$ZodKSUID",(inst,def)=>{
def.pattern??(def.pattern=regexes.ksuid),$ZodStringFormat.init(inst,def)}),$ZodISODateTime=core.xI("$ZodISODateTime",(inst,def)=>{def.pattern??(def.pattern=regexes.datetime(def)),$ZodStringFormat.init(
inst,def)}),$ZodISODate=core.xI("$ZodISODate",(inst,def)=>{def.pattern??(def.pattern=regexes.date),$ZodStringFormat.init(inst,def)}),$ZodISOTime=core.xI("$ZodISOTime",(inst,def)=>{def.pattern??(def.pattern=
regexes.time(def)),$ZodStringFormat.init(inst,def)}),$ZodISODuration=core.xI("$ZodISODuration",(inst,def)=>{def.pattern??(def.pattern=regexes.duration),$ZodStringFormat.init(inst,def)}),$ZodIPv4=core.
xI("$ZodIPv4",(inst,def)=>{def.pattern??(def.pattern=regexes.ipv4),$ZodStringFormat.init(inst,def)}),ipv6Alphabet=/^[0-9a-fA-F:.]+$/;function isValidIPv6(value){return ipv6Alphabet.test(value)?canParseURL(
`http://[${value}]`):!1}const $ZodIPv6=core.xI("$ZodIPv6",(inst,def)=>{def.pattern??(def.pattern=regexes.ipv6),$ZodStringFormat.init(inst,def),inst._zod.check=payload=>{isValidIPv6(payload.value)||payload.
issues.push({code:"invalid_format",format:"ipv6",input:payload.value,inst,continue:!def.abort})}}),$ZodMAC=core.xI("$ZodMAC",(inst,def)=>{def.pattern??(def.pattern=regexes.mac(def.delimiter)),$ZodStringFormat.
init(inst,def)}),$ZodCIDRv4=core.xI("$ZodCIDRv4",(inst,def)=>{def.pattern??(def.pattern=regexes.cidrv4),$ZodStringFormat.init(inst,def)});function isValidCIDRv6(value){const parts=value.split("/");if(parts.
length!==2)return!1;const[address,prefix]=parts;if(!prefix)return!1;const prefixNum=Number(prefix);return`${prefixNum}`!==prefix||prefixNum<0||prefixNum>128?!1:isValidIPv6(address)}const $ZodCIDRv6=core.
xI("$ZodCIDRv6",(inst,def)=>{def.pattern??(def.pattern=regexes.cidrv6),$ZodStringFormat.init(inst,def),inst._zod.check=payload=>{isValidCIDRv6(payload.value)||payload.issues.push({code:"invalid_format",
format:"cidrv6",input:payload.value,inst,continue:!def.abort})}});function isValidBase64(data){if(data==="")return!0;if(/\s/.test(data)||data.length%4!==0)return!1;try{return atob(data),!0}catch{return!1}}
const base64Charset=/^[0-9a-zA-Z+/]*={0,2}$/,$ZodBase64=core.xI("$ZodBase64",(inst,def)=>{def.pattern??(def.pattern=base64Charset),$ZodStringFormat.init(inst,def),inst._zod.check=payload=>{isValidBase64(
payload.value)||payload.issues.push({code:"invalid_format",format:"base64",input:payload.value,inst,continue:!def.abort})}}),base64urlCharset=/^[A-Za-z0-9_-]*$/;function isValidBase64URL(data){if(!base64urlCharset.
test(data))return!1;const base64=data.replace(/[-_]/g,c=>c==="-"?"+":"/"),padded=base64.padEnd(Math.ceil(base64.length/4)*4,"=");return isValidBase64(padded)}const $ZodBase64URL=core.xI("$ZodBase64URL",
(inst,def)=>{def.pattern??(def.pattern=base64urlCharset),$ZodStringFormat.init(inst,def),inst._zod.check=payload=>{isValidBase64URL(payload.value)||payload.issues.push({code:"invalid_format",format:"b\
ase64url",input:payload.value,inst,continue:!def.abort})}}),$ZodE164=core.xI("$ZodE164",(inst,def)=>{def.pattern??(def.pattern=regexes.e164),$ZodStringFormat.init(inst,def)}),CC_SANITIZE=/[- ]/g;function isLuhnAlgo(digits){
let length=digits.length,bit=1,sum=0;for(;length;){const value=digits.charCodeAt(--length)-48;bit^=1,sum+=bit?[0,2,4,6,8,1,3,5,7,9][value]:value}return sum%10===0}function isValidCreditCard(input){return regexes.
creditCard.test(input)?isLuhnAlgo(input.replace(CC_SANITIZE,"")):!1}const $ZodCreditCard=core.xI("$ZodCreditCard",(inst,def)=>{def.pattern??(def.pattern=regexes.creditCard),$ZodStringFormat.init(inst,
def),inst._zod.check=payload=>{isValidCreditCard(payload.value)||payload.issues.push({code:"invalid_format",format:"credit_card",input:payload.value,inst,continue:!def.abort})}});function isIso7064Mod97(iban){
let remainder=0;const len=iban.length;for(let i=4;i<len;i++){const code=iban.charCodeAt(i);remainder=(code>=65?remainder*100+(code-55):remainder*10+(code-48))%97}for(let i=0;i<4;i++){const code=iban.charCodeAt(
i);remainder=(code>=65?remainder*100+(code-55):remainder*10+(code-48))%97}return remainder===1}function isValidIBAN(input){return regexes.iban.test(input)?isIso7064Mod97(input):!1}const $ZodIBAN=core.
xI("$ZodIBAN",(inst,def)=>{def.pattern??(def.pattern=regexes.iban),$ZodStringFormat.init(inst,def),inst._zod.check=payload=>{isValidIBAN(payload.value)||payload.issues.push({code:"invalid_format",format:"\
iban",input:payload.value,inst,continue:!def.abort})}});function isValidJWT(token,algorithm=null){try{const tokensParts=token.split(".");if(tokensParts.length!==3)return!1;const[header]=tokensParts;if(!header)
return!1;const parsedHeader=JSON.parse(atob(header));return!("typ"in parsedHeader&&parsedHeader?.typ!=="JWT"||!parsedHeader.alg||algorithm&&(!("alg"in parsedHeader)||parsedHeader.alg!==algorithm))}catch{
return!1}}const $ZodJWT=core.xI("$ZodJWT",(inst,def)=>{$ZodStringFormat.init(inst,def),inst._zod.check=payload=>{isValidJWT(payload.value,def.alg)||payload.issues.push({code:"invalid_format",format:"j\
wt",input:payload.value,inst,continue:!def.abort})}}),$ZodCustomStringFormat=core.xI("$ZodCustomStringFormat",(inst,def)=>{$ZodStringFormat.init(inst,def),inst._zod.check=payload=>{def.fn(payload.value)||
payload.issues.push({code:"invalid_format",format:def.format,input:payload.value,inst,continue:!def.abort})}}),$ZodNumber=core.xI("$ZodNumber",(inst,def)=>{$ZodType.init(inst,def),inst._zod.pattern=regexes.
number,inst._zod.parse=(payload,_ctx)=>{if(def.coerce)try{payload.value=Number(payload.value)}catch{}const input=payload.value;if(typeof input=="number"&&!Number.isNaN(input)&&Number.isFinite(input))return payload;
const received=typeof input=="number"?Number.isNaN(input)?"NaN":Number.isFinite(input)?void 0:String(input):void 0;return payload.issues.push({expected:"number",code:"invalid_type",input,inst,...received?
{received}:{}}),payload}}),$ZodNumberFormat=core.xI("$ZodNumberFormat",(inst,def)=>{checks.KH.init(inst,def),$ZodNumber.init(inst,def)}),$ZodBoolean=core.xI("$ZodBoolean",(inst,def)=>{$ZodType.init(inst,
def),inst._zod.pattern=regexes.boolean,inst._zod.parse=(payload,_ctx)=>{if(def.coerce)try{payload.value=!!payload.value}catch{}const input=payload.value;return typeof input=="boolean"||payload.issues.
push({expected:"boolean",code:"invalid_type",input,inst}),payload}}),$ZodBigInt=core.xI("$ZodBigInt",(inst,def)=>{$ZodType.init(inst,def),inst._zod.pattern=regexes.bigint,inst._zod.parse=(payload,_ctx)=>{
if(def.coerce)try{payload.value=BigInt(payload.value)}catch{}return typeof payload.value=="bigint"||payload.issues.push({expected:"bigint",code:"invalid_type",input:payload.value,inst}),payload}}),$ZodBigIntFormat=core.
xI("$ZodBigIntFormat",(inst,def)=>{checks.uE.init(inst,def),$ZodBigInt.init(inst,def)}),$ZodSymbol=core.xI("$ZodSymbol",(inst,def)=>{$ZodType.init(inst,def),inst._zod.parse=(payload,_ctx)=>{const input=payload.
value;return typeof input=="symbol"||payload.issues.push({expected:"symbol",code:"invalid_type",input,inst}),payload}}),$ZodUndefined=core.xI("$ZodUndefined",(inst,def)=>{$ZodType.init(inst,def),inst.
_zod.pattern=regexes.undefined,inst._zod.values=new Set([void 0]),inst._zod.parse=(payload,_ctx)=>{const input=payload.value;return typeof input>"u"||payload.issues.push({expected:"undefined",code:"in\
valid_type",input,inst}),payload}}),$ZodNull=core.xI("$ZodNull",(inst,def)=>{$ZodType.init(inst,def),inst._zod.pattern=regexes.null,inst._zod.values=new Set([null]),inst._zod.parse=(payload,_ctx)=>{const input=payload.
value;return input===null||payload.issues.push({expected:"null",code:"invalid_type",input,inst}),payload}}),$ZodAny=core.xI("$ZodAny",(inst,def)=>{$ZodType.init(inst,def),inst._zod.parse=payload=>payload}),
$ZodUnknown=core.xI("$ZodUnknown",(inst,def)=>{$ZodType.init(inst,def),inst._zod.parse=payload=>payload}),$ZodNever=core.xI("$ZodNever",(inst,def)=>{$ZodType.init(inst,def),inst._zod.parse=(payload,_ctx)=>(payload.
issues.push({expected:"never",code:"invalid_type",input:payload.value,inst}),payload)}),$ZodVoid=core.xI("$ZodVoid",(inst,def)=>{$ZodType.init(inst,def),inst._zod.parse=(payload,_ctx)=>{const input=payload.
value;return typeof input>"u"||payload.issues.push({expected:"void",code:"invalid_type",input,inst}),payload}}),$ZodDate=core.xI("$ZodDate",(inst,def)=>{$ZodType.init(inst,def),inst._zod.parse=(payload,_ctx)=>{
if(def.coerce)try{payload.value=new Date(payload.value)}catch{}const input=payload.value,isDate=input instanceof Date;return isDate&&!Number.isNaN(input.getTime())||payload.issues.push({expected:"date",
code:"invalid_type",input,...isDate?{received:"Invalid Date"}:{},inst}),payload}});function capSize(inst,size){const caps=util2.hi(inst._zod.def.checks);if(!caps.length)return;const cap=Math.min(...caps.
map(c=>c[0])),parse2=inst._zod.parse;inst._zod.parse=(payload,ctx)=>{const n=size(payload.value);if(n>cap&&!ctx?.skipChecks&&ctx?.direction!=="backward"){for(const[max,ch]of util2.hi(inst._zod.def.checks))
if(n>max&&ch._zod.def.when(payload)){const start=payload.issues.length;return ch._zod.check(payload),payload.issues[start].continue=!1,util2.d3(payload.issues,start,inst),payload}}return parse2(payload,
ctx)}}const arraySize=input=>Array.isArray(input)?input.length:-1,mapSize=input=>input instanceof Map?input.size:-1,setSize=input=>input instanceof Set?input.size:-1;function handleArrayResult(result,final,index){
result.issues.length&&final.issues.push(...util2.lQ(index,result.issues)),final.value[index]=result.value}const $ZodArray=core.xI("$ZodArray",(inst,def)=>{$ZodType.init(inst,def);const memo=core.cr.memoizer;
memo?.attach(inst),inst._zod.parse=(payload,ctx)=>{const input=payload.value;if(!Array.isArray(input))return payload.issues.push({expected:"array",code:"invalid_type",input,inst}),payload;payload.value=
memo?memo.alloc(inst,payload,Array(input.length),ctx):Array(input.length);const proms=[],abortEarly=ctx?.abortEarly;for(let i=0;i<input.length;i++){const item=input[i],result=def.element._zod.run({value:item,
issues:[]},ctx);if(result instanceof Promise)proms.push(result.then(result2=>handleArrayResult(result2,payload,i)));else if(handleArrayResult(result,payload,i),abortEarly&&result.issues.length!==0&&util2.
QH(result))break}return proms.length?Promise.all(proms).then(()=>payload):payload},capSize(inst,arraySize)});function handlePropertyResult(result,final,key,input,optin,optout){const isPresent=key in input,
isOptionalOut=optout==="optional";if(!(!isPresent&&isOptionalOut&&optin==="optional")){if(result.issues.length){if(optin!==void 0&&isOptionalOut&&!isPresent)return;final.issues.push(...util2.lQ(key,result.
issues))}if(!isPresent&&optin===void 0){result.issues.length||final.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,path:[key]});return}result.value===void 0?(isPresent||optin==="\
defaulted"&&!isOptionalOut)&&(final.value[key]=void 0):final.value[key]=result.value}}const NO_SYMBOL_KEYS=[];function normalizeDef(def){const keys=Object.keys(def.shape),ownSymbols=Object.getOwnPropertySymbols(
def.shape),symbolKeys=ownSymbols.length?ownSymbols:NO_SYMBOL_KEYS,allKeys=symbolKeys.length?[...keys,...symbolKeys]:keys;for(const k of allKeys)if(!def.shape?.[k]?._zod?.traits?.has("$ZodType"))throw new Error(
`Invalid element at key "${String(k)}": expected a Zod schema`);const okeys=util2.NM(def.shape);return{...def,allKeys,symbolKeys,keySet:new Set(keys),numKeys:keys.length,optionalKeys:new Set(okeys)}}function handleCatchall(proms,input,payload,ctx,def,inst,abortEarly){
const unrecognized=[],keySet=def.keySet,_catchall=def.catchall._zod,t=_catchall.def.type,optin=_catchall.optin,optout=_catchall.optout;let seen=0;for(const key in input){if(abortEarly&&payload.issues.
length!==seen){if(util2.QH(payload,seen))break;seen=payload.issues.length}if(keySet.has(key))continue;if(key==="__proto__"){t==="never"&&unrecognized.push(key);continue}if(t==="never"){unrecognized.push(
key);continue}const r=_catchall.run({value:input[key],issues:[]},ctx);r instanceof Promise?proms.push(r.then(r2=>handlePropertyResult(r2,payload,key,input,optin,optout))):handlePropertyResult(r,payload,
key,input,optin,optout)}return unrecognized.length&&payload.issues.push({code:"unrecognized_keys",keys:unrecognized,input,inst,continue:!0}),proms.length?Promise.all(proms).then(()=>payload):payload}const $ZodObject=core.
xI("$ZodObject",(inst,def)=>{$ZodType.init(inst,def);const desc=Object.getOwnPropertyDescriptor(def,"shape"),sh=desc?.get?desc.get.raw:def.shape??{};if(sh){const get=()=>{const newSh={...sh};return Object.
defineProperty(def,"shape",{value:newSh}),get.raw=newSh,newSh};get.raw=sh,Object.defineProperty(def,"shape",{get})}const _normalized=util2.PO(()=>normalizeDef(def));util2.v5(inst,"propValues",zod=>{const shape=zod.
def.shape,propValues={};for(const key in shape){const field=shape[key]._zod;if(field.values){Object.prototype.hasOwnProperty.call(propValues,key)||util2.Vy(propValues,key,new Set);for(const v of field.
values)propValues[key].add(v);field.optin!==void 0&&propValues[key].add(void 0)}}return propValues});const isObject=util2.Gv,catchall=def.catchall;let value;const memo=core.cr.memoizer;memo?.attach(inst),
inst._zod.parse=(payload,ctx)=>{value??(value=_normalized.value);const input=payload.value;if(!isObject(input))return payload.issues.push({expected:"object",code:"invalid_type",input,inst}),payload;payload.
value=memo?memo.alloc(inst,payload,{},ctx):{};const proms=[],shape=value.shape,abortEarly=ctx?.abortEarly;let seen=payload.issues.length;for(const key of value.allKeys){if(abortEarly&&payload.issues.length!==
seen){if(util2.QH(payload,seen))break;seen=payload.issues.length}if(key==="__proto__")continue;const el=shape[key],optin=el._zod.optin,optout=el._zod.optout,r=el._zod.run({value:input[key],issues:[]},
ctx);r instanceof Promise?proms.push(r.then(r2=>handlePropertyResult(r2,payload,key,input,optin,optout))):handlePropertyResult(r,payload,key,input,optin,optout)}return catchall?handleCatchall(proms,input,
payload,ctx,_normalized.value,inst,abortEarly===!0):proms.length?Promise.all(proms).then(()=>payload):payload}}),$ZodObjectJIT=core.xI("$ZodObjectJIT",(inst,def)=>{$ZodObject.init(inst,def);const superParse=inst.
_zod.parse,_normalized=util2.PO(()=>normalizeDef(def)),memo=core.cr.memoizer,generateFastpass=shape=>{const normalized=_normalized.value,syms=normalized.symbolKeys,doc=new Doc(["payload","ctx"],{shape,
inst,memo,syms}),parseStr=k=>`shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`,prefixStr=(id,k)=>`
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;doc.write("const input = payload.value;");const ids=Object.create(null);let counter=0;for(const key of normalized.allKeys)ids[key]=`key_${counter++}`;doc.write(memo?"const newResult = mem\
o.alloc(inst, payload, {}, ctx);":"const newResult = {};");for(const key of normalized.allKeys){if(key==="__proto__")continue;const id=ids[key],k=typeof key=="symbol"?`syms[${syms.indexOf(key)}]`:util2.
UQ(key),isPresent=`${k} in input`,schema=shape[key],optin=schema?._zod?.optin,isOptionalIn=optin!==void 0,isOptionalOut=schema?._zod?.optout==="optional";if(doc.write(`const ${id} = ${parseStr(k)};`),
isOptionalIn&&isOptionalOut){const assign=optin==="optional"?`${id}_present`:`${id}.value !== undefined || ${id}_present`;doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id,k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `)}else isOptionalIn?(doc.write(`
        if (${id}.issues.length) {${prefixStr(id,k)}
        }
      `),optin==="defaulted"?doc.write(`newResult[${k}] = ${id}.value;`):doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `)):doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id,k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `)}return doc.write("payload.value = newResult;"),doc.write("return payload;"),doc.compile()};let fastpass;const isObject=util2.Gv,jit=!core.cr.jitless,allowsEval=util2.hI,fastEnabled=jit&&allowsEval.
value,catchall=def.catchall;let value;inst._zod.parse=(payload,ctx)=>{value??(value=_normalized.value);const input=payload.value;return isObject(input)?jit&&fastEnabled&&ctx?.async===!1&&ctx.jitless!==
!0?(fastpass||(fastpass=generateFastpass(def.shape)),payload=fastpass(payload,ctx),catchall?handleCatchall([],input,payload,ctx,value,inst,ctx?.abortEarly===!0):payload):superParse(payload,ctx):(payload.
issues.push({expected:"object",code:"invalid_type",input,inst}),payload)}});function handleUnionResults(results,final,inst,ctx){for(const result of results)if(result.issues.length===0)return final.value=
result.value,final;const nonaborted=results.filter(r=>!util2.QH(r));return nonaborted.length===1?(final.value=nonaborted[0].value,nonaborted[0]):(final.issues.push({code:"invalid_union",input:final.value,
inst,errors:results.map(result=>result.issues.map(iss=>util2.iR(iss,ctx,core.$W())))}),final)}const $ZodUnion=core.xI("$ZodUnion",(inst,def)=>{$ZodType.init(inst,def),util2.v5(inst,"optin",zod=>zod.def.
options.some(o=>o._zod.optin==="defaulted")?"defaulted":zod.def.options.some(o=>o._zod.optin!==void 0)?"optional":void 0),util2.v5(inst,"optout",zod=>zod.def.options.some(o=>o._zod.optout==="optional")?
"optional":void 0),util2.v5(inst,"values",zod=>{if(zod.def.options.every(o=>o._zod.values))return new Set(zod.def.options.flatMap(option=>Array.from(option._zod.values)))}),util2.v5(inst,"pattern",zod=>{
if(zod.def.options.every(o=>o._zod.pattern)){const patterns=zod.def.options.map(o=>o._zod.pattern);return new RegExp(`^(${patterns.map(p=>util2.p6(p.source)).join("|")})$`)}});const first=def.options.
length===1?def.options[0]._zod.run:null;inst._zod.parse=(payload,ctx)=>{if(first)return first(payload,ctx);let async=!1;const results=[];for(const option of def.options){const result=option._zod.run({
value:payload.value,issues:[]},ctx);if(result instanceof Promise)results.push(result),async=!0;else{if(result.issues.length===0)return result;results.push(result)}}return async?Promise.all(results).then(
results2=>handleUnionResults(results2,payload,inst,ctx)):handleUnionResults(results,payload,inst,ctx)}});function handleExclusiveUnionResults(results,final,inst,ctx){const matches=[];for(let i=0;i<results.
length;i++)results[i].issues.length===0&&matches.push(i);return matches.length===1?(final.value=results[matches[0]].value,final):(matches.length===0?final.issues.push({code:"invalid_union",input:final.
value,inst,errors:results.map(result=>result.issues.map(iss=>util2.iR(iss,ctx,core.$W())))}):final.issues.push({code:"invalid_union",input:final.value,inst,errors:[],inclusive:!1,matches}),final)}const $ZodXor=core.
xI("$ZodXor",(inst,def)=>{$ZodUnion.init(inst,def),def.inclusive=!1;const first=def.options.length===1?def.options[0]._zod.run:null;inst._zod.parse=(payload,ctx)=>{if(first)return first(payload,ctx);let async=!1;
const results=[];for(const option of def.options){const result=option._zod.run({value:payload.value,issues:[]},ctx);result instanceof Promise?(results.push(result),async=!0):results.push(result)}return async?
Promise.all(results).then(results2=>handleExclusiveUnionResults(results2,payload,inst,ctx)):handleExclusiveUnionResults(results,payload,inst,ctx)}});function getDiscriminatedOption(union,value){const internals=union.
_zod;let map=internals.bag.optionsMap;map||(map=discriminatorMap(internals.def),internals.bag.optionsMap=map);const option=map.get(value);if(option===null)throw new Error(`Ambiguous discriminator valu\
e "${String(value)}"`);return option}function discriminatorMap(def){const map=new Map;for(const option of def.options){const values=option._zod.propValues?.[def.discriminator];if(!values||values.size===
0)throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);for(const value of values)if(map.has(value)){if(value!==void 0)throw new Error(`Duplicate discriminato\
r value "${String(value)}"`);map.set(value,null)}else map.set(value,option)}return map}const $ZodDiscriminatedUnion=core.xI("$ZodDiscriminatedUnion",(inst,def)=>{def.inclusive=!1,$ZodUnion.init(inst,def);
const _super=inst._zod.parse;util2.v5(inst,"propValues",zod=>{const propValues={};let undefinedCount=0;for(const option of zod.def.options){const pv=option._zod.propValues;if(!pv||Object.keys(pv).length===
0)throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);pv[zod.def.discriminator]?.has(void 0)&&undefinedCount++;for(const[k,v]of Object.entries(pv)){Object.
prototype.hasOwnProperty.call(propValues,k)||util2.Vy(propValues,k,new Set);for(const val of v)propValues[k].add(val)}}return!zod.def.unionFallback&&undefinedCount>1&&propValues[zod.def.discriminator]?.
delete(void 0),propValues}),def.options.forEach((option,i)=>{const propShape=util2.MO(option._zod.def);if(propShape&&!Object.prototype.hasOwnProperty.call(propShape,def.discriminator))throw new Error(
`Invalid discriminated union option at index "${i}"`)});const disc=util2.PO(()=>discriminatorMap(def));inst._zod.parse=(payload,ctx)=>{const input=payload.value;if(!util2.Gv(input))return payload.issues.
push({code:"invalid_type",expected:"object",input,inst}),payload;const value=input?.[def.discriminator],opt=disc.value.get(value);return opt&&(value!==void 0||ctx.direction!=="backward")?opt._zod.run(
payload,ctx):def.unionFallback||ctx.direction==="backward"?_super(payload,ctx):(payload.issues.push({code:"invalid_union",errors:[],note:"No matching discriminator",discriminator:def.discriminator,options:Array.
from(disc.value.keys()).filter(value2=>disc.value.get(value2)!==null),input,path:[def.discriminator],inst}),payload)}}),$ZodIntersection=core.xI("$ZodIntersection",(inst,def)=>{$ZodType.init(inst,def),
inst._zod.parse=(payload,ctx)=>{const input=payload.value,left=def.left._zod.run({value:input,issues:[]},ctx),right=def.right._zod.run({value:input,issues:[]},ctx);return left instanceof Promise||right instanceof
Promise?Promise.all([left,right]).then(([left2,right2])=>handleIntersectionResults(payload,left2,right2)):handleIntersectionResults(payload,left,right)}});function mergeValues(a,b){if(a===b)return{valid:!0,
data:a};if(a instanceof Date&&b instanceof Date&&+a==+b)return{valid:!0,data:a};if(util2.Qd(a)&&util2.Qd(b)){const bKeys=Object.keys(b),sharedKeys=Object.keys(a).filter(key=>bKeys.indexOf(key)!==-1),newObj={
...a,...b};Object.prototype.hasOwnProperty.call(newObj,"__proto__")&&delete newObj.__proto__;for(const key of sharedKeys){if(key==="__proto__")continue;const sharedValue=mergeValues(a[key],b[key]);if(!sharedValue.
valid)return{valid:!1,mergeErrorPath:[key,...sharedValue.mergeErrorPath]};newObj[key]=sharedValue.data}return{valid:!0,data:newObj}}if(Array.isArray(a)&&Array.isArray(b)){if(a.length!==b.length)return{
valid:!1,mergeErrorPath:[]};const newArray=[];for(let index=0;index<a.length;index++){const itemA=a[index],itemB=b[index],sharedValue=mergeValues(itemA,itemB);if(!sharedValue.valid)return{valid:!1,mergeErrorPath:[
index,...sharedValue.mergeErrorPath]};newArray.push(sharedValue.data)}return{valid:!0,data:newArray}}return{valid:!1,mergeErrorPath:[]}}function handleIntersectionResults(result,left,right){const unrecKeys=new Map;
let unrecIssue;const keyIssues=new Map,collect=(iss,side)=>{let keys;if(iss.code==="unrecognized_keys"&&!iss.path?.length)unrecIssue??(unrecIssue=iss),keys=iss.keys;else if(iss.code==="invalid_key"&&iss.
origin==="record"&&iss.path?.length===1){const k=String(iss.path[0]);keyIssues.has(k)||keyIssues.set(k,iss),keys=[k]}else return!1;for(const k of keys)unrecKeys.has(k)||unrecKeys.set(k,{}),unrecKeys.get(
k)[side]=!0;return!0};for(const iss of left.issues)collect(iss,"l")||result.issues.push(iss);for(const iss of right.issues)collect(iss,"r")||result.issues.push(iss);const bothKeys=[...unrecKeys].filter(
([,f])=>f.l&&f.r).map(([k])=>k);if(bothKeys.length){const aggregated=unrecIssue?bothKeys.filter(k=>unrecIssue.keys.includes(k)):[];aggregated.length&&result.issues.push({...unrecIssue,keys:aggregated});
for(const k of bothKeys)!aggregated.includes(k)&&keyIssues.has(k)&&result.issues.push(keyIssues.get(k))}const merged=mergeValues(left.value,right.value);if(!merged.valid){if(util2.QH(result))return result;
throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`)}return result.value=merged.data,result}const $ZodTuple=core.xI("$ZodTuple",(inst,def)=>{$ZodType.init(inst,
def);const items=def.items,memo=core.cr.memoizer;memo?.attach(inst),inst._zod.parse=(payload,ctx)=>{const input=payload.value;if(!Array.isArray(input))return payload.issues.push({input,inst,expected:"\
tuple",code:"invalid_type"}),payload;payload.value=memo?memo.alloc(inst,payload,[],ctx):[];const proms=[],optinStart=getTupleOptStart(items,"optin"),optoutStart=getTupleOptStart(items,"optout");if(!def.
rest){if(input.length<optinStart)return payload.issues.push({code:"too_small",minimum:optinStart,inclusive:!0,input,inst,origin:"array"}),payload;input.length>items.length&&payload.issues.push({code:"\
too_big",maximum:items.length,inclusive:!0,input,inst,origin:"array"})}const itemResults=new Array(items.length),abortEarly=def.rest?ctx?.abortEarly:void 0;let itemAborted=!1;for(let i=0;i<items.length;i++){
const r=items[i]._zod.run({value:input[i],issues:[]},ctx);r instanceof Promise?proms.push(r.then(rr=>{itemResults[i]=rr})):(itemResults[i]=r,abortEarly&&!itemAborted&&r.issues.length&&(itemAborted=util2.
QH(r)))}if(def.rest&&!itemAborted){let i=items.length-1;const rest=input.slice(items.length);let seen=payload.issues.length;for(const el of rest){if(abortEarly&&payload.issues.length!==seen){if(util2.
QH(payload,seen))break;seen=payload.issues.length}i++;const result=def.rest._zod.run({value:el,issues:[]},ctx);result instanceof Promise?proms.push(result.then(r=>handleTupleResult(r,payload,i))):handleTupleResult(
result,payload,i)}}return proms.length?Promise.all(proms).then(()=>handleTupleResults(itemResults,payload,items,input,optoutStart)):handleTupleResults(itemResults,payload,items,input,optoutStart)}});function getTupleOptStart(items,key){
for(let i=items.length-1;i>=0;i--)if(!(key==="optin"?items[i]._zod.optin!==void 0:items[i]._zod.optout==="optional"))return i+1;return 0}function handleTupleResult(result,final,index){result.issues.length&&
final.issues.push(...util2.lQ(index,result.issues)),final.value[index]=result.value}function handleTupleResults(itemResults,final,items,input,optoutStart){for(let i=0;i<items.length;i++){const r=itemResults[i],
isPresent=i<input.length;if(!isPresent&&i>=optoutStart&&items[i]._zod.optin==="optional"){final.value.length=i;break}if(r.issues.length){if(!isPresent&&i>=optoutStart){final.value.length=i;break}final.
issues.push(...util2.lQ(i,r.issues))}final.value[i]=r.value}for(let i=final.value.length-1;i>=input.length&&(items[i]._zod.optout==="optional"&&final.value[i]===void 0);i--)final.value.length=i;return final}
const $ZodRecord=core.xI("$ZodRecord",(inst,def)=>{$ZodType.init(inst,def);const memo=core.cr.memoizer;memo?.attach(inst),inst._zod.parse=(payload,ctx)=>{const input=payload.value;if(!util2.Qd(input))
return payload.issues.push({expected:"record",code:"invalid_type",input,inst}),payload;const proms=[],values=def.keyType._zod.values;if(values&&!def.partial){payload.value=memo?memo.alloc(inst,payload,
{},ctx):{};const recordKeys=new Set;for(const key of values)if(typeof key=="string"||typeof key=="number"||typeof key=="symbol"){if(recordKeys.add(typeof key=="number"?key.toString():key),key==="__pro\
to__")continue;const keyResult=def.keyType._zod.run({value:key,issues:[]},ctx);if(keyResult instanceof Promise)throw new Error("Async schemas not supported in object keys currently");if(keyResult.issues.
length){payload.issues.push({code:"invalid_key",origin:"record",issues:keyResult.issues.map(iss=>util2.iR(iss,ctx,core.$W())),input:key,path:[key],inst});continue}const outKey=keyResult.value;if(outKey===
"__proto__")continue;const result=def.valueType._zod.run({value:input[key],issues:[]},ctx);result instanceof Promise?proms.push(result.then(result2=>{result2.issues.length&&payload.issues.push(...util2.
lQ(key,result2.issues)),payload.value[outKey]=result2.value})):(result.issues.length&&payload.issues.push(...util2.lQ(key,result.issues)),payload.value[outKey]=result.value)}let unrecognized;for(const key in input)
if(!recordKeys.has(key))if(def.mode==="loose"){if(key==="__proto__")continue;payload.value[key]=input[key]}else unrecognized=unrecognized??[],unrecognized.push(key);unrecognized&&unrecognized.length>0&&
payload.issues.push({code:"unrecognized_keys",input,inst,keys:unrecognized,continue:!0})}else{payload.value=memo?memo.alloc(inst,payload,{},ctx):{};let unrecognized;for(const key of Reflect.ownKeys(input)){
if(key==="__proto__"||!Object.prototype.propertyIsEnumerable.call(input,key))continue;let keyResult=def.keyType._zod.run({value:key,issues:[]},ctx);if(keyResult instanceof Promise)throw new Error("Asy\
nc schemas not supported in object keys currently");if(typeof key=="string"&&regexes.number.test(key)&&keyResult.issues.length){const retryResult=def.keyType._zod.run({value:Number(key),issues:[]},ctx);
if(retryResult instanceof Promise)throw new Error("Async schemas not supported in object keys currently");retryResult.issues.length===0&&(keyResult=retryResult)}if(keyResult.issues.length){def.mode===
"loose"?payload.value[key]=input[key]:values?(unrecognized=unrecognized??[],unrecognized.push(key)):payload.issues.push({code:"invalid_key",origin:"record",issues:keyResult.issues.map(iss=>util2.iR(iss,
ctx,core.$W())),input:key,path:[key],inst});continue}const outKey=keyResult.value;if(outKey==="__proto__")continue;const result=def.valueType._zod.run({value:input[key],issues:[]},ctx);result instanceof
Promise?proms.push(result.then(result2=>{result2.issues.length&&payload.issues.push(...util2.lQ(key,result2.issues)),payload.value[outKey]=result2.value})):(result.issues.length&&payload.issues.push(...util2.
lQ(key,result.issues)),payload.value[outKey]=result.value)}unrecognized&&unrecognized.length>0&&payload.issues.push({code:"unrecognized_keys",input,inst,keys:unrecognized,continue:!0})}return proms.length?
Promise.all(proms).then(()=>payload):payload}}),$ZodMap=core.xI("$ZodMap",(inst,def)=>{$ZodType.init(inst,def);const memo=core.cr.memoizer;memo?.attach(inst),inst._zod.parse=(payload,ctx)=>{const input=payload.
value;if(!(input instanceof Map))return payload.issues.push({expected:"map",code:"invalid_type",input,inst}),payload;const proms=[];payload.value=memo?memo.alloc(inst,payload,new Map,ctx):new Map;const abortEarly=ctx?.
abortEarly;let seen=payload.issues.length;for(const[key,value]of input){if(abortEarly&&payload.issues.length!==seen){if(util2.QH(payload,seen))break;seen=payload.issues.length}const keyResult=def.keyType.
_zod.run({value:key,issues:[]},ctx),valueResult=def.valueType._zod.run({value,issues:[]},ctx);keyResult instanceof Promise||valueResult instanceof Promise?proms.push(Promise.all([keyResult,valueResult]).
then(([keyResult2,valueResult2])=>{handleMapResult(keyResult2,valueResult2,payload,key,input,inst,ctx)})):handleMapResult(keyResult,valueResult,payload,key,input,inst,ctx)}return proms.length?Promise.
all(proms).then(()=>payload):payload},capSize(inst,mapSize)});function handleMapResult(keyResult,valueResult,final,key,input,inst,ctx){keyResult.issues.length&&(util2.qQ.has(typeof key)?final.issues.push(
...util2.lQ(key,keyResult.issues)):final.issues.push({code:"invalid_key",origin:"map",input,inst,issues:keyResult.issues.map(iss=>util2.iR(iss,ctx,core.$W()))})),valueResult.issues.length&&(util2.qQ.has(
typeof key)?final.issues.push(...util2.lQ(key,valueResult.issues)):final.issues.push({origin:"map",code:"invalid_element",input,inst,key,issues:valueResult.issues.map(iss=>util2.iR(iss,ctx,core.$W()))})),
final.value.set(keyResult.value,valueResult.value)}const $ZodSet=core.xI("$ZodSet",(inst,def)=>{$ZodType.init(inst,def);const memo=core.cr.memoizer;memo?.attach(inst),inst._zod.parse=(payload,ctx)=>{const input=payload.
value;if(!(input instanceof Set))return payload.issues.push({input,inst,expected:"set",code:"invalid_type"}),payload;const proms=[];payload.value=memo?memo.alloc(inst,payload,new Set,ctx):new Set;const abortEarly=ctx?.
abortEarly;let seen=payload.issues.length;for(const item of input){if(abortEarly&&payload.issues.length!==seen){if(util2.QH(payload,seen))break;seen=payload.issues.length}const result=def.valueType._zod.
run({value:item,issues:[]},ctx);result instanceof Promise?proms.push(result.then(result2=>handleSetResult(result2,payload))):handleSetResult(result,payload)}return proms.length?Promise.all(proms).then(
()=>payload):payload},capSize(inst,setSize)});function handleSetResult(result,final){result.issues.length&&final.issues.push(...result.issues),final.value.add(result.value)}const $ZodEnum=core.xI("$Zo\
dEnum",(inst,def)=>{$ZodType.init(inst,def);const values=util2.w5(def.entries),valuesSet=new Set(values);inst._zod.values=valuesSet,util2.v5(inst,"pattern",zod=>{const patternValues=util2.w5(zod.def.entries).
filter(k=>util2.qQ.has(typeof k));return new RegExp(patternValues.length?`^(${patternValues.map(o=>util2.sD(o.toString())).join("|")})$`:"^[^\\s\\S]$")}),inst._zod.parse=(payload,_ctx)=>{const input=payload.
value;return valuesSet.has(input)||payload.issues.push({code:"invalid_value",values,input,inst}),payload}}),$ZodLiteral=core.xI("$ZodLiteral",(inst,def)=>{$ZodType.init(inst,def);const values=new Set(
def.values);inst._zod.values=values,util2.v5(inst,"pattern",zod=>{const vals=zod.def.values;return new RegExp(vals.length?`^(${vals.map(o=>typeof o=="string"?util2.sD(o):o?util2.sD(o.toString()):String(
o)).join("|")})$`:"^[^\\s\\S]$")}),inst._zod.parse=(payload,_ctx)=>{const input=payload.value;return values.has(input)||payload.issues.push({code:"invalid_value",values:def.values,input,inst}),payload}}),
$ZodFile=core.xI("$ZodFile",(inst,def)=>{$ZodType.init(inst,def),inst._zod.parse=(payload,_ctx)=>{const input=payload.value;return input instanceof File||payload.issues.push({expected:"file",code:"inv\
alid_type",input,inst}),payload}}),$ZodTransform=core.xI("$ZodTransform",(inst,def)=>{$ZodType.init(inst,def),inst._zod.optin="optional",core.cr.memoizer?.guard(inst),inst._zod.parse=(payload,ctx)=>{if(ctx.
direction==="backward")throw new core.cV(inst.constructor.name);const _out=def.transform(payload.value,payload);if(ctx.async)return(_out instanceof Promise?_out:Promise.resolve(_out)).then(output2=>(payload.
value=output2,payload));if(_out instanceof Promise)throw new core.GT;return payload.value=_out,payload}});function handleOptionalResult(payload,result){return payload.value=result.issues.length?void 0:
result.value,payload}const $ZodOptional=core.xI("$ZodOptional",(inst,def)=>{$ZodType.init(inst,def),util2.v5(inst,"optin",zod=>zod.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),inst._zod.
optout="optional",util2.v5(inst,"values",zod=>{const values=zod.def.innerType._zod.values;return values?new Set([...values,void 0]):void 0}),util2.v5(inst,"pattern",zod=>{const pattern=zod.def.innerType.
_zod.pattern;return pattern?new RegExp(`^(${util2.p6(pattern.source)})?$`):void 0}),inst._zod.parse=(payload,ctx)=>{if(payload.value===void 0){if(def.innerType._zod.optin!=="defaulted")return payload;
const result=def.innerType._zod.run({value:payload.value,issues:[]},ctx);return result instanceof Promise?result.then(result2=>handleOptionalResult(payload,result2)):handleOptionalResult(payload,result)}
return def.innerType._zod.run(payload,ctx)}}),$ZodExactOptional=core.xI("$ZodExactOptional",(inst,def)=>{$ZodOptional.init(inst,def),util2.v5(inst,"values",zod=>zod.def.innerType._zod.values),util2.v5(
inst,"pattern",zod=>zod.def.innerType._zod.pattern),inst._zod.parse=(payload,ctx)=>def.innerType._zod.run(payload,ctx)}),$ZodNullable=core.xI("$ZodNullable",(inst,def)=>{$ZodType.init(inst,def),util2.
v5(inst,"optin",zod=>zod.def.innerType._zod.optin),util2.v5(inst,"optout",zod=>zod.def.innerType._zod.optout),util2.v5(inst,"pattern",zod=>{const pattern=zod.def.innerType._zod.pattern;return pattern?
new RegExp(`^(${util2.p6(pattern.source)}|null)$`):void 0}),util2.v5(inst,"values",zod=>zod.def.innerType._zod.values?new Set([...zod.def.innerType._zod.values,null]):void 0),inst._zod.parse=(payload,ctx)=>payload.
value===null?payload:def.innerType._zod.run(payload,ctx)}),$ZodDefault=core.xI("$ZodDefault",(inst,def)=>{$ZodType.init(inst,def),inst._zod.optin="defaulted",util2.v5(inst,"values",zod=>zod.def.innerType.
_zod.values),inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward")return def.innerType._zod.run(payload,ctx);if(payload.value===void 0)return payload.value=def.defaultValue,payload;const result=def.
innerType._zod.run(payload,ctx);return result instanceof Promise?result.then(result2=>handleDefaultResult(result2,def)):handleDefaultResult(result,def)}});function handleDefaultResult(payload,def){return payload.
value===void 0&&(payload.value=def.defaultValue),payload}const $ZodPrefault=core.xI("$ZodPrefault",(inst,def)=>{$ZodType.init(inst,def),inst._zod.optin="defaulted",util2.v5(inst,"values",zod=>zod.def.
innerType._zod.values),inst._zod.parse=(payload,ctx)=>(ctx.direction==="backward"||payload.value===void 0&&(payload.value=def.defaultValue),def.innerType._zod.run(payload,ctx))}),$ZodNonOptional=core.
xI("$ZodNonOptional",(inst,def)=>{$ZodType.init(inst,def),util2.v5(inst,"values",zod=>{const v=zod.def.innerType._zod.values;return v?new Set([...v].filter(x=>x!==void 0)):void 0}),inst._zod.parse=(payload,ctx)=>{
const result=def.innerType._zod.run(payload,ctx);return result instanceof Promise?result.then(result2=>handleNonOptionalResult(result2,inst)):handleNonOptionalResult(result,inst)}});function handleNonOptionalResult(payload,inst){
return!payload.issues.length&&payload.value===void 0&&payload.issues.push({code:"invalid_type",expected:"nonoptional",input:payload.value,inst}),payload}const $ZodSuccess=core.xI("$ZodSuccess",(inst,def)=>{
$ZodType.init(inst,def),inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward")throw new core.cV("ZodSuccess");const result=def.innerType._zod.run(payload,ctx);return result instanceof Promise?
result.then(result2=>(payload.value=result2.issues.length===0,payload)):(payload.value=result.issues.length===0,payload)}});function handleCatchResult(payload,result,def,ctx){return result.issues.length?
(payload.value=def.catchValue({...result,value:payload.value,error:{issues:result.issues.map(iss=>util2.iR(iss,ctx,core.$W()))},input:payload.value}),payload):(payload.value=result.value,result.memo&&
(payload.memo=!0),payload)}const $ZodCatch=core.xI("$ZodCatch",(inst,def)=>{$ZodType.init(inst,def),util2.v5(inst,"optin",zod=>zod.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),util2.
v5(inst,"optout",zod=>zod.def.innerType._zod.optout),util2.v5(inst,"values",zod=>zod.def.innerType._zod.values),inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward")return def.innerType._zod.
run(payload,ctx);const result=def.innerType._zod.run({value:payload.value,issues:[]},ctx);return result instanceof Promise?result.then(result2=>handleCatchResult(payload,result2,def,ctx)):handleCatchResult(
payload,result,def,ctx)}}),$ZodNaN=core.xI("$ZodNaN",(inst,def)=>{$ZodType.init(inst,def),inst._zod.parse=(payload,_ctx)=>((typeof payload.value!="number"||!Number.isNaN(payload.value))&&payload.issues.
push({input:payload.value,inst,expected:"nan",code:"invalid_type"}),payload)}),$ZodPipe=core.xI("$ZodPipe",(inst,def)=>{$ZodType.init(inst,def),util2.v5(inst,"values",zod=>zod.def.in._zod.values),util2.
v5(inst,"optin",zod=>zod.def.in._zod.optin),util2.v5(inst,"optout",zod=>zod.def.out._zod.optout),util2.v5(inst,"propValues",zod=>zod.def.in._zod.propValues),inst._zod.parse=(payload,ctx)=>{if(ctx.direction===
"backward"){const right=def.out._zod.run(payload,ctx);return right instanceof Promise?right.then(right2=>handlePipeResult(right2,def.in,ctx)):handlePipeResult(right,def.in,ctx)}const left=def.in._zod.
run(payload,ctx);return left instanceof Promise?left.then(left2=>handlePipeResult(left2,def.out,ctx)):handlePipeResult(left,def.out,ctx)}});function handlePipeResult(left,next,ctx){return left.issues.
some(iss=>iss.code!=="unrecognized_keys")?(left.aborted=!0,left):next._zod.run({value:left.value,issues:left.issues},ctx)}const $ZodCodec=core.xI("$ZodCodec",(inst,def)=>{$ZodType.init(inst,def),util2.
v5(inst,"values",zod=>zod.def.in._zod.values),util2.v5(inst,"optin",zod=>zod.def.in._zod.optin),util2.v5(inst,"optout",zod=>zod.def.out._zod.optout),util2.v5(inst,"propValues",zod=>zod.def.in._zod.propValues),
inst._zod.parse=(payload,ctx)=>{if((ctx.direction||"forward")==="forward"){const left=def.in._zod.run(payload,ctx);return left instanceof Promise?left.then(left2=>handleCodecAResult(left2,def,ctx)):handleCodecAResult(
left,def,ctx)}else{const right=def.out._zod.run(payload,ctx);return right instanceof Promise?right.then(right2=>handleCodecAResult(right2,def,ctx)):handleCodecAResult(right,def,ctx)}}});function handleCodecAResult(result,def,ctx){
if(result.issues.length)return result.aborted=!0,result;if((ctx.direction||"forward")==="forward"){const transformed=def.transform(result.value,result);return transformed instanceof Promise?transformed.
then(value=>handleCodecTxResult(result,value,def.out,ctx)):handleCodecTxResult(result,transformed,def.out,ctx)}else{const transformed=def.reverseTransform(result.value,result);return transformed instanceof
Promise?transformed.then(value=>handleCodecTxResult(result,value,def.in,ctx)):handleCodecTxResult(result,transformed,def.in,ctx)}}function handleCodecTxResult(left,value,nextSchema,ctx){return left.issues.
length?(left.aborted=!0,left):nextSchema._zod.run({value,issues:left.issues},ctx)}const $ZodPreprocess=core.xI("$ZodPreprocess",(inst,def)=>{$ZodPipe.init(inst,def)}),$ZodReadonly=core.xI("$ZodReadonl\
y",(inst,def)=>{$ZodType.init(inst,def),util2.v5(inst,"propValues",zod=>zod.def.innerType._zod.propValues),util2.v5(inst,"values",zod=>zod.def.innerType._zod.values),util2.v5(inst,"optin",zod=>zod.def.
innerType?._zod?.optin),util2.v5(inst,"optout",zod=>zod.def.innerType?._zod?.optout),inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward")return def.innerType._zod.run(payload,ctx);const result=def.
innerType._zod.run(payload,ctx);return result instanceof Promise?result.then(handleReadonlyResult):handleReadonlyResult(result)}});function handleReadonlyResult(payload){return payload.memo||(payload.
value=Object.freeze(payload.value)),payload}function leafPattern(schema){const def=schema._zod.def;let pattern=def.pattern,isInt=!!def.format?.includes("int"),minimum,maximum;for(const ch of def.checks??
[]){const d=ch._zod.def;d.pattern&&(pattern=d.pattern),isInt||(isInt=!!d.format?.includes("int"));const lo=d.minimum??d.length,hi=d.maximum??d.length;lo!==void 0&&(minimum===void 0||lo>minimum)&&(minimum=
lo),hi!==void 0&&(maximum===void 0||hi<maximum)&&(maximum=hi)}if(pattern)return pattern.source;if(minimum!==void 0&&maximum!==void 0&&minimum>maximum)return"(?!)";if(minimum!==void 0||maximum!==void 0)
return regexes.string({minimum,maximum}).source;const own=schema._zod.pattern;return(isInt&&own===regexes.number?regexes.integer:own)?.source}function partPattern(schema){const def=schema._zod.def,own=schema.
_zod.pattern?.source,inner=def.innerType??schema._zod.innerType;if(inner){const before=inner._zod.pattern?.source,after=partPattern(inner);return own&&before&&after&&after!==before?own.replace(util2.p6(
before),()=>util2.p6(after)):own}if(def.options){const sources=def.options.map(partPattern);if(sources.every(Boolean))return`^(${sources.map(s=>util2.p6(s)).join("|")})$`}return leafPattern(schema)}const $ZodTemplateLiteral=core.
xI("$ZodTemplateLiteral",(inst,def)=>{$ZodType.init(inst,def);const regexParts=[];for(const part of def.parts)if(typeof part=="object"&&part!==null){const source=partPattern(part);if(!source)throw new Error(
`Invalid template literal part, no pattern found: ${[...part._zod.traits].shift()}`);regexParts.push(util2.p6(source))}else if(part===null||util2.bI.has(typeof part))regexParts.push(util2.sD(`${part}`));else
throw new Error(`Invalid template literal part: ${part}`);inst._zod.pattern=new RegExp(`^${regexParts.join("")}$`),inst._zod.parse=(payload,_ctx)=>typeof payload.value!="string"?(payload.issues.push({
input:payload.value,inst,expected:"string",code:"invalid_type"}),payload):(inst._zod.pattern.lastIndex=0,inst._zod.pattern.test(payload.value)||payload.issues.push({input:payload.value,inst,code:"inva\
lid_format",format:def.format??"template_literal",pattern:inst._zod.pattern.source}),payload)}),$ZodFunction=core.xI("$ZodFunction",(inst,def)=>($ZodType.init(inst,def),Object.defineProperty(inst,"_de\
f",{value:def}),inst._zod.def=def,inst.implement=func=>{if(typeof func!="function")throw new Error("implement() must be called with a function");return Object.defineProperty(function(...args){const parsedArgs=inst.
_def.input?(0,parse.qg)(inst._def.input,args):args,result=Reflect.apply(func,this,parsedArgs);return inst._def.output?(0,parse.qg)(inst._def.output,result):result},"_zod",{value:inst._zod,enumerable:!1})},
inst.implementAsync=func=>{if(typeof func!="function")throw new Error("implementAsync() must be called with a function");return Object.defineProperty(async function(...args){const parsedArgs=inst._def.
input?await(0,parse.EJ)(inst._def.input,args):args,result=await Reflect.apply(func,this,parsedArgs);return inst._def.output?await(0,parse.EJ)(inst._def.output,result):result},"_zod",{value:inst._zod,enumerable:!1})},
inst._zod.parse=(payload,_ctx)=>typeof payload.value!="function"?(payload.issues.push({code:"invalid_type",expected:"function",input:payload.value,inst}),payload):(inst._def.output&&inst._def.output._zod.
def.type==="promise"?payload.value=inst.implementAsync(payload.value):payload.value=inst.implement(payload.value),payload),inst.input=(...args)=>{const F=inst.constructor;return Array.isArray(args[0])?
new F({type:"function",input:new $ZodTuple({type:"tuple",items:args[0],rest:args[1]}),output:inst._def.output}):new F({type:"function",input:args[0],output:inst._def.output})},inst.output=output=>{const F=inst.
constructor;return new F({type:"function",input:inst._def.input,output})},inst)),$ZodPromise=core.xI("$ZodPromise",(inst,def)=>{$ZodType.init(inst,def),inst._zod.parse=(payload,ctx)=>Promise.resolve(payload.
value).then(inner=>def.innerType._zod.run({value:inner,issues:[]},ctx))}),$ZodLazy=core.xI("$ZodLazy",(inst,def)=>{$ZodType.init(inst,def),util2.gJ(inst._zod,"innerType",()=>{const d=def;return d._cachedInner||
(d._cachedInner=def.getter()),d._cachedInner}),util2.v5(inst,"pattern",zod=>zod.innerType?._zod?.pattern),util2.v5(inst,"propValues",zod=>zod.innerType?._zod?.propValues),util2.v5(inst,"optin",zod=>zod.
innerType?._zod?.optin??void 0),util2.v5(inst,"optout",zod=>zod.innerType?._zod?.optout??void 0),inst._zod.parse=(payload,ctx)=>inst._zod.innerType._zod.run(payload,ctx)}),$ZodCustom=core.xI("$ZodCust\
om",(inst,def)=>{checks.QP.init(inst,def),$ZodType.init(inst,def),inst._zod.parse=(payload,_)=>payload,inst._zod.check=payload=>{const input=payload.value,r=def.fn(input);if(r instanceof Promise)return r.
then(r2=>handleRefineResult(r2,payload,input,inst));handleRefineResult(r,payload,input,inst)}});function handleRefineResult(result,payload,input,inst){if(!result){const _iss={code:"custom",input,inst,
path:[...inst._zod.def.path??[]],continue:!inst._zod.def.abort};inst._zod.def.params&&(_iss.params=inst._zod.def.params),payload.issues.push(util2.sn(_iss))}}}),54723:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{A2:()=>normalizeParams,B7:()=>stringifyPrimitive,GW:()=>parsedType,Gv:()=>isObject,LG:()=>floatSafeRemainder,MO:()=>rawShape,NM:()=>optionalKeys,NR:()=>BIGINT_FORMAT_RANGES,
O7:()=>codePointLength,OH:()=>partial,PO:()=>cached,QH:()=>aborted,Qd:()=>isPlainObject,Rc:()=>getLengthableOrigin,SS:()=>constantCatch,UQ:()=>esc,Up:()=>pick,Vy:()=>assignProp,W0:()=>safeExtend,X:()=>installLazyProp,
X$:()=>extend,Yv:()=>slugify,bI:()=>primitiveTypes,cJ:()=>omit,cl:()=>nullish,d3:()=>attachSchema,fx:()=>getSizableOrigin,gJ:()=>defineLazy,gx:()=>captureStackTrace,h1:()=>merge,hI:()=>allowsEval,hi:()=>sizeCaps,
iR:()=>finalizeIssue,jD:()=>hide,jw:()=>joinValues,k8:()=>jsonStringifyReplacer,lQ:()=>prefixIssues,mw:()=>required,o8:()=>clone,ol:()=>members,p6:()=>cleanRegex,qQ:()=>propertyKeyTypes,qh:()=>own,rL:()=>explicitlyAborted,
sD:()=>escapeRegex,sn:()=>issue,un:()=>derived,v5:()=>defineLazyInternal,w5:()=>getEnumValues,yG:()=>shallowClone,zH:()=>NUMBER_FORMAT_RANGES,zM:()=>mergeDefs});var _core_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
88532);function assertEqual(val){return val}function assertNotEqual(val){return val}function toZod(){return schema=>schema}function assertIs(_arg){}function assertNever(_x){throw new Error("Unexpected\
 value in exhaustive check")}function assert(_){}function getEnumValues(entries){const numericValues=Object.values(entries).filter(v=>typeof v=="number");return Object.entries(entries).filter(([k,_])=>numericValues.
indexOf(+k)===-1).map(([_,v])=>v)}function joinValues(array,separator="|"){return array.map(val=>stringifyPrimitive(val)).join(separator)}function jsonStringifyReplacer(_,value){return typeof value=="\
bigint"?value.toString():value}class Cached{constructor(getter){this._getter=getter,this._value=void 0}get value(){const getter=this._getter;return getter!==void 0&&(this._value=getter(),this._getter=
void 0),this._value}}function cached(getter){return new Cached(getter)}function nullish(input){return input==null}function cleanRegex(source){const start=source.startsWith("^")?1:0,end=source.endsWith(
"$")?source.length-1:source.length;return source.slice(start,end)}function floatSafeRemainder(val,step){const ratio=val/step,roundedRatio=Math.round(ratio),tolerance=4*Number.EPSILON*Math.max(Math.abs(
ratio),1);return Math.abs(ratio-roundedRatio)<tolerance?0:ratio-roundedRatio}const EVALUATING=Symbol("evaluating");function defineLazy(object,key,getter){let value;Object.defineProperty(object,key,{get(){
if(value!==EVALUATING)return value===void 0&&(value=EVALUATING,value=getter()),value},set(v){Object.defineProperty(object,key,{value:v})},configurable:!0})}function objectClone(obj){return Object.create(
Object.getPrototypeOf(obj),Object.getOwnPropertyDescriptors(obj))}function assignProp(target,prop,value){Object.defineProperty(target,prop,{value,writable:!0,enumerable:!0,configurable:!0})}function rawShape(def){
const desc=Object.getOwnPropertyDescriptor(def,"shape");return desc?.get?desc.get.raw:desc?.value}function sourceShape(schema){return rawShape(schema._zod.def)??schema._zod.def.shape}function deferProp(target,key,getter){
Object.defineProperty(target,key,{get(){const value=getter();return assignProp(this,key,value),value},enumerable:!0,configurable:!0})}function putProp(target,key,value){key in target?assignProp(target,
key,value):target[key]=value}function mirrorShape(target,source,keys,wrap){const raw=sourceShape(source);for(const key of keys){const desc=Object.getOwnPropertyDescriptor(raw,key);desc.enumerable&&(desc.
get?deferProp(target,key,()=>{const value=source._zod.def.shape[key];return wrap?wrap(value,key):value}):putProp(target,key,wrap?wrap(desc.value,key):desc.value))}}function mirrorProps(target,source){
for(const key of Reflect.ownKeys(source)){const desc=Object.getOwnPropertyDescriptor(source,key);desc.enumerable&&(desc.get?deferProp(target,key,()=>source[key]):putProp(target,key,desc.value))}}function mergeDefs(...defs){
const mergedDescriptors={};for(const def of defs){const descriptors=Object.getOwnPropertyDescriptors(def);Object.assign(mergedDescriptors,descriptors)}return Object.defineProperties({},mergedDescriptors)}
function cloneDef(schema){return mergeDefs(schema._zod.def)}function getElementAtPath(obj,path){return path?path.reduce((acc,key)=>acc?.[key],obj):obj}function promiseAllObject(promisesObj){const keys=Object.
keys(promisesObj),promises=keys.map(key=>promisesObj[key]);return Promise.all(promises).then(results=>{const resolvedObj={};for(let i=0;i<keys.length;i++)resolvedObj[keys[i]]=results[i];return resolvedObj})}
function randomString(length=10){const chars="abcdefghijklmnopqrstuvwxyz";let str="";for(let i=0;i<length;i++)str+=chars[Math.floor(Math.random()*chars.length)];return str}function esc(str){return JSON.
stringify(str)}function slugify(input){return input.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const captureStackTrace="captureStackTrace"in Error?Error.
captureStackTrace:(..._args)=>{};function isObject(data){return typeof data=="object"&&data!==null&&!Array.isArray(data)}const allowsEval=cached(()=>{if(_core_js__WEBPACK_IMPORTED_MODULE_0__.cr.jitless||
typeof navigator<"u"&&navigator?.userAgent?.includes("Cloudflare"))return!1;try{const F=Function;return new F(""),!0}catch{return!1}});function isPlainObject(o){if(isObject(o)===!1)return!1;const ctor=o.
constructor;if(ctor===void 0||typeof ctor!="function")return!0;const prot=ctor.prototype;return!(isObject(prot)===!1||Object.prototype.hasOwnProperty.call(prot,"isPrototypeOf")===!1)}function shallowClone(o){
return isPlainObject(o)?{...o}:Array.isArray(o)?[...o]:o instanceof Map?new Map(o):o instanceof Set?new Set(o):o}function numKeys(data){let keyCount=0;for(const key in data)Object.prototype.hasOwnProperty.
call(data,key)&&keyCount++;return keyCount}const getParsedType=data=>{const t=typeof data;switch(t){case"undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(data)?
"nan":"number";case"boolean":return"boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(data)?"array":data===null?"null":
data.then&&typeof data.then=="function"&&data.catch&&typeof data.catch=="function"?"promise":typeof Map<"u"&&data instanceof Map?"map":typeof Set<"u"&&data instanceof Set?"set":typeof Date<"u"&&data instanceof
Date?"date":typeof File<"u"&&data instanceof File?"file":"object";default:throw new Error(`Unknown data type: ${t}`)}},propertyKeyTypes=new Set(["string","number","symbol"]),primitiveTypes=new Set(["s\
tring","number","bigint","boolean","symbol","undefined"]);function escapeRegex(str){return str.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function clone(inst,def,params){const cl=new inst._zod.constr(def??
inst._zod.def);return(!def||params?.parent)&&(cl._zod.parent=inst),cl}function normalizeParams(_params){const params=_params;if(!params)return{};if(typeof params=="string")return{error:()=>params};if(params?.
message!==void 0){if(params?.error!==void 0)throw new Error("Cannot specify both `message` and `error` params");params.error=params.message}return delete params.message,typeof params.error=="string"?{
...params,error:()=>params.error}:params}function createTransparentProxy(getter){let target;return new Proxy({},{get(_,prop,receiver){return target??(target=getter()),Reflect.get(target,prop,receiver)},
set(_,prop,value,receiver){return target??(target=getter()),Reflect.set(target,prop,value,receiver)},has(_,prop){return target??(target=getter()),Reflect.has(target,prop)},deleteProperty(_,prop){return target??
(target=getter()),Reflect.deleteProperty(target,prop)},ownKeys(_){return target??(target=getter()),Reflect.ownKeys(target)},getOwnPropertyDescriptor(_,prop){return target??(target=getter()),Reflect.getOwnPropertyDescriptor(
target,prop)},defineProperty(_,prop,descriptor){return target??(target=getter()),Reflect.defineProperty(target,prop,descriptor)}})}function stringifyPrimitive(value){return typeof value=="bigint"?value.
toString()+"n":typeof value=="string"?`"${value}"`:`${value}`}function optionalKeys(shape){return Object.keys(shape).filter(k=>shape[k]._zod.optin!==void 0&&shape[k]._zod.optout==="optional")}const NUMBER_FORMAT_RANGES={
safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]},
BIGINT_FORMAT_RANGES={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};function pick(schema,mask){const currDef=schema._zod.def,checks=currDef.
checks;if(checks&&checks.length>0)throw new Error(".pick() cannot be used on object schemas containing refinements");const newShape={};return mirrorShape(newShape,schema,maskedKeys(schema,mask)),clone(
schema,mergeDefs(currDef,{shape:newShape,checks:[]}))}function maskedKeys(schema,mask){const raw=sourceShape(schema),keys=[];for(const key of Reflect.ownKeys(mask)){if(!Object.getOwnPropertyDescriptor(
raw,key)?.enumerable)throw new Error(`Unrecognized key: "${String(key)}"`);mask[key]&&keys.push(key)}return keys}function omit(schema,mask){const currDef=schema._zod.def,checks=currDef.checks;if(checks&&
checks.length>0)throw new Error(".omit() cannot be used on object schemas containing refinements");const omitted=new Set(maskedKeys(schema,mask)),newShape={};return mirrorShape(newShape,schema,Reflect.
ownKeys(sourceShape(schema)).filter(key=>!omitted.has(key))),clone(schema,mergeDefs(currDef,{shape:newShape,checks:[]}))}function extend(schema,shape){if(!isPlainObject(shape))throw new Error("Invalid\
 input to extend: expected a plain object");const checks=schema._zod.def.checks;if(checks&&checks.length>0){const existingShape=sourceShape(schema);for(const key of Reflect.ownKeys(shape))if(Object.getOwnPropertyDescriptor(
existingShape,key)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.")}return clone(schema,mergeDefs(schema._zod.def,{shape:extended(
schema,shape)}))}function extended(schema,shape){const newShape={};return mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema))),mirrorProps(newShape,shape),newShape}function safeExtend(schema,shape){
if(!isPlainObject(shape))throw new Error("Invalid input to safeExtend: expected a plain object");return clone(schema,mergeDefs(schema._zod.def,{shape:extended(schema,shape)}))}function merge(a,b){if(!b?.
_zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");if(a._zod.def.checks?.length)throw new Error(".merge() cannot be used on object\
 schemas containing refinements. Use .safeExtend() instead.");const newShape={};mirrorShape(newShape,a,Reflect.ownKeys(sourceShape(a))),mirrorShape(newShape,b,Reflect.ownKeys(sourceShape(b)));const def=mergeDefs(
a._zod.def,{shape:newShape,get catchall(){return b._zod.def.catchall},checks:b._zod.def.checks??[]});return clone(a,def)}function partial(Class2,schema,mask,name="partial"){const checks=schema._zod.def.
checks;if(checks&&checks.length>0)throw new Error(`.${name}() cannot be used on object schemas containing refinements`);const selected=mask?new Set(maskedKeys(schema,mask)):void 0,newShape={};return mirrorShape(
newShape,schema,Reflect.ownKeys(sourceShape(schema)),Class2&&((value,key)=>selected&&!selected.has(key)?value:new Class2({type:"optional",innerType:value}))),clone(schema,mergeDefs(schema._zod.def,{shape:newShape,
checks:[]}))}function required(Class2,schema,mask){const selected=mask?new Set(maskedKeys(schema,mask)):void 0,newShape={};return mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)),(value,key)=>selected&&
!selected.has(key)?value:new Class2({type:"nonoptional",innerType:value})),clone(schema,mergeDefs(schema._zod.def,{shape:newShape}))}function aborted(x,startIndex=0){if(x.aborted===!0)return!0;for(let i=startIndex;i<
x.issues.length;i++)if(x.issues[i]?.continue!==!0)return!0;return!1}function explicitlyAborted(x,startIndex=0){if(x.aborted===!0)return!0;for(let i=startIndex;i<x.issues.length;i++)if(x.issues[i]?.continue===
!1)return!0;return!1}function prefixIssues(path,issues){return issues.map(iss=>{var _a;return(_a=iss).path??(_a.path=[]),iss.path.unshift(path),iss})}function unwrapMessage(message){return typeof message==
"string"?message:message?.message}function sizeCaps(defChecks){const caps=[];for(const ch of defChecks??[]){const d=ch._zod.def;if(!/_(length|size)$|_equals$/.test(d.check))break;const max=d.maximum??
d.length??d.size;max>=0&&caps.push([max,ch])}return caps}function attachSchema(issues,start,inst){var _a;for(let i=start;i<issues.length;i++)(_a=issues[i]).schema??(_a.schema=inst)}function finalizeIssue(iss,ctx,config){
var _a;const traits=iss.inst?._zod?.traits;traits?.has("$ZodType")&&(traits.has("$ZodCheck")?(_a=iss).schema??(_a.schema=iss.inst):iss.schema=iss.inst);const schemaError=iss.schema!==iss.inst?iss.schema?.
_zod.def?.error:void 0,message=iss.message?iss.message:unwrapMessage(iss.inst?._zod.def?.error?.(iss))??unwrapMessage(schemaError?.(iss))??unwrapMessage(ctx?.error?.(iss))??unwrapMessage(config.customError?.(
iss))??unwrapMessage(config.localeError?.(iss))??"Invalid input",full={};for(const k of Object.keys(iss))k==="inst"||k==="schema"||k==="continue"||k==="input"||k==="__proto__"||(full[k]=iss[k]);return full.
path??(full.path=[]),full.message=message,ctx?.reportInput&&(full.input=iss.input),full}function getSizableOrigin(input){return input instanceof Set?"set":input instanceof Map?"map":input instanceof File?
"file":"unknown"}const highSurrogate=/[\uD800-\uDBFF]/;function codePointLength(str){const units=str.length;if(!highSurrogate.test(str))return units;let count=units;for(let i=0;i<units-1;i++)(str.charCodeAt(
i)&64512)===55296&&(str.charCodeAt(i+1)&64512)===56320&&(count--,i++);return count}function getLengthableOrigin(input){return Array.isArray(input)?"array":typeof input=="string"?"string":"unknown"}function parsedType(data){
const t=typeof data;switch(t){case"number":return Number.isNaN(data)?"nan":"number";case"object":{if(data===null)return"null";if(Array.isArray(data))return"array";const obj=data;if(obj&&Object.getPrototypeOf(
obj)!==Object.prototype&&"constructor"in obj&&obj.constructor)return obj.constructor.name}}return t}function issue(...args){const[iss,input,inst]=args;return typeof iss=="string"?{message:iss,code:"cu\
stom",input,inst}:{...iss}}function cleanEnum(obj){return Object.entries(obj).filter(([k,_])=>Number.isNaN(Number.parseInt(k,10))).map(el=>el[1])}function base64ToUint8Array(base64){const binaryString=atob(
base64),bytes=new Uint8Array(binaryString.length);for(let i=0;i<binaryString.length;i++)bytes[i]=binaryString.charCodeAt(i);return bytes}function uint8ArrayToBase64(bytes){let binaryString="";for(let i=0;i<
bytes.length;i++)binaryString+=String.fromCharCode(bytes[i]);return btoa(binaryString)}function base64urlToUint8Array(base64url){const base64=base64url.replace(/-/g,"+").replace(/_/g,"/"),padding="=".
repeat((4-base64.length%4)%4);return base64ToUint8Array(base64+padding)}function uint8ArrayToBase64url(bytes){return uint8ArrayToBase64(bytes).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function hexToUint8Array(hex){
const cleanHex=hex.replace(/^0x/,"");if(cleanHex.length%2!==0)throw new Error("Invalid hex string length");const bytes=new Uint8Array(cleanHex.length/2);for(let i=0;i<cleanHex.length;i+=2)bytes[i/2]=Number.
parseInt(cleanHex.slice(i,i+2),16);return bytes}function uint8ArrayToHex(bytes){return Array.from(bytes).map(b=>b.toString(16).padStart(2,"0")).join("")}class Class{constructor(..._args){}}function members(proto,table){
for(const key in table){const desc=Object.getOwnPropertyDescriptor(table,key);desc.get?Object.defineProperty(proto,key,{...desc,enumerable:!1}):defineBound(proto,key,desc.value)}}function own(inst,key,value,enumerable=!0){
return Object.defineProperty(inst,key,{configurable:!0,writable:!0,enumerable,value}),value}function hide(inst,key,value){return own(inst,key,value,!1)}function derived(computes,table){for(const key in computes){
const compute=computes[key];Object.defineProperty(table,key,{configurable:!0,enumerable:!0,get(){return own(this,key,compute(this))},set(value){own(this,key,value)}})}return table}function defineBound(proto,key,fn){
Object.defineProperty(proto,key,{configurable:!0,get(){return this==null?fn:own(this,key,fn.bind(this))},set(value){own(this,key,value)}})}function claim(inst,sentinel){const proto=Object.getPrototypeOf(
inst);return sentinel in proto?void 0:proto}let installing,broke=!1;const breaker={configurable:!0,get(){broke=!0}};function defineLazyInternal(inst,key,compute){const proto=Object.getPrototypeOf(inst.
_zod);if(key in proto&&installing!==inst._zod){installing=void 0;return}installing=inst._zod,Object.defineProperty(proto,key,{configurable:!0,get(){Object.defineProperty(this,key,breaker);const outer=broke;
broke=!1;try{const value=compute(this);return broke?delete this[key]:Object.defineProperty(this,key,{configurable:!0,writable:!0,value}),broke=broke||outer,value}catch(err){throw delete this[key],broke=
broke||outer,err}},set(value){Object.defineProperty(this,key,{configurable:!0,writable:!0,value})}})}function installLazyProp(inst,key,make,enumerable){const proto=claim(inst,key);proto&&Object.defineProperty(
proto,key,{configurable:!0,get(){const desc={configurable:!0,writable:!0,enumerable,value:void 0};return Object.defineProperty(this,key,desc),desc.value=make(this),Object.defineProperty(this,key,desc),
desc.value},set(value){Object.defineProperty(this,key,{configurable:!0,writable:!0,enumerable,value})}})}const CONSTANT_CATCH="~constantCatch";function constantCatch(value){const fn=()=>value;return fn[CONSTANT_CATCH]=
!0,fn}})};
