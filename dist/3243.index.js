"use strict";exports.id=3243,exports.ids=[3243],exports.modules={33243:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Hh:()=>load,gh:()=>loadAll});
var NOT_RESOLVED=Symbol("NOT_RESOLVED");function defineScalarTag(tagName,options){return{tagName,nodeKind:"scalar",implicit:options.implicit??!1,matchByTagPrefix:options.matchByTagPrefix??!1,implicitFirstChars:options.
implicitFirstChars??null,resolve:options.resolve,identify:options.identify,represent:options.represent??(data=>String(data)),representTagName:options.representTagName??(()=>tagName)}}function defineSequenceTag(tagName,options){
const carrierIsResult=options.finalize===void 0;return{tagName,nodeKind:"sequence",implicit:!1,matchByTagPrefix:options.matchByTagPrefix??!1,create:options.create,addItem:options.addItem,finalize:options.
finalize??(carrier=>carrier),carrierIsResult,identify:options.identify,represent:options.represent??(data=>data),representTagName:options.representTagName??(()=>tagName)}}function defineMappingTag(tagName,options){
const carrierIsResult=options.finalize===void 0;return{tagName,nodeKind:"mapping",implicit:!1,matchByTagPrefix:options.matchByTagPrefix??!1,create:options.create,addPair:options.addPair,has:options.has,
keys:options.keys,get:options.get,finalize:options.finalize??(carrier=>carrier),carrierIsResult,identify:options.identify,represent:options.represent??(data=>data),representTagName:options.representTagName??
(()=>tagName)}}var strTag=defineScalarTag("tag:yaml.org,2002:str",{resolve:source=>source,identify:data=>typeof data=="string"}),NULL_VALUES$1=["","~","null","Null","NULL"],nullCoreTag=defineScalarTag(
"tag:yaml.org,2002:null",{implicit:!0,implicitFirstChars:["","~","n","N"],resolve:source=>NULL_VALUES$1.indexOf(source)!==-1?null:NOT_RESOLVED,identify:object=>object===null,represent:()=>"null"}),nullJsonTag=defineScalarTag(
"tag:yaml.org,2002:null",{implicit:!0,implicitFirstChars:["n"],resolve:(source,isExplicit)=>source==="null"||isExplicit&&source===""?null:NOT_RESOLVED,identify:object=>object===null,represent:()=>"nul\
l"}),NULL_VALUES=["","~","null","Null","NULL"],nullYaml11Tag=defineScalarTag("tag:yaml.org,2002:null",{implicit:!0,implicitFirstChars:["","~","n","N"],resolve:source=>NULL_VALUES.indexOf(source)!==-1?
null:NOT_RESOLVED,identify:object=>object===null,represent:()=>"null"}),TRUE_VALUES$2=["true","True","TRUE"],FALSE_VALUES$2=["false","False","FALSE"],boolCoreTag=defineScalarTag("tag:yaml.org,2002:boo\
l",{implicit:!0,implicitFirstChars:["t","T","f","F"],resolve:source=>TRUE_VALUES$2.indexOf(source)!==-1?!0:FALSE_VALUES$2.indexOf(source)!==-1?!1:NOT_RESOLVED,identify:object=>Object.prototype.toString.
call(object)==="[object Boolean]",represent:object=>object?"true":"false"}),TRUE_VALUES$1=["true"],FALSE_VALUES$1=["false"],boolJsonTag=defineScalarTag("tag:yaml.org,2002:bool",{implicit:!0,implicitFirstChars:[
"t","f"],resolve:source=>TRUE_VALUES$1.indexOf(source)!==-1?!0:FALSE_VALUES$1.indexOf(source)!==-1?!1:NOT_RESOLVED,identify:object=>Object.prototype.toString.call(object)==="[object Boolean]",represent:object=>object?
"true":"false"}),TRUE_VALUES=["true","True","TRUE","y","Y","yes","Yes","YES","on","On","ON"],FALSE_VALUES=["false","False","FALSE","n","N","no","No","NO","off","Off","OFF"],boolYaml11Tag=defineScalarTag(
"tag:yaml.org,2002:bool",{implicit:!0,implicitFirstChars:["y","Y","n","N","t","T","f","F","o","O"],resolve:source=>TRUE_VALUES.indexOf(source)!==-1?!0:FALSE_VALUES.indexOf(source)!==-1?!1:NOT_RESOLVED,
identify:object=>Object.prototype.toString.call(object)==="[object Boolean]",represent:object=>object?"true":"false"}),YAML_INTEGER_IMPLICIT_PATTERN$1=new RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9\
]+)$"),YAML_INTEGER_EXPLICIT_PATTERN$1=new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");function parseYamlInteger$2(source){let value=source,sign=1;return(value[0]==="-"||
value[0]==="+")&&(value[0]==="-"&&(sign=-1),value=value.slice(1)),value.startsWith("0b")?sign*parseInt(value.slice(2),2):value.startsWith("0o")?sign*parseInt(value.slice(2),8):value.startsWith("0x")?sign*
parseInt(value.slice(2),16):sign*parseInt(value,10)}function resolveYamlInteger$2(source,isExplicit){if(isExplicit){if(!YAML_INTEGER_EXPLICIT_PATTERN$1.test(source))return NOT_RESOLVED}else if(!YAML_INTEGER_IMPLICIT_PATTERN$1.
test(source))return NOT_RESOLVED;const result=parseYamlInteger$2(source);return Number.isFinite(result)?result:NOT_RESOLVED}var intCoreTag=defineScalarTag("tag:yaml.org,2002:int",{implicit:!0,implicitFirstChars:[
"-","+",..."0123456789"],resolve:resolveYamlInteger$2,identify:object=>Number.isInteger(object)&&!Object.is(object,-0)&&object.toString(10).indexOf("e")<0,represent:object=>object.toString(10)}),YAML_INTEGER_IMPLICIT_PATTERN=new RegExp(
"^-?(?:0|[1-9][0-9]*)$"),YAML_INTEGER_EXPLICIT_PATTERN=new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");function parseYamlInteger$1(source){let value=source,sign=1;return(value[0]===
"-"||value[0]==="+")&&(value[0]==="-"&&(sign=-1),value=value.slice(1)),value.startsWith("0b")?sign*parseInt(value.slice(2),2):value.startsWith("0o")?sign*parseInt(value.slice(2),8):value.startsWith("0\
x")?sign*parseInt(value.slice(2),16):sign*parseInt(value,10)}function resolveYamlInteger$1(source,isExplicit){if(isExplicit){if(!YAML_INTEGER_EXPLICIT_PATTERN.test(source))return NOT_RESOLVED}else if(!YAML_INTEGER_IMPLICIT_PATTERN.
test(source))return NOT_RESOLVED;const result=parseYamlInteger$1(source);return Number.isFinite(result)?result:NOT_RESOLVED}var intJsonTag=defineScalarTag("tag:yaml.org,2002:int",{implicit:!0,implicitFirstChars:[
"-",..."0123456789"],resolve:resolveYamlInteger$1,identify:object=>Number.isInteger(object)&&!Object.is(object,-0)&&object.toString(10).indexOf("e")<0,represent:object=>object.toString(10)}),YAML_INTEGER_PATTERN=new RegExp(
"^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");function parseYamlInteger(source){let value=source.replace(/_/g,""),sign=1;if((value[0]===
"-"||value[0]==="+")&&(value[0]==="-"&&(sign=-1),value=value.slice(1)),value.startsWith("0b"))return sign*parseInt(value.slice(2),2);if(value.startsWith("0x"))return sign*parseInt(value.slice(2),16);if(value.
includes(":")){let result=0;for(const part of value.split(":"))result=result*60+Number(part);return sign*result}return value!=="0"&&value[0]==="0"?sign*parseInt(value,8):sign*parseInt(value,10)}function resolveYamlInteger(source){
if(!YAML_INTEGER_PATTERN.test(source))return NOT_RESOLVED;const result=parseYamlInteger(source);return Number.isFinite(result)?result:NOT_RESOLVED}var intYaml11Tag=defineScalarTag("tag:yaml.org,2002:i\
nt",{implicit:!0,implicitFirstChars:["-","+",..."0123456789"],resolve:resolveYamlInteger,identify:object=>Number.isInteger(object)&&!Object.is(object,-0)&&object.toString(10).indexOf("e")<0,represent:object=>object.
toString(10)}),YAML_FLOAT_PATTERN$1=new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"),YAML_FLOAT_SPECIAL_PATTERN$1=new RegExp(
"^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");function resolveYamlFloat$2(source){if(!YAML_FLOAT_PATTERN$1.test(source))return NOT_RESOLVED;let value=source.toLowerCase();const sign=value[0]==="\
-"?-1:1;if("+-".includes(value[0])&&(value=value.slice(1)),value===".inf")return sign===1?Number.POSITIVE_INFINITY:Number.NEGATIVE_INFINITY;if(value===".nan")return NaN;const result=sign*parseFloat(value);
return Number.isFinite(result)||YAML_FLOAT_SPECIAL_PATTERN$1.test(source)?result:NOT_RESOLVED}function representYamlFloat$2(object){if(isNaN(object))return".nan";if(object===Number.POSITIVE_INFINITY)return"\
.inf";if(object===Number.NEGATIVE_INFINITY)return"-.inf";if(Object.is(object,-0))return"-0.0";const result=object.toString(10);return/^[-+]?[0-9]+e/.test(result)?result.replace("e",".e"):result}var floatCoreTag=defineScalarTag(
"tag:yaml.org,2002:float",{implicit:!0,implicitFirstChars:["-","+",".",..."0123456789"],resolve:resolveYamlFloat$2,identify:object=>typeof object=="number"&&(!Number.isInteger(object)||Object.is(object,
-0)||object.toString(10).indexOf("e")>=0),represent:representYamlFloat$2}),YAML_FLOAT_IMPLICIT_PATTERN=new RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$"),YAML_FLOAT_EXPLICIT_PATTERN=new RegExp(
"^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");function resolveYamlFloat$1(source,isExplicit){if(isExplicit){if(!YAML_FLOAT_EXPLICIT_PATTERN.
test(source))return NOT_RESOLVED;let value=source.toLowerCase();const sign=value[0]==="-"?-1:1;if("+-".includes(value[0])&&(value=value.slice(1)),value===".inf")return sign===1?Number.POSITIVE_INFINITY:
Number.NEGATIVE_INFINITY;if(value===".nan")return NaN;const result2=sign*parseFloat(value);return Number.isFinite(result2)?result2:NOT_RESOLVED}if(!YAML_FLOAT_IMPLICIT_PATTERN.test(source))return NOT_RESOLVED;
const result=Number(source);return Number.isFinite(result)?result:NOT_RESOLVED}function representYamlFloat$1(object){if(isNaN(object))return".nan";if(object===Number.POSITIVE_INFINITY)return".inf";if(object===
Number.NEGATIVE_INFINITY)return"-.inf";if(Object.is(object,-0))return"-0.0";const result=object.toString(10);return/^[-+]?[0-9]+e/.test(result)?result.replace("e",".e"):result}var floatJsonTag=defineScalarTag(
"tag:yaml.org,2002:float",{implicit:!0,implicitFirstChars:["-",..."0123456789"],resolve:resolveYamlFloat$1,identify:object=>typeof object=="number"&&(!Number.isInteger(object)||Object.is(object,-0)||object.
toString(10).indexOf("e")>=0),represent:representYamlFloat$1}),YAML_FLOAT_PATTERN=new RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+\
]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"),YAML_FLOAT_SPECIAL_PATTERN=new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");function resolveYamlFloat(source){if(!YAML_FLOAT_PATTERN.test(source))
return NOT_RESOLVED;let value=source.toLowerCase().replace(/_/g,"");const sign=value[0]==="-"?-1:1;if("+-".includes(value[0])&&(value=value.slice(1)),value===".inf")return sign===1?Number.POSITIVE_INFINITY:
Number.NEGATIVE_INFINITY;if(value===".nan")return NaN;let result=0;if(value.includes(":")){for(const part of value.split(":"))result=result*60+Number(part);result*=sign}else result=sign*parseFloat(value);
return Number.isFinite(result)||YAML_FLOAT_SPECIAL_PATTERN.test(source)?result:NOT_RESOLVED}function representYamlFloat(object){if(isNaN(object))return".nan";if(object===Number.POSITIVE_INFINITY)return"\
.inf";if(object===Number.NEGATIVE_INFINITY)return"-.inf";if(Object.is(object,-0))return"-0.0";const result=object.toString(10);return/^[-+]?[0-9]+e/.test(result)?result.replace("e",".e"):result}var floatYaml11Tag=defineScalarTag(
"tag:yaml.org,2002:float",{implicit:!0,implicitFirstChars:["-","+",".",..."0123456789"],resolve:resolveYamlFloat,identify:object=>typeof object=="number"&&(!Number.isInteger(object)||Object.is(object,
-0)||object.toString(10).indexOf("e")>=0),represent:representYamlFloat}),mergeTag=defineScalarTag("tag:yaml.org,2002:merge",{implicit:!0,implicitFirstChars:["<"],resolve:(source,isExplicit)=>source===
"<<"||isExplicit&&source===""?"<<":NOT_RESOLVED,identify:()=>!1}),BASE64_PATTERN=/^[A-Za-z0-9+/]*={0,2}$/;function resolveYamlBinary(source){const input=source.replace(/\s/g,"");if(input.length%4!==0||
!BASE64_PATTERN.test(input))return NOT_RESOLVED;const binary=atob(input),result=new Uint8Array(binary.length);for(let index=0;index<binary.length;index++)result[index]=binary.charCodeAt(index);return result}
function representYamlBinary(object){let binary="";for(let index=0;index<object.length;index++)binary+=String.fromCharCode(object[index]);return btoa(binary)}var binaryTag=defineScalarTag("tag:yaml.or\
g,2002:binary",{resolve:resolveYamlBinary,identify:object=>Object.prototype.toString.call(object)==="[object Uint8Array]",represent:representYamlBinary}),YAML_DATE_REGEXP=new RegExp("^([0-9][0-9][0-9]\
[0-9])-([0-9][0-9])-([0-9][0-9])$"),YAML_TIMESTAMP_REGEXP=new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(\
Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");function makeUtcDate(year,month,day,hour=0,minute=0,second=0,fraction=0){const date=new Date(Date.UTC(year,month,day,hour,minute,second,fraction));return date.
setUTCFullYear(year,month,day),date}function resolveYamlTimestamp(source){let match=YAML_DATE_REGEXP.exec(source);if(match===null&&(match=YAML_TIMESTAMP_REGEXP.exec(source)),match===null)return NOT_RESOLVED;
const year=+match[1],month=+match[2]-1,day=+match[3];if(!match[4]){const date2=makeUtcDate(year,month,day);return date2.getUTCFullYear()!==year||date2.getUTCMonth()!==month||date2.getUTCDate()!==day?NOT_RESOLVED:
date2}const hour=+match[4],minute=+match[5],second=+match[6];let fraction=0;if(hour>23||minute>59||second>59)return NOT_RESOLVED;if(match[7]){let value=match[7].slice(0,3);for(;value.length<3;)value+=
"0";fraction=+value}const date=makeUtcDate(year,month,day,hour,minute,second,fraction);if(date.getUTCFullYear()!==year||date.getUTCMonth()!==month||date.getUTCDate()!==day)return NOT_RESOLVED;if(match[9]){
const offsetHour=+match[10],offsetMinute=+(match[11]||0);if(offsetHour>23||offsetMinute>59)return NOT_RESOLVED;const offset=(offsetHour*60+offsetMinute)*6e4;date.setTime(date.getTime()-(match[9]==="-"?
-offset:offset))}return date}var timestampTag=defineScalarTag("tag:yaml.org,2002:timestamp",{implicit:!0,implicitFirstChars:[..."0123456789"],resolve:resolveYamlTimestamp,identify:object=>object instanceof
Date,represent:object=>object.toISOString()}),seqTag=defineSequenceTag("tag:yaml.org,2002:seq",{create:()=>[],addItem:(container,item)=>{container.push(item)},identify:Array.isArray});function isPlainObject(data){
if(data===null||typeof data!="object"||Array.isArray(data))return!1;const prototype=Object.getPrototypeOf(data);return prototype===null||prototype===Object.prototype}function pick(object,keys){const result={};
for(const key of keys)object[key]!==void 0&&(result[key]=object[key]);return result}var omapTag=defineSequenceTag("tag:yaml.org,2002:omap",{create:()=>({list:[],seen:new Set}),addItem:(carrier,item)=>{
let key;if(item instanceof Map){if(item.size!==1)return"cannot resolve an ordered map item";key=item.keys().next().value}else if(isPlainObject(item)){const itemKeys=Object.keys(item);if(itemKeys.length!==
1)return"cannot resolve an ordered map item";key=itemKeys[0]}else return"cannot resolve an ordered map item";return carrier.seen.has(key)?"duplicate key in ordered map":(carrier.seen.add(key),carrier.
list.push(item),"")},finalize:carrier=>carrier.list,identify:()=>!1}),pairsTag=defineSequenceTag("tag:yaml.org,2002:pairs",{create:()=>[],addItem:(container,item)=>{if(item instanceof Map)return item.
size!==1?"cannot resolve a pairs item":(container.push(item.entries().next().value),"");if(Object.prototype.toString.call(item)!=="[object Object]")return"cannot resolve a pairs item";const object=item,
keys=Object.keys(object);return keys.length!==1?"cannot resolve a pairs item":(container.push([keys[0],object[keys[0]]]),"")},identify:()=>!1}),mapTag=defineMappingTag("tag:yaml.org,2002:map",{create:()=>({}),
identify:isPlainObject,represent:o=>{const map=new Map;for(const key of Object.keys(o))map.set(key,o[key]);return map},addPair:(container,key,value)=>{if(key!==null&&typeof key=="object")return"object\
-based map does not support complex keys";const normalizedKey=String(key);return normalizedKey==="__proto__"?Object.defineProperty(container,normalizedKey,{value,enumerable:!0,configurable:!0,writable:!0}):
container[normalizedKey]=value,""},has:(container,key)=>key!==null&&typeof key=="object"?!1:Object.prototype.hasOwnProperty.call(container,String(key)),keys:container=>Object.keys(container),get:(container,key)=>{
const normalizedKey=String(key);return Object.prototype.hasOwnProperty.call(container,normalizedKey)?container[normalizedKey]:null}}),setTag=defineMappingTag("tag:yaml.org,2002:set",{create:()=>new Set,
identify:data=>data instanceof Set,represent:data=>{const map=new Map;for(const key of data)map.set(key,null);return map},addPair:(container,key,value)=>value!==null?"cannot resolve a set item":(container.
add(key),""),has:(container,key)=>container.has(key),keys:container=>container.keys(),get:()=>null});function createTagDefinitionMap(){return{scalar:Object.create(null),sequence:Object.create(null),mapping:Object.
create(null)}}function createTagDefinitionListMap(){return{scalar:[],sequence:[],mapping:[]}}function compileTags(tags){const result=[];for(const tag of tags){let index=result.length;for(let previousIndex=0;previousIndex<
result.length;previousIndex++){const previous=result[previousIndex];if(previous.nodeKind===tag.nodeKind&&previous.tagName===tag.tagName&&previous.matchByTagPrefix===tag.matchByTagPrefix){index=previousIndex;
break}}result[index]=tag}return result}var Schema=class Schema2{tags;implicitScalarTags;implicitScalarByFirstChar;implicitScalarAnyFirstChar;defaultScalarTag;defaultSequenceTag;defaultMappingTag;exact;prefix;constructor(tags){
const compiledTags=compileTags(tags),implicitScalarTags=[],exact=createTagDefinitionMap(),prefix=createTagDefinitionListMap();for(const tag of compiledTags){if(tag.nodeKind==="scalar"&&tag.implicit){if(tag.
matchByTagPrefix)throw new Error("Implicit scalar tags cannot match by tag prefix");implicitScalarTags.push(tag)}switch(tag.nodeKind){case"scalar":tag.matchByTagPrefix?prefix.scalar.push(tag):exact.scalar[tag.
tagName]=tag;break;case"sequence":tag.matchByTagPrefix?prefix.sequence.push(tag):exact.sequence[tag.tagName]=tag;break;case"mapping":tag.matchByTagPrefix?prefix.mapping.push(tag):exact.mapping[tag.tagName]=
tag}}const implicitScalarAnyFirstChar=implicitScalarTags.filter(tag=>tag.implicitFirstChars===null),keys=new Set;for(const tag of implicitScalarTags)if(tag.implicitFirstChars!==null)for(const key of tag.
implicitFirstChars)keys.add(key);const implicitScalarByFirstChar=new Map;for(const key of keys)implicitScalarByFirstChar.set(key,implicitScalarTags.filter(tag=>tag.implicitFirstChars===null||tag.implicitFirstChars.
indexOf(key)!==-1));const defaultScalarTag=exact.scalar["tag:yaml.org,2002:str"];if(!defaultScalarTag)throw new Error("schema does not define the default scalar tag (tag:yaml.org,2002:str)");this.tags=
compiledTags,this.implicitScalarTags=implicitScalarTags,this.implicitScalarByFirstChar=implicitScalarByFirstChar,this.implicitScalarAnyFirstChar=implicitScalarAnyFirstChar,this.defaultScalarTag=defaultScalarTag,
this.defaultSequenceTag=exact.sequence["tag:yaml.org,2002:seq"],this.defaultMappingTag=exact.mapping["tag:yaml.org,2002:map"],this.exact=exact,this.prefix=prefix}lookupScalarTag(tagName){const exactTag=this.
exact.scalar[tagName];if(exactTag)return exactTag;for(const tag of this.prefix.scalar)if(tagName.startsWith(tag.tagName))return tag}lookupSequenceTag(tagName){const exactTag=this.exact.sequence[tagName];
if(exactTag)return exactTag;for(const tag of this.prefix.sequence)if(tagName.startsWith(tag.tagName))return tag}lookupMappingTag(tagName){const exactTag=this.exact.mapping[tagName];if(exactTag)return exactTag;
for(const tag of this.prefix.mapping)if(tagName.startsWith(tag.tagName))return tag}resolveImplicitScalarTag(source){const candidates=this.implicitScalarByFirstChar.get(source.charAt(0))??this.implicitScalarAnyFirstChar;
for(const tag2 of candidates){const value=tag2.resolve(source,!1,tag2.tagName);if(value!==NOT_RESOLVED)return{value,tag:tag2}}const tag=this.defaultScalarTag;return{value:tag.resolve(source,!1,tag.tagName),
tag}}withTags(...tags){let flatTags=[];for(const tag of tags)flatTags=flatTags.concat(tag);return new Schema2([...this.tags,...flatTags])}},FAILSAFE_SCHEMA=new Schema([strTag,seqTag,mapTag]),JSON_SCHEMA=new Schema(
[...FAILSAFE_SCHEMA.tags,nullJsonTag,boolJsonTag,intJsonTag,floatJsonTag]),CORE_SCHEMA=new Schema([...FAILSAFE_SCHEMA.tags,nullCoreTag,boolCoreTag,intCoreTag,floatCoreTag]),YAML11_SCHEMA=new Schema([...FAILSAFE_SCHEMA.
tags,nullYaml11Tag,boolYaml11Tag,intYaml11Tag,floatYaml11Tag,timestampTag,mergeTag,binaryTag,omapTag,pairsTag,setTag]),DUMP_SCHEMA=YAML11_SCHEMA.withTags({...intYaml11Tag,resolve:(source,isExplicit,tagName)=>{
const result=intYaml11Tag.resolve(source,isExplicit,tagName);return result===NOT_RESOLVED?intCoreTag.resolve(source,isExplicit,tagName):result}},{...floatYaml11Tag,resolve:(source,isExplicit,tagName)=>{
const result=floatYaml11Tag.resolve(source,isExplicit,tagName);return result===NOT_RESOLVED?floatCoreTag.resolve(source,isExplicit,tagName):result}}),realMapTag=defineMappingTag("tag:yaml.org,2002:map",
{create:()=>new Map,addPair:(container,key,value)=>(container.set(key,value),""),has:(container,key)=>container.has(key),keys:container=>container.keys(),get:(container,key)=>container.get(key),identify:data=>data instanceof
Map||isPlainObject(data),represent:data=>{if(data instanceof Map)return data;const map=new Map,obj=data;for(const key of Object.keys(obj))map.set(key,obj[key]);return map}});function normalizeKey(key){
if(Array.isArray(key)){const array=Array.prototype.slice.call(key);for(let index=0;index<array.length;index++){if(Array.isArray(array[index]))return null;typeof array[index]=="object"&&Object.prototype.
toString.call(array[index])==="[object Object]"&&(array[index]="[object Object]")}return String(array)}return typeof key=="object"&&Object.prototype.toString.call(key)==="[object Object]"?"[object Obj\
ect]":String(key)}var legacyMapTag=defineMappingTag("tag:yaml.org,2002:map",{create:()=>({}),identify:isPlainObject,represent:o=>{const map=new Map;for(const key of Object.keys(o))map.set(key,o[key]);
return map},addPair:(container,key,value)=>{const normalizedKey=normalizeKey(key);return normalizedKey===null?"nested arrays are not supported inside keys":(normalizedKey==="__proto__"?Object.defineProperty(
container,normalizedKey,{value,enumerable:!0,configurable:!0,writable:!0}):container[normalizedKey]=value,"")},has:(container,key)=>{const normalizedKey=normalizeKey(key);return normalizedKey!==null&&
Object.prototype.hasOwnProperty.call(container,normalizedKey)},keys:container=>Object.keys(container),get:(container,key)=>{const normalizedKey=String(key);return Object.prototype.hasOwnProperty.call(
container,normalizedKey)?container[normalizedKey]:null}}),DEFAULT_SNIPPET_OPTIONS={maxLength:79,indent:1,linesBefore:3,linesAfter:2};function getLine(buffer,lineStart,lineEnd,position,maxLineLength){let head="",
tail="";const maxHalfLength=Math.floor(maxLineLength/2)-1;return position-lineStart>maxHalfLength&&(head=" ... ",lineStart=position-maxHalfLength+head.length),lineEnd-position>maxHalfLength&&(tail=" .\
..",lineEnd=position+maxHalfLength-tail.length),{str:head+buffer.slice(lineStart,lineEnd).replace(/\t/g,"\u2192")+tail,pos:position-lineStart+head.length}}function padStart(string,max){return" ".repeat(
Math.max(max-string.length,0))+string}function makeSnippet(mark,options){if(!mark.buffer)return null;const opts={...DEFAULT_SNIPPET_OPTIONS,...options},re=/\r?\n|\r|\0/g,lineStarts=[0],lineEnds=[];let match,
foundLineNo=-1;for(;match=re.exec(mark.buffer);)lineEnds.push(match.index),lineStarts.push(match.index+match[0].length),mark.position<=match.index&&foundLineNo<0&&(foundLineNo=lineStarts.length-2);foundLineNo<
0&&(foundLineNo=lineStarts.length-1);let result="";const lineNoLength=Math.min(mark.line+opts.linesAfter,lineEnds.length).toString().length,maxLineLength=opts.maxLength-(opts.indent+lineNoLength+3);for(let i=1;i<=
opts.linesBefore&&!(foundLineNo-i<0);i++){const line2=getLine(mark.buffer,lineStarts[foundLineNo-i],lineEnds[foundLineNo-i],mark.position-(lineStarts[foundLineNo]-lineStarts[foundLineNo-i]),maxLineLength);
result=`${" ".repeat(opts.indent)}${padStart((mark.line-i+1).toString(),lineNoLength)} | ${line2.str}
${result}`}const line=getLine(mark.buffer,lineStarts[foundLineNo],lineEnds[foundLineNo],mark.position,maxLineLength);result+=`${" ".repeat(opts.indent)}${padStart((mark.line+1).toString(),lineNoLength)}\
 | ${line.str}
`,result+=`${"-".repeat(opts.indent+lineNoLength+3+line.pos)}^
`;for(let i=1;i<=opts.linesAfter&&!(foundLineNo+i>=lineEnds.length);i++){const line2=getLine(mark.buffer,lineStarts[foundLineNo+i],lineEnds[foundLineNo+i],mark.position-(lineStarts[foundLineNo]-lineStarts[foundLineNo+
i]),maxLineLength);result+=`${" ".repeat(opts.indent)}${padStart((mark.line+i+1).toString(),lineNoLength)} | ${line2.str}
`}return result.replace(/\n$/,"")}function formatError(exception,compact){let where="";return exception.mark?(exception.mark.name&&(where+=`in "${exception.mark.name}" `),where+=`(${exception.mark.line+
1}:${exception.mark.column+1})`,!compact&&exception.mark.snippet&&(where+=`

${exception.mark.snippet}`),`${exception.reason} ${where}`):exception.reason}var YAMLException=class YAMLException2 extends Error{reason;mark;constructor(reason,mark){super(),this.name="YAMLException",
this.reason=reason,this.mark=mark,this.message=formatError(this,!1),Error.captureStackTrace&&Error.captureStackTrace(this,this.constructor)}toString(compact){return`${this.name}: ${formatError(this,compact)}`}static throwAt(source,position,message,filename=""){
let line=0,lineStart=0;for(let index=0;index<position;index++){const ch=source.charCodeAt(index);ch===10?(line++,lineStart=index+1):ch===13&&(line++,source.charCodeAt(index+1)===10&&index++,lineStart=
index+1)}const mark={name:filename,buffer:source,position,line,column:position-lineStart};throw mark.snippet=makeSnippet(mark),new YAMLException2(message,mark)}},EVENT_ID={DOCUMENT:1,SEQUENCE:2,MAPPING:3,
SCALAR:4,ALIAS:5,POP:6},SCALAR_STYLE={PLAIN:1,SINGLE_QUOTED:2,DOUBLE_QUOTED:3,LITERAL_BLOCK:4,FOLDED_BLOCK:5},COLLECTION_STYLE={BLOCK:1,FLOW:2},CHOMPING_MODE={CLIP:1,STRIP:2,KEEP:3},NO_RANGE$3=-1;function simpleEscapeSequence(c){
switch(c){case 48:return"\0";case 97:return"\x07";case 98:return"\b";case 116:return"	";case 9:return"	";case 110:return`
`;case 118:return"\v";case 102:return"\f";case 114:return"\r";case 101:return"\x1B";case 32:return" ";case 34:return'"';case 47:return"/";case 92:return"\\";case 78:return"\x85";case 95:return"\xA0";case 76:
return"\u2028";case 80:return"\u2029";default:return""}}var simpleEscapeCheck=new Array(256),simpleEscapeMap=new Array(256);for(let i=0;i<256;i++)simpleEscapeCheck[i]=simpleEscapeSequence(i)?1:0,simpleEscapeMap[i]=
simpleEscapeSequence(i);function charFromCodepoint(c){return c<=65535?String.fromCharCode(c):String.fromCharCode((c-65536>>10)+55296,(c-65536&1023)+56320)}function fromHexCode$1(c){return c>=48&&c<=57?
c-48:(c|32)-97+10}function escapedHexLen$1(c){return c===120?2:c===117?4:8}function skipFoldedBreaks(input,position,end){let breaks=0;for(;position<end;){const ch=input.charCodeAt(position);if(ch===10)
breaks++,position++;else if(ch===13)breaks++,position++,input.charCodeAt(position)===10&&position++;else if(ch===32||ch===9)position++;else break}return{position,breaks}}function foldedBreaks(count){return count===
1?" ":`
`.repeat(count-1)}function getPlainValue(input,start,end){let result="",position=start,captureStart=start,captureEnd=start;for(;position<end;){const ch=input.charCodeAt(position);if(ch===10||ch===13){
result+=input.slice(captureStart,captureEnd);const fold=skipFoldedBreaks(input,position,end);result+=foldedBreaks(fold.breaks),position=captureStart=captureEnd=fold.position}else position++,ch!==32&&ch!==
9&&(captureEnd=position)}return result+input.slice(captureStart,captureEnd)}function getSingleQuotedValue(input,start,end){let result="",position=start,captureStart=start,captureEnd=start;for(;position<
end;){const ch=input.charCodeAt(position);if(ch===39)result+=input.slice(captureStart,position)+"'",position+=2,captureStart=captureEnd=position;else if(ch===10||ch===13){result+=input.slice(captureStart,
captureEnd);const fold=skipFoldedBreaks(input,position,end);result+=foldedBreaks(fold.breaks),position=captureStart=captureEnd=fold.position}else position++,ch!==32&&ch!==9&&(captureEnd=position)}return result+
input.slice(captureStart,end)}function getDoubleQuotedValue(input,start,end){let result="",position=start,captureStart=start,captureEnd=start;for(;position<end;){const ch=input.charCodeAt(position);if(ch===
92){result+=input.slice(captureStart,position),position++;const escaped=input.charCodeAt(position);if(escaped===10||escaped===13)position=skipFoldedBreaks(input,position,end).position;else if(escaped<
256&&simpleEscapeCheck[escaped])result+=simpleEscapeMap[escaped],position++;else{let hexLength=escapedHexLen$1(escaped),hexResult=0;for(;hexLength>0;hexLength--){position++;const digit=fromHexCode$1(input.
charCodeAt(position));hexResult=(hexResult<<4)+digit}result+=charFromCodepoint(hexResult),position++}captureStart=captureEnd=position}else if(ch===10||ch===13){result+=input.slice(captureStart,captureEnd);
const fold=skipFoldedBreaks(input,position,end);result+=foldedBreaks(fold.breaks),position=captureStart=captureEnd=fold.position}else position++,ch!==32&&ch!==9&&(captureEnd=position)}return result+input.
slice(captureStart,end)}function getBlockValue(input,start,end,indent,chomping,folded){const textIndent=indent<0?0:indent,region=input.slice(start,end).replace(/\r\n?/g,`
`),lines=region===""?[]:(region.endsWith(`
`)?region.slice(0,-1):region).split(`
`);let result="",didReadContent=!1,emptyLines=0,atMoreIndented=!1;for(const line of lines){let column=0;for(;column<textIndent&&line.charCodeAt(column)===32;)column++;if(indent<0||column>=line.length){
emptyLines++;continue}const content=line.slice(textIndent),first=content.charCodeAt(0);folded?first===32||first===9?(atMoreIndented=!0,result+=`
`.repeat(didReadContent?1+emptyLines:emptyLines)):atMoreIndented?(atMoreIndented=!1,result+=`
`.repeat(emptyLines+1)):emptyLines===0?didReadContent&&(result+=" "):result+=`
`.repeat(emptyLines):result+=`
`.repeat(didReadContent?1+emptyLines:emptyLines),result+=content,didReadContent=!0,emptyLines=0}return chomping===CHOMPING_MODE.KEEP?result+=`
`.repeat(didReadContent?1+emptyLines:emptyLines):chomping!==CHOMPING_MODE.STRIP&&didReadContent&&(result+=`
`),result}function getScalarValue(input,scalar){if(scalar.valueStart===NO_RANGE$3)return"";const{valueStart,valueEnd}=scalar;if(scalar.fast)return input.slice(valueStart,valueEnd);switch(scalar.style){case SCALAR_STYLE.
SINGLE_QUOTED:return getSingleQuotedValue(input,valueStart,valueEnd);case SCALAR_STYLE.DOUBLE_QUOTED:return getDoubleQuotedValue(input,valueStart,valueEnd);case SCALAR_STYLE.LITERAL_BLOCK:return getBlockValue(
input,valueStart,valueEnd,scalar.indent,scalar.chomping,!1);case SCALAR_STYLE.FOLDED_BLOCK:return getBlockValue(input,valueStart,valueEnd,scalar.indent,scalar.chomping,!0);default:return getPlainValue(
input,valueStart,valueEnd)}}var DEFAULT_TAG_HANDLERS=Object.assign(Object.create(null),{"!":"!","!!":"tag:yaml.org,2002:"}),TAG_SUFFIX_CHARS="-#;/?:@&=+$_.~*'()",TAG_URI_CHARS=TAG_SUFFIX_CHARS+"!,[]",
HEX="0123456789ABCDEF";function percentByte(byte){return"%"+HEX[byte>>4]+HEX[byte&15]}function tagPercentEncode(source,isSuffix){const allowed=isSuffix?TAG_SUFFIX_CHARS:TAG_URI_CHARS;let result="";for(let index=0;index<
source.length;index++){let ch=source.charCodeAt(index);if(ch>=48&&ch<=57||ch>=65&&ch<=90||ch>=97&&ch<=122||allowed.includes(source[index])){result+=source[index];continue}ch>=55296&&ch<=56319&&(ch=65536+
((ch&1023)<<10)+(source.charCodeAt(++index)&1023)),ch<128?result+=percentByte(ch):ch<2048?result+=percentByte(192|ch>>6)+percentByte(128|ch&63):ch<65536?result+=percentByte(224|ch>>12)+percentByte(128|
ch>>6&63)+percentByte(128|ch&63):result+=percentByte(240|ch>>18)+percentByte(128|ch>>12&63)+percentByte(128|ch>>6&63)+percentByte(128|ch&63)}return result}function tagPercentDecode(source){let result="",
index=0;for(;index<source.length;){if(source.charCodeAt(index)!==37){result+=source[index++];continue}let ch=parseInt(source.slice(index+1,index+3),16);if(index+=3,ch>=192){let remaining=ch<224?1:ch<240?
2:3;for(ch&=(1<<6-remaining)-1;remaining-- >0;)ch=ch<<6|parseInt(source.slice(index+1,index+3),16)&63,index+=3}ch<65536?result+=String.fromCharCode(ch):(ch-=65536,result+=String.fromCharCode(55296|ch>>
10,56320|ch&1023))}return result}function tagNameFull(rawTag2,tagHandlers){if(rawTag2.startsWith("!<")&&rawTag2.endsWith(">"))return tagPercentDecode(rawTag2.slice(2,-1));const handleEnd=rawTag2.indexOf(
"!",1),handle=handleEnd===-1?"!":rawTag2.slice(0,handleEnd+1);return tagPercentDecode(tagHandlers?.[handle]??DEFAULT_TAG_HANDLERS[handle]??handle)+tagPercentDecode(rawTag2.slice(handle.length))}function tagNameShort(fullTag){
let tag=fullTag;return tag.charCodeAt(0)===33?(tag=tag.slice(1),`!${tagPercentEncode(tag,!0)}`):tag.slice(0,18)==="tag:yaml.org,2002:"?`!!${tagPercentEncode(tag.slice(18),!0)}`:`!<${tagPercentEncode(tag,
!1)}>`}var NO_RANGE$2=-1,MERGE_TAG_NAME="tag:yaml.org,2002:merge",DEFAULT_CONSTRUCTOR_OPTIONS={filename:"",schema:CORE_SCHEMA,json:!1,maxTotalMergeKeys:1e4,maxAliases:-1};function eventPosition$1(event){
return"tagStart"in event&&event.tagStart!==NO_RANGE$2?event.tagStart:"anchorStart"in event&&event.anchorStart!==NO_RANGE$2?event.anchorStart:"valueStart"in event&&event.valueStart!==NO_RANGE$2?event.valueStart:
"start"in event?event.start:0}function throwError$1(state,message){YAMLException.throwAt(state.source,state.position,message,state.filename)}function finalizeCollection(state,position,tag,carrier){try{
return tag.finalize(carrier)}catch(error){if(error instanceof YAMLException)throw error;YAMLException.throwAt(state.source,position,error instanceof Error?error.message:String(error),state.filename)}}
function constructScalar(state,event){const source=getScalarValue(state.source,event),rawTag2=event.tagStart===NO_RANGE$2?"":state.source.slice(event.tagStart,event.tagEnd),strTag2=state.schema.defaultScalarTag;
if(rawTag2!==""){if(rawTag2==="!")return{value:source,tag:strTag2};const tagName=tagNameFull(rawTag2,state.tagHandlers),scalarTag=state.schema.lookupScalarTag(tagName);if(scalarTag){const result=scalarTag.
resolve(source,!0,tagName);return result===NOT_RESOLVED&&throwError$1(state,`cannot resolve a node with !<${tagName}> explicit tag`),{value:result,tag:scalarTag}}const collectionTagDef=state.schema.lookupMappingTag(
tagName)??state.schema.lookupSequenceTag(tagName);if(collectionTagDef){source!==""&&throwError$1(state,`cannot resolve a node with !<${tagName}> explicit tag`);const carrier=collectionTagDef.create(tagName);
return{value:collectionTagDef.carrierIsResult?carrier:finalizeCollection(state,state.position,collectionTagDef,carrier),tag:collectionTagDef}}throwError$1(state,`unknown scalar tag !<${tagName}>`)}return event.
style===SCALAR_STYLE.PLAIN?state.schema.resolveImplicitScalarTag(source):{value:strTag2.resolve(source,!1,strTag2.tagName),tag:strTag2}}function collectionTagName(state,event,defaultTagName){const rawTag2=event.
tagStart===NO_RANGE$2?"":state.source.slice(event.tagStart,event.tagEnd);return rawTag2===""||rawTag2==="!"?defaultTagName:tagNameFull(rawTag2,state.tagHandlers)}function isMappingTag(tag){return tag.
nodeKind==="mapping"}function chargeMergeWork(state){state.totalMergeKeys++,state.maxTotalMergeKeys!==-1&&state.totalMergeKeys>state.maxTotalMergeKeys&&throwError$1(state,`merge keys exceeded maxTotal\
MergeKeys (${state.maxTotalMergeKeys})`)}function mergeKeys(state,frame,source,sourceTag){chargeMergeWork(state);for(const sourceKey of sourceTag.keys(source)){if(chargeMergeWork(state),frame.tag.has(
frame.value,sourceKey))continue;const err=frame.tag.addPair(frame.value,sourceKey,sourceTag.get(source,sourceKey));err&&throwError$1(state,err),frame.overridable??=new Set,frame.overridable.add(sourceKey)}}
function mergeSource(state,frame,source,sourceTag){if(state.position=frame.keyPosition,isMappingTag(sourceTag))mergeKeys(state,frame,source,sourceTag);else if(sourceTag.nodeKind==="sequence"&&Array.isArray(
source)){source.length>100&&throwError$1(state,"abnormal merge sequence size");for(const element of source){const elementTag=state.nodeTags.get(element);elementTag||throwError$1(state,"cannot merge ma\
ppings; the provided source object is unacceptable"),mergeKeys(state,frame,element,elementTag)}}else throwError$1(state,"cannot merge mappings; the provided source object is unacceptable")}function addMappingValue(state,frame,key,value,tag){
if(state.position=frame.keyPosition,frame.keyIsMerge){mergeSource(state,frame,value,tag);return}!state.json&&frame.tag.has(frame.value,key)&&!frame.overridable?.has(key)&&throwError$1(state,"duplicate\
d mapping key");const err=frame.tag.addPair(frame.value,key,value);err&&throwError$1(state,err),frame.overridable?.delete(key)}function addValue(state,value,tag){const frame=state.frames[state.frames.
length-1];if(frame.kind==="document")frame.value=value,frame.hasValue=!0;else if(frame.kind==="sequence"){isMappingTag(tag)&&state.nodeTags.set(value,tag);const err=frame.tag.addItem(frame.value,value,
frame.index++);err&&throwError$1(state,err)}else if(frame.hasKey){const key=frame.key;frame.key=void 0,frame.hasKey=!1,addMappingValue(state,frame,key,value,tag)}else frame.key=value,frame.keyPosition=
state.position,frame.hasKey=!0,frame.keyIsMerge=tag.tagName===MERGE_TAG_NAME}function storeAnchor(state,event,value,tag,isValueFinal){if(event.anchorStart!==NO_RANGE$2){const anchor={value,tag,isValueFinal};
return state.anchors.set(state.source.slice(event.anchorStart,event.anchorEnd),anchor),anchor}return null}function constructFromEvents(events,options){const state={...DEFAULT_CONSTRUCTOR_OPTIONS,...options,
events,documents:[],eventIndex:0,position:0,frames:[],anchors:new Map,nodeTags:new Map,tagHandlers:Object.create(null),totalMergeKeys:0,aliasCount:0};for(;state.eventIndex<state.events.length;){const event=state.
events[state.eventIndex++];switch(state.position=eventPosition$1(event),event.type){case EVENT_ID.DOCUMENT:state.anchors=new Map,state.nodeTags=new Map,state.aliasCount=0,state.tagHandlers=Object.create(
null);for(const directive of event.directives)directive.kind==="tag"&&(state.tagHandlers[directive.handle]=directive.prefix);state.frames.push({kind:"document",position:state.position,value:void 0,hasValue:!1});
break;case EVENT_ID.SCALAR:{const{value,tag}=constructScalar(state,event);storeAnchor(state,event,value,tag,!0),addValue(state,value,tag);break}case EVENT_ID.SEQUENCE:{const tagName=collectionTagName(
state,event,"tag:yaml.org,2002:seq"),tag=state.schema.lookupSequenceTag(tagName);tag||throwError$1(state,`unknown sequence tag !<${tagName}>`);const value=tag.create(tagName),anchor=storeAnchor(state,
event,value,tag,tag.carrierIsResult);state.frames.push({kind:"sequence",position:state.position,value,tag,anchor,index:0});break}case EVENT_ID.MAPPING:{const tagName=collectionTagName(state,event,"tag\
:yaml.org,2002:map"),tag=state.schema.lookupMappingTag(tagName);tag||throwError$1(state,`unknown mapping tag !<${tagName}>`);const value=tag.create(tagName),anchor=storeAnchor(state,event,value,tag,tag.
carrierIsResult);state.frames.push({kind:"mapping",position:state.position,value,tag,anchor,key:void 0,keyPosition:state.position,hasKey:!1,keyIsMerge:!1,overridable:null});break}case EVENT_ID.ALIAS:{
state.maxAliases!==-1&&++state.aliasCount>state.maxAliases&&throwError$1(state,`aliases exceeded maxAliases (${state.maxAliases})`);const name=state.source.slice(event.anchorStart,event.anchorEnd),anchor=state.
anchors.get(name);anchor||throwError$1(state,`unidentified alias "${name}"`),anchor.isValueFinal||throwError$1(state,`recursive alias "${name}" is not supported for tag ${anchor.tag.tagName} because i\
t uses finalize()`),addValue(state,anchor.value,anchor.tag);break}case EVENT_ID.POP:{const frame=state.frames.pop();if(frame.kind==="mapping"&&frame.hasKey&&(state.position=frame.keyPosition,throwError$1(
state,"incomplete mapping pair in event stream")),frame.kind==="document")state.documents.push(frame.value);else{const value=frame.tag.carrierIsResult?frame.value:finalizeCollection(state,frame.position,
frame.tag,frame.value);frame.anchor&&(frame.anchor.value=value,frame.anchor.isValueFinal=!0),addValue(state,value,frame.tag)}break}}}return state.documents}var NO_RANGE$1=-1,HAS_OWN=Object.prototype.hasOwnProperty,
CONTEXT_FLOW_IN=1,CONTEXT_FLOW_OUT=2,CONTEXT_BLOCK_IN=3,CONTEXT_BLOCK_OUT=4,PATTERN_NON_PRINTABLE=/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/,
PATTERN_FLOW_INDICATORS=/[,\[\]{}]/,PATTERN_TAG_HANDLE=/^(?:!|!!|![0-9A-Za-z-]+!)$/,NS_URI_CHAR=String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`,NS_TAG_CHAR=String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`,
PATTERN_TAG_URI=new RegExp(`^(?:${NS_URI_CHAR})*$`),PATTERN_TAG_SUFFIX=new RegExp(`^(?:${NS_TAG_CHAR})+$`),PATTERN_TAG_PREFIX=new RegExp(`^(?:!(?:${NS_URI_CHAR})*|${NS_TAG_CHAR}(?:${NS_URI_CHAR})*)$`),
DEFAULT_PARSER_OPTIONS={filename:"",maxDepth:100};function addDocumentEvent(state,explicitStart,explicitEnd){state.events.push({type:EVENT_ID.DOCUMENT,explicitStart,explicitEnd,directives:state.directives})}
function addSequenceEvent(state,start,anchorStart,anchorEnd,tagStart,tagEnd,style){state.events.push({type:EVENT_ID.SEQUENCE,start,anchorStart,anchorEnd,tagStart,tagEnd,style})}function addMappingEvent(state,start,anchorStart,anchorEnd,tagStart,tagEnd,style){
state.events.push({type:EVENT_ID.MAPPING,start,anchorStart,anchorEnd,tagStart,tagEnd,style})}function insertFlowPairMappingEvent(state,snapshot){state.events.splice(snapshot.eventsLength,0,{type:EVENT_ID.
MAPPING,start:snapshot.position,anchorStart:NO_RANGE$1,anchorEnd:NO_RANGE$1,tagStart:NO_RANGE$1,tagEnd:NO_RANGE$1,style:COLLECTION_STYLE.FLOW})}function addScalarEvent(state,valueStart,valueEnd,anchorStart,anchorEnd,tagStart,tagEnd,style,chomping=CHOMPING_MODE.
CLIP,indent=-1,fast=!1){state.events.push({type:EVENT_ID.SCALAR,valueStart,valueEnd,anchorStart,anchorEnd,tagStart,tagEnd,style,chomping,indent,fast})}function addAliasEvent(state,anchorStart,anchorEnd){
state.events.push({type:EVENT_ID.ALIAS,anchorStart,anchorEnd})}function addPopEvent(state){state.events.push({type:EVENT_ID.POP})}function addEmptyScalarEvent(state){addScalarEvent(state,NO_RANGE$1,NO_RANGE$1,
NO_RANGE$1,NO_RANGE$1,NO_RANGE$1,NO_RANGE$1,SCALAR_STYLE.PLAIN)}function emptyProperties(){return{anchorStart:NO_RANGE$1,anchorEnd:NO_RANGE$1,tagStart:NO_RANGE$1,tagEnd:NO_RANGE$1}}function snapshotState(state){
return{position:state.position,line:state.line,lineStart:state.lineStart,lineIndent:state.lineIndent,firstTabInLine:state.firstTabInLine,eventsLength:state.events.length}}function restoreState(state,snapshot){
state.position=snapshot.position,state.line=snapshot.line,state.lineStart=snapshot.lineStart,state.lineIndent=snapshot.lineIndent,state.firstTabInLine=snapshot.firstTabInLine,state.events.length=snapshot.
eventsLength}function throwError(state,message){YAMLException.throwAt(state.input.slice(0,state.length),state.position,message,state.filename)}function isEol(c){return c===10||c===13}function isWhiteSpace(c){
return c===9||c===32}function isWsOrEol(c){return isWhiteSpace(c)||isEol(c)}function isWsOrEolOrEnd(c){return c===0||isWsOrEol(c)}function isFlowIndicator(c){return c===44||c===91||c===93||c===123||c===
125}function fromDecimalCode(c){return c>=48&&c<=57?c-48:-1}function fromHexCode(c){if(c>=48&&c<=57)return c-48;const lc=c|32;return lc>=97&&lc<=102?lc-97+10:-1}function escapedHexLen(c){return c===120?
2:c===117?4:c===85?8:0}function isSimpleEscape(c){return c===48||c===97||c===98||c===116||c===9||c===110||c===118||c===102||c===114||c===101||c===32||c===34||c===47||c===92||c===78||c===95||c===76||c===
80}function consumeLineBreak(state){state.input.charCodeAt(state.position)===10?state.position++:(state.position++,state.input.charCodeAt(state.position)===10&&state.position++),state.line++,state.lineStart=
state.position,state.lineIndent=0,state.firstTabInLine=-1}function skipSeparationSpace(state,allowComments){let lineBreaks=0,ch=state.input.charCodeAt(state.position),hasSeparation=state.position===state.
lineStart||isWsOrEol(state.input.charCodeAt(state.position-1));for(;ch!==0;){for(;isWhiteSpace(ch);)hasSeparation=!0,ch===9&&state.firstTabInLine===-1&&(state.firstTabInLine=state.position),ch=state.input.
charCodeAt(++state.position);if(allowComments&&hasSeparation&&ch===35)do ch=state.input.charCodeAt(++state.position);while(!isEol(ch)&&ch!==0);if(!isEol(ch))break;for(consumeLineBreak(state),lineBreaks++,
hasSeparation=!0,ch=state.input.charCodeAt(state.position);ch===32;)state.lineIndent++,ch=state.input.charCodeAt(++state.position)}return lineBreaks}function testDocumentSeparator(state,position=state.
position){const ch=state.input.charCodeAt(position);if((ch===45||ch===46)&&ch===state.input.charCodeAt(position+1)&&ch===state.input.charCodeAt(position+2)){const following=state.input.charCodeAt(position+
3);return following===0||isWsOrEol(following)}return!1}function skipByteOrderMark(state){state.position===state.lineStart&&state.input.charCodeAt(state.position)===65279&&(state.position++,state.lineStart=
state.position)}function testDocumentBoundary(state){if(state.position!==state.lineStart)return!1;if(testDocumentSeparator(state))return!0;if(state.input.charCodeAt(state.position)!==65279)return!1;const snapshot=snapshotState(
state);skipByteOrderMark(state),skipSeparationSpace(state,!0);const ch=state.input.charCodeAt(state.position),result=state.position===state.lineStart&&(ch===37||ch===45&&testDocumentSeparator(state));
return restoreState(state,snapshot),result}function skipUntilLineEnd(state){let ch=state.input.charCodeAt(state.position);for(;ch!==0&&!isEol(ch);)ch=state.input.charCodeAt(++state.position)}function checkPrintable(state,start,end){
const match=PATTERN_NON_PRINTABLE.exec(state.input.slice(start,end));match!==null&&(state.position=start+match.index+match[0].length-1,throwError(state,"the stream contains non-printable characters"))}
function readTagProperty(state,props,inFlow){if(state.input.charCodeAt(state.position)!==33)return!1;props.tagStart!==NO_RANGE$1&&throwError(state,"duplication of a tag property");const start=state.position;
let isVerbatim=!1,isNamed=!1,tagHandle="!",ch=state.input.charCodeAt(++state.position);ch===60?(isVerbatim=!0,ch=state.input.charCodeAt(++state.position)):ch===33&&(isNamed=!0,tagHandle="!!",ch=state.
input.charCodeAt(++state.position));let suffixStart=state.position,tagName;if(isVerbatim){for(;ch!==0&&ch!==62;)ch=state.input.charCodeAt(++state.position);ch!==62&&throwError(state,"unexpected end of\
 the stream within a verbatim tag"),tagName=state.input.slice(suffixStart,state.position),state.position++}else{for(;ch!==0&&!isWsOrEol(ch)&&!(inFlow&&isFlowIndicator(ch));)ch===33&&(isNamed?throwError(
state,"tag suffix cannot contain exclamation marks"):(tagHandle=state.input.slice(suffixStart-1,state.position+1),PATTERN_TAG_HANDLE.test(tagHandle)||throwError(state,"named tag handle cannot contain \
such characters"),isNamed=!0,suffixStart=state.position+1)),ch=state.input.charCodeAt(++state.position);tagName=state.input.slice(suffixStart,state.position),PATTERN_FLOW_INDICATORS.test(tagName)&&throwError(
state,"tag suffix cannot contain flow indicator characters")}return tagName&&!(isVerbatim?PATTERN_TAG_URI.test(tagName):PATTERN_TAG_SUFFIX.test(tagName))&&throwError(state,`tag name cannot contain suc\
h characters: ${tagName}`),!isVerbatim&&tagHandle!=="!"&&tagHandle!=="!!"&&!HAS_OWN.call(state.tagHandlers,tagHandle)&&throwError(state,`undeclared tag handle "${tagHandle}"`),props.tagStart=start,props.
tagEnd=state.position,!0}function readAnchorProperty(state,props){if(state.input.charCodeAt(state.position)!==38)return!1;props.anchorStart!==NO_RANGE$1&&throwError(state,"duplication of an anchor pro\
perty"),state.position++;const start=state.position;for(;state.input.charCodeAt(state.position)!==0&&!isWsOrEol(state.input.charCodeAt(state.position))&&!isFlowIndicator(state.input.charCodeAt(state.position));)
state.position++;return state.position===start&&throwError(state,"name of an anchor node must contain at least one character"),props.anchorStart=start,props.anchorEnd=state.position,!0}function readAlias(state,props){
if(state.input.charCodeAt(state.position)!==42)return!1;(props.anchorStart!==NO_RANGE$1||props.tagStart!==NO_RANGE$1)&&throwError(state,"alias node should not have any properties"),state.position++;const start=state.
position;for(;state.input.charCodeAt(state.position)!==0&&!isWsOrEol(state.input.charCodeAt(state.position))&&!isFlowIndicator(state.input.charCodeAt(state.position));)state.position++;return state.position===
start&&throwError(state,"name of an alias node must contain at least one character"),addAliasEvent(state,start,state.position),!0}function readFlowScalarBreak(state,nodeIndent){skipSeparationSpace(state,
!1),state.lineIndent<nodeIndent&&throwError(state,"deficient indentation")}function readSingleQuotedScalar(state,nodeIndent,props){if(state.input.charCodeAt(state.position)!==39)return!1;state.position++;
const start=state.position;let simple=!0;for(;state.input.charCodeAt(state.position)!==0;){const ch=state.input.charCodeAt(state.position);if(ch===39){if(state.input.charCodeAt(state.position+1)===39){
simple=!1,state.position+=2;continue}const end=state.position;return state.position++,addScalarEvent(state,start,end,props.anchorStart,props.anchorEnd,props.tagStart,props.tagEnd,SCALAR_STYLE.SINGLE_QUOTED,
CHOMPING_MODE.CLIP,-1,simple),!0}isEol(ch)?(simple=!1,readFlowScalarBreak(state,nodeIndent)):state.position===state.lineStart&&testDocumentSeparator(state)?throwError(state,"unexpected end of the docu\
ment within a single quoted scalar"):ch!==9&&ch<32?throwError(state,"expected valid JSON character"):state.position++}throwError(state,"unexpected end of the stream within a single quoted scalar")}function readDoubleQuotedScalar(state,nodeIndent,props){
if(state.input.charCodeAt(state.position)!==34)return!1;state.position++;const start=state.position;let simple=!0;for(;state.input.charCodeAt(state.position)!==0;){const ch=state.input.charCodeAt(state.
position);if(ch===34){const end=state.position;return state.position++,addScalarEvent(state,start,end,props.anchorStart,props.anchorEnd,props.tagStart,props.tagEnd,SCALAR_STYLE.DOUBLE_QUOTED,CHOMPING_MODE.
CLIP,-1,simple),!0}if(ch===92){simple=!1;const escaped=state.input.charCodeAt(++state.position);if(isEol(escaped))readFlowScalarBreak(state,nodeIndent);else if(isSimpleEscape(escaped))state.position++;else{
let hexLength=escapedHexLen(escaped);for(hexLength===0&&throwError(state,"unknown escape sequence");hexLength-- >0;)state.position++,fromHexCode(state.input.charCodeAt(state.position))<0&&throwError(state,
"expected hexadecimal character");state.position++}}else isEol(ch)?(simple=!1,readFlowScalarBreak(state,nodeIndent)):state.position===state.lineStart&&testDocumentSeparator(state)?throwError(state,"un\
expected end of the document within a double quoted scalar"):ch!==9&&ch<32?throwError(state,"expected valid JSON character"):state.position++}throwError(state,"unexpected end of the stream within a do\
uble quoted scalar")}function readBlockScalar(state,parentIndent,props){const ch=state.input.charCodeAt(state.position);let chomping=CHOMPING_MODE.CLIP,indent=-1,detectedIndent=!1;if(ch!==124&&ch!==62)
return!1;const style=ch===124?SCALAR_STYLE.LITERAL_BLOCK:SCALAR_STYLE.FOLDED_BLOCK;for(state.position++;state.input.charCodeAt(state.position)!==0;){const current=state.input.charCodeAt(state.position),
digit=fromDecimalCode(current);if(current===43||current===45)chomping!==CHOMPING_MODE.CLIP&&throwError(state,"repeat of a chomping mode identifier"),chomping=current===43?CHOMPING_MODE.KEEP:CHOMPING_MODE.
STRIP,state.position++;else if(digit>=0)digit===0&&throwError(state,"bad explicit indentation width of a block scalar; it cannot be less than one"),detectedIndent&&throwError(state,"repeat of an inden\
tation width identifier"),indent=parentIndent+digit-1,detectedIndent=!0,state.position++;else break}let hadWhitespace=!1;for(;isWhiteSpace(state.input.charCodeAt(state.position));)hadWhitespace=!0,state.
position++;hadWhitespace&&state.input.charCodeAt(state.position)===35&&skipUntilLineEnd(state),isEol(state.input.charCodeAt(state.position))?consumeLineBreak(state):state.input.charCodeAt(state.position)!==
0&&throwError(state,"a line break is expected");let contentIndent=detectedIndent?indent:-1,maxLeadingIndent=0;const valueStart=state.position;let valueEnd=state.position;for(;state.input.charCodeAt(state.
position)!==0;){const linePosition=state.position;let column=0;for(;state.input.charCodeAt(linePosition+column)===32;)column++;const first=state.input.charCodeAt(linePosition+column);if(first===0){contentIndent>=
0?column>contentIndent&&(valueEnd=linePosition+column):column>0&&(valueEnd=linePosition+column);break}if(testDocumentBoundary(state))break;if(!detectedIndent&&contentIndent===-1&&isEol(first)&&(maxLeadingIndent=
Math.max(maxLeadingIndent,column)),!detectedIndent&&contentIndent===-1&&!isEol(first)&&(first===9&&column<parentIndent&&(state.position=linePosition+column,throwError(state,"tab characters must not be\
 used in indentation")),column>=parentIndent&&column<maxLeadingIndent&&(state.position=linePosition+column,throwError(state,"bad indentation of a mapping entry"))),contentIndent===-1&&first!==0&&!isEol(
first)&&column<parentIndent){state.lineIndent=column,state.position=linePosition+column;break}!detectedIndent&&first!==0&&!isEol(first)&&contentIndent===-1&&(contentIndent=column);const requiredIndent=contentIndent===
-1?parentIndent+1:contentIndent;if(first!==0&&!isEol(first)&&column<requiredIndent){state.lineIndent=column,state.position=linePosition+column;break}skipUntilLineEnd(state),valueEnd=state.position,isEol(
state.input.charCodeAt(state.position))&&(consumeLineBreak(state),valueEnd=state.position)}return checkPrintable(state,valueStart,valueEnd),addScalarEvent(state,valueStart,valueEnd,props.anchorStart,props.
anchorEnd,props.tagStart,props.tagEnd,style,chomping,contentIndent),!0}function canStartPlainScalar(state,nodeContext){const ch=state.input.charCodeAt(state.position),inFlow=nodeContext===CONTEXT_FLOW_IN;
if(ch===0||isWsOrEol(ch)||ch===35||ch===38||ch===42||ch===33||ch===124||ch===62||ch===39||ch===34||ch===37||ch===64||ch===96||isFlowIndicator(ch))return!1;if(ch===63||ch===45){const following=state.input.
charCodeAt(state.position+1);if(isWsOrEolOrEnd(following)||inFlow&&isFlowIndicator(following))return!1}return!0}function readPlainScalar(state,nodeIndent,nodeContext,props){if(!canStartPlainScalar(state,
nodeContext))return!1;const start=state.position;let end=state.position,ch=state.input.charCodeAt(state.position);const inFlow=nodeContext===CONTEXT_FLOW_IN;let multiline=!1;for(;ch!==0&&!testDocumentBoundary(
state);){if(ch===58){const following=state.input.charCodeAt(state.position+1);if(isWsOrEolOrEnd(following)||inFlow&&isFlowIndicator(following))break}else if(ch===35){if(isWsOrEol(state.input.charCodeAt(
state.position-1)))break}else{if(inFlow&&isFlowIndicator(ch))break;if(isEol(ch)){const savedPosition=state.position,savedLine=state.line,savedLineStart=state.lineStart,savedLineIndent=state.lineIndent;
if(skipSeparationSpace(state,!1),state.lineIndent>=nodeIndent){multiline=!0,ch=state.input.charCodeAt(state.position);continue}state.position=savedPosition,state.line=savedLine,state.lineStart=savedLineStart,
state.lineIndent=savedLineIndent;break}}isWhiteSpace(ch)||(end=state.position+1),ch=state.input.charCodeAt(++state.position)}return end===start?!1:(checkPrintable(state,start,end),addScalarEvent(state,
start,end,props.anchorStart,props.anchorEnd,props.tagStart,props.tagEnd,SCALAR_STYLE.PLAIN,CHOMPING_MODE.CLIP,-1,!multiline),!0)}function skipFlowSeparationSpace(state,nodeIndent){const startLine=state.
line;skipSeparationSpace(state,!0),(state.line>startLine&&state.lineIndent<nodeIndent||state.firstTabInLine!==-1&&state.lineIndent<nodeIndent)&&throwError(state,"deficient indentation")}function readFlowCollection(state,nodeIndent,props){
const ch=state.input.charCodeAt(state.position),isMapping=ch===123,start=state.position;let readNext=!0;if(ch!==91&&ch!==123)return!1;const terminator=isMapping?125:93;for(isMapping?addMappingEvent(state,
start,props.anchorStart,props.anchorEnd,props.tagStart,props.tagEnd,COLLECTION_STYLE.FLOW):addSequenceEvent(state,start,props.anchorStart,props.anchorEnd,props.tagStart,props.tagEnd,COLLECTION_STYLE.FLOW),
state.position++;state.input.charCodeAt(state.position)!==0;){skipFlowSeparationSpace(state,nodeIndent);let ch2=state.input.charCodeAt(state.position);if(ch2===terminator)return state.position++,addPopEvent(
state),!0;readNext?ch2===44&&throwError(state,"expected the node content, but found ','"):throwError(state,"missed comma between flow collection entries");let isPair=!1,isExplicitPair=!1;ch2===63&&isWsOrEol(
state.input.charCodeAt(state.position+1))&&(isPair=isExplicitPair=!0,state.position+=1,skipFlowSeparationSpace(state,nodeIndent));const entryLine=state.line,entryStart=snapshotState(state),keyWasRead=parseNode(
state,nodeIndent,CONTEXT_FLOW_IN,!1,!0);skipFlowSeparationSpace(state,nodeIndent),ch2=state.input.charCodeAt(state.position),(isMapping||isExplicitPair||state.line===entryLine)&&ch2===58?(isPair=!0,state.
position++,skipFlowSeparationSpace(state,nodeIndent),isMapping||insertFlowPairMappingEvent(state,entryStart),keyWasRead||addEmptyScalarEvent(state),parseNode(state,nodeIndent,CONTEXT_FLOW_IN,!1,!0)||addEmptyScalarEvent(
state),skipFlowSeparationSpace(state,nodeIndent),isMapping||addPopEvent(state)):isMapping&&isPair?(keyWasRead||addEmptyScalarEvent(state),addEmptyScalarEvent(state)):isMapping?addEmptyScalarEvent(state):
isPair&&(insertFlowPairMappingEvent(state,entryStart),keyWasRead||addEmptyScalarEvent(state),addEmptyScalarEvent(state),addPopEvent(state)),ch2=state.input.charCodeAt(state.position),ch2===44?(readNext=
!0,state.position++):readNext=!1}throwError(state,"unexpected end of the stream within a flow collection")}function readBlockSequence(state,nodeIndent,props){if(state.firstTabInLine!==-1||state.input.
charCodeAt(state.position)!==45||!isWsOrEolOrEnd(state.input.charCodeAt(state.position+1)))return!1;for(addSequenceEvent(state,state.position,props.anchorStart,props.anchorEnd,props.tagStart,props.tagEnd,
COLLECTION_STYLE.BLOCK);state.input.charCodeAt(state.position)===45&&isWsOrEolOrEnd(state.input.charCodeAt(state.position+1));){state.firstTabInLine!==-1&&(state.position=state.firstTabInLine,throwError(
state,"tab characters must not be used in indentation"));const entryLine=state.line;state.position++;const hadBreak=skipSeparationSpace(state,!0)>0;if(state.firstTabInLine!==-1&&state.input.charCodeAt(
state.position)===45&&isWsOrEolOrEnd(state.input.charCodeAt(state.position+1))&&throwError(state,"bad indentation of a sequence entry"),hadBreak&&state.lineIndent<=nodeIndent?addEmptyScalarEvent(state):
parseNode(state,nodeIndent,CONTEXT_BLOCK_IN,!1,!0),skipSeparationSpace(state,!0),state.lineIndent<nodeIndent||state.position>=state.length)break;state.lineIndent>nodeIndent&&throwError(state,"bad inde\
ntation of a sequence entry"),state.line===entryLine&&state.input.charCodeAt(state.position)===45&&isWsOrEolOrEnd(state.input.charCodeAt(state.position+1))&&throwError(state,"bad indentation of a sequ\
ence entry")}return addPopEvent(state),!0}function readBlockMapping(state,nodeIndent,flowIndent,props){let atExplicitKey=!1,detected=!1,mappingOpened=!1,pendingExplicitKey=!1;if(state.firstTabInLine!==
-1)return!1;let ch=state.input.charCodeAt(state.position);for(;ch!==0;){!atExplicitKey&&state.firstTabInLine!==-1&&(state.position=state.firstTabInLine,throwError(state,"tab characters must not be use\
d in indentation"));const following=state.input.charCodeAt(state.position+1),entryLine=state.line;if((ch===63||ch===58)&&isWsOrEolOrEnd(following))mappingOpened||(addMappingEvent(state,state.position,
props.anchorStart,props.anchorEnd,props.tagStart,props.tagEnd,COLLECTION_STYLE.BLOCK),mappingOpened=!0),ch===63?(atExplicitKey&&addEmptyScalarEvent(state),detected=!0,atExplicitKey=!0):(atExplicitKey||
(addEmptyScalarEvent(state),detected=!0),atExplicitKey=!1),state.position+=1,pendingExplicitKey=!0;else{atExplicitKey&&(addEmptyScalarEvent(state),atExplicitKey=!1);const beforeKey=snapshotState(state);
if(!parseNode(state,flowIndent,CONTEXT_FLOW_OUT,!1,!0))break;if(state.line===entryLine){for(ch=state.input.charCodeAt(state.position);isWhiteSpace(ch);)ch=state.input.charCodeAt(++state.position);if(ch===
58)ch=state.input.charCodeAt(++state.position),isWsOrEolOrEnd(ch)||throwError(state,"a whitespace character is expected after the key-value separator within a block mapping"),mappingOpened||(state.events.
splice(beforeKey.eventsLength,0,{type:EVENT_ID.MAPPING,start:beforeKey.position,anchorStart:props.anchorStart,anchorEnd:props.anchorEnd,tagStart:props.tagStart,tagEnd:props.tagEnd,style:COLLECTION_STYLE.
BLOCK}),mappingOpened=!0),detected=!0,atExplicitKey=!1,pendingExplicitKey=!1;else if(detected)throwError(state,"expected ':' after a mapping key");else return props.anchorStart!==NO_RANGE$1||props.tagStart!==
NO_RANGE$1?(restoreState(state,beforeKey),!1):!0}else if(detected)throwError(state,"can not read a block mapping entry; a multiline key may not be an implicit key");else return props.anchorStart!==NO_RANGE$1||
props.tagStart!==NO_RANGE$1?(restoreState(state,beforeKey),!1):!0}if(parseNode(state,nodeIndent,CONTEXT_BLOCK_OUT,!0,pendingExplicitKey)&&(pendingExplicitKey=!1),atExplicitKey||pendingExplicitKey&&(addEmptyScalarEvent(
state),pendingExplicitKey=!1),skipSeparationSpace(state,!0),ch=state.input.charCodeAt(state.position),(state.line===entryLine||state.lineIndent>nodeIndent)&&ch!==0)throwError(state,"bad indentation of\
 a mapping entry");else if(state.lineIndent<nodeIndent)break}return detected?(atExplicitKey&&addEmptyScalarEvent(state),mappingOpened&&addPopEvent(state),!0):!1}function parseNode(state,parentIndent,nodeContext,allowToSeek,allowCompact,allowPropertyMapping=!0){
state.depth>=state.maxDepth&&throwError(state,`nesting exceeded maxDepth (${state.maxDepth})`),state.depth++;let indentStatus=1,atNewLine=!1,hasContent=!1,propertyStart=null;const props=emptyProperties();
let allowBlockScalars=nodeContext===CONTEXT_BLOCK_OUT||nodeContext===CONTEXT_BLOCK_IN,allowBlockCollections=allowBlockScalars;const allowBlockStyles=allowBlockScalars;if(allowToSeek&&skipSeparationSpace(
state,!0)&&(atNewLine=!0,state.lineIndent>parentIndent?indentStatus=1:state.lineIndent===parentIndent?indentStatus=0:indentStatus=-1),indentStatus===1)for(;;){const ch=state.input.charCodeAt(state.position),
propertyState=snapshotState(state);if(atNewLine&&indentStatus!==1&&(ch===33||ch===38))break;if(atNewLine&&allowBlockStyles&&(props.tagStart!==NO_RANGE$1||props.anchorStart!==NO_RANGE$1)&&(ch===33||ch===
38)){const fallbackState=snapshotState(state),flowIndent=parentIndent+1;if(readBlockMapping(state,state.position-state.lineStart,flowIndent,props)&&state.events[fallbackState.eventsLength]?.type===EVENT_ID.
MAPPING)return state.depth--,!0;restoreState(state,fallbackState)}if(atNewLine&&(ch===33&&props.tagStart!==NO_RANGE$1||ch===38&&props.anchorStart!==NO_RANGE$1)||!readTagProperty(state,props,nodeContext===
CONTEXT_FLOW_IN)&&!readAnchorProperty(state,props))break;propertyStart===null&&(propertyStart=propertyState),skipSeparationSpace(state,!0)?(atNewLine=!0,allowBlockCollections=allowBlockStyles,state.lineIndent>
parentIndent?indentStatus=1:state.lineIndent===parentIndent?indentStatus=0:indentStatus=-1):allowBlockCollections=!1}if(allowBlockCollections&&(allowBlockCollections=atNewLine||allowCompact),indentStatus===
1||nodeContext===CONTEXT_BLOCK_OUT){const flowIndent=nodeContext===CONTEXT_FLOW_IN||nodeContext===CONTEXT_FLOW_OUT?parentIndent:parentIndent+1,blockIndent=state.position-state.lineStart;if(indentStatus===
1)if(allowBlockCollections&&(readBlockSequence(state,blockIndent,props)||readBlockMapping(state,blockIndent,flowIndent,props))||readFlowCollection(state,flowIndent,props))hasContent=!0;else{const ch=state.
input.charCodeAt(state.position);if(propertyStart!==null&&allowPropertyMapping&&allowBlockStyles&&!allowBlockCollections&&ch!==124&&ch!==62){const fallbackState=snapshotState(state),propertyIndent=propertyStart.
position-propertyStart.lineStart;restoreState(state,propertyStart),readBlockMapping(state,propertyIndent,flowIndent,emptyProperties())&&state.events[fallbackState.eventsLength]?.type===EVENT_ID.MAPPING?
hasContent=!0:restoreState(state,fallbackState)}!hasContent&&(allowBlockScalars&&readBlockScalar(state,flowIndent,props)||readSingleQuotedScalar(state,flowIndent,props)||readDoubleQuotedScalar(state,flowIndent,
props)||readAlias(state,props)||readPlainScalar(state,flowIndent,nodeContext,props))&&(hasContent=!0)}else indentStatus===0&&(hasContent=allowBlockCollections&&readBlockSequence(state,blockIndent,props))}
return allowBlockScalars=allowBlockScalars&&!hasContent,!hasContent&&(props.anchorStart!==NO_RANGE$1||props.tagStart!==NO_RANGE$1||allowBlockScalars)&&(addScalarEvent(state,NO_RANGE$1,NO_RANGE$1,props.
anchorStart,props.anchorEnd,props.tagStart,props.tagEnd,SCALAR_STYLE.PLAIN),hasContent=!0),state.depth--,hasContent||props.anchorStart!==NO_RANGE$1||props.tagStart!==NO_RANGE$1}function readDirective(state){
if(state.lineIndent>0||state.input.charCodeAt(state.position)!==37)return!1;state.position++;const nameStart=state.position;for(;state.input.charCodeAt(state.position)!==0&&!isWsOrEol(state.input.charCodeAt(
state.position));)state.position++;const name=state.input.slice(nameStart,state.position),args=[];for(name.length===0&&throwError(state,"directive name must not be less than one character in length");state.
input.charCodeAt(state.position)!==0&&!isEol(state.input.charCodeAt(state.position));){for(;isWhiteSpace(state.input.charCodeAt(state.position));)state.position++;if(state.input.charCodeAt(state.position)===
35||isEol(state.input.charCodeAt(state.position))||state.input.charCodeAt(state.position)===0)break;const start=state.position;for(;state.input.charCodeAt(state.position)!==0&&!isWsOrEol(state.input.charCodeAt(
state.position));)state.position++;args.push(state.input.slice(start,state.position))}if(isEol(state.input.charCodeAt(state.position))&&consumeLineBreak(state),name==="YAML"){state.directives.some(directive=>directive.
kind==="yaml")&&throwError(state,"duplication of %YAML directive"),args.length!==1&&throwError(state,"YAML directive accepts exactly one argument");const match=/^([0-9]+)\.([0-9]+)$/.exec(args[0]);match===
null&&throwError(state,"ill-formed argument of the YAML directive"),parseInt(match[1],10)!==1&&throwError(state,"unacceptable YAML version of the document"),state.directives.push({kind:"yaml",version:args[0]})}else if(name===
"TAG"){args.length!==2&&throwError(state,"TAG directive accepts exactly two arguments");const[handle,prefix]=args;PATTERN_TAG_HANDLE.test(handle)||throwError(state,"ill-formed tag handle (first argume\
nt) of the TAG directive"),HAS_OWN.call(state.tagHandlers,handle)&&throwError(state,`there is a previously declared suffix for "${handle}" tag handle`),PATTERN_TAG_PREFIX.test(prefix)||throwError(state,
"ill-formed tag prefix (second argument) of the TAG directive"),state.tagHandlers[handle]=prefix,state.directives.push({kind:"tag",handle,prefix})}return!0}function readDocument(state){state.directives=
[],state.tagHandlers=Object.create(null);let hasDirectives=!1;for(skipSeparationSpace(state,!0);readDirective(state);)hasDirectives=!0,skipSeparationSpace(state,!0);let explicitStart=!1,explicitEnd=!1,
allowCompact=!0;if(state.lineIndent===0&&state.input.charCodeAt(state.position)===45&&state.input.charCodeAt(state.position+1)===45&&state.input.charCodeAt(state.position+2)===45&&isWsOrEolOrEnd(state.
input.charCodeAt(state.position+3))){explicitStart=!0;const markerLine=state.line;state.position+=3,skipSeparationSpace(state,!0),allowCompact=state.line>markerLine}else hasDirectives&&throwError(state,
"directives end mark is expected");const documentEventIndex=state.events.length;if(!explicitStart&&state.position===state.lineStart&&state.input.charCodeAt(state.position)===46&&testDocumentSeparator(
state)){state.position+=3,skipSeparationSpace(state,!0);return}if(addDocumentEvent(state,explicitStart,!1),parseNode(state,state.lineIndent-1,CONTEXT_BLOCK_OUT,!1,allowCompact,allowCompact)||addEmptyScalarEvent(
state),skipSeparationSpace(state,!0),state.position===state.lineStart&&testDocumentSeparator(state)&&(explicitEnd=state.input.charCodeAt(state.position)===46,explicitEnd)){const markerLine=state.line;
state.position+=3,skipSeparationSpace(state,!0),state.line===markerLine&&state.position<state.length&&throwError(state,"end of the stream or a document separator is expected")}const documentEvent=state.
events[documentEventIndex];documentEvent?.type===EVENT_ID.DOCUMENT&&(documentEvent.explicitEnd=explicitEnd),addPopEvent(state),!explicitEnd&&state.position<state.length&&!testDocumentBoundary(state)&&
throwError(state,"end of the stream or a document separator is expected")}function parseEvents(input,options){const length=input.length,state={...DEFAULT_PARSER_OPTIONS,...options,input:`${input}\0`,length,
position:0,line:0,lineStart:0,lineIndent:0,firstTabInLine:-1,depth:0,directives:[],tagHandlers:Object.create(null),events:[]},nullpos=input.indexOf("\0");for(nullpos!==-1&&YAMLException.throwAt(input,
nullpos,"null byte is not allowed in input",state.filename);state.position<state.length&&(skipByteOrderMark(state),skipSeparationSpace(state,!0),!(state.position>=state.length));){const documentStart=state.
position;readDocument(state),state.position===documentStart&&throwError(state,"can not read a document")}return state.events}var DEFAULT_LOAD_OPTIONS={...DEFAULT_PARSER_OPTIONS,...DEFAULT_CONSTRUCTOR_OPTIONS};
function loadDocuments(input,options={}){const opts={...DEFAULT_LOAD_OPTIONS,...options},source=String(input),PARSER_OPT_KEYS=Object.keys(DEFAULT_PARSER_OPTIONS),CONSTRUCTOR_OPT_KEYS=Object.keys(DEFAULT_CONSTRUCTOR_OPTIONS);
return constructFromEvents(parseEvents(source,pick(opts,PARSER_OPT_KEYS)),{...pick(opts,CONSTRUCTOR_OPT_KEYS),source})}function loadAll(input,iteratorOrOptions,options){let iterator=null;typeof iteratorOrOptions==
"function"?iterator=iteratorOrOptions:iteratorOrOptions!==null&&typeof iteratorOrOptions=="object"&&(options=iteratorOrOptions);const documents=loadDocuments(input,options);if(iterator===null)return documents;
for(const document of documents)iterator(document)}function load(input,options){const documents=loadDocuments(input,options);if(documents.length===0)throw new YAMLException("expected a document, but t\
he input is empty");if(documents.length===1)return documents[0];throw new YAMLException("expected a single document in the stream, but found more")}var INVALID=Symbol("INVALID");function buildRepresentTypes(schema){
const defaultTags=new Set([schema.defaultScalarTag,schema.defaultSequenceTag,schema.defaultMappingTag].filter(t=>t!==void 0)),implicitScalars=schema.implicitScalarTags,explicitTags=schema.tags.filter(
t=>!(t.nodeKind==="scalar"&&t.implicit)&&!defaultTags.has(t)),defaultTagsLast=schema.tags.filter(t=>defaultTags.has(t));return[...implicitScalars.map(tag=>({tag,implicitTag:!0})),...explicitTags.map(tag=>({
tag,implicitTag:!1})),...defaultTagsLast.map(tag=>({tag,implicitTag:!0}))]}function matchTag(state,object){for(let index=0,length=state.representTypes.length;index<length;index+=1){const{tag,implicitTag}=state.
representTypes[index];if(tag.identify(object)){let tagName;return tag.matchByTagPrefix?tagName=tag.representTagName(object):tagName=tag.tagName,{tag,tagName,implicitTag}}}return null}function build(state,object){
if(!state.noRefs&&object!==null&&typeof object=="object"){const existing=state.refs.get(object);if(existing)return existing.anchor===void 0&&(existing.anchor=`ref_${state.refCounter++}`),{kind:"alias",
anchor:existing.anchor}}const matched=matchTag(state,object);if(!matched){if(object===void 0||state.skipInvalid)return INVALID;throw new YAMLException(`unacceptable kind of an object to dump ${Object.
prototype.toString.call(object)}`)}const{tag,tagName,implicitTag}=matched,nodeTagName=implicitTag?tagName:tagNameShort(tagName);if(tag.nodeKind==="scalar")return{kind:"scalar",tag:nodeTagName,tagged:!implicitTag,
style:SCALAR_STYLE.PLAIN,value:tag.represent(object)};if(tag.nodeKind==="sequence"){const container=tag.represent(object),node2={kind:"sequence",tag:nodeTagName,tagged:!implicitTag,style:COLLECTION_STYLE.
BLOCK,items:[]};state.noRefs||state.refs.set(object,node2);for(let index=0,length=container.length;index<length;index+=1){let item=build(state,container[index]);item===INVALID&&container[index]===void 0&&
(item=build(state,null)),item!==INVALID&&node2.items.push(item)}return node2}const map=tag.represent(object),node={kind:"mapping",tag:nodeTagName,tagged:!implicitTag,style:COLLECTION_STYLE.BLOCK,items:[]};
state.noRefs||state.refs.set(object,node);for(const[objectKey,objectValue]of map){const key=build(state,objectKey);if(key===INVALID)continue;const value=build(state,objectValue);value!==INVALID&&node.
items.push({key,value})}return node}function jsToAst(input,schema,options={}){const root=build({representTypes:buildRepresentTypes(schema),noRefs:options.noRefs??!1,skipInvalid:options.skipInvalid??!1,
refs:new Map,refCounter:0},input);return[{contents:root===INVALID?null:root,directives:[]}]}var VISIT_BREAK=Symbol("visit:break"),VISIT_SKIP=Symbol("visit:skip");function visitNode(node,visitor,ctx){const control=visitor(
node,ctx);if(control===VISIT_BREAK)return!0;if(control===VISIT_SKIP)return!1;const depth=ctx.depth+1;switch(node.kind){case"sequence":for(const item of node.items)if(visitNode(item,visitor,{depth,parent:node,
isKey:!1}))return!0;break;case"mapping":for(const{key,value}of node.items)if(visitNode(key,visitor,{depth,parent:node,isKey:!0})||visitNode(value,visitor,{depth,parent:node,isKey:!1}))return!0}return!1}
function visit(documents,visitor){for(const doc of documents)if(doc.contents&&visitNode(doc.contents,visitor,{depth:0,parent:null,isKey:!1}))return}function hasBit(mask,bit){return(mask&1<<bit)!==0}var DEFAULT_SCALAR_STYLE_RULES={
applyQuoteFlowKeysOption,doubleQuoteForInvisibles,doubleQuoteWhitespaceOnly,applyForceQuotesOption,tryLongOrMultilineAsBlock,quoteInvalidPlain,fallbackToDoubleQuoted};function _preferredQuotedStyle(layout){
return layout.presenterOptions.quoteStyle==="single"&&hasBit(layout.allowedStylesMask,SCALAR_STYLE.SINGLE_QUOTED)?SCALAR_STYLE.SINGLE_QUOTED:SCALAR_STYLE.DOUBLE_QUOTED}function applyQuoteFlowKeysOption(layout){
layout.presenterOptions.quoteFlowKeys&&(!layout.isKey||!layout.flowOnly||layout.style!==SCALAR_STYLE.PLAIN||(layout.style=SCALAR_STYLE.DOUBLE_QUOTED))}function doubleQuoteForInvisibles(layout){layout.
style===SCALAR_STYLE.PLAIN&&/[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(layout.node.value)&&(layout.style=SCALAR_STYLE.DOUBLE_QUOTED)}function doubleQuoteWhitespaceOnly(layout){layout.style===SCALAR_STYLE.
PLAIN&&/^\s+$/.test(layout.node.value)&&(layout.style=SCALAR_STYLE.DOUBLE_QUOTED)}function applyForceQuotesOption(layout){layout.presenterOptions.forceQuotes&&(layout.isKey||layout.style!==SCALAR_STYLE.
PLAIN||layout.node.tag===layout.presenterOptions.schema.defaultScalarTag.tagName&&(layout.style=layout.node.value.includes(`
`)?SCALAR_STYLE.DOUBLE_QUOTED:_preferredQuotedStyle(layout)))}function tryLongOrMultilineAsBlock(layout){if(layout.style!==SCALAR_STYLE.PLAIN||layout.isKey)return;const value=layout.node.value,multiline=value.
indexOf(`
`)!==-1;if(!hasBit(layout.allowedStylesMask,SCALAR_STYLE.LITERAL_BLOCK)){multiline&&(layout.style=SCALAR_STYLE.DOUBLE_QUOTED);return}const w=layout.presenterOptions.lineWidth;if(w===-1){multiline&&(layout.
style=SCALAR_STYLE.LITERAL_BLOCK);return}const availableWidth=Math.max(Math.min(w,40),w-layout.shiftOfContent);let position=0,shouldFold=!1;for(;position<=value.length;){let lineEnd=value.length;const nextLineBreak=value.
indexOf(`
`,position);nextLineBreak!==-1&&(lineEnd=nextLineBreak);const line=value.slice(position,lineEnd);if(line.length>availableWidth&&line[0]!==" "&&/ [^ \t]/.test(line)&&(shouldFold=!0),nextLineBreak===-1)
break;position=nextLineBreak+1}shouldFold?layout.style=SCALAR_STYLE.FOLDED_BLOCK:multiline&&(layout.style=SCALAR_STYLE.LITERAL_BLOCK)}function quoteInvalidPlain(layout){layout.style===SCALAR_STYLE.PLAIN&&
!hasBit(layout.allowedStylesMask,SCALAR_STYLE.PLAIN)&&(layout.style=_preferredQuotedStyle(layout))}function fallbackToDoubleQuoted(layout){hasBit(layout.allowedStylesMask,layout.style)||(layout.style=
SCALAR_STYLE.DOUBLE_QUOTED)}function setBit(mask,bit){return mask|1<<bit}var SRC_C_PRINTABLE="[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]",SRC_B_CHAR="[\\n\\r]",
SRC_C_BYTE_ORDER_MARK="\\uFEFF",SRC_S_WHITE="[ \\t]",SRC_NB_CHAR=`(?:(?!(?:${SRC_B_CHAR}|${SRC_C_BYTE_ORDER_MARK}))${SRC_C_PRINTABLE})`,SRC_NS_CHAR=`(?:(?!${SRC_S_WHITE})${SRC_NB_CHAR})`,SRC_NB_JSON="\
[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]",SRC_C_INDICATOR="[-?:,\\[\\]{}#&*!|>'\"%@`]",SRC_C_FLOW_INDICATOR="[,\\[\\]{}]",SRC_NS_PLAIN_SAFE_FLOW_OUT=SRC_NS_CHAR,SRC_NS_PLAIN_SAFE_FLOW_IN=`\
(?:(?!${SRC_C_FLOW_INDICATOR})${SRC_NS_CHAR})`,SRC_NS_PLAIN_FIRST_FLOW_OUT=`(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))`,SRC_NS_PLAIN_FIRST_FLOW_IN=`(?:(?:(?!${SRC_C_INDICATOR}\
)${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))`,SRC_NS_PLAIN_CHAR_FLOW_OUT=`(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_OUT})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))#*`,SRC_NS_PLAIN_CHAR_FLOW_IN=`(?:(\
?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_IN})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))#*`,SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT=`(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_OUT})*`,SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN=`(?:${SRC_S_WHITE}\
*${SRC_NS_PLAIN_CHAR_FLOW_IN})*`,SRC_NS_PLAIN_ONE_LINE_FLOW_OUT=`${SRC_NS_PLAIN_FIRST_FLOW_OUT}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`,SRC_NS_PLAIN_ONE_LINE_FLOW_IN=`${SRC_NS_PLAIN_FIRST_FLOW_IN}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`,
SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY=SRC_NS_PLAIN_ONE_LINE_FLOW_OUT,SRC_NS_PLAIN_ONE_LINE_FLOW_KEY=SRC_NS_PLAIN_ONE_LINE_FLOW_IN,SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT=`\\n+${SRC_NS_PLAIN_CHAR_FLOW_OUT}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`,
SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN=`\\n+${SRC_NS_PLAIN_CHAR_FLOW_IN}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`,SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT=`${SRC_NS_PLAIN_ONE_LINE_FLOW_OUT}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT}\
)*`,SRC_NS_PLAIN_MULTI_LINE_FLOW_IN=`${SRC_NS_PLAIN_ONE_LINE_FLOW_IN}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN})*`,NS_PLAIN_FLOW_OUT=new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT})$`,"u"),NS_PLAIN_FLOW_IN=new RegExp(
`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_IN})$`,"u"),NS_PLAIN_BLOCK_KEY=new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY})$`,"u"),NS_PLAIN_FLOW_KEY=new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_FLOW_KEY})$`,"u"),
NB_SINGLE_ONE_LINE=new RegExp(`^(?:${SRC_NB_JSON})*$`,"u"),NB_SINGLE_MULTI_LINE=new RegExp(`^(?:${SRC_NB_JSON}|\\n)*$`,"u"),BLOCK_SCALAR_CONTENT=new RegExp(`^(?:${SRC_NB_CHAR}|\\n)*$`,"u"),C_FORBIDDEN_FIRST_LINE=/^(?:---|\.\.\.)(?=$|[ \t\n\r])/,
C_FORBIDDEN_CONTENT=/^(?:---|\.\.\.)(?=$|[ \t\n\r])/m;function canUsePlain(layout){const str=layout.node.value;if(str!==""){if(!(layout.isKey?layout.flowOnly?NS_PLAIN_FLOW_KEY:NS_PLAIN_BLOCK_KEY:layout.
flowOnly?NS_PLAIN_FLOW_IN:NS_PLAIN_FLOW_OUT).test(str)||layout.shiftOfFirstLine===0&&C_FORBIDDEN_FIRST_LINE.test(str))return!1;if(layout.shiftOfContent===0){const firstLineBreak=str.indexOf(`
`);if(firstLineBreak!==-1){const content=str.slice(firstLineBreak+1);if(C_FORBIDDEN_CONTENT.test(content))return!1}}}const resolvedTag=layout.presenterOptions.schema.resolveImplicitScalarTag(str).tag.
tagName;return!(!layout.node.tagged&&resolvedTag!==layout.node.tag||!layout.node.tagged&&str==="="&&resolvedTag===layout.presenterOptions.schema.defaultScalarTag.tagName)}function canUseSingleQuoted(layout){
const str=layout.node.value;if(!(layout.isKey?NB_SINGLE_ONE_LINE:NB_SINGLE_MULTI_LINE).test(str)||/[ \t]\n|\n[ \t]/.test(str))return!1;if(!layout.isKey&&layout.shiftOfContent===0){const firstLineBreak=str.
indexOf(`
`);if(firstLineBreak!==-1&&C_FORBIDDEN_CONTENT.test(str.slice(firstLineBreak+1)))return!1}return!0}function canUseBlock(layout){if(layout.flowOnly||!BLOCK_SCALAR_CONTENT.test(layout.node.value))return!1;
const contentIndent=layout.shiftOfContent-layout.shiftOfParent;return!(contentIndent<1||contentIndent>9&&/^\n* /.test(layout.node.value)||layout.shiftOfContent===0&&C_FORBIDDEN_CONTENT.test(layout.node.
value))}function detectAllowedStyles(layout){let mask=setBit(0,SCALAR_STYLE.DOUBLE_QUOTED);canUsePlain(layout)&&(mask=setBit(mask,SCALAR_STYLE.PLAIN)),canUseSingleQuoted(layout)&&(mask=setBit(mask,SCALAR_STYLE.
SINGLE_QUOTED)),canUseBlock(layout)&&(mask=setBit(setBit(mask,SCALAR_STYLE.LITERAL_BLOCK),SCALAR_STYLE.FOLDED_BLOCK)),layout.allowedStylesMask=mask}function renderScalar(layout){switch(layout.style){case SCALAR_STYLE.
PLAIN:return renderPlain(layout);case SCALAR_STYLE.SINGLE_QUOTED:return renderSingleQuoted(layout);case SCALAR_STYLE.LITERAL_BLOCK:return renderLiteralBlock(layout);case SCALAR_STYLE.FOLDED_BLOCK:return renderFoldedBlock(
layout);case SCALAR_STYLE.DOUBLE_QUOTED:return renderDoubleQuoted(layout)}}function renderPlain(layout){return encodeFlowBreaks(layout.node.value,layout.shiftOfContent)}function renderSingleQuoted(layout){
return`'${encodeFlowBreaks(layout.node.value,layout.shiftOfContent).replace(/'/g,"''")}'`}function renderLiteralBlock(layout){const value=layout.node.value;return"|"+blockHeader(value,layout.shiftOfParent,
layout.shiftOfContent)+dropEndingNewline(indentString(value,layout.shiftOfContent))}function renderFoldedBlock(layout){const value=layout.node.value,w=layout.presenterOptions.lineWidth;let availableWidth=1/0;
return w!==-1&&(availableWidth=Math.max(Math.min(w,40),w-layout.shiftOfContent)),">"+blockHeader(value,layout.shiftOfParent,layout.shiftOfContent)+dropEndingNewline(indentString(foldBlockScalar(value,
availableWidth),layout.shiftOfContent))}function renderDoubleQuoted(layout){return`"${escapeString(layout.node.value)}"`}function encodeFlowBreaks(string,shiftOfContent){let nextLF=string.indexOf(`
`);if(nextLF===-1)return string;const pad=" ".repeat(shiftOfContent);let result=string.slice(0,nextLF);const lineRe=/(\n+)([^\n]*)/g;lineRe.lastIndex=nextLF;let match;for(;match=lineRe.exec(string);){
const breaks=match[1].length,line=match[2];result+=`
`.repeat(breaks+1)+pad+line}return result}function indentString(string,spaces){const indent=" ".repeat(spaces);let position=0,result="";const length=string.length;for(;position<length;){let line;const next=string.
indexOf(`
`,position);next===-1?(line=string.slice(position),position=length):(line=string.slice(position,next+1),position=next+1),line.length&&line!==`
`&&(result+=indent),result+=line}return result}function needIndentIndicator(string){return/^\n* /.test(string)}function blockHeader(string,shiftOfParent,shiftOfContent){const indentIndicator=needIndentIndicator(
string)?String(shiftOfContent-shiftOfParent):"",clip=string[string.length-1]===`
`;return`${indentIndicator}${clip&&(string[string.length-2]===`
`||string===`
`)?"+":clip?"":"-"}
`}function dropEndingNewline(string){return string[string.length-1]===`
`?string.slice(0,-1):string}function isMoreIndented(char){return char===" "||char==="	"}function foldLine(line,width){if(line===""||isMoreIndented(line[0]))return line;const breakRe=/ [^ \t]/g;let match,
start=0,end,curr=0,next=0,result="";for(;match=breakRe.exec(line);)next=match.index,next-start>width&&(end=curr>start?curr:next,result+=`
${line.slice(start,end)}`,start=end+1),curr=next;return result+=`
`,line.length-start>width&&curr>start?result+=`${line.slice(start,curr)}
${line.slice(curr+1)}`:result+=line.slice(start),result.slice(1)}function foldBlockScalar(string,width){const lineRe=/(\n+)([^\n]*)/g;let nextLF=string.indexOf(`
`);nextLF===-1&&(nextLF=string.length),lineRe.lastIndex=nextLF;let result=foldLine(string.slice(0,nextLF),width),prevMoreIndented=string[0]===`
`||isMoreIndented(string[0]),moreIndented,match;for(;match=lineRe.exec(string);){const prefix=match[1],line=match[2];moreIndented=line!==""&&isMoreIndented(line[0]),result+=prefix+(!prevMoreIndented&&
!moreIndented&&line!==""?`
`:"")+foldLine(line,width),prevMoreIndented=moreIndented}return result}var CHARACTERS_TO_ESCAPE=/["\\\x00-\x1F\x7F-\xA0\u2028\u2029\uD800-\uDFFF\uFEFF\uFFFE\uFFFF]/gu;function escapeCharacter(character){
switch(character){case"\0":return"\\0";case"\x07":return"\\a";case"\b":return"\\b";case"	":return"\\t";case`
`:return"\\n";case"\v":return"\\v";case"\f":return"\\f";case"\r":return"\\r";case"\x1B":return"\\e";case'"':return'\\"';case"\\":return"\\\\";case"\x85":return"\\N";case"\xA0":return"\\_";case"\u2028":
return"\\L";case"\u2029":return"\\P"}const code=character.charCodeAt(0),hex=code.toString(16).toUpperCase();return code<=255?`\\x${"0".repeat(2-hex.length)}${hex}`:`\\u${"0".repeat(4-hex.length)}${hex}`}
function escapeString(string){return string.replace(CHARACTERS_TO_ESCAPE,escapeCharacter)}var CHAR_LINE_FEED=10,DEFAULT_PRESENTER_OPTIONS={indent:2,seqNoIndent:!1,seqInlineFirst:!0,lineWidth:80,flowBracketPadding:!1,
flowSkipCommaSpace:!1,flowSkipColonSpace:!1,quoteFlowKeys:!1,quoteStyle:"single",forceQuotes:!1,scalarStyleRules:Object.keys(DEFAULT_SCALAR_STYLE_RULES).map(name=>Reflect.get(DEFAULT_SCALAR_STYLE_RULES,
name)),tagBeforeAnchor:!1};function nodeTagShort(node){return node.tagged?node.tag:tagNameShort(node.tag)}function createPresenterState(options){const opts={...DEFAULT_PRESENTER_OPTIONS,...options};return opts.
flowSkipColonSpace&&(opts.quoteFlowKeys=!0),{...opts,defaultScalarTagName:opts.schema.defaultScalarTag.tagName,openEnded:!1}}function generateNextLine(state,level){return`
${" ".repeat(state.indent*level)}`}function scalarLayout(state,node,parent,level,isKey,flowOnly){return{node,parent,level,isKey,flowOnly,shiftOfParent:level===0?-1:state.indent*(level-1),shiftOfContent:state.
indent*Math.max(1,level),shiftOfFirstLine:level===0?0:state.indent*level,presenterOptions:state,allowedStylesMask:0,style:node.style}}function writeFlowSequence(state,level,node){let result="";for(let index=0,
length=node.items.length;index<length;index+=1){const item=writeNode(state,level,node.items[index],node,{}).text;index>0&&(result+=`,${state.flowSkipCommaSpace?"":" "}`),result+=item}const pad=state.flowBracketPadding&&
node.items.length>0?" ":"";return`[${pad}${result}${pad}]`}function writeBlockSequence(state,level,node,compact){let result="";for(let index=0,length=node.items.length;index<length;index+=1){const item=writeNode(
state,level+1,node.items[index],node,{block:!0,compact:state.seqInlineFirst,isblockseq:!0}).text;(!compact||result!=="")&&(result+=generateNextLine(state,level)),item===""||CHAR_LINE_FEED===item.charCodeAt(
0)?result+="-":result+="- ",result+=item}return result}function writeFlowMapping(state,level,node){let result="";for(const{key,value}of node.items){let pairBuffer="";result!==""&&(pairBuffer+=`,${state.
flowSkipCommaSpace?"":" "}`);const keyRender=writeNode(state,level,key,node,{iskey:!0}),keyText=keyRender.text,valueText=writeNode(state,level,value,node,{}).text,sep=state.flowSkipColonSpace||valueText===
""?"":" ",keyIsBareProps=key.kind==="scalar"&&keyRender.noBody&&(key.tagged||key.anchor!==void 0),keyColonSep=key.kind==="alias"||keyIsBareProps?" ":"";pairBuffer+=`${keyText}${keyColonSep}:${sep}${valueText}`,
result+=pairBuffer}const pad=state.flowBracketPadding&&result!==""?" ":"";return`{${pad}${result}${pad}}`}function writeBlockMapping(state,level,node,compact){let result="";for(let index=0,length=node.
items.length;index<length;index+=1){let pairBuffer="";(!compact||result!=="")&&(pairBuffer+=generateNextLine(state,level));const{key,value}=node.items[index],keyIsBlock=(key.kind==="mapping"||key.kind===
"sequence")&&key.style===COLLECTION_STYLE.BLOCK&&key.items.length!==0||key.kind==="scalar"&&(key.style===SCALAR_STYLE.LITERAL_BLOCK||key.style===SCALAR_STYLE.FOLDED_BLOCK),keyRender=keyIsBlock?writeNode(
state,level+1,key,node,{block:!0,compact:!0,isblockseq:!cannotBeCompact(state,key,level+1)}):writeNode(state,level+1,key,node,{block:!0,compact:!0,iskey:!0}),keyText=keyRender.text,keyHasLineBreak=key.
kind==="scalar"&&key.value.indexOf(`
`)!==-1,keyIsTooLong=keyText.length>1024&&/^[\s\S]{1025}/u.test(keyText),explicitPair=keyIsBlock||keyHasLineBreak||keyIsTooLong;explicitPair&&(keyText&&CHAR_LINE_FEED===keyText.charCodeAt(0)?pairBuffer+=
"?":pairBuffer+="? "),pairBuffer+=keyText,explicitPair&&(pairBuffer+=generateNextLine(state,level));const valueText=writeNode(state,level+1,value,node,{block:!0,compact:explicitPair,isblockseq:explicitPair&&
!cannotBeCompact(state,value,level+1)}).text,keyIsBareProps=key.kind==="scalar"&&keyRender.noBody&&(key.tagged||key.anchor!==void 0),keyColonSep=!explicitPair&&(key.kind==="alias"||keyIsBareProps)?" ":
"";valueText===""||CHAR_LINE_FEED===valueText.charCodeAt(0)?pairBuffer+=`${keyColonSep}:`:pairBuffer+=`${keyColonSep}: `,pairBuffer+=valueText,result+=pairBuffer}return result}function cannotBeCompact(state,node,level){
return node.kind==="alias"?!0:node.tagged||node.anchor!==void 0||state.indent<2&&level>0}function writeNode(state,level,node,parent,ctx){if(node.kind==="alias")return state.openEnded=!1,{text:`*${node.
anchor}`,noBody:!1};const{block=!1,iskey=!1,isblockseq=!1}=ctx;let compact=ctx.compact??!1;const hasAnchor=node.anchor!==void 0;cannotBeCompact(state,node,level)&&(compact=!1);let body,shouldPrintTag=node.
tagged;const useBlockCollection=block&&(node.kind==="mapping"||node.kind==="sequence")&&node.style===COLLECTION_STYLE.BLOCK&&node.items.length!==0;if(node.kind==="mapping")useBlockCollection?body=writeBlockMapping(
state,level,node,compact):body=writeFlowMapping(state,level,node);else if(node.kind==="sequence")useBlockCollection?state.seqNoIndent&&!isblockseq&&level>0?body=writeBlockSequence(state,level-1,node,compact):
body=writeBlockSequence(state,level,node,compact):body=writeFlowSequence(state,level,node);else{const layout=scalarLayout(state,node,parent,level,iskey,!block);detectAllowedStyles(layout);for(const rule of state.
scalarStyleRules)rule(layout);body=renderScalar(layout),state.openEnded=(layout.style===SCALAR_STYLE.LITERAL_BLOCK||layout.style===SCALAR_STYLE.FOLDED_BLOCK)&&(node.value===`
`||node.value.endsWith(`

`)),shouldPrintTag=node.tagged||body===""&&layout.flowOnly&&parent?.kind==="sequence"&&!hasAnchor||layout.style!==SCALAR_STYLE.PLAIN&&node.tag!==state.defaultScalarTagName}(node.kind==="mapping"||node.
kind==="sequence")&&!useBlockCollection&&(state.openEnded=!1),useBlockCollection&&compact&&level>0&&state.indent>2&&(body=`${" ".repeat(state.indent-2)}${body}`);const noBody=body==="";let text=body;if(shouldPrintTag||
hasAnchor){const props=[],tag=shouldPrintTag?nodeTagShort(node):null,anchor=hasAnchor?`&${node.anchor}`:null;state.tagBeforeAnchor?(tag!==null&&props.push(tag),anchor!==null&&props.push(anchor)):(anchor!==
null&&props.push(anchor),tag!==null&&props.push(tag));const sep=body===""||body.charCodeAt(0)===CHAR_LINE_FEED?"":" ";text=`${props.join(" ")}${sep}${body}`}return{text,noBody}}function rootStartsOwnLine(node){
return(node.kind==="sequence"||node.kind==="mapping")&&node.style===COLLECTION_STYLE.BLOCK&&node.items.length!==0&&!node.tagged&&node.anchor===void 0}function writeDocumentDirectives(doc){let result="";
for(const directive of doc.directives){if(directive.kind==="yaml"){result+=`%YAML ${directive.version}
`;continue}const{handle,prefix}=directive;result+=`%TAG ${handle} ${prefix}
`}return result}function present(documents,options){const state=createPresenterState(options);let result="",previousEnded=!1;for(let index=0;index<documents.length;index+=1){const doc=documents[index];
state.openEnded=!1;const directives=writeDocumentDirectives(doc),hasDirectives=directives!=="",marker=doc.explicitStart||hasDirectives||index>0&&!previousEnded;if(result+=directives,doc.contents===null)
marker&&(result+=`---
`);else if(marker){const body=writeNode(state,0,doc.contents,null,{block:!0,compact:!0}).text,sep=body===""?"":hasDirectives||rootStartsOwnLine(doc.contents)?`
`:" ";result+=`---${sep}${body}
`}else result+=writeNode(state,0,doc.contents,null,{block:!0,compact:!0}).text+`
`;previousEnded=doc.explicitEnd||state.openEnded,previousEnded&&(result+=`...
`)}return result}var DEFAULT_DUMP_OPTIONS={...DEFAULT_PRESENTER_OPTIONS,schema:DUMP_SCHEMA,skipInvalid:!1,noRefs:!1,flowLevel:-1,sortKeys:!1,transform:()=>{}};function defaultCompareFn(a,b){const x=String(
a),y=String(b);return x<y?-1:x>y?1:0}function dump(input,options={}){const opts={...DEFAULT_DUMP_OPTIONS,...options},documents=jsToAst(input,opts.schema,{noRefs:opts.noRefs,skipInvalid:opts.skipInvalid});
if(opts.flowLevel>=0&&visit(documents,(node,ctx)=>{if(!(ctx.depth<opts.flowLevel))return(node.kind==="sequence"||node.kind==="mapping")&&(node.style=COLLECTION_STYLE.FLOW),VISIT_SKIP}),opts.sortKeys){
const compareFn=opts.sortKeys===!0?defaultCompareFn:opts.sortKeys;visit(documents,node=>{node.kind==="mapping"&&node.items.sort((a,b)=>compareFn(a.key.kind==="scalar"?a.key.value:"",b.key.kind==="scal\
ar"?b.key.value:""))})}return opts.transform(documents),present(documents,{...pick(opts,Object.keys(DEFAULT_PRESENTER_OPTIONS)),schema:opts.schema})}var NO_RANGE=null;function eventPosition(event){return"\
tagStart"in event&&event.tagStart!==NO_RANGE?event.tagStart:"anchorStart"in event&&event.anchorStart!==NO_RANGE?event.anchorStart:"valueStart"in event&&event.valueStart!==NO_RANGE?event.valueStart:"st\
art"in event?event.start:0}function rawTag(state,event){return event.tagStart===NO_RANGE?"":state.source.slice(event.tagStart,event.tagEnd)}function anchorName(state,event){return event.anchorStart===
NO_RANGE?void 0:state.source.slice(event.anchorStart,event.anchorEnd)}function buildScalar(state,event){const value=getScalarValue(state.source,event),raw=rawTag(state,event);let tag,tagged=!1;return raw!==
""?(tagged=!0,tag=raw):event.style===SCALAR_STYLE.PLAIN?tag=state.schema.resolveImplicitScalarTag(value).tag.tagName:tag=state.schema.defaultScalarTag.tagName,{kind:"scalar",tag,tagged,style:event.style,
anchor:anchorName(state,event),value}}function buildCollection(state,event,defaultTagName){const raw=rawTag(state,event);let tag,tagged=!1;return raw===""?tag=defaultTagName:(tag=raw,tagged=!0),{tag,tagged,
style:event.style,anchor:anchorName(state,event)}}function addNode(state,node){const frame=state.frames[state.frames.length-1];frame.kind==="document"?frame.doc.contents=node:frame.kind==="sequence"?frame.
node.items.push(node):frame.key?(frame.node.items.push({key:frame.key,value:node}),frame.key=null):frame.key=node}function eventsToAst(events,options){const state={source:options.source,schema:options.
schema,eventIndex:0,position:0,frames:[],documents:[]};for(;state.eventIndex<events.length;){const event=events[state.eventIndex++];switch(state.position=eventPosition(event),event.type){case EVENT_ID.
DOCUMENT:{const doc={contents:null,explicitStart:event.explicitStart,explicitEnd:event.explicitEnd,directives:event.directives};state.frames.push({kind:"document",doc});break}case EVENT_ID.SCALAR:addNode(
state,buildScalar(state,event));break;case EVENT_ID.SEQUENCE:{const{tag,tagged,style,anchor}=buildCollection(state,event,"tag:yaml.org,2002:seq"),node={kind:"sequence",tag,tagged,style,anchor,items:[]};
state.frames.push({kind:"sequence",node});break}case EVENT_ID.MAPPING:{const{tag,tagged,style,anchor}=buildCollection(state,event,"tag:yaml.org,2002:map"),node={kind:"mapping",tag,tagged,style,anchor,
items:[]};state.frames.push({kind:"mapping",node,key:null});break}case EVENT_ID.ALIAS:addNode(state,{kind:"alias",anchor:state.source.slice(event.anchorStart,event.anchorEnd)});break;case EVENT_ID.POP:{
const frame=state.frames.pop();if(frame.kind==="mapping"&&frame.key)throw new Error("incomplete mapping pair in event stream");frame.kind==="document"?state.documents.push(frame.doc):addNode(state,frame.
node);break}}}return state.documents}var EVENT_DOCUMENT=EVENT_ID.DOCUMENT,EVENT_SEQUENCE=EVENT_ID.SEQUENCE,EVENT_MAPPING=EVENT_ID.MAPPING,EVENT_SCALAR=EVENT_ID.SCALAR,EVENT_ALIAS=EVENT_ID.ALIAS,EVENT_POP=EVENT_ID.
POP,SCALAR_STYLE_PLAIN=SCALAR_STYLE.PLAIN,SCALAR_STYLE_SINGLE_QUOTED=SCALAR_STYLE.SINGLE_QUOTED,SCALAR_STYLE_DOUBLE_QUOTED=SCALAR_STYLE.DOUBLE_QUOTED,SCALAR_STYLE_LITERAL_BLOCK=SCALAR_STYLE.LITERAL_BLOCK,
SCALAR_STYLE_FOLDED_BLOCK=SCALAR_STYLE.FOLDED_BLOCK,COLLECTION_STYLE_BLOCK=COLLECTION_STYLE.BLOCK,COLLECTION_STYLE_FLOW=COLLECTION_STYLE.FLOW,CHOMPING_CLIP=CHOMPING_MODE.CLIP,CHOMPING_STRIP=CHOMPING_MODE.
STRIP,CHOMPING_KEEP=CHOMPING_MODE.KEEP})};
