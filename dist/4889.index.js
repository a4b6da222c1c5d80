"use strict";exports.id=4889,exports.ids=[4889,7785],exports.modules={57349:((__unused_webpack_module,exports2,__webpack_require__)=>{var identity=__webpack_require__(41127),Scalar=__webpack_require__(63301),YAMLMap=__webpack_require__(
84454),YAMLSeq=__webpack_require__(92223),resolveBlockMap=__webpack_require__(87103),resolveBlockSeq=__webpack_require__(90334),resolveFlowCollection=__webpack_require__(13142);function resolveCollection(CN,ctx,token,onError,tagName,tag){
const coll=token.type==="block-map"?resolveBlockMap.resolveBlockMap(CN,ctx,token,onError,tag):token.type==="block-seq"?resolveBlockSeq.resolveBlockSeq(CN,ctx,token,onError,tag):resolveFlowCollection.resolveFlowCollection(
CN,ctx,token,onError,tag),Coll=coll.constructor;return tagName==="!"||tagName===Coll.tagName?(coll.tag=Coll.tagName,coll):(tagName&&(coll.tag=tagName),coll)}function composeCollection(CN,ctx,token,props,onError){
const tagToken=props.tag,tagName=tagToken?ctx.directives.tagName(tagToken.source,msg=>onError(tagToken,"TAG_RESOLVE_FAILED",msg)):null;if(token.type==="block-seq"){const{anchor,newlineAfterProp:nl}=props,
lastProp=anchor&&tagToken?anchor.offset>tagToken.offset?anchor:tagToken:anchor??tagToken;lastProp&&(!nl||nl.offset<lastProp.offset)&&onError(lastProp,"MISSING_CHAR","Missing newline after block sequen\
ce props")}const expType=token.type==="block-map"?"map":token.type==="block-seq"?"seq":token.start.source==="{"?"map":"seq";if(!tagToken||!tagName||tagName==="!"||tagName===YAMLMap.YAMLMap.tagName&&expType===
"map"||tagName===YAMLSeq.YAMLSeq.tagName&&expType==="seq")return resolveCollection(CN,ctx,token,onError,tagName);let tag=ctx.schema.tags.find(t=>t.tag===tagName&&t.collection===expType);if(!tag){const kt=ctx.
schema.knownTags[tagName];if(kt?.collection===expType)ctx.schema.tags.push(Object.assign({},kt,{default:!1})),tag=kt;else return kt?onError(tagToken,"BAD_COLLECTION_TYPE",`${kt.tag} used for ${expType}\
 collection, but expects ${kt.collection??"scalar"}`,!0):onError(tagToken,"TAG_RESOLVE_FAILED",`Unresolved tag: ${tagName}`,!0),resolveCollection(CN,ctx,token,onError,tagName)}const coll=resolveCollection(
CN,ctx,token,onError,tagName,tag),res=tag.resolve?.(coll,msg=>onError(tagToken,"TAG_RESOLVE_FAILED",msg),ctx.options)??coll,node=identity.isNode(res)?res:new Scalar.Scalar(res);return node.range=coll.
range,node.tag=tagName,tag?.format&&(node.format=tag.format),node}exports2.composeCollection=composeCollection}),23683:((__unused_webpack_module,exports2,__webpack_require__)=>{var Document=__webpack_require__(
3021),composeNode=__webpack_require__(45937),resolveEnd=__webpack_require__(17788),resolveProps=__webpack_require__(34631);function composeDoc(options,directives,{offset,start,value,end},onError){const opts=Object.
assign({_directives:directives},options),doc=new Document.Document(void 0,opts),ctx={atKey:!1,atRoot:!0,directives:doc.directives,options:doc.options,schema:doc.schema},props=resolveProps.resolveProps(
start,{indicator:"doc-start",next:value??end?.[0],offset,onError,parentIndent:0,startOnNewline:!0});props.found&&(doc.directives.docStart=!0,value&&(value.type==="block-map"||value.type==="block-seq")&&
!props.hasNewline&&onError(props.end,"MISSING_CHAR","Block collection cannot start on same line with directives-end marker")),doc.contents=value?composeNode.composeNode(ctx,value,props,onError):composeNode.
composeEmptyNode(ctx,props.end,start,null,props,onError);const contentEnd=doc.contents.range[2],re=resolveEnd.resolveEnd(end,contentEnd,!1,onError);return re.comment&&(doc.comment=re.comment),doc.range=
[offset,contentEnd,re.offset],doc}exports2.composeDoc=composeDoc}),45937:((__unused_webpack_module,exports2,__webpack_require__)=>{var Alias=__webpack_require__(4065),identity=__webpack_require__(41127),
composeCollection=__webpack_require__(57349),composeScalar=__webpack_require__(5413),resolveEnd=__webpack_require__(17788),utilEmptyScalarPosition=__webpack_require__(22599);const CN={composeNode,composeEmptyNode};
function composeNode(ctx,token,props,onError){const atKey=ctx.atKey,{spaceBefore,comment,anchor,tag}=props;let node,isSrcToken=!0;switch(token.type){case"alias":node=composeAlias(ctx,token,onError),(anchor||
tag)&&onError(token,"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"block-scalar":node=composeScalar.composeScalar(
ctx,token,tag,onError),anchor&&(node.anchor=anchor.source.substring(1));break;case"block-map":case"block-seq":case"flow-collection":try{node=composeCollection.composeCollection(CN,ctx,token,props,onError),
anchor&&(node.anchor=anchor.source.substring(1))}catch(error){const message=error instanceof Error?error.message:String(error);onError(token,"RESOURCE_EXHAUSTION",message)}break;default:{const message=token.
type==="error"?token.message:`Unsupported token (type: ${token.type})`;onError(token,"UNEXPECTED_TOKEN",message),isSrcToken=!1}}return node??(node=composeEmptyNode(ctx,token.offset,void 0,null,props,onError)),
anchor&&node.anchor===""&&onError(anchor,"BAD_ALIAS","Anchor cannot be an empty string"),atKey&&ctx.options.stringKeys&&(!identity.isScalar(node)||typeof node.value!="string"||node.tag&&node.tag!=="ta\
g:yaml.org,2002:str")&&onError(tag??token,"NON_STRING_KEY","With stringKeys, all keys must be strings"),spaceBefore&&(node.spaceBefore=!0),comment&&(token.type==="scalar"&&token.source===""?node.comment=
comment:node.commentBefore=comment),ctx.options.keepSourceTokens&&isSrcToken&&(node.srcToken=token),node}function composeEmptyNode(ctx,offset,before,pos,{spaceBefore,comment,anchor,tag,end},onError){const token={
type:"scalar",offset:utilEmptyScalarPosition.emptyScalarPosition(offset,before,pos),indent:-1,source:""},node=composeScalar.composeScalar(ctx,token,tag,onError);return anchor&&(node.anchor=anchor.source.
substring(1),node.anchor===""&&onError(anchor,"BAD_ALIAS","Anchor cannot be an empty string")),spaceBefore&&(node.spaceBefore=!0),comment&&(node.comment=comment,node.range[2]=end),node}function composeAlias({
options},{offset,source,end},onError){const alias=new Alias.Alias(source.substring(1));alias.source===""&&onError(offset,"BAD_ALIAS","Alias cannot be an empty string"),alias.source.endsWith(":")&&onError(
offset+source.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);const valueEnd=offset+source.length,re=resolveEnd.resolveEnd(end,valueEnd,options.strict,onError);return alias.range=[offset,valueEnd,
re.offset],re.comment&&(alias.comment=re.comment),alias}exports2.composeEmptyNode=composeEmptyNode,exports2.composeNode=composeNode}),5413:((__unused_webpack_module,exports2,__webpack_require__)=>{var identity=__webpack_require__(
41127),Scalar=__webpack_require__(63301),resolveBlockScalar=__webpack_require__(48913),resolveFlowScalar=__webpack_require__(76842);function composeScalar(ctx,token,tagToken,onError){const{value,type,
comment,range}=token.type==="block-scalar"?resolveBlockScalar.resolveBlockScalar(ctx,token,onError):resolveFlowScalar.resolveFlowScalar(token,ctx.options.strict,onError),tagName=tagToken?ctx.directives.
tagName(tagToken.source,msg=>onError(tagToken,"TAG_RESOLVE_FAILED",msg)):null;let tag;ctx.options.stringKeys&&ctx.atKey?tag=ctx.schema[identity.SCALAR]:tagName?tag=findScalarTagByName(ctx.schema,value,
tagName,tagToken,onError):token.type==="scalar"?tag=findScalarTagByTest(ctx,value,token,onError):tag=ctx.schema[identity.SCALAR];let scalar;try{const res=tag.resolve(value,msg=>onError(tagToken??token,
"TAG_RESOLVE_FAILED",msg),ctx.options);scalar=identity.isScalar(res)?res:new Scalar.Scalar(res)}catch(error){const msg=error instanceof Error?error.message:String(error);onError(tagToken??token,"TAG_R\
ESOLVE_FAILED",msg),scalar=new Scalar.Scalar(value)}return scalar.range=range,scalar.source=value,type&&(scalar.type=type),tagName&&(scalar.tag=tagName),tag.format&&(scalar.format=tag.format),comment&&
(scalar.comment=comment),scalar}function findScalarTagByName(schema,value,tagName,tagToken,onError){if(tagName==="!")return schema[identity.SCALAR];const matchWithTest=[];for(const tag of schema.tags)
if(!tag.collection&&tag.tag===tagName)if(tag.default&&tag.test)matchWithTest.push(tag);else return tag;for(const tag of matchWithTest)if(tag.test?.test(value))return tag;const kt=schema.knownTags[tagName];
return kt&&!kt.collection?(schema.tags.push(Object.assign({},kt,{default:!1,test:void 0})),kt):(onError(tagToken,"TAG_RESOLVE_FAILED",`Unresolved tag: ${tagName}`,tagName!=="tag:yaml.org,2002:str"),schema[identity.
SCALAR])}function findScalarTagByTest({atKey,directives,schema},value,token,onError){const tag=schema.tags.find(tag2=>(tag2.default===!0||atKey&&tag2.default==="key")&&tag2.test?.test(value))||schema[identity.
SCALAR];if(schema.compat){const compat=schema.compat.find(tag2=>tag2.default&&tag2.test?.test(value))??schema[identity.SCALAR];if(tag.tag!==compat.tag){const ts=directives.tagString(tag.tag),cs=directives.
tagString(compat.tag),msg=`Value may be parsed as either ${ts} or ${cs}`;onError(token,"TAG_RESOLVE_FAILED",msg,!0)}}return tag}exports2.composeScalar=composeScalar}),89984:((__unused_webpack_module,exports2,__webpack_require__)=>{
var node_process=__webpack_require__(932),directives=__webpack_require__(61342),Document=__webpack_require__(3021),errors=__webpack_require__(91464),identity=__webpack_require__(41127),composeDoc=__webpack_require__(
23683),resolveEnd=__webpack_require__(17788);function getErrorPos(src){if(typeof src=="number")return[src,src+1];if(Array.isArray(src))return src.length===2?src:[src[0],src[1]];const{offset,source}=src;
return[offset,offset+(typeof source=="string"?source.length:1)]}function parsePrelude(prelude){let comment="",atComment=!1,afterEmptyLine=!1;for(let i=0;i<prelude.length;++i){const source=prelude[i];switch(source[0]){case"\
#":comment+=(comment===""?"":afterEmptyLine?`

`:`
`)+(source.substring(1)||" "),atComment=!0,afterEmptyLine=!1;break;case"%":prelude[i+1]?.[0]!=="#"&&(i+=1),atComment=!1;break;default:atComment||(afterEmptyLine=!0),atComment=!1}}return{comment,afterEmptyLine}}
class Composer{constructor(options={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=[],this.onError=(source,code,message,warning)=>{const pos=getErrorPos(source);warning?
this.warnings.push(new errors.YAMLWarning(pos,code,message)):this.errors.push(new errors.YAMLParseError(pos,code,message))},this.directives=new directives.Directives({version:options.version||"1.2"}),
this.options=options}decorate(doc,afterDoc){const{comment,afterEmptyLine}=parsePrelude(this.prelude);if(comment){const dc=doc.contents;if(afterDoc)doc.comment=doc.comment?`${doc.comment}
${comment}`:comment;else if(afterEmptyLine||doc.directives.docStart||!dc)doc.commentBefore=comment;else if(identity.isCollection(dc)&&!dc.flow&&dc.items.length>0){let it=dc.items[0];identity.isPair(it)&&
(it=it.key);const cb=it.commentBefore;it.commentBefore=cb?`${comment}
${cb}`:comment}else{const cb=dc.commentBefore;dc.commentBefore=cb?`${comment}
${cb}`:comment}}if(afterDoc){for(let i=0;i<this.errors.length;++i)doc.errors.push(this.errors[i]);for(let i=0;i<this.warnings.length;++i)doc.warnings.push(this.warnings[i])}else doc.errors=this.errors,
doc.warnings=this.warnings;this.prelude=[],this.errors=[],this.warnings=[]}streamInfo(){return{comment:parsePrelude(this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.warnings}}*compose(tokens,forceDoc=!1,endOffset=-1){
for(const token of tokens)yield*this.next(token);yield*this.end(forceDoc,endOffset)}*next(token){switch(node_process.env.LOG_STREAM&&console.dir(token,{depth:null}),token.type){case"directive":this.directives.
add(token.source,(offset,message,warning)=>{const pos=getErrorPos(token);pos[0]+=offset,this.onError(pos,"BAD_DIRECTIVE",message,warning)}),this.prelude.push(token.source),this.atDirectives=!0;break;case"\
document":{const doc=composeDoc.composeDoc(this.options,this.directives,token,this.onError);this.atDirectives&&!doc.directives.docStart&&this.onError(token,"MISSING_CHAR","Missing directives-end/doc-s\
tart indicator line"),this.decorate(doc,!1),this.doc&&(yield this.doc),this.doc=doc,this.atDirectives=!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.prelude.push(token.
source);break;case"error":{const msg=token.source?`${token.message}: ${JSON.stringify(token.source)}`:token.message,error=new errors.YAMLParseError(getErrorPos(token),"UNEXPECTED_TOKEN",msg);this.atDirectives||
!this.doc?this.errors.push(error):this.doc.errors.push(error);break}case"doc-end":{if(!this.doc){const msg="Unexpected doc-end without preceding document";this.errors.push(new errors.YAMLParseError(getErrorPos(
token),"UNEXPECTED_TOKEN",msg));break}this.doc.directives.docEnd=!0;const end=resolveEnd.resolveEnd(token.end,token.offset+token.source.length,this.doc.options.strict,this.onError);if(this.decorate(this.
doc,!0),end.comment){const dc=this.doc.comment;this.doc.comment=dc?`${dc}
${end.comment}`:end.comment}this.doc.range[2]=end.offset;break}default:this.errors.push(new errors.YAMLParseError(getErrorPos(token),"UNEXPECTED_TOKEN",`Unsupported token ${token.type}`))}}*end(forceDoc=!1,endOffset=-1){
if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(forceDoc){const opts=Object.assign({_directives:this.directives},this.options),doc=new Document.Document(void 0,opts);this.atDirectives&&
this.onError(endOffset,"MISSING_CHAR","Missing directives-end indicator line"),doc.range=[0,endOffset,endOffset],this.decorate(doc,!1),yield doc}}}exports2.Composer=Composer}),87103:((__unused_webpack_module,exports2,__webpack_require__)=>{
var Pair=__webpack_require__(57165),YAMLMap=__webpack_require__(84454),resolveProps=__webpack_require__(34631),utilContainsNewline=__webpack_require__(9499),utilFlowIndentCheck=__webpack_require__(74051),
utilMapIncludes=__webpack_require__(81187);const startColMsg="All mapping items must start at the same column";function resolveBlockMap({composeNode,composeEmptyNode},ctx,bm,onError,tag){const NodeClass=tag?.
nodeClass??YAMLMap.YAMLMap,map=new NodeClass(ctx.schema);ctx.atRoot&&(ctx.atRoot=!1);let offset=bm.offset,commentEnd=null;for(const collItem of bm.items){const{start,key,sep,value}=collItem,keyProps=resolveProps.
resolveProps(start,{indicator:"explicit-key-ind",next:key??sep?.[0],offset,onError,parentIndent:bm.indent,startOnNewline:!0}),implicitKey=!keyProps.found;if(implicitKey){if(key&&(key.type==="block-seq"?
onError(offset,"BLOCK_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in key&&key.indent!==bm.indent&&onError(offset,"BAD_INDENT",startColMsg)),!keyProps.anchor&&!keyProps.
tag&&!sep){commentEnd=keyProps.end,keyProps.comment&&(map.comment?map.comment+=`
`+keyProps.comment:map.comment=keyProps.comment);continue}(keyProps.newlineAfterProp||utilContainsNewline.containsNewline(key))&&onError(key??start[start.length-1],"MULTILINE_IMPLICIT_KEY","Implicit k\
eys need to be on a single line")}else keyProps.found?.indent!==bm.indent&&onError(offset,"BAD_INDENT",startColMsg);ctx.atKey=!0;const keyStart=keyProps.end,keyNode=key?composeNode(ctx,key,keyProps,onError):
composeEmptyNode(ctx,keyStart,start,null,keyProps,onError);ctx.schema.compat&&utilFlowIndentCheck.flowIndentCheck(bm.indent,key,onError),ctx.atKey=!1,utilMapIncludes.mapIncludes(ctx,map.items,keyNode)&&
onError(keyStart,"DUPLICATE_KEY","Map keys must be unique");const valueProps=resolveProps.resolveProps(sep??[],{indicator:"map-value-ind",next:value,offset:keyNode.range[2],onError,parentIndent:bm.indent,
startOnNewline:!key||key.type==="block-scalar"});if(offset=valueProps.end,valueProps.found){implicitKey&&(value?.type==="block-map"&&!valueProps.hasNewline&&onError(offset,"BLOCK_AS_IMPLICIT_KEY","Nes\
ted mappings are not allowed in compact mappings"),ctx.options.strict&&keyProps.start<valueProps.found.offset-1024&&onError(keyNode.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 ch\
ars after the start of an implicit block mapping key"));const valueNode=value?composeNode(ctx,value,valueProps,onError):composeEmptyNode(ctx,offset,sep,null,valueProps,onError);ctx.schema.compat&&utilFlowIndentCheck.
flowIndentCheck(bm.indent,value,onError),offset=valueNode.range[2];const pair=new Pair.Pair(keyNode,valueNode);ctx.options.keepSourceTokens&&(pair.srcToken=collItem),map.items.push(pair)}else{implicitKey&&
onError(keyNode.range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),valueProps.comment&&(keyNode.comment?keyNode.comment+=`
`+valueProps.comment:keyNode.comment=valueProps.comment);const pair=new Pair.Pair(keyNode);ctx.options.keepSourceTokens&&(pair.srcToken=collItem),map.items.push(pair)}}return commentEnd&&commentEnd<offset&&
onError(commentEnd,"IMPOSSIBLE","Map comment with trailing content"),map.range=[bm.offset,offset,commentEnd??offset],map}exports2.resolveBlockMap=resolveBlockMap}),48913:((__unused_webpack_module,exports2,__webpack_require__)=>{
var Scalar=__webpack_require__(63301);function resolveBlockScalar(ctx,scalar,onError){const start=scalar.offset,header=parseBlockScalarHeader(scalar,ctx.options.strict,onError);if(!header)return{value:"",
type:null,comment:"",range:[start,start,start]};const type=header.mode===">"?Scalar.Scalar.BLOCK_FOLDED:Scalar.Scalar.BLOCK_LITERAL,lines=scalar.source?splitLines(scalar.source):[];let chompStart=lines.
length;for(let i=lines.length-1;i>=0;--i){const content=lines[i][1];if(content===""||content==="\r")chompStart=i;else break}if(chompStart===0){const value2=header.chomp==="+"&&lines.length>0?`
`.repeat(Math.max(1,lines.length-1)):"";let end2=start+header.length;return scalar.source&&(end2+=scalar.source.length),{value:value2,type,comment:header.comment,range:[start,end2,end2]}}let trimIndent=scalar.
indent+header.indent,offset=scalar.offset+header.length,contentStart=0;for(let i=0;i<chompStart;++i){const[indent,content]=lines[i];if(content===""||content==="\r")header.indent===0&&indent.length>trimIndent&&
(trimIndent=indent.length);else{indent.length<trimIndent&&onError(offset+indent.length,"MISSING_CHAR","Block scalars with more-indented leading empty lines must use an explicit indentation indicator"),
header.indent===0&&(trimIndent=indent.length),contentStart=i,trimIndent===0&&!ctx.atRoot&&onError(offset,"BAD_INDENT","Block scalar values in collections must be indented");break}offset+=indent.length+
content.length+1}for(let i=lines.length-1;i>=chompStart;--i)lines[i][0].length>trimIndent&&(chompStart=i+1);let value="",sep="",prevMoreIndented=!1;for(let i=0;i<contentStart;++i)value+=lines[i][0].slice(
trimIndent)+`
`;for(let i=contentStart;i<chompStart;++i){let[indent,content]=lines[i];offset+=indent.length+content.length+1;const crlf=content[content.length-1]==="\r";if(crlf&&(content=content.slice(0,-1)),content&&
indent.length<trimIndent){const message=`Block scalar lines must not be less indented than their ${header.indent?"explicit indentation indicator":"first line"}`;onError(offset-content.length-(crlf?2:1),
"BAD_INDENT",message),indent=""}type===Scalar.Scalar.BLOCK_LITERAL?(value+=sep+indent.slice(trimIndent)+content,sep=`
`):indent.length>trimIndent||content[0]==="	"?(sep===" "?sep=`
`:!prevMoreIndented&&sep===`
`&&(sep=`

`),value+=sep+indent.slice(trimIndent)+content,sep=`
`,prevMoreIndented=!0):content===""?sep===`
`?value+=`
`:sep=`
`:(value+=sep+content,sep=" ",prevMoreIndented=!1)}switch(header.chomp){case"-":break;case"+":for(let i=chompStart;i<lines.length;++i)value+=`
`+lines[i][0].slice(trimIndent);value[value.length-1]!==`
`&&(value+=`
`);break;default:value+=`
`}const end=start+header.length+scalar.source.length;return{value,type,comment:header.comment,range:[start,end,end]}}function parseBlockScalarHeader({offset,props},strict,onError){if(props[0].type!=="\
block-scalar-header")return onError(props[0],"IMPOSSIBLE","Block scalar header not found"),null;const{source}=props[0],mode=source[0];let indent=0,chomp="",error=-1;for(let i=1;i<source.length;++i){const ch=source[i];
if(!chomp&&(ch==="-"||ch==="+"))chomp=ch;else{const n=Number(ch);!indent&&n?indent=n:error===-1&&(error=offset+i)}}error!==-1&&onError(error,"UNEXPECTED_TOKEN",`Block scalar header includes extra char\
acters: ${source}`);let hasSpace=!1,comment="",length=source.length;for(let i=1;i<props.length;++i){const token=props[i];switch(token.type){case"space":hasSpace=!0;case"newline":length+=token.source.length;
break;case"comment":strict&&!hasSpace&&onError(token,"MISSING_CHAR","Comments must be separated from other tokens by white space characters"),length+=token.source.length,comment=token.source.substring(
1);break;case"error":onError(token,"UNEXPECTED_TOKEN",token.message),length+=token.source.length;break;default:{const message=`Unexpected token in block scalar header: ${token.type}`;onError(token,"UN\
EXPECTED_TOKEN",message);const ts=token.source;ts&&typeof ts=="string"&&(length+=ts.length)}}}return{mode,indent,chomp,comment,length}}function splitLines(source){const split=source.split(/\n( *)/),first=split[0],
m=first.match(/^( *)/),lines=[m?.[1]?[m[1],first.slice(m[1].length)]:["",first]];for(let i=1;i<split.length;i+=2)lines.push([split[i],split[i+1]]);return lines}exports2.resolveBlockScalar=resolveBlockScalar}),
90334:((__unused_webpack_module,exports2,__webpack_require__)=>{var YAMLSeq=__webpack_require__(92223),resolveProps=__webpack_require__(34631),utilFlowIndentCheck=__webpack_require__(74051);function resolveBlockSeq({
composeNode,composeEmptyNode},ctx,bs,onError,tag){const NodeClass=tag?.nodeClass??YAMLSeq.YAMLSeq,seq=new NodeClass(ctx.schema);ctx.atRoot&&(ctx.atRoot=!1),ctx.atKey&&(ctx.atKey=!1);let offset=bs.offset,
commentEnd=null;for(const{start,value}of bs.items){const props=resolveProps.resolveProps(start,{indicator:"seq-item-ind",next:value,offset,onError,parentIndent:bs.indent,startOnNewline:!0});if(!props.
found)if(props.anchor||props.tag||value)value?.type==="block-seq"?onError(props.end,"BAD_INDENT","All sequence items must start at the same column"):onError(offset,"MISSING_CHAR","Sequence item withou\
t - indicator");else{commentEnd=props.end,props.comment&&(seq.comment=props.comment);continue}const node=value?composeNode(ctx,value,props,onError):composeEmptyNode(ctx,props.end,start,null,props,onError);
ctx.schema.compat&&utilFlowIndentCheck.flowIndentCheck(bs.indent,value,onError),offset=node.range[2],seq.items.push(node)}return seq.range=[bs.offset,offset,commentEnd??offset],seq}exports2.resolveBlockSeq=
resolveBlockSeq}),17788:((__unused_webpack_module,exports2)=>{function resolveEnd(end,offset,reqSpace,onError){let comment="";if(end){let hasSpace=!1,sep="";for(const token of end){const{source,type}=token;
switch(type){case"space":hasSpace=!0;break;case"comment":{reqSpace&&!hasSpace&&onError(token,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const cb=source.substring(
1)||" ";comment?comment+=sep+cb:comment=cb,sep="";break}case"newline":comment&&(sep+=source),hasSpace=!0;break;default:onError(token,"UNEXPECTED_TOKEN",`Unexpected ${type} at node end`)}offset+=source.
length}}return{comment,offset}}exports2.resolveEnd=resolveEnd}),13142:((__unused_webpack_module,exports2,__webpack_require__)=>{var identity=__webpack_require__(41127),Pair=__webpack_require__(57165),
YAMLMap=__webpack_require__(84454),YAMLSeq=__webpack_require__(92223),resolveEnd=__webpack_require__(17788),resolveProps=__webpack_require__(34631),utilContainsNewline=__webpack_require__(9499),utilMapIncludes=__webpack_require__(
81187);const blockMsg="Block collections are not allowed within flow collections",isBlock=token=>token&&(token.type==="block-map"||token.type==="block-seq");function resolveFlowCollection({composeNode,
composeEmptyNode},ctx,fc,onError,tag){const isMap=fc.start.source==="{",fcName=isMap?"flow map":"flow sequence",NodeClass=tag?.nodeClass??(isMap?YAMLMap.YAMLMap:YAMLSeq.YAMLSeq),coll=new NodeClass(ctx.
schema);coll.flow=!0;const atRoot=ctx.atRoot;atRoot&&(ctx.atRoot=!1),ctx.atKey&&(ctx.atKey=!1);let offset=fc.offset+fc.start.source.length;for(let i=0;i<fc.items.length;++i){const collItem=fc.items[i],
{start,key,sep,value}=collItem,props=resolveProps.resolveProps(start,{flow:fcName,indicator:"explicit-key-ind",next:key??sep?.[0],offset,onError,parentIndent:fc.indent,startOnNewline:!1});if(!props.found){
if(!props.anchor&&!props.tag&&!sep&&!value){i===0&&props.comma?onError(props.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${fcName}`):i<fc.items.length-1&&onError(props.start,"UNEXPECTED_TOKEN",`Unexpect\
ed empty item in ${fcName}`),props.comment&&(coll.comment?coll.comment+=`
`+props.comment:coll.comment=props.comment),offset=props.end;continue}!isMap&&ctx.options.strict&&utilContainsNewline.containsNewline(key)&&onError(key,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow \
sequence pairs need to be on a single line")}if(i===0)props.comma&&onError(props.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${fcName}`);else if(props.comma||onError(props.start,"MISSING_CHAR",`Missing \
, between ${fcName} items`),props.comment){let prevItemComment="";loop:for(const st of start)switch(st.type){case"comma":case"space":break;case"comment":prevItemComment=st.source.substring(1);break loop;default:
break loop}if(prevItemComment){let prev=coll.items[coll.items.length-1];identity.isPair(prev)&&(prev=prev.value??prev.key),prev.comment?prev.comment+=`
`+prevItemComment:prev.comment=prevItemComment,props.comment=props.comment.substring(prevItemComment.length+1)}}if(!isMap&&!sep&&!props.found){const valueNode=value?composeNode(ctx,value,props,onError):
composeEmptyNode(ctx,props.end,sep,null,props,onError);coll.items.push(valueNode),offset=valueNode.range[2],isBlock(value)&&onError(valueNode.range,"BLOCK_IN_FLOW",blockMsg)}else{ctx.atKey=!0;const keyStart=props.
end,keyNode=key?composeNode(ctx,key,props,onError):composeEmptyNode(ctx,keyStart,start,null,props,onError);isBlock(key)&&onError(keyNode.range,"BLOCK_IN_FLOW",blockMsg),ctx.atKey=!1;const valueProps=resolveProps.
resolveProps(sep??[],{flow:fcName,indicator:"map-value-ind",next:value,offset:keyNode.range[2],onError,parentIndent:fc.indent,startOnNewline:!1});if(valueProps.found){if(!isMap&&!props.found&&ctx.options.
strict){if(sep)for(const st of sep){if(st===valueProps.found)break;if(st.type==="newline"){onError(st,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line");break}}
props.start<valueProps.found.offset-1024&&onError(valueProps.found,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit flow sequence key")}}else value&&("s\
ource"in value&&value.source?.[0]===":"?onError(value,"MISSING_CHAR",`Missing space after : in ${fcName}`):onError(valueProps.start,"MISSING_CHAR",`Missing , or : between ${fcName} items`));const valueNode=value?
composeNode(ctx,value,valueProps,onError):valueProps.found?composeEmptyNode(ctx,valueProps.end,sep,null,valueProps,onError):null;valueNode?isBlock(value)&&onError(valueNode.range,"BLOCK_IN_FLOW",blockMsg):
valueProps.comment&&(keyNode.comment?keyNode.comment+=`
`+valueProps.comment:keyNode.comment=valueProps.comment);const pair=new Pair.Pair(keyNode,valueNode);if(ctx.options.keepSourceTokens&&(pair.srcToken=collItem),isMap){const map=coll;utilMapIncludes.mapIncludes(
ctx,map.items,keyNode)&&onError(keyStart,"DUPLICATE_KEY","Map keys must be unique"),map.items.push(pair)}else{const map=new YAMLMap.YAMLMap(ctx.schema);map.flow=!0,map.items.push(pair);const endRange=(valueNode??
keyNode).range;map.range=[keyNode.range[0],endRange[1],endRange[2]],coll.items.push(map)}offset=valueNode?valueNode.range[2]:valueProps.end}}const expectedEnd=isMap?"}":"]",[ce,...ee]=fc.end;let cePos=offset;
if(ce?.source===expectedEnd)cePos=ce.offset+ce.source.length;else{const name=fcName[0].toUpperCase()+fcName.substring(1),msg=atRoot?`${name} must end with a ${expectedEnd}`:`${name} in block collectio\
n must be sufficiently indented and end with a ${expectedEnd}`;onError(offset,atRoot?"MISSING_CHAR":"BAD_INDENT",msg),ce&&ce.source.length!==1&&ee.unshift(ce)}if(ee.length>0){const end=resolveEnd.resolveEnd(
ee,cePos,ctx.options.strict,onError);end.comment&&(coll.comment?coll.comment+=`
`+end.comment:coll.comment=end.comment),coll.range=[fc.offset,cePos,end.offset]}else coll.range=[fc.offset,cePos,cePos];return coll}exports2.resolveFlowCollection=resolveFlowCollection}),76842:((__unused_webpack_module,exports2,__webpack_require__)=>{
var Scalar=__webpack_require__(63301),resolveEnd=__webpack_require__(17788);function resolveFlowScalar(scalar,strict,onError){const{offset,type,source,end}=scalar;let _type,value;const _onError=(rel,code,msg)=>onError(
offset+rel,code,msg);switch(type){case"scalar":_type=Scalar.Scalar.PLAIN,value=plainValue(source,_onError);break;case"single-quoted-scalar":_type=Scalar.Scalar.QUOTE_SINGLE,value=singleQuotedValue(source,
_onError);break;case"double-quoted-scalar":_type=Scalar.Scalar.QUOTE_DOUBLE,value=doubleQuotedValue(source,_onError);break;default:return onError(scalar,"UNEXPECTED_TOKEN",`Expected a flow scalar valu\
e, but found: ${type}`),{value:"",type:null,comment:"",range:[offset,offset+source.length,offset+source.length]}}const valueEnd=offset+source.length,re=resolveEnd.resolveEnd(end,valueEnd,strict,onError);
return{value,type:_type,comment:re.comment,range:[offset,valueEnd,re.offset]}}function plainValue(source,onError){let badChar="";switch(source[0]){case"	":badChar="a tab character";break;case",":badChar=
"flow indicator character ,";break;case"%":badChar="directive indicator character %";break;case"|":case">":{badChar=`block scalar indicator ${source[0]}`;break}case"@":case"`":{badChar=`reserved chara\
cter ${source[0]}`;break}}return badChar&&onError(0,"BAD_SCALAR_START",`Plain value cannot start with ${badChar}`),unfoldLines(source)}function singleQuotedValue(source,onError){return(source[source.length-
1]!=="'"||source.length===1)&&onError(source.length,"MISSING_CHAR","Missing closing 'quote"),unfoldLines(source.slice(1,-1)).replace(/''/g,"'")}function unfoldLines(source){const line=/(.*?)\r?\n/sy;let match=line.
exec(source);if(!match)return source;let trimEnd,trimBoth;try{trimEnd=new RegExp("(?<![ 	])[ 	]+$"),trimBoth=new RegExp("^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{trimEnd=/[ \t]+$/,trimBoth=/^[ \t]+|[ \t]+$/g}
let res=match[1].replace(trimEnd,""),sep=" ",pos=line.lastIndex;for(;match=line.exec(source);){const lm=match[1].replace(trimBoth,"");lm===""?sep===`
`?res+=sep:sep=`
`:(res+=sep+lm,sep=" "),pos=line.lastIndex}const last=/[ \t]*(.*)/sy;return last.lastIndex=pos,match=last.exec(source),res+sep+(match?.[1]??"")}function doubleQuotedValue(source,onError){let res="";for(let i=1;i<
source.length-1;++i){const ch=source[i];if(!(ch==="\r"&&source[i+1]===`
`))if(ch===`
`){const{fold,offset}=foldNewline(source,i);res+=fold,i=offset}else if(ch==="\\"){let next=source[++i];const cc=escapeCodes[next];if(cc)res+=cc;else if(next===`
`)for(next=source[i+1];next===" "||next==="	";)next=source[++i+1];else if(next==="\r"&&source[i+1]===`
`)for(next=source[++i+1];next===" "||next==="	";)next=source[++i+1];else if(next==="x"||next==="u"||next==="U"){const length=next==="x"?2:next==="u"?4:8;res+=parseCharCode(source,i+1,length,onError),i+=
length}else{const raw=source.substr(i-1,2);onError(i-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${raw}`),res+=raw}}else if(ch===" "||ch==="	"){const wsStart=i;let next=source[i+1];for(;next===" "||next===
"	";)next=source[++i+1];next!==`
`&&!(next==="\r"&&source[i+2]===`
`)&&(res+=i>wsStart?source.slice(wsStart,i+1):ch)}else res+=ch}return(source[source.length-1]!=='"'||source.length===1)&&onError(source.length,"MISSING_CHAR",'Missing closing "quote'),res}function foldNewline(source,offset){
let fold="",ch=source[offset+1];for(;(ch===" "||ch==="	"||ch===`
`||ch==="\r")&&!(ch==="\r"&&source[offset+2]!==`
`);)ch===`
`&&(fold+=`
`),offset+=1,ch=source[offset+1];return fold||(fold=" "),{fold,offset}}const escapeCodes={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function parseCharCode(source,offset,length,onError){const cc=source.substr(offset,length),code=cc.
length===length&&/^[0-9a-fA-F]+$/.test(cc)?parseInt(cc,16):NaN;try{return String.fromCodePoint(code)}catch{const raw=source.substr(offset-2,length+2);return onError(offset-2,"BAD_DQ_ESCAPE",`Invalid e\
scape sequence ${raw}`),raw}}exports2.resolveFlowScalar=resolveFlowScalar}),34631:((__unused_webpack_module,exports2)=>{function resolveProps(tokens,{flow,indicator,next,offset,onError,parentIndent,startOnNewline}){
let spaceBefore=!1,atNewline=startOnNewline,hasSpace=startOnNewline,comment="",commentSep="",hasNewline=!1,reqSpace=!1,tab=null,anchor=null,tag=null,newlineAfterProp=null,comma=null,found=null,start=null;
for(const token of tokens)switch(reqSpace&&(token.type!=="space"&&token.type!=="newline"&&token.type!=="comma"&&onError(token.offset,"MISSING_CHAR","Tags and anchors must be separated from the next to\
ken by white space"),reqSpace=!1),tab&&(atNewline&&token.type!=="comment"&&token.type!=="newline"&&onError(tab,"TAB_AS_INDENT","Tabs are not allowed as indentation"),tab=null),token.type){case"space":
!flow&&(indicator!=="doc-start"||next?.type!=="flow-collection")&&token.source.includes("	")&&(tab=token),hasSpace=!0;break;case"comment":{hasSpace||onError(token,"MISSING_CHAR","Comments must be sepa\
rated from other tokens by white space characters");const cb=token.source.substring(1)||" ";comment?comment+=commentSep+cb:comment=cb,commentSep="",atNewline=!1;break}case"newline":atNewline?comment?comment+=
token.source:(!found||indicator!=="seq-item-ind")&&(spaceBefore=!0):commentSep+=token.source,atNewline=!0,hasNewline=!0,(anchor||tag)&&(newlineAfterProp=token),hasSpace=!0;break;case"anchor":anchor&&onError(
token,"MULTIPLE_ANCHORS","A node can have at most one anchor"),token.source.endsWith(":")&&onError(token.offset+token.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),anchor=token,start??
(start=token.offset),atNewline=!1,hasSpace=!1,reqSpace=!0;break;case"tag":{tag&&onError(token,"MULTIPLE_TAGS","A node can have at most one tag"),tag=token,start??(start=token.offset),atNewline=!1,hasSpace=
!1,reqSpace=!0;break}case indicator:(anchor||tag)&&onError(token,"BAD_PROP_ORDER",`Anchors and tags must be after the ${token.source} indicator`),found&&onError(token,"UNEXPECTED_TOKEN",`Unexpected ${token.
source} in ${flow??"collection"}`),found=token,atNewline=indicator==="seq-item-ind"||indicator==="explicit-key-ind",hasSpace=!1;break;case"comma":if(flow){comma&&onError(token,"UNEXPECTED_TOKEN",`Unex\
pected , in ${flow}`),comma=token,atNewline=!1,hasSpace=!1;break}default:onError(token,"UNEXPECTED_TOKEN",`Unexpected ${token.type} token`),atNewline=!1,hasSpace=!1}const last=tokens[tokens.length-1],
end=last?last.offset+last.source.length:offset;return reqSpace&&next&&next.type!=="space"&&next.type!=="newline"&&next.type!=="comma"&&(next.type!=="scalar"||next.source!=="")&&onError(next.offset,"MI\
SSING_CHAR","Tags and anchors must be separated from the next token by white space"),tab&&(atNewline&&tab.indent<=parentIndent||next?.type==="block-map"||next?.type==="block-seq")&&onError(tab,"TAB_AS\
_INDENT","Tabs are not allowed as indentation"),{comma,found,spaceBefore,comment,hasNewline,anchor,tag,newlineAfterProp,end,start:start??end}}exports2.resolveProps=resolveProps}),9499:((__unused_webpack_module,exports2)=>{
function containsNewline(key){if(!key)return null;switch(key.type){case"alias":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(key.source.includes(`
`))return!0;if(key.end){for(const st of key.end)if(st.type==="newline")return!0}return!1;case"flow-collection":for(const it of key.items){for(const st of it.start)if(st.type==="newline")return!0;if(it.
sep){for(const st of it.sep)if(st.type==="newline")return!0}if(containsNewline(it.key)||containsNewline(it.value))return!0}return!1;default:return!0}}exports2.containsNewline=containsNewline}),22599:((__unused_webpack_module,exports2)=>{
function emptyScalarPosition(offset,before,pos){if(before){pos??(pos=before.length);for(let i=pos-1;i>=0;--i){let st=before[i];switch(st.type){case"space":case"comment":case"newline":offset-=st.source.
length;continue}for(st=before[++i];st?.type==="space";)offset+=st.source.length,st=before[++i];break}}return offset}exports2.emptyScalarPosition=emptyScalarPosition}),74051:((__unused_webpack_module,exports2,__webpack_require__)=>{
var utilContainsNewline=__webpack_require__(9499);function flowIndentCheck(indent,fc,onError){if(fc?.type==="flow-collection"){const end=fc.end[0];end.indent===indent&&(end.source==="]"||end.source===
"}")&&utilContainsNewline.containsNewline(fc)&&onError(end,"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}exports2.flowIndentCheck=flowIndentCheck}),81187:((__unused_webpack_module,exports2,__webpack_require__)=>{
var identity=__webpack_require__(41127);function mapIncludes(ctx,items,search){const{uniqueKeys}=ctx.options;if(uniqueKeys===!1)return!1;const isEqual=typeof uniqueKeys=="function"?uniqueKeys:(a,b)=>a===
b||identity.isScalar(a)&&identity.isScalar(b)&&a.value===b.value;return items.some(pair=>isEqual(pair.key,search))}exports2.mapIncludes=mapIncludes}),3021:((__unused_webpack_module,exports2,__webpack_require__)=>{
var Alias=__webpack_require__(4065),Collection=__webpack_require__(40101),identity=__webpack_require__(41127),Pair=__webpack_require__(57165),toJS=__webpack_require__(74043),Schema=__webpack_require__(
45840),stringifyDocument=__webpack_require__(6829),anchors=__webpack_require__(71596),applyReviver=__webpack_require__(83661),createNode=__webpack_require__(42404),directives=__webpack_require__(61342);
class Document{constructor(value,replacer,options){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(this,identity.NODE_TYPE,{value:identity.DOC});let _replacer=null;
typeof replacer=="function"||Array.isArray(replacer)?_replacer=replacer:options===void 0&&replacer&&(options=replacer,replacer=void 0);const opt=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"\
warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},options);this.options=opt;let{version}=opt;options?._directives?(this.directives=options._directives.atDocument(),this.directives.
yaml.explicit&&(version=this.directives.yaml.version)):this.directives=new directives.Directives({version}),this.setSchema(version,options),this.contents=value===void 0?null:this.createNode(value,_replacer,
options)}clone(){const copy=Object.create(Document.prototype,{[identity.NODE_TYPE]:{value:identity.DOC}});return copy.commentBefore=this.commentBefore,copy.comment=this.comment,copy.errors=this.errors.
slice(),copy.warnings=this.warnings.slice(),copy.options=Object.assign({},this.options),this.directives&&(copy.directives=this.directives.clone()),copy.schema=this.schema.clone(),copy.contents=identity.
isNode(this.contents)?this.contents.clone(copy.schema):this.contents,this.range&&(copy.range=this.range.slice()),copy}add(value){assertCollection(this.contents)&&this.contents.add(value)}addIn(path,value){
assertCollection(this.contents)&&this.contents.addIn(path,value)}createAlias(node,name){if(!node.anchor){const prev=anchors.anchorNames(this);node.anchor=!name||prev.has(name)?anchors.findNewAnchor(name||
"a",prev):name}return new Alias.Alias(node.anchor)}createNode(value,replacer,options){let _replacer;if(typeof replacer=="function")value=replacer.call({"":value},"",value),_replacer=replacer;else if(Array.
isArray(replacer)){const keyToStr=v=>typeof v=="number"||v instanceof String||v instanceof Number,asStr=replacer.filter(keyToStr).map(String);asStr.length>0&&(replacer=replacer.concat(asStr)),_replacer=
replacer}else options===void 0&&replacer&&(options=replacer,replacer=void 0);const{aliasDuplicateObjects,anchorPrefix,flow,keepUndefined,onTagObj,tag}=options??{},{onAnchor,setAnchors,sourceObjects}=anchors.
createNodeAnchors(this,anchorPrefix||"a"),ctx={aliasDuplicateObjects:aliasDuplicateObjects??!0,keepUndefined:keepUndefined??!1,onAnchor,onTagObj,replacer:_replacer,schema:this.schema,sourceObjects},node=createNode.
createNode(value,tag,ctx);return flow&&identity.isCollection(node)&&(node.flow=!0),setAnchors(),node}createPair(key,value,options={}){const k=this.createNode(key,null,options),v=this.createNode(value,
null,options);return new Pair.Pair(k,v)}delete(key){return assertCollection(this.contents)?this.contents.delete(key):!1}deleteIn(path){return Collection.isEmptyPath(path)?this.contents==null?!1:(this.
contents=null,!0):assertCollection(this.contents)?this.contents.deleteIn(path):!1}get(key,keepScalar){return identity.isCollection(this.contents)?this.contents.get(key,keepScalar):void 0}getIn(path,keepScalar){
return Collection.isEmptyPath(path)?!keepScalar&&identity.isScalar(this.contents)?this.contents.value:this.contents:identity.isCollection(this.contents)?this.contents.getIn(path,keepScalar):void 0}has(key){
return identity.isCollection(this.contents)?this.contents.has(key):!1}hasIn(path){return Collection.isEmptyPath(path)?this.contents!==void 0:identity.isCollection(this.contents)?this.contents.hasIn(path):
!1}set(key,value){this.contents==null?this.contents=Collection.collectionFromPath(this.schema,[key],value):assertCollection(this.contents)&&this.contents.set(key,value)}setIn(path,value){Collection.isEmptyPath(
path)?this.contents=value:this.contents==null?this.contents=Collection.collectionFromPath(this.schema,Array.from(path),value):assertCollection(this.contents)&&this.contents.setIn(path,value)}setSchema(version,options={}){
typeof version=="number"&&(version=String(version));let opt;switch(version){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new directives.Directives({version:"1.1"}),opt=
{resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=version:this.directives=new directives.Directives({version}),opt={resolveKnownTags:!0,schema:"\
core"};break;case null:this.directives&&delete this.directives,opt=null;break;default:{const sv=JSON.stringify(version);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`)}}
if(options.schema instanceof Object)this.schema=options.schema;else if(opt)this.schema=new Schema.Schema(Object.assign(opt,options));else throw new Error("With a null YAML version, the { schema: Schem\
a } option is required")}toJS({json,jsonArg,mapAsMap,maxAliasCount,onAnchor,reviver}={}){const ctx={anchors:new Map,doc:this,keep:!json,mapAsMap:mapAsMap===!0,mapKeyWarned:!1,maxAliasCount:typeof maxAliasCount==
"number"?maxAliasCount:100},res=toJS.toJS(this.contents,jsonArg??"",ctx);if(typeof onAnchor=="function")for(const{count,res:res2}of ctx.anchors.values())onAnchor(res2,count);return typeof reviver=="fu\
nction"?applyReviver.applyReviver(reviver,{"":res},"",res):res}toJSON(jsonArg,onAnchor){return this.toJS({json:!0,jsonArg,mapAsMap:!1,onAnchor})}toString(options={}){if(this.errors.length>0)throw new Error(
"Document with errors cannot be stringified");if("indent"in options&&(!Number.isInteger(options.indent)||Number(options.indent)<=0)){const s=JSON.stringify(options.indent);throw new Error(`"indent" op\
tion must be a positive integer, not ${s}`)}return stringifyDocument.stringifyDocument(this,options)}}function assertCollection(contents){if(identity.isCollection(contents))return!0;throw new Error("E\
xpected a YAML collection as document contents")}exports2.Document=Document}),71596:((__unused_webpack_module,exports2,__webpack_require__)=>{var identity=__webpack_require__(41127),visit=__webpack_require__(
10204);function anchorIsValid(anchor){if(/[\x00-\x19\s,[\]{}]/.test(anchor)){const msg=`Anchor must not contain whitespace or control characters: ${JSON.stringify(anchor)}`;throw new Error(msg)}return!0}
function anchorNames(root){const anchors=new Set;return visit.visit(root,{Value(_key,node){node.anchor&&anchors.add(node.anchor)}}),anchors}function findNewAnchor(prefix,exclude){for(let i=1;;++i){const name=`${prefix}${i}`;
if(!exclude.has(name))return name}}function createNodeAnchors(doc,prefix){const aliasObjects=[],sourceObjects=new Map;let prevAnchors=null;return{onAnchor:source=>{aliasObjects.push(source),prevAnchors??
(prevAnchors=anchorNames(doc));const anchor=findNewAnchor(prefix,prevAnchors);return prevAnchors.add(anchor),anchor},setAnchors:()=>{for(const source of aliasObjects){const ref=sourceObjects.get(source);
if(typeof ref=="object"&&ref.anchor&&(identity.isScalar(ref.node)||identity.isCollection(ref.node)))ref.node.anchor=ref.anchor;else{const error=new Error("Failed to resolve repeated object (this shoul\
d not happen)");throw error.source=source,error}}},sourceObjects}}exports2.anchorIsValid=anchorIsValid,exports2.anchorNames=anchorNames,exports2.createNodeAnchors=createNodeAnchors,exports2.findNewAnchor=
findNewAnchor}),83661:((__unused_webpack_module,exports2)=>{function applyReviver(reviver,obj,key,val){if(val&&typeof val=="object")if(Array.isArray(val))for(let i=0,len=val.length;i<len;++i){const v0=val[i],
v1=applyReviver(reviver,val,String(i),v0);v1===void 0?delete val[i]:v1!==v0&&(val[i]=v1)}else if(val instanceof Map)for(const k of Array.from(val.keys())){const v0=val.get(k),v1=applyReviver(reviver,val,
k,v0);v1===void 0?val.delete(k):v1!==v0&&val.set(k,v1)}else if(val instanceof Set)for(const v0 of Array.from(val)){const v1=applyReviver(reviver,val,v0,v0);v1===void 0?val.delete(v0):v1!==v0&&(val.delete(
v0),val.add(v1))}else for(const[k,v0]of Object.entries(val)){const v1=applyReviver(reviver,val,k,v0);v1===void 0?delete val[k]:v1!==v0&&(val[k]=v1)}return reviver.call(obj,key,val)}exports2.applyReviver=
applyReviver}),42404:((__unused_webpack_module,exports2,__webpack_require__)=>{var Alias=__webpack_require__(4065),identity=__webpack_require__(41127),Scalar=__webpack_require__(63301);const defaultTagPrefix="\
tag:yaml.org,2002:";function findTagObject(value,tagName,tags){if(tagName){const match=tags.filter(t=>t.tag===tagName),tagObj=match.find(t=>!t.format)??match[0];if(!tagObj)throw new Error(`Tag ${tagName}\
 not found`);return tagObj}return tags.find(t=>t.identify?.(value)&&!t.format)}function createNode(value,tagName,ctx){if(identity.isDocument(value)&&(value=value.contents),identity.isNode(value))return value;
if(identity.isPair(value)){const map=ctx.schema[identity.MAP].createNode?.(ctx.schema,null,ctx);return map.items.push(value),map}(value instanceof String||value instanceof Number||value instanceof Boolean||
typeof BigInt<"u"&&value instanceof BigInt)&&(value=value.valueOf());const{aliasDuplicateObjects,onAnchor,onTagObj,schema,sourceObjects}=ctx;let ref;if(aliasDuplicateObjects&&value&&typeof value=="obj\
ect"){if(ref=sourceObjects.get(value),ref)return ref.anchor??(ref.anchor=onAnchor(value)),new Alias.Alias(ref.anchor);ref={anchor:null,node:null},sourceObjects.set(value,ref)}tagName?.startsWith("!!")&&
(tagName=defaultTagPrefix+tagName.slice(2));let tagObj=findTagObject(value,tagName,schema.tags);if(!tagObj){if(value&&typeof value.toJSON=="function"&&(value=value.toJSON()),!value||typeof value!="obj\
ect"){const node2=new Scalar.Scalar(value);return ref&&(ref.node=node2),node2}tagObj=value instanceof Map?schema[identity.MAP]:Symbol.iterator in Object(value)?schema[identity.SEQ]:schema[identity.MAP]}
onTagObj&&(onTagObj(tagObj),delete ctx.onTagObj);const node=tagObj?.createNode?tagObj.createNode(ctx.schema,value,ctx):typeof tagObj?.nodeClass?.from=="function"?tagObj.nodeClass.from(ctx.schema,value,
ctx):new Scalar.Scalar(value);return tagName?node.tag=tagName:tagObj.default||(node.tag=tagObj.tag),ref&&(ref.node=node),node}exports2.createNode=createNode}),61342:((__unused_webpack_module,exports2,__webpack_require__)=>{
var identity=__webpack_require__(41127),visit=__webpack_require__(10204);const escapeChars={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},escapeTagName=tn=>tn.replace(/[!,[\]{}]/g,ch=>escapeChars[ch]);
class Directives{constructor(yaml,tags){this.docStart=null,this.docEnd=!1,this.yaml=Object.assign({},Directives.defaultYaml,yaml),this.tags=Object.assign({},Directives.defaultTags,tags)}clone(){const copy=new Directives(
this.yaml,this.tags);return copy.docStart=this.docStart,copy}atDocument(){const res=new Directives(this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=!0;break;case"1.2":this.
atNextDocument=!1,this.yaml={explicit:Directives.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},Directives.defaultTags);break}return res}add(line,onError){this.atNextDocument&&(this.yaml=
{explicit:Directives.defaultYaml.explicit,version:"1.1"},this.tags=Object.assign({},Directives.defaultTags),this.atNextDocument=!1);const parts=line.trim().split(/[ \t]+/),name=parts.shift();switch(name){case"\
%TAG":{if(parts.length!==2&&(onError(0,"%TAG directive should contain exactly two parts"),parts.length<2))return!1;const[handle,prefix]=parts;return this.tags[handle]=prefix,!0}case"%YAML":{if(this.yaml.
explicit=!0,parts.length!==1)return onError(0,"%YAML directive should contain exactly one part"),!1;const[version]=parts;if(version==="1.1"||version==="1.2")return this.yaml.version=version,!0;{const isValid=/^\d+\.\d+$/.
test(version);return onError(6,`Unsupported YAML version ${version}`,isValid),!1}}default:return onError(0,`Unknown directive ${name}`,!0),!1}}tagName(source,onError){if(source==="!")return"!";if(source[0]!==
"!")return onError(`Not a valid tag: ${source}`),null;if(source[1]==="<"){const verbatim=source.slice(2,-1);return verbatim==="!"||verbatim==="!!"?(onError(`Verbatim tags aren't resolved, so ${source}\
 is invalid.`),null):(source[source.length-1]!==">"&&onError("Verbatim tags must end with a >"),verbatim)}const[,handle,suffix]=source.match(/^(.*!)([^!]*)$/s);suffix||onError(`The ${source} tag has n\
o suffix`);const prefix=this.tags[handle];if(prefix)try{return prefix+decodeURIComponent(suffix)}catch(error){return onError(String(error)),null}return handle==="!"?source:(onError(`Could not resolve \
tag: ${source}`),null)}tagString(tag){for(const[handle,prefix]of Object.entries(this.tags))if(tag.startsWith(prefix))return handle+escapeTagName(tag.substring(prefix.length));return tag[0]==="!"?tag:`\
!<${tag}>`}toString(doc){const lines=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],tagEntries=Object.entries(this.tags);let tagNames;if(doc&&tagEntries.length>0&&identity.isNode(doc.contents)){
const tags={};visit.visit(doc.contents,(_key,node)=>{identity.isNode(node)&&node.tag&&(tags[node.tag]=!0)}),tagNames=Object.keys(tags)}else tagNames=[];for(const[handle,prefix]of tagEntries)handle==="\
!!"&&prefix==="tag:yaml.org,2002:"||(!doc||tagNames.some(tn=>tn.startsWith(prefix)))&&lines.push(`%TAG ${handle} ${prefix}`);return lines.join(`
`)}}Directives.defaultYaml={explicit:!1,version:"1.2"},Directives.defaultTags={"!!":"tag:yaml.org,2002:"},exports2.Directives=Directives}),91464:((__unused_webpack_module,exports2)=>{class YAMLError extends Error{constructor(name,pos,code,message){
super(),this.name=name,this.code=code,this.message=message,this.pos=pos}}class YAMLParseError extends YAMLError{constructor(pos,code,message){super("YAMLParseError",pos,code,message)}}class YAMLWarning extends YAMLError{constructor(pos,code,message){
super("YAMLWarning",pos,code,message)}}const prettifyError=(src,lc)=>error=>{if(error.pos[0]===-1)return;error.linePos=error.pos.map(pos=>lc.linePos(pos));const{line,col}=error.linePos[0];error.message+=
` at line ${line}, column ${col}`;let ci=col-1,lineStr=src.substring(lc.lineStarts[line-1],lc.lineStarts[line]).replace(/[\n\r]+$/,"");if(ci>=60&&lineStr.length>80){const trimStart=Math.min(ci-39,lineStr.
length-79);lineStr="\u2026"+lineStr.substring(trimStart),ci-=trimStart-1}if(lineStr.length>80&&(lineStr=lineStr.substring(0,79)+"\u2026"),line>1&&/^ *$/.test(lineStr.substring(0,ci))){let prev=src.substring(
lc.lineStarts[line-2],lc.lineStarts[line-1]);prev.length>80&&(prev=prev.substring(0,79)+`\u2026
`),lineStr=prev+lineStr}if(/[^ ]/.test(lineStr)){let count=1;const end=error.linePos[1];end?.line===line&&end.col>col&&(count=Math.max(1,Math.min(end.col-col,80-ci)));const pointer=" ".repeat(ci)+"^".
repeat(count);error.message+=`:

${lineStr}
${pointer}
`}};exports2.YAMLError=YAMLError,exports2.YAMLParseError=YAMLParseError,exports2.YAMLWarning=YAMLWarning,exports2.prettifyError=prettifyError}),38815:((__unused_webpack_module,exports2,__webpack_require__)=>{
var __webpack_unused_export__,composer=__webpack_require__(89984),Document=__webpack_require__(3021),Schema=__webpack_require__(45840),errors=__webpack_require__(91464),Alias=__webpack_require__(4065),
identity=__webpack_require__(41127),Pair=__webpack_require__(57165),Scalar=__webpack_require__(63301),YAMLMap=__webpack_require__(84454),YAMLSeq=__webpack_require__(92223),cst=__webpack_require__(3461),
lexer=__webpack_require__(40361),lineCounter=__webpack_require__(66628),parser=__webpack_require__(3456),publicApi=__webpack_require__(84047),visit=__webpack_require__(10204);__webpack_unused_export__=
composer.Composer,__webpack_unused_export__=Document.Document,__webpack_unused_export__=Schema.Schema,__webpack_unused_export__=errors.YAMLError,__webpack_unused_export__=errors.YAMLParseError,__webpack_unused_export__=
errors.YAMLWarning,__webpack_unused_export__=Alias.Alias,exports2.Vj=identity.isAlias,exports2.P3=identity.isCollection,__webpack_unused_export__=identity.isDocument,exports2.jh=identity.isMap,__webpack_unused_export__=
identity.isNode,__webpack_unused_export__=identity.isPair,exports2.jn=identity.isScalar,exports2.oP=identity.isSeq,__webpack_unused_export__=Pair.Pair,__webpack_unused_export__=Scalar.Scalar,__webpack_unused_export__=
YAMLMap.YAMLMap,__webpack_unused_export__=YAMLSeq.YAMLSeq,__webpack_unused_export__=cst,__webpack_unused_export__=lexer.Lexer,exports2.HN=lineCounter.LineCounter,__webpack_unused_export__=parser.Parser,
__webpack_unused_export__=publicApi.parse,__webpack_unused_export__=publicApi.parseAllDocuments,exports2.Tp=publicApi.parseDocument,__webpack_unused_export__=publicApi.stringify,exports2.YR=visit.visit,
__webpack_unused_export__=visit.visitAsync}),57249:((__unused_webpack_module,exports2,__webpack_require__)=>{var node_process=__webpack_require__(932);function debug(logLevel,...messages){logLevel==="\
debug"&&console.log(...messages)}function warn(logLevel,warning){(logLevel==="debug"||logLevel==="warn")&&(typeof node_process.emitWarning=="function"?node_process.emitWarning(warning):console.warn(warning))}
exports2.debug=debug,exports2.warn=warn}),4065:((__unused_webpack_module,exports2,__webpack_require__)=>{var anchors=__webpack_require__(71596),visit=__webpack_require__(10204),identity=__webpack_require__(
41127),Node=__webpack_require__(66673),toJS=__webpack_require__(74043);class Alias extends Node.NodeBase{constructor(source){super(identity.ALIAS),this.source=source,Object.defineProperty(this,"tag",{
set(){throw new Error("Alias nodes cannot have tags")}})}resolve(doc,ctx){if(ctx?.maxAliasCount===0)throw new ReferenceError("Alias resolution is disabled");let nodes;ctx?.aliasResolveCache?nodes=ctx.
aliasResolveCache:(nodes=[],visit.visit(doc,{Node:(_key,node)=>{(identity.isAlias(node)||identity.hasAnchor(node))&&nodes.push(node)}}),ctx&&(ctx.aliasResolveCache=nodes));let found;for(const node of nodes){
if(node===this)break;node.anchor===this.source&&(found=node)}if(found&&ctx){const{anchors:anchors2,doc:doc2,maxAliasCount}=ctx;let data=anchors2.get(found);if(data||(toJS.toJS(found,null,ctx),data=anchors2.
get(found)),data?.res===void 0){const msg="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(msg)}if(maxAliasCount>=0&&(data.count+=1,data.aliasCount===0&&(data.aliasCount=
getAliasCount(doc2,found,anchors2)),data.count*data.aliasCount>maxAliasCount)){const msg="Excessive alias count indicates a resource exhaustion attack";throw new ReferenceError(msg)}}return found}toJSON(_arg,ctx){
if(!ctx)return{source:this.source};const source=this.resolve(ctx.doc,ctx);if(!source){const msg=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(msg)}
return ctx.anchors.get(source).res}toString(ctx,_onComment,_onChompKeep){const src=`*${this.source}`;if(ctx){if(anchors.anchorIsValid(this.source),ctx.options.verifyAliasOrder&&!ctx.anchors.has(this.source)){
const msg=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(msg)}if(ctx.implicitKey)return`${src} `}return src}}function getAliasCount(doc,node,anchors2){if(identity.
isAlias(node)){const source=node.resolve(doc),anchor=anchors2&&source&&anchors2.get(source);return anchor?anchor.count*anchor.aliasCount:0}else if(identity.isCollection(node)){let count=0;for(const item of node.
items){const c=getAliasCount(doc,item,anchors2);c>count&&(count=c)}return count}else if(identity.isPair(node)){const kc=getAliasCount(doc,node.key,anchors2),vc=getAliasCount(doc,node.value,anchors2);return Math.
max(kc,vc)}return 1}exports2.Alias=Alias}),40101:((__unused_webpack_module,exports2,__webpack_require__)=>{var createNode=__webpack_require__(42404),identity=__webpack_require__(41127),Node=__webpack_require__(
66673);function collectionFromPath(schema,path,value){let v=value;for(let i=path.length-1;i>=0;--i){const k=path[i];if(typeof k=="number"&&Number.isInteger(k)&&k>=0){const a=[];a[k]=v,v=a}else v=new Map(
[[k,v]])}return createNode.createNode(v,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error("This should not happen, please report a bug.")},schema,sourceObjects:new Map})}
const isEmptyPath=path=>path==null||typeof path=="object"&&!!path[Symbol.iterator]().next().done;class Collection extends Node.NodeBase{constructor(type,schema){super(type),Object.defineProperty(this,
"schema",{value:schema,configurable:!0,enumerable:!1,writable:!0})}clone(schema){const copy=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return schema&&(copy.schema=
schema),copy.items=copy.items.map(it=>identity.isNode(it)||identity.isPair(it)?it.clone(schema):it),this.range&&(copy.range=this.range.slice()),copy}addIn(path,value){if(isEmptyPath(path))this.add(value);else{
const[key,...rest]=path,node=this.get(key,!0);if(identity.isCollection(node))node.addIn(rest,value);else if(node===void 0&&this.schema)this.set(key,collectionFromPath(this.schema,rest,value));else throw new Error(
`Expected YAML collection at ${key}. Remaining path: ${rest}`)}}deleteIn(path){const[key,...rest]=path;if(rest.length===0)return this.delete(key);const node=this.get(key,!0);if(identity.isCollection(node))
return node.deleteIn(rest);throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`)}getIn(path,keepScalar){const[key,...rest]=path,node=this.get(key,!0);return rest.length===0?!keepScalar&&
identity.isScalar(node)?node.value:node:identity.isCollection(node)?node.getIn(rest,keepScalar):void 0}hasAllNullValues(allowScalar){return this.items.every(node=>{if(!identity.isPair(node))return!1;const n=node.
value;return n==null||allowScalar&&identity.isScalar(n)&&n.value==null&&!n.commentBefore&&!n.comment&&!n.tag})}hasIn(path){const[key,...rest]=path;if(rest.length===0)return this.has(key);const node=this.
get(key,!0);return identity.isCollection(node)?node.hasIn(rest):!1}setIn(path,value){const[key,...rest]=path;if(rest.length===0)this.set(key,value);else{const node=this.get(key,!0);if(identity.isCollection(
node))node.setIn(rest,value);else if(node===void 0&&this.schema)this.set(key,collectionFromPath(this.schema,rest,value));else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`)}}}
exports2.Collection=Collection,exports2.collectionFromPath=collectionFromPath,exports2.isEmptyPath=isEmptyPath}),66673:((__unused_webpack_module,exports2,__webpack_require__)=>{var applyReviver=__webpack_require__(
83661),identity=__webpack_require__(41127),toJS=__webpack_require__(74043);class NodeBase{constructor(type){Object.defineProperty(this,identity.NODE_TYPE,{value:type})}clone(){const copy=Object.create(
Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return this.range&&(copy.range=this.range.slice()),copy}toJS(doc,{mapAsMap,maxAliasCount,onAnchor,reviver}={}){if(!identity.isDocument(
doc))throw new TypeError("A document argument is required");const ctx={anchors:new Map,doc,keep:!0,mapAsMap:mapAsMap===!0,mapKeyWarned:!1,maxAliasCount:typeof maxAliasCount=="number"?maxAliasCount:100},
res=toJS.toJS(this,"",ctx);if(typeof onAnchor=="function")for(const{count,res:res2}of ctx.anchors.values())onAnchor(res2,count);return typeof reviver=="function"?applyReviver.applyReviver(reviver,{"":res},
"",res):res}}exports2.NodeBase=NodeBase}),57165:((__unused_webpack_module,exports2,__webpack_require__)=>{var createNode=__webpack_require__(42404),stringifyPair=__webpack_require__(59748),addPairToJSMap=__webpack_require__(
97104),identity=__webpack_require__(41127);function createPair(key,value,ctx){const k=createNode.createNode(key,void 0,ctx),v=createNode.createNode(value,void 0,ctx);return new Pair(k,v)}class Pair{constructor(key,value=null){
Object.defineProperty(this,identity.NODE_TYPE,{value:identity.PAIR}),this.key=key,this.value=value}clone(schema){let{key,value}=this;return identity.isNode(key)&&(key=key.clone(schema)),identity.isNode(
value)&&(value=value.clone(schema)),new Pair(key,value)}toJSON(_,ctx){const pair=ctx?.mapAsMap?new Map:{};return addPairToJSMap.addPairToJSMap(ctx,pair,this)}toString(ctx,onComment,onChompKeep){return ctx?.
doc?stringifyPair.stringifyPair(this,ctx,onComment,onChompKeep):JSON.stringify(this)}}exports2.Pair=Pair,exports2.createPair=createPair}),63301:((__unused_webpack_module,exports2,__webpack_require__)=>{
var identity=__webpack_require__(41127),Node=__webpack_require__(66673),toJS=__webpack_require__(74043);const isScalarValue=value=>!value||typeof value!="function"&&typeof value!="object";class Scalar extends Node.
NodeBase{constructor(value){super(identity.SCALAR),this.value=value}toJSON(arg,ctx){return ctx?.keep?this.value:toJS.toJS(this.value,arg,ctx)}toString(){return String(this.value)}}Scalar.BLOCK_FOLDED=
"BLOCK_FOLDED",Scalar.BLOCK_LITERAL="BLOCK_LITERAL",Scalar.PLAIN="PLAIN",Scalar.QUOTE_DOUBLE="QUOTE_DOUBLE",Scalar.QUOTE_SINGLE="QUOTE_SINGLE",exports2.Scalar=Scalar,exports2.isScalarValue=isScalarValue}),
84454:((__unused_webpack_module,exports2,__webpack_require__)=>{var stringifyCollection=__webpack_require__(61212),addPairToJSMap=__webpack_require__(97104),Collection=__webpack_require__(40101),identity=__webpack_require__(
41127),Pair=__webpack_require__(57165),Scalar=__webpack_require__(63301);function findPair(items,key){const k=identity.isScalar(key)?key.value:key;for(const it of items)if(identity.isPair(it)&&(it.key===
key||it.key===k||identity.isScalar(it.key)&&it.key.value===k))return it}class YAMLMap extends Collection.Collection{static get tagName(){return"tag:yaml.org,2002:map"}constructor(schema){super(identity.
MAP,schema),this.items=[]}static from(schema,obj,ctx){const{keepUndefined,replacer}=ctx,map=new this(schema),add=(key,value)=>{if(typeof replacer=="function")value=replacer.call(obj,key,value);else if(Array.
isArray(replacer)&&!replacer.includes(key))return;(value!==void 0||keepUndefined)&&map.items.push(Pair.createPair(key,value,ctx))};if(obj instanceof Map)for(const[key,value]of obj)add(key,value);else if(obj&&
typeof obj=="object")for(const key of Object.keys(obj))add(key,obj[key]);return typeof schema.sortMapEntries=="function"&&map.items.sort(schema.sortMapEntries),map}add(pair,overwrite){let _pair;identity.
isPair(pair)?_pair=pair:!pair||typeof pair!="object"||!("key"in pair)?_pair=new Pair.Pair(pair,pair?.value):_pair=new Pair.Pair(pair.key,pair.value);const prev=findPair(this.items,_pair.key),sortEntries=this.
schema?.sortMapEntries;if(prev){if(!overwrite)throw new Error(`Key ${_pair.key} already set`);identity.isScalar(prev.value)&&Scalar.isScalarValue(_pair.value)?prev.value.value=_pair.value:prev.value=_pair.
value}else if(sortEntries){const i=this.items.findIndex(item=>sortEntries(_pair,item)<0);i===-1?this.items.push(_pair):this.items.splice(i,0,_pair)}else this.items.push(_pair)}delete(key){const it=findPair(
this.items,key);return it?this.items.splice(this.items.indexOf(it),1).length>0:!1}get(key,keepScalar){const node=findPair(this.items,key)?.value;return(!keepScalar&&identity.isScalar(node)?node.value:
node)??void 0}has(key){return!!findPair(this.items,key)}set(key,value){this.add(new Pair.Pair(key,value),!0)}toJSON(_,ctx,Type){const map=Type?new Type:ctx?.mapAsMap?new Map:{};ctx?.onCreate&&ctx.onCreate(
map);for(const item of this.items)addPairToJSMap.addPairToJSMap(ctx,map,item);return map}toString(ctx,onComment,onChompKeep){if(!ctx)return JSON.stringify(this);for(const item of this.items)if(!identity.
isPair(item))throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);return!ctx.allNullValues&&this.hasAllNullValues(!1)&&(ctx=Object.assign({},ctx,{allNullValues:!0})),stringifyCollection.
stringifyCollection(this,ctx,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:ctx.indent||"",onChompKeep,onComment})}}exports2.YAMLMap=YAMLMap,exports2.findPair=findPair}),92223:((__unused_webpack_module,exports2,__webpack_require__)=>{
var createNode=__webpack_require__(42404),stringifyCollection=__webpack_require__(61212),Collection=__webpack_require__(40101),identity=__webpack_require__(41127),Scalar=__webpack_require__(63301),toJS=__webpack_require__(
74043);class YAMLSeq extends Collection.Collection{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(schema){super(identity.SEQ,schema),this.items=[]}add(value){this.items.push(value)}delete(key){
const idx=asItemIndex(key);return typeof idx!="number"?!1:this.items.splice(idx,1).length>0}get(key,keepScalar){const idx=asItemIndex(key);if(typeof idx!="number")return;const it=this.items[idx];return!keepScalar&&
identity.isScalar(it)?it.value:it}has(key){const idx=asItemIndex(key);return typeof idx=="number"&&idx<this.items.length}set(key,value){const idx=asItemIndex(key);if(typeof idx!="number")throw new Error(
`Expected a valid index, not ${key}.`);const prev=this.items[idx];identity.isScalar(prev)&&Scalar.isScalarValue(value)?prev.value=value:this.items[idx]=value}toJSON(_,ctx){const seq=[];ctx?.onCreate&&
ctx.onCreate(seq);let i=0;for(const item of this.items)seq.push(toJS.toJS(item,String(i++),ctx));return seq}toString(ctx,onComment,onChompKeep){return ctx?stringifyCollection.stringifyCollection(this,
ctx,{blockItemPrefix:"- ",flowChars:{start:"[",end:"]"},itemIndent:(ctx.indent||"")+"  ",onChompKeep,onComment}):JSON.stringify(this)}static from(schema,obj,ctx){const{replacer}=ctx,seq=new this(schema);
if(obj&&Symbol.iterator in Object(obj)){let i=0;for(let it of obj){if(typeof replacer=="function"){const key=obj instanceof Set?it:String(i++);it=replacer.call(obj,key,it)}seq.items.push(createNode.createNode(
it,void 0,ctx))}}return seq}}function asItemIndex(key){let idx=identity.isScalar(key)?key.value:key;return idx&&typeof idx=="string"&&(idx=Number(idx)),typeof idx=="number"&&Number.isInteger(idx)&&idx>=
0?idx:null}exports2.YAMLSeq=YAMLSeq}),97104:((__unused_webpack_module,exports2,__webpack_require__)=>{var log=__webpack_require__(57249),merge=__webpack_require__(90452),stringify=__webpack_require__(
2148),identity=__webpack_require__(41127),toJS=__webpack_require__(74043);function addPairToJSMap(ctx,map,{key,value}){if(identity.isNode(key)&&key.addToJSMap)key.addToJSMap(ctx,map,value);else if(merge.
isMergeKey(ctx,key))merge.addMergeToJSMap(ctx,map,value);else{const jsKey=toJS.toJS(key,"",ctx);if(map instanceof Map)map.set(jsKey,toJS.toJS(value,jsKey,ctx));else if(map instanceof Set)map.add(jsKey);else{
const stringKey=stringifyKey(key,jsKey,ctx),jsValue=toJS.toJS(value,stringKey,ctx);stringKey in map?Object.defineProperty(map,stringKey,{value:jsValue,writable:!0,enumerable:!0,configurable:!0}):map[stringKey]=
jsValue}}return map}function stringifyKey(key,jsKey,ctx){if(jsKey===null)return"";if(typeof jsKey!="object")return String(jsKey);if(identity.isNode(key)&&ctx?.doc){const strCtx=stringify.createStringifyContext(
ctx.doc,{});strCtx.anchors=new Set;for(const node of ctx.anchors.keys())strCtx.anchors.add(node.anchor);strCtx.inFlow=!0,strCtx.inStringifyKey=!0;const strKey=key.toString(strCtx);if(!ctx.mapKeyWarned){
let jsonStr=JSON.stringify(strKey);jsonStr.length>40&&(jsonStr=jsonStr.substring(0,36)+'..."'),log.warn(ctx.doc.options.logLevel,`Keys with collection values will be stringified due to JS Object restr\
ictions: ${jsonStr}. Set mapAsMap: true to use object keys.`),ctx.mapKeyWarned=!0}return strKey}return JSON.stringify(jsKey)}exports2.addPairToJSMap=addPairToJSMap}),41127:((__unused_webpack_module,exports2)=>{
const ALIAS=Symbol.for("yaml.alias"),DOC=Symbol.for("yaml.document"),MAP=Symbol.for("yaml.map"),PAIR=Symbol.for("yaml.pair"),SCALAR=Symbol.for("yaml.scalar"),SEQ=Symbol.for("yaml.seq"),NODE_TYPE=Symbol.
for("yaml.node.type"),isAlias=node=>!!node&&typeof node=="object"&&node[NODE_TYPE]===ALIAS,isDocument=node=>!!node&&typeof node=="object"&&node[NODE_TYPE]===DOC,isMap=node=>!!node&&typeof node=="objec\
t"&&node[NODE_TYPE]===MAP,isPair=node=>!!node&&typeof node=="object"&&node[NODE_TYPE]===PAIR,isScalar=node=>!!node&&typeof node=="object"&&node[NODE_TYPE]===SCALAR,isSeq=node=>!!node&&typeof node=="ob\
ject"&&node[NODE_TYPE]===SEQ;function isCollection(node){if(node&&typeof node=="object")switch(node[NODE_TYPE]){case MAP:case SEQ:return!0}return!1}function isNode(node){if(node&&typeof node=="object")
switch(node[NODE_TYPE]){case ALIAS:case MAP:case SCALAR:case SEQ:return!0}return!1}const hasAnchor=node=>(isScalar(node)||isCollection(node))&&!!node.anchor;exports2.ALIAS=ALIAS,exports2.DOC=DOC,exports2.
MAP=MAP,exports2.NODE_TYPE=NODE_TYPE,exports2.PAIR=PAIR,exports2.SCALAR=SCALAR,exports2.SEQ=SEQ,exports2.hasAnchor=hasAnchor,exports2.isAlias=isAlias,exports2.isCollection=isCollection,exports2.isDocument=
isDocument,exports2.isMap=isMap,exports2.isNode=isNode,exports2.isPair=isPair,exports2.isScalar=isScalar,exports2.isSeq=isSeq}),74043:((__unused_webpack_module,exports2,__webpack_require__)=>{var identity=__webpack_require__(
41127);function toJS(value,arg,ctx){if(Array.isArray(value))return value.map((v,i)=>toJS(v,String(i),ctx));if(value&&typeof value.toJSON=="function"){if(!ctx||!identity.hasAnchor(value))return value.toJSON(
arg,ctx);const data={aliasCount:0,count:1,res:void 0};ctx.anchors.set(value,data),ctx.onCreate=res2=>{data.res=res2,delete ctx.onCreate};const res=value.toJSON(arg,ctx);return ctx.onCreate&&ctx.onCreate(
res),res}return typeof value=="bigint"&&!ctx?.keep?Number(value):value}exports2.toJS=toJS}),60110:((__unused_webpack_module,exports2,__webpack_require__)=>{var resolveBlockScalar=__webpack_require__(48913),
resolveFlowScalar=__webpack_require__(76842),errors=__webpack_require__(91464),stringifyString=__webpack_require__(83069);function resolveAsScalar(token,strict=!0,onError){if(token){const _onError=(pos,code,message)=>{
const offset=typeof pos=="number"?pos:Array.isArray(pos)?pos[0]:pos.offset;if(onError)onError(offset,code,message);else throw new errors.YAMLParseError([offset,offset+1],code,message)};switch(token.type){case"\
scalar":case"single-quoted-scalar":case"double-quoted-scalar":return resolveFlowScalar.resolveFlowScalar(token,strict,_onError);case"block-scalar":return resolveBlockScalar.resolveBlockScalar({options:{
strict}},token,_onError)}}return null}function createScalarToken(value,context){const{implicitKey=!1,indent,inFlow=!1,offset=-1,type="PLAIN"}=context,source=stringifyString.stringifyString({type,value},
{implicitKey,indent:indent>0?" ".repeat(indent):"",inFlow,options:{blockQuote:!0,lineWidth:-1}}),end=context.end??[{type:"newline",offset:-1,indent,source:`
`}];switch(source[0]){case"|":case">":{const he=source.indexOf(`
`),head=source.substring(0,he),body=source.substring(he+1)+`
`,props=[{type:"block-scalar-header",offset,indent,source:head}];return addEndtoBlockProps(props,end)||props.push({type:"newline",offset:-1,indent,source:`
`}),{type:"block-scalar",offset,indent,props,source:body}}case'"':return{type:"double-quoted-scalar",offset,indent,source,end};case"'":return{type:"single-quoted-scalar",offset,indent,source,end};default:
return{type:"scalar",offset,indent,source,end}}}function setScalarValue(token,value,context={}){let{afterKey=!1,implicitKey=!1,inFlow=!1,type}=context,indent="indent"in token?token.indent:null;if(afterKey&&
typeof indent=="number"&&(indent+=2),!type)switch(token.type){case"single-quoted-scalar":type="QUOTE_SINGLE";break;case"double-quoted-scalar":type="QUOTE_DOUBLE";break;case"block-scalar":{const header=token.
props[0];if(header.type!=="block-scalar-header")throw new Error("Invalid block scalar header");type=header.source[0]===">"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:type="PLAIN"}const source=stringifyString.
stringifyString({type,value},{implicitKey:implicitKey||indent===null,indent:indent!==null&&indent>0?" ".repeat(indent):"",inFlow,options:{blockQuote:!0,lineWidth:-1}});switch(source[0]){case"|":case">":
setBlockScalarValue(token,source);break;case'"':setFlowScalarValue(token,source,"double-quoted-scalar");break;case"'":setFlowScalarValue(token,source,"single-quoted-scalar");break;default:setFlowScalarValue(
token,source,"scalar")}}function setBlockScalarValue(token,source){const he=source.indexOf(`
`),head=source.substring(0,he),body=source.substring(he+1)+`
`;if(token.type==="block-scalar"){const header=token.props[0];if(header.type!=="block-scalar-header")throw new Error("Invalid block scalar header");header.source=head,token.source=body}else{const{offset}=token,
indent="indent"in token?token.indent:-1,props=[{type:"block-scalar-header",offset,indent,source:head}];addEndtoBlockProps(props,"end"in token?token.end:void 0)||props.push({type:"newline",offset:-1,indent,
source:`
`});for(const key of Object.keys(token))key!=="type"&&key!=="offset"&&delete token[key];Object.assign(token,{type:"block-scalar",indent,props,source:body})}}function addEndtoBlockProps(props,end){if(end)
for(const st of end)switch(st.type){case"space":case"comment":props.push(st);break;case"newline":return props.push(st),!0}return!1}function setFlowScalarValue(token,source,type){switch(token.type){case"\
scalar":case"double-quoted-scalar":case"single-quoted-scalar":token.type=type,token.source=source;break;case"block-scalar":{const end=token.props.slice(1);let oa=source.length;token.props[0].type==="b\
lock-scalar-header"&&(oa-=token.props[0].source.length);for(const tok of end)tok.offset+=oa;delete token.props,Object.assign(token,{type,source,end});break}case"block-map":case"block-seq":{const nl={type:"\
newline",offset:token.offset+source.length,indent:token.indent,source:`
`};delete token.items,Object.assign(token,{type,source,end:[nl]});break}default:{const indent="indent"in token?token.indent:-1,end="end"in token&&Array.isArray(token.end)?token.end.filter(st=>st.type===
"space"||st.type==="comment"||st.type==="newline"):[];for(const key of Object.keys(token))key!=="type"&&key!=="offset"&&delete token[key];Object.assign(token,{type,indent,source,end})}}}exports2.createScalarToken=
createScalarToken,exports2.resolveAsScalar=resolveAsScalar,exports2.setScalarValue=setScalarValue}),91733:((__unused_webpack_module,exports2)=>{const stringify=cst=>"type"in cst?stringifyToken(cst):stringifyItem(
cst);function stringifyToken(token){switch(token.type){case"block-scalar":{let res="";for(const tok of token.props)res+=stringifyToken(tok);return res+token.source}case"block-map":case"block-seq":{let res="";
for(const item of token.items)res+=stringifyItem(item);return res}case"flow-collection":{let res=token.start.source;for(const item of token.items)res+=stringifyItem(item);for(const st of token.end)res+=
st.source;return res}case"document":{let res=stringifyItem(token);if(token.end)for(const st of token.end)res+=st.source;return res}default:{let res=token.source;if("end"in token&&token.end)for(const st of token.
end)res+=st.source;return res}}}function stringifyItem({start,key,sep,value}){let res="";for(const st of start)res+=st.source;if(key&&(res+=stringifyToken(key)),sep)for(const st of sep)res+=st.source;
return value&&(res+=stringifyToken(value)),res}exports2.stringify=stringify}),97715:((__unused_webpack_module,exports2)=>{const BREAK=Symbol("break visit"),SKIP=Symbol("skip children"),REMOVE=Symbol("\
remove item");function visit(cst,visitor){"type"in cst&&cst.type==="document"&&(cst={start:cst.start,value:cst.value}),_visit(Object.freeze([]),cst,visitor)}visit.BREAK=BREAK,visit.SKIP=SKIP,visit.REMOVE=
REMOVE,visit.itemAtPath=(cst,path)=>{let item=cst;for(const[field,index]of path){const tok=item?.[field];if(tok&&"items"in tok)item=tok.items[index];else return}return item},visit.parentCollection=(cst,path)=>{
const parent=visit.itemAtPath(cst,path.slice(0,-1)),field=path[path.length-1][0],coll=parent?.[field];if(coll&&"items"in coll)return coll;throw new Error("Parent collection not found")};function _visit(path,item,visitor){
let ctrl=visitor(item,path);if(typeof ctrl=="symbol")return ctrl;for(const field of["key","value"]){const token=item[field];if(token&&"items"in token){for(let i=0;i<token.items.length;++i){const ci=_visit(
Object.freeze(path.concat([[field,i]])),token.items[i],visitor);if(typeof ci=="number")i=ci-1;else{if(ci===BREAK)return BREAK;ci===REMOVE&&(token.items.splice(i,1),i-=1)}}typeof ctrl=="function"&&field===
"key"&&(ctrl=ctrl(item,path))}}return typeof ctrl=="function"?ctrl(item,path):ctrl}exports2.visit=visit}),3461:((__unused_webpack_module,exports2,__webpack_require__)=>{var cstScalar=__webpack_require__(
60110),cstStringify=__webpack_require__(91733),cstVisit=__webpack_require__(97715);const BOM="\uFEFF",DOCUMENT="",FLOW_END="",SCALAR="",isCollection=token=>!!token&&"items"in token,isScalar=token=>!!token&&
(token.type==="scalar"||token.type==="single-quoted-scalar"||token.type==="double-quoted-scalar"||token.type==="block-scalar");function prettyToken(token){switch(token){case BOM:return"<BOM>";case DOCUMENT:
return"<DOC>";case FLOW_END:return"<FLOW_END>";case SCALAR:return"<SCALAR>";default:return JSON.stringify(token)}}function tokenType(source){switch(source){case BOM:return"byte-order-mark";case DOCUMENT:
return"doc-mode";case FLOW_END:return"flow-error-end";case SCALAR:return"scalar";case"---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-start";case"}":return"flow-map-end";case"[":return"flow-seq-start";case"\
]":return"flow-seq-end";case",":return"comma"}switch(source[0]){case" ":case"	":return"space";case"#":return"comment";case"%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":
return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-scalar";case"|":case">":return"block-scalar-header"}return null}exports2.createScalarToken=cstScalar.createScalarToken,exports2.
resolveAsScalar=cstScalar.resolveAsScalar,exports2.setScalarValue=cstScalar.setScalarValue,exports2.stringify=cstStringify.stringify,exports2.visit=cstVisit.visit,exports2.BOM=BOM,exports2.DOCUMENT=DOCUMENT,
exports2.FLOW_END=FLOW_END,exports2.SCALAR=SCALAR,exports2.isCollection=isCollection,exports2.isScalar=isScalar,exports2.prettyToken=prettyToken,exports2.tokenType=tokenType}),40361:((__unused_webpack_module,exports2,__webpack_require__)=>{
var cst=__webpack_require__(3461);function isEmpty(ch){switch(ch){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}const hexDigits=new Set("0123456789ABCDEFabcdef"),tagChars=new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),flowIndicatorChars=new Set(
",[]{}"),invalidAnchorChars=new Set(` ,[]{}
\r	`),isNotAnchorChar=ch=>!ch||invalidAnchorChars.has(ch);class Lexer{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer="",this.flowKey=!1,this.flowLevel=0,this.
indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(source,incomplete=!1){if(source){if(typeof source!="string")throw TypeError("source is not a string");this.buffer=this.
buffer?this.buffer+source:source,this.lineEndPos=null}this.atEnd=!incomplete;let next=this.next??"stream";for(;next&&(incomplete||this.hasChars(1));)next=yield*this.parseNext(next)}atLineEnd(){let i=this.
pos,ch=this.buffer[i];for(;ch===" "||ch==="	";)ch=this.buffer[++i];return!ch||ch==="#"||ch===`
`?!0:ch==="\r"?this.buffer[i+1]===`
`:!1}charAt(n){return this.buffer[this.pos+n]}continueScalar(offset){let ch=this.buffer[offset];if(this.indentNext>0){let indent=0;for(;ch===" ";)ch=this.buffer[++indent+offset];if(ch==="\r"){const next=this.
buffer[indent+offset+1];if(next===`
`||!next&&!this.atEnd)return offset+indent+1}return ch===`
`||indent>=this.indentNext||!ch&&!this.atEnd?offset+indent:-1}if(ch==="-"||ch==="."){const dt=this.buffer.substr(offset,3);if((dt==="---"||dt==="...")&&isEmpty(this.buffer[offset+3]))return-1}return offset}getLine(){
let end=this.lineEndPos;return(typeof end!="number"||end!==-1&&end<this.pos)&&(end=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=end),end===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[end-1]==="\r"&&(end-=1),this.buffer.substring(this.pos,end))}hasChars(n){return this.pos+n<=this.
buffer.length}setNext(state){return this.buffer=this.buffer.substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=state,null}peek(n){return this.buffer.substr(this.pos,n)}*parseNext(next){switch(next){case"\
stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"block-start":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":
return yield*this.parseFlowCollection();case"quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){
let line=this.getLine();if(line===null)return this.setNext("stream");if(line[0]===cst.BOM&&(yield*this.pushCount(1),line=line.substring(1)),line[0]==="%"){let dirEnd=line.length,cs=line.indexOf("#");for(;cs!==
-1;){const ch=line[cs-1];if(ch===" "||ch==="	"){dirEnd=cs-1;break}else cs=line.indexOf("#",cs+1)}for(;;){const ch=line[dirEnd-1];if(ch===" "||ch==="	")dirEnd-=1;else break}const n=(yield*this.pushCount(
dirEnd))+(yield*this.pushSpaces(!0));return yield*this.pushCount(line.length-n),this.pushNewline(),"stream"}if(this.atLineEnd()){const sp=yield*this.pushSpaces(!0);return yield*this.pushCount(line.length-
sp),yield*this.pushNewline(),"stream"}return yield cst.DOCUMENT,yield*this.parseLineStart()}*parseLineStart(){const ch=this.charAt(0);if(!ch&&!this.atEnd)return this.setNext("line-start");if(ch==="-"||
ch==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext("line-start");const s=this.peek(3);if((s==="---"||s==="...")&&isEmpty(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=0,
this.indentNext=0,s==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&!isEmpty(this.charAt(1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){
const[ch0,ch1]=this.peek(2);if(!ch1&&!this.atEnd)return this.setNext("block-start");if((ch0==="-"||ch0==="?"||ch0===":")&&isEmpty(ch1)){const n=(yield*this.pushCount(1))+(yield*this.pushSpaces(!0));return this.
indentNext=this.indentValue+1,this.indentValue+=n,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(!0);const line=this.getLine();if(line===null)return this.setNext("doc");let n=yield*this.
pushIndicators();switch(line[n]){case"#":yield*this.pushCount(line.length-n);case void 0:return yield*this.pushNewline(),yield*this.parseLineStart();case"{":case"[":return yield*this.pushCount(1),this.
flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(1),"doc";case"*":return yield*this.pushUntil(isNotAnchorChar),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"\
|":case">":return n+=yield*this.parseBlockScalarHeader(),n+=yield*this.pushSpaces(!0),yield*this.pushCount(line.length-n),yield*this.pushNewline(),yield*this.parseBlockScalar();default:return yield*this.
parsePlainScalar()}}*parseFlowCollection(){let nl,sp,indent=-1;do nl=yield*this.pushNewline(),nl>0?(sp=yield*this.pushSpaces(!1),this.indentValue=indent=sp):sp=0,sp+=yield*this.pushSpaces(!0);while(nl+
sp>0);const line=this.getLine();if(line===null)return this.setNext("flow");if((indent!==-1&&indent<this.indentNext&&line[0]!=="#"||indent===0&&(line.startsWith("---")||line.startsWith("..."))&&isEmpty(
line[3]))&&!(indent===this.indentNext-1&&this.flowLevel===1&&(line[0]==="]"||line[0]==="}")))return this.flowLevel=0,yield cst.FLOW_END,yield*this.parseLineStart();let n=0;for(;line[n]===",";)n+=yield*this.
pushCount(1),n+=yield*this.pushSpaces(!0),this.flowKey=!1;switch(n+=yield*this.pushIndicators(),line[n]){case void 0:return"flow";case"#":return yield*this.pushCount(line.length-n),"flow";case"{":case"\
[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=1,"flow";case"}":case"]":return yield*this.pushCount(1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"*":return yield*this.
pushUntil(isNotAnchorChar),"flow";case'"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case":":{const next=this.charAt(1);if(this.flowKey||isEmpty(next)||next===",")return this.flowKey=
!1,yield*this.pushCount(1),yield*this.pushSpaces(!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){const quote=this.charAt(0);let end=this.buffer.indexOf(quote,
this.pos+1);if(quote==="'")for(;end!==-1&&this.buffer[end+1]==="'";)end=this.buffer.indexOf("'",end+2);else for(;end!==-1;){let n=0;for(;this.buffer[end-1-n]==="\\";)n+=1;if(n%2===0)break;end=this.buffer.
indexOf('"',end+1)}const qb=this.buffer.substring(0,end);let nl=qb.indexOf(`
`,this.pos);if(nl!==-1){for(;nl!==-1;){const cs=this.continueScalar(nl+1);if(cs===-1)break;nl=qb.indexOf(`
`,cs)}nl!==-1&&(end=nl-(qb[nl-1]==="\r"?2:1))}if(end===-1){if(!this.atEnd)return this.setNext("quoted-scalar");end=this.buffer.length}return yield*this.pushToIndex(end+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){
this.blockScalarIndent=-1,this.blockScalarKeep=!1;let i=this.pos;for(;;){const ch=this.buffer[++i];if(ch==="+")this.blockScalarKeep=!0;else if(ch>"0"&&ch<="9")this.blockScalarIndent=Number(ch)-1;else if(ch!==
"-")break}return yield*this.pushUntil(ch=>isEmpty(ch)||ch==="#")}*parseBlockScalar(){let nl=this.pos-1,indent=0,ch;loop:for(let i2=this.pos;ch=this.buffer[i2];++i2)switch(ch){case" ":indent+=1;break;case`\

`:nl=i2,indent=0;break;case"\r":{const next=this.buffer[i2+1];if(!next&&!this.atEnd)return this.setNext("block-scalar");if(next===`
`)break}default:break loop}if(!ch&&!this.atEnd)return this.setNext("block-scalar");if(indent>=this.indentNext){this.blockScalarIndent===-1?this.indentNext=indent:this.indentNext=this.blockScalarIndent+
(this.indentNext===0?1:this.indentNext);do{const cs=this.continueScalar(nl+1);if(cs===-1)break;nl=this.buffer.indexOf(`
`,cs)}while(nl!==-1);if(nl===-1){if(!this.atEnd)return this.setNext("block-scalar");nl=this.buffer.length}}let i=nl+1;for(ch=this.buffer[i];ch===" ";)ch=this.buffer[++i];if(ch==="	"){for(;ch==="	"||ch===
" "||ch==="\r"||ch===`
`;)ch=this.buffer[++i];nl=i-1}else if(!this.blockScalarKeep)do{let i2=nl-1,ch2=this.buffer[i2];ch2==="\r"&&(ch2=this.buffer[--i2]);const lastChar=i2;for(;ch2===" ";)ch2=this.buffer[--i2];if(ch2===`
`&&i2>=this.pos&&i2+1+indent>lastChar)nl=i2;else break}while(!0);return yield cst.SCALAR,yield*this.pushToIndex(nl+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){const inFlow=this.flowLevel>0;let end=this.
pos-1,i=this.pos-1,ch;for(;ch=this.buffer[++i];)if(ch===":"){const next=this.buffer[i+1];if(isEmpty(next)||inFlow&&flowIndicatorChars.has(next))break;end=i}else if(isEmpty(ch)){let next=this.buffer[i+
1];if(ch==="\r"&&(next===`
`?(i+=1,ch=`
`,next=this.buffer[i+1]):end=i),next==="#"||inFlow&&flowIndicatorChars.has(next))break;if(ch===`
`){const cs=this.continueScalar(i+1);if(cs===-1)break;i=Math.max(i,cs-2)}}else{if(inFlow&&flowIndicatorChars.has(ch))break;end=i}return!ch&&!this.atEnd?this.setNext("plain-scalar"):(yield cst.SCALAR,yield*this.
pushToIndex(end+1,!0),inFlow?"flow":"doc")}*pushCount(n){return n>0?(yield this.buffer.substr(this.pos,n),this.pos+=n,n):0}*pushToIndex(i,allowEmpty){const s=this.buffer.slice(this.pos,i);return s?(yield s,
this.pos+=s.length,s.length):(allowEmpty&&(yield""),0)}*pushIndicators(){let n=0;loop:for(;;){switch(this.charAt(0)){case"!":n+=yield*this.pushTag(),n+=yield*this.pushSpaces(!0);continue loop;case"&":
n+=yield*this.pushUntil(isNotAnchorChar),n+=yield*this.pushSpaces(!0);continue loop;case"-":case"?":case":":{const inFlow=this.flowLevel>0,ch1=this.charAt(1);if(isEmpty(ch1)||inFlow&&flowIndicatorChars.
has(ch1)){inFlow?this.flowKey&&(this.flowKey=!1):this.indentNext=this.indentValue+1,n+=yield*this.pushCount(1),n+=yield*this.pushSpaces(!0);continue loop}}}break loop}return n}*pushTag(){if(this.charAt(
1)==="<"){let i=this.pos+2,ch=this.buffer[i];for(;!isEmpty(ch)&&ch!==">";)ch=this.buffer[++i];return yield*this.pushToIndex(ch===">"?i+1:i,!1)}else{let i=this.pos+1,ch=this.buffer[i];for(;ch;)if(tagChars.
has(ch))ch=this.buffer[++i];else if(ch==="%"&&hexDigits.has(this.buffer[i+1])&&hexDigits.has(this.buffer[i+2]))ch=this.buffer[i+=3];else break;return yield*this.pushToIndex(i,!1)}}*pushNewline(){const ch=this.
buffer[this.pos];return ch===`
`?yield*this.pushCount(1):ch==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(allowTabs){let i=this.pos-1,ch;do ch=this.buffer[++i];while(ch===" "||allowTabs&&ch==="	");const n=i-this.pos;return n>0&&(yield this.buffer.substr(this.pos,n),
this.pos=i),n}*pushUntil(test){let i=this.pos,ch=this.buffer[i];for(;!test(ch);)ch=this.buffer[++i];return yield*this.pushToIndex(i,!1)}}exports2.Lexer=Lexer}),66628:((__unused_webpack_module,exports2)=>{
class LineCounter{constructor(){this.lineStarts=[],this.addNewLine=offset=>this.lineStarts.push(offset),this.linePos=offset=>{let low=0,high=this.lineStarts.length;for(;low<high;){const mid=low+high>>
1;this.lineStarts[mid]<offset?low=mid+1:high=mid}if(this.lineStarts[low]===offset)return{line:low+1,col:1};if(low===0)return{line:0,col:offset};const start=this.lineStarts[low-1];return{line:low,col:offset-
start+1}}}}exports2.LineCounter=LineCounter}),3456:((__unused_webpack_module,exports2,__webpack_require__)=>{var node_process=__webpack_require__(932),cst=__webpack_require__(3461),lexer=__webpack_require__(
40361);function includesToken(list,type){for(let i=0;i<list.length;++i)if(list[i].type===type)return!0;return!1}function findNonEmptyIndex(list){for(let i=0;i<list.length;++i)switch(list[i].type){case"\
space":case"comment":case"newline":break;default:return i}return-1}function isFlowToken(token){switch(token?.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"f\
low-collection":return!0;default:return!1}}function getPrevProps(parent){switch(parent.type){case"document":return parent.start;case"block-map":{const it=parent.items[parent.items.length-1];return it.
sep??it.start}case"block-seq":return parent.items[parent.items.length-1].start;default:return[]}}function getFirstKeyStartProps(prev){if(prev.length===0)return[];let i=prev.length;loop:for(;--i>=0;)switch(prev[i].
type){case"doc-start":case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":case"newline":break loop}for(;prev[++i]?.type==="space";);return prev.splice(i,prev.length)}function arrayPushArray(target,source){
if(source.length<1e5)Array.prototype.push.apply(target,source);else for(let i=0;i<source.length;++i)target.push(source[i])}function fixFlowSeqItems(fc){if(fc.start.type==="flow-seq-start")for(const it of fc.
items)it.sep&&!it.value&&!includesToken(it.start,"explicit-key-ind")&&!includesToken(it.sep,"map-value-ind")&&(it.key&&(it.value=it.key),delete it.key,isFlowToken(it.value)?it.value.end?arrayPushArray(
it.value.end,it.sep):it.value.end=it.sep:arrayPushArray(it.start,it.sep),delete it.sep)}class Parser{constructor(onNewLine){this.atNewLine=!0,this.atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=
!1,this.stack=[],this.source="",this.type="",this.lexer=new lexer.Lexer,this.onNewLine=onNewLine}*parse(source,incomplete=!1){this.onNewLine&&this.offset===0&&this.onNewLine(0);for(const lexeme of this.
lexer.lex(source,incomplete))yield*this.next(lexeme);incomplete||(yield*this.end())}*next(source){if(this.source=source,node_process.env.LOG_TOKENS&&console.log("|",cst.prettyToken(source)),this.atScalar){
this.atScalar=!1,yield*this.step(),this.offset+=source.length;return}const type=cst.tokenType(source);if(type)if(type==="scalar")this.atNewLine=!1,this.atScalar=!0,this.type="scalar";else{switch(this.
type=type,yield*this.step(),type){case"newline":this.atNewLine=!0,this.indent=0,this.onNewLine&&this.onNewLine(this.offset+source.length);break;case"space":this.atNewLine&&source[0]===" "&&(this.indent+=
source.length);break;case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=source.length);break;case"doc-mode":case"flow-error-end":return;default:this.atNewLine=
!1}this.offset+=source.length}else{const message=`Not a YAML token: ${source}`;yield*this.pop({type:"error",offset:this.offset,message,source}),this.offset+=source.length}}*end(){for(;this.stack.length>
0;)yield*this.pop()}get sourceToken(){return{type:this.type,offset:this.offset,indent:this.indent,source:this.source}}*step(){const top=this.peek(1);if(this.type==="doc-end"&&top?.type!=="doc-end"){for(;this.
stack.length>0;)yield*this.pop();this.stack.push({type:"doc-end",offset:this.offset,source:this.source});return}if(!top)return yield*this.stream();switch(top.type){case"document":return yield*this.document(
top);case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return yield*this.scalar(top);case"block-scalar":return yield*this.blockScalar(top);case"block-map":return yield*this.
blockMap(top);case"block-seq":return yield*this.blockSequence(top);case"flow-collection":return yield*this.flowCollection(top);case"doc-end":return yield*this.documentEnd(top)}yield*this.pop()}peek(n){
return this.stack[this.stack.length-n]}*pop(error){const token=error??this.stack.pop();if(!token)yield{type:"error",offset:this.offset,source:"",message:"Tried to pop an empty stack"};else if(this.stack.
length===0)yield token;else{const top=this.peek(1);switch(token.type==="block-scalar"?token.indent="indent"in top?top.indent:0:token.type==="flow-collection"&&top.type==="document"&&(token.indent=0),token.
type==="flow-collection"&&fixFlowSeqItems(token),top.type){case"document":top.value=token;break;case"block-scalar":top.props.push(token);break;case"block-map":{const it=top.items[top.items.length-1];if(it.
value){top.items.push({start:[],key:token,sep:[]}),this.onKeyLine=!0;return}else if(it.sep)it.value=token;else{Object.assign(it,{key:token,sep:[]}),this.onKeyLine=!it.explicitKey;return}break}case"blo\
ck-seq":{const it=top.items[top.items.length-1];it.value?top.items.push({start:[],value:token}):it.value=token;break}case"flow-collection":{const it=top.items[top.items.length-1];!it||it.value?top.items.
push({start:[],key:token,sep:[]}):it.sep?it.value=token:Object.assign(it,{key:token,sep:[]});return}default:yield*this.pop(),yield*this.pop(token)}if((top.type==="document"||top.type==="block-map"||top.
type==="block-seq")&&(token.type==="block-map"||token.type==="block-seq")){const last=token.items[token.items.length-1];last&&!last.sep&&!last.value&&last.start.length>0&&findNonEmptyIndex(last.start)===
-1&&(token.indent===0||last.start.every(st=>st.type!=="comment"||st.indent<token.indent))&&(top.type==="document"?top.end=last.start:top.items.push({start:last.start}),token.items.splice(-1,1))}}}*stream(){
switch(this.type){case"directive-line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"comment":case"newline":yield this.sourceToken;return;case"\
doc-mode":case"doc-start":{const doc={type:"document",offset:this.offset,start:[]};this.type==="doc-start"&&doc.start.push(this.sourceToken),this.stack.push(doc);return}}yield{type:"error",offset:this.
offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(doc){if(doc.value)return yield*this.lineEnd(doc);switch(this.type){case"doc-start":{findNonEmptyIndex(doc.start)!==
-1?(yield*this.pop(),yield*this.step()):doc.start.push(this.sourceToken);return}case"anchor":case"tag":case"space":case"comment":case"newline":doc.start.push(this.sourceToken);return}const bv=this.startBlockValue(
doc);bv?this.stack.push(bv):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.source}}*scalar(scalar){if(this.type==="map-value-ind"){const prev=getPrevProps(
this.peek(2)),start=getFirstKeyStartProps(prev);let sep;scalar.end?(sep=scalar.end,sep.push(this.sourceToken),delete scalar.end):sep=[this.sourceToken];const map={type:"block-map",offset:scalar.offset,
indent:scalar.indent,items:[{start,key:scalar,sep}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=map}else yield*this.lineEnd(scalar)}*blockScalar(scalar){switch(this.type){case"space":case"comme\
nt":case"newline":scalar.props.push(this.sourceToken);return;case"scalar":if(scalar.source=this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){let nl=this.source.indexOf(`
`)+1;for(;nl!==0;)this.onNewLine(this.offset+nl),nl=this.source.indexOf(`
`,nl)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(map){const it=map.items[map.items.length-1];switch(this.type){case"newline":if(this.onKeyLine=!1,it.value){const end="\
end"in it.value?it.value.end:void 0;(Array.isArray(end)?end[end.length-1]:void 0)?.type==="comment"?end?.push(this.sourceToken):map.items.push({start:[this.sourceToken]})}else it.sep?it.sep.push(this.
sourceToken):it.start.push(this.sourceToken);return;case"space":case"comment":if(it.value)map.items.push({start:[this.sourceToken]});else if(it.sep)it.sep.push(this.sourceToken);else{if(this.atIndentedComment(
it.start,map.indent)){const end=map.items[map.items.length-2]?.value?.end;if(Array.isArray(end)){arrayPushArray(end,it.start),end.push(this.sourceToken),map.items.pop();return}}it.start.push(this.sourceToken)}
return}if(this.indent>=map.indent){const atMapIndent=!this.onKeyLine&&this.indent===map.indent,atNextItem=atMapIndent&&(it.sep||it.explicitKey)&&this.type!=="seq-item-ind";let start=[];if(atNextItem&&
it.sep&&!it.value){const nl=[];for(let i=0;i<it.sep.length;++i){const st=it.sep[i];switch(st.type){case"newline":nl.push(i);break;case"space":break;case"comment":st.indent>map.indent&&(nl.length=0);break;default:
nl.length=0}}nl.length>=2&&(start=it.sep.splice(nl[1]))}switch(this.type){case"anchor":case"tag":atNextItem||it.value?(start.push(this.sourceToken),map.items.push({start}),this.onKeyLine=!0):it.sep?it.
sep.push(this.sourceToken):it.start.push(this.sourceToken);return;case"explicit-key-ind":!it.sep&&!it.explicitKey?(it.start.push(this.sourceToken),it.explicitKey=!0):atNextItem||it.value?(start.push(this.
sourceToken),map.items.push({start,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"\
map-value-ind":if(it.explicitKey)if(it.sep)if(it.value)map.items.push({start:[],key:null,sep:[this.sourceToken]});else if(includesToken(it.sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.
offset,indent:this.indent,items:[{start,key:null,sep:[this.sourceToken]}]});else if(isFlowToken(it.key)&&!includesToken(it.sep,"newline")){const start2=getFirstKeyStartProps(it.start),key=it.key,sep=it.
sep;sep.push(this.sourceToken),delete it.key,delete it.sep,this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:start2,key,sep}]})}else start.length>0?it.sep=it.sep.concat(
start,this.sourceToken):it.sep.push(this.sourceToken);else if(includesToken(it.start,"newline"))Object.assign(it,{key:null,sep:[this.sourceToken]});else{const start2=getFirstKeyStartProps(it.start);this.
stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:start2,key:null,sep:[this.sourceToken]}]})}else it.sep?it.value||atNextItem?map.items.push({start,key:null,sep:[this.sourceToken]}):
includesToken(it.sep,"map-value-ind")?this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):it.sep.push(this.sourceToken):Object.
assign(it,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const fs=this.flowScalar(this.type);atNextItem||it.
value?(map.items.push({start,key:fs,sep:[]}),this.onKeyLine=!0):it.sep?this.stack.push(fs):(Object.assign(it,{key:fs,sep:[]}),this.onKeyLine=!0);return}default:{const bv=this.startBlockValue(map);if(bv){
if(bv.type==="block-seq"){if(!it.explicitKey&&it.sep&&!includesToken(it.sep,"newline")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.
source});return}}else atMapIndent&&map.items.push({start});this.stack.push(bv);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(seq){const it=seq.items[seq.items.length-1];switch(this.type){case"\
newline":if(it.value){const end="end"in it.value?it.value.end:void 0;(Array.isArray(end)?end[end.length-1]:void 0)?.type==="comment"?end?.push(this.sourceToken):seq.items.push({start:[this.sourceToken]})}else
it.start.push(this.sourceToken);return;case"space":case"comment":if(it.value)seq.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(it.start,seq.indent)){const end=seq.items[seq.items.
length-2]?.value?.end;if(Array.isArray(end)){arrayPushArray(end,it.start),end.push(this.sourceToken),seq.items.pop();return}}it.start.push(this.sourceToken)}return;case"anchor":case"tag":if(it.value||
this.indent<=seq.indent)break;it.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==seq.indent)break;it.value||includesToken(it.start,"seq-item-ind")?seq.items.push({start:[this.sourceToken]}):
it.start.push(this.sourceToken);return}if(this.indent>seq.indent){const bv=this.startBlockValue(seq);if(bv){this.stack.push(bv);return}}yield*this.pop(),yield*this.step()}*flowCollection(fc){const it=fc.
items[fc.items.length-1];if(this.type==="flow-error-end"){let top;do yield*this.pop(),top=this.peek(1);while(top?.type==="flow-collection")}else if(fc.end.length===0){switch(this.type){case"comma":case"\
explicit-key-ind":!it||it.sep?fc.items.push({start:[this.sourceToken]}):it.start.push(this.sourceToken);return;case"map-value-ind":!it||it.value?fc.items.push({start:[],key:null,sep:[this.sourceToken]}):
it.sep?it.sep.push(this.sourceToken):Object.assign(it,{key:null,sep:[this.sourceToken]});return;case"space":case"comment":case"newline":case"anchor":case"tag":!it||it.value?fc.items.push({start:[this.
sourceToken]}):it.sep?it.sep.push(this.sourceToken):it.start.push(this.sourceToken);return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const fs=this.flowScalar(this.
type);!it||it.value?fc.items.push({start:[],key:fs,sep:[]}):it.sep?this.stack.push(fs):Object.assign(it,{key:fs,sep:[]});return}case"flow-map-end":case"flow-seq-end":fc.end.push(this.sourceToken);return}
const bv=this.startBlockValue(fc);bv?this.stack.push(bv):(yield*this.pop(),yield*this.step())}else{const parent=this.peek(2);if(parent.type==="block-map"&&(this.type==="map-value-ind"&&parent.indent===
fc.indent||this.type==="newline"&&!parent.items[parent.items.length-1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&parent.type!=="flow-collection"){const prev=getPrevProps(
parent),start=getFirstKeyStartProps(prev);fixFlowSeqItems(fc);const sep=fc.end.splice(1,fc.end.length);sep.push(this.sourceToken);const map={type:"block-map",offset:fc.offset,indent:fc.indent,items:[{
start,key:fc,sep}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=map}else yield*this.lineEnd(fc)}}flowScalar(type){if(this.onNewLine){let nl=this.source.indexOf(`
`)+1;for(;nl!==0;)this.onNewLine(this.offset+nl),nl=this.source.indexOf(`
`,nl)+1}return{type,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(parent){switch(this.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return this.
flowScalar(this.type);case"block-scalar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"\
flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"\
explicit-key-ind":{this.onKeyLine=!0;const prev=getPrevProps(parent),start=getFirstKeyStartProps(prev);return start.push(this.sourceToken),{type:"block-map",offset:this.offset,indent:this.indent,items:[
{start,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;const prev=getPrevProps(parent),start=getFirstKeyStartProps(prev);return{type:"block-map",offset:this.offset,indent:this.indent,items:[{
start,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(start,indent){return this.type!=="comment"||this.indent<=indent?!1:start.every(st=>st.type==="newline"||st.type==="space")}*documentEnd(docEnd){
this.type!=="doc-mode"&&(docEnd.end?docEnd.end.push(this.sourceToken):docEnd.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(token){switch(this.type){case"comma":case"doc-st\
art":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.pop(),yield*this.step();break;case"newline":this.onKeyLine=!1;default:token.end?token.end.push(this.sourceToken):
token.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}}exports2.Parser=Parser}),84047:((__unused_webpack_module,exports2,__webpack_require__)=>{var composer=__webpack_require__(89984),
Document=__webpack_require__(3021),errors=__webpack_require__(91464),log=__webpack_require__(57249),identity=__webpack_require__(41127),lineCounter=__webpack_require__(66628),parser=__webpack_require__(
3456);function parseOptions(options){const prettyErrors=options.prettyErrors!==!1;return{lineCounter:options.lineCounter||prettyErrors&&new lineCounter.LineCounter||null,prettyErrors}}function parseAllDocuments(source,options={}){
const{lineCounter:lineCounter2,prettyErrors}=parseOptions(options),parser$1=new parser.Parser(lineCounter2?.addNewLine),composer$1=new composer.Composer(options),docs=Array.from(composer$1.compose(parser$1.
parse(source)));if(prettyErrors&&lineCounter2)for(const doc of docs)doc.errors.forEach(errors.prettifyError(source,lineCounter2)),doc.warnings.forEach(errors.prettifyError(source,lineCounter2));return docs.
length>0?docs:Object.assign([],{empty:!0},composer$1.streamInfo())}function parseDocument(source,options={}){const{lineCounter:lineCounter2,prettyErrors}=parseOptions(options),parser$1=new parser.Parser(
lineCounter2?.addNewLine),composer$1=new composer.Composer(options);let doc=null;for(const _doc of composer$1.compose(parser$1.parse(source),!0,source.length))if(!doc)doc=_doc;else if(doc.options.logLevel!==
"silent"){doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple documents; please use YAML.parseAllDocuments()"));break}return prettyErrors&&lineCounter2&&
(doc.errors.forEach(errors.prettifyError(source,lineCounter2)),doc.warnings.forEach(errors.prettifyError(source,lineCounter2))),doc}function parse2(src,reviver,options){let _reviver;typeof reviver=="f\
unction"?_reviver=reviver:options===void 0&&reviver&&typeof reviver=="object"&&(options=reviver);const doc=parseDocument(src,options);if(!doc)return null;if(doc.warnings.forEach(warning=>log.warn(doc.
options.logLevel,warning)),doc.errors.length>0){if(doc.options.logLevel!=="silent")throw doc.errors[0];doc.errors=[]}return doc.toJS(Object.assign({reviver:_reviver},options))}function stringify(value,replacer,options){
let _replacer=null;if(typeof replacer=="function"||Array.isArray(replacer)?_replacer=replacer:options===void 0&&replacer&&(options=replacer),typeof options=="string"&&(options=options.length),typeof options==
"number"){const indent=Math.round(options);options=indent<1?void 0:indent>8?{indent:8}:{indent}}if(value===void 0){const{keepUndefined}=options??replacer??{};if(!keepUndefined)return}return identity.isDocument(
value)&&!_replacer?value.toString(options):new Document.Document(value,_replacer,options).toString(options)}exports2.parse=parse2,exports2.parseAllDocuments=parseAllDocuments,exports2.parseDocument=parseDocument,
exports2.stringify=stringify}),45840:((__unused_webpack_module,exports2,__webpack_require__)=>{var identity=__webpack_require__(41127),map=__webpack_require__(47451),seq=__webpack_require__(1706),string=__webpack_require__(
66464),tags=__webpack_require__(90018);const sortMapEntriesByKey=(a,b)=>a.key<b.key?-1:a.key>b.key?1:0;class Schema{constructor({compat,customTags,merge,resolveKnownTags,schema,sortMapEntries,toStringDefaults}){
this.compat=Array.isArray(compat)?tags.getTags(compat,"compat"):compat?tags.getTags(null,compat):null,this.name=typeof schema=="string"&&schema||"core",this.knownTags=resolveKnownTags?tags.coreKnownTags:
{},this.tags=tags.getTags(customTags,this.name,merge),this.toStringOptions=toStringDefaults??null,Object.defineProperty(this,identity.MAP,{value:map.map}),Object.defineProperty(this,identity.SCALAR,{value:string.
string}),Object.defineProperty(this,identity.SEQ,{value:seq.seq}),this.sortMapEntries=typeof sortMapEntries=="function"?sortMapEntries:sortMapEntries===!0?sortMapEntriesByKey:null}clone(){const copy=Object.
create(Schema.prototype,Object.getOwnPropertyDescriptors(this));return copy.tags=this.tags.slice(),copy}}exports2.Schema=Schema}),47451:((__unused_webpack_module,exports2,__webpack_require__)=>{var identity=__webpack_require__(
41127),YAMLMap=__webpack_require__(84454);const map={collection:"map",default:!0,nodeClass:YAMLMap.YAMLMap,tag:"tag:yaml.org,2002:map",resolve(map2,onError){return identity.isMap(map2)||onError("Expec\
ted a mapping for this tag"),map2},createNode:(schema,obj,ctx)=>YAMLMap.YAMLMap.from(schema,obj,ctx)};exports2.map=map}),73632:((__unused_webpack_module,exports2,__webpack_require__)=>{var Scalar=__webpack_require__(
63301);const nullTag={identify:value=>value==null,createNode:()=>new Scalar.Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new Scalar.Scalar(null),stringify:({
source},ctx)=>typeof source=="string"&&nullTag.test.test(source)?source:ctx.options.nullStr};exports2.nullTag=nullTag}),1706:((__unused_webpack_module,exports2,__webpack_require__)=>{var identity=__webpack_require__(
41127),YAMLSeq=__webpack_require__(92223);const seq={collection:"seq",default:!0,nodeClass:YAMLSeq.YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(seq2,onError){return identity.isSeq(seq2)||onError("Expec\
ted a sequence for this tag"),seq2},createNode:(schema,obj,ctx)=>YAMLSeq.YAMLSeq.from(schema,obj,ctx)};exports2.seq=seq}),66464:((__unused_webpack_module,exports2,__webpack_require__)=>{var stringifyString=__webpack_require__(
83069);const string={identify:value=>typeof value=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:str=>str,stringify(item,ctx,onComment,onChompKeep){return ctx=Object.assign({actualString:!0},
ctx),stringifyString.stringifyString(item,ctx,onComment,onChompKeep)}};exports2.string=string}),73959:((__unused_webpack_module,exports2,__webpack_require__)=>{var Scalar=__webpack_require__(63301);const boolTag={
identify:value=>typeof value=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:str=>new Scalar.Scalar(str[0]==="t"||str[0]==="T"),stringify({source,value},ctx){
if(source&&boolTag.test.test(source)){const sv=source[0]==="t"||source[0]==="T";if(value===sv)return source}return value?ctx.options.trueStr:ctx.options.falseStr}};exports2.boolTag=boolTag}),38405:((__unused_webpack_module,exports2,__webpack_require__)=>{
var Scalar=__webpack_require__(63301),stringifyNumber=__webpack_require__(28689);const floatNaN={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:str=>str.slice(-3).toLowerCase()==="nan"?NaN:str[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:stringifyNumber.stringifyNumber},floatExp={identify:value=>typeof value=="\
number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,resolve:str=>parseFloat(str),stringify(node){const num=Number(node.value);return isFinite(
num)?num.toExponential():stringifyNumber.stringifyNumber(node)}},float={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(str){
const node=new Scalar.Scalar(parseFloat(str)),dot=str.indexOf(".");return dot!==-1&&str[str.length-1]==="0"&&(node.minFractionDigits=str.length-dot-1),node},stringify:stringifyNumber.stringifyNumber};
exports2.float=float,exports2.floatExp=floatExp,exports2.floatNaN=floatNaN}),59874:((__unused_webpack_module,exports2,__webpack_require__)=>{var stringifyNumber=__webpack_require__(28689);const intIdentify=value=>typeof value==
"bigint"||Number.isInteger(value),intResolve=(str,offset,radix,{intAsBigInt})=>intAsBigInt?BigInt(str):parseInt(str.substring(offset),radix);function intStringify(node,radix,prefix){const{value}=node;
return intIdentify(value)&&value>=0?prefix+value.toString(radix):stringifyNumber.stringifyNumber(node)}const intOct={identify:value=>intIdentify(value)&&value>=0,default:!0,tag:"tag:yaml.org,2002:int",
format:"OCT",test:/^0o[0-7]+$/,resolve:(str,_onError,opt)=>intResolve(str,2,8,opt),stringify:node=>intStringify(node,8,"0o")},int={identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,
resolve:(str,_onError,opt)=>intResolve(str,0,10,opt),stringify:stringifyNumber.stringifyNumber},intHex={identify:value=>intIdentify(value)&&value>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",
test:/^0x[0-9a-fA-F]+$/,resolve:(str,_onError,opt)=>intResolve(str,2,16,opt),stringify:node=>intStringify(node,16,"0x")};exports2.int=int,exports2.intHex=intHex,exports2.intOct=intOct}),70896:((__unused_webpack_module,exports2,__webpack_require__)=>{
var map=__webpack_require__(47451),_null=__webpack_require__(73632),seq=__webpack_require__(1706),string=__webpack_require__(66464),bool=__webpack_require__(73959),float=__webpack_require__(38405),int=__webpack_require__(
59874);const schema=[map.map,seq.seq,string.string,_null.nullTag,bool.boolTag,int.intOct,int.int,int.intHex,float.floatNaN,float.floatExp,float.float];exports2.schema=schema}),33559:((__unused_webpack_module,exports2,__webpack_require__)=>{
var Scalar=__webpack_require__(63301),map=__webpack_require__(47451),seq=__webpack_require__(1706);function intIdentify(value){return typeof value=="bigint"||Number.isInteger(value)}const stringifyJSON=({
value})=>JSON.stringify(value),jsonScalars=[{identify:value=>typeof value=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:str=>str,stringify:stringifyJSON},{identify:value=>value==null,createNode:()=>new Scalar.
Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:stringifyJSON},{identify:value=>typeof value=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,
resolve:str=>str==="true",stringify:stringifyJSON},{identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(str,_onError,{intAsBigInt})=>intAsBigInt?BigInt(str):
parseInt(str,10),stringify:({value})=>intIdentify(value)?value.toString():JSON.stringify(value)},{identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
resolve:str=>parseFloat(str),stringify:stringifyJSON}],jsonError={default:!0,tag:"",test:/^/,resolve(str,onError){return onError(`Unresolved plain scalar ${JSON.stringify(str)}`),str}},schema=[map.map,
seq.seq].concat(jsonScalars,jsonError);exports2.schema=schema}),90018:((__unused_webpack_module,exports2,__webpack_require__)=>{var map=__webpack_require__(47451),_null=__webpack_require__(73632),seq=__webpack_require__(
1706),string=__webpack_require__(66464),bool=__webpack_require__(73959),float=__webpack_require__(38405),int=__webpack_require__(59874),schema=__webpack_require__(70896),schema$1=__webpack_require__(33559),
binary=__webpack_require__(56083),merge=__webpack_require__(90452),omap=__webpack_require__(50303),pairs=__webpack_require__(18385),schema$2=__webpack_require__(35913),set=__webpack_require__(81528),timestamp=__webpack_require__(
46752);const schemas2=new Map([["core",schema.schema],["failsafe",[map.map,seq.seq,string.string]],["json",schema$1.schema],["yaml11",schema$2.schema],["yaml-1.1",schema$2.schema]]),tagsByName={binary:binary.
binary,bool:bool.boolTag,float:float.float,floatExp:float.floatExp,floatNaN:float.floatNaN,floatTime:timestamp.floatTime,int:int.int,intHex:int.intHex,intOct:int.intOct,intTime:timestamp.intTime,map:map.
map,merge:merge.merge,null:_null.nullTag,omap:omap.omap,pairs:pairs.pairs,seq:seq.seq,set:set.set,timestamp:timestamp.timestamp},coreKnownTags={"tag:yaml.org,2002:binary":binary.binary,"tag:yaml.org,2\
002:merge":merge.merge,"tag:yaml.org,2002:omap":omap.omap,"tag:yaml.org,2002:pairs":pairs.pairs,"tag:yaml.org,2002:set":set.set,"tag:yaml.org,2002:timestamp":timestamp.timestamp};function getTags(customTags,schemaName,addMergeTag){
const schemaTags=schemas2.get(schemaName);if(schemaTags&&!customTags)return addMergeTag&&!schemaTags.includes(merge.merge)?schemaTags.concat(merge.merge):schemaTags.slice();let tags=schemaTags;if(!tags)
if(Array.isArray(customTags))tags=[];else{const keys=Array.from(schemas2.keys()).filter(key=>key!=="yaml11").map(key=>JSON.stringify(key)).join(", ");throw new Error(`Unknown schema "${schemaName}"; u\
se one of ${keys} or define customTags array`)}if(Array.isArray(customTags))for(const tag of customTags)tags=tags.concat(tag);else typeof customTags=="function"&&(tags=customTags(tags.slice()));return addMergeTag&&
(tags=tags.concat(merge.merge)),tags.reduce((tags2,tag)=>{const tagObj=typeof tag=="string"?tagsByName[tag]:tag;if(!tagObj){const tagName=JSON.stringify(tag),keys=Object.keys(tagsByName).map(key=>JSON.
stringify(key)).join(", ");throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`)}return tags2.includes(tagObj)||tags2.push(tagObj),tags2},[])}exports2.coreKnownTags=coreKnownTags,exports2.
getTags=getTags}),56083:((__unused_webpack_module,exports2,__webpack_require__)=>{var node_buffer=__webpack_require__(20181),Scalar=__webpack_require__(63301),stringifyString=__webpack_require__(83069);
const binary={identify:value=>value instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(src,onError){if(typeof node_buffer.Buffer=="function")return node_buffer.Buffer.from(src,"ba\
se64");if(typeof atob=="function"){const str=atob(src.replace(/[\n\r]/g,"")),buffer=new Uint8Array(str.length);for(let i=0;i<str.length;++i)buffer[i]=str.charCodeAt(i);return buffer}else return onError(
"This environment does not support reading binary tags; either Buffer or atob is required"),src},stringify({comment,type,value},ctx,onComment,onChompKeep){if(!value)return"";const buf=value;let str;if(typeof node_buffer.
Buffer=="function")str=buf instanceof node_buffer.Buffer?buf.toString("base64"):node_buffer.Buffer.from(buf.buffer).toString("base64");else if(typeof btoa=="function"){let s="";for(let i=0;i<buf.length;++i)
s+=String.fromCharCode(buf[i]);str=btoa(s)}else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");if(type??(type=Scalar.Scalar.BLOCK_LITERAL),
type!==Scalar.Scalar.QUOTE_DOUBLE){const lineWidth=Math.max(ctx.options.lineWidth-ctx.indent.length,ctx.options.minContentWidth),n=Math.ceil(str.length/lineWidth),lines=new Array(n);for(let i=0,o=0;i<
n;++i,o+=lineWidth)lines[i]=str.substr(o,lineWidth);str=lines.join(type===Scalar.Scalar.BLOCK_LITERAL?`
`:" ")}return stringifyString.stringifyString({comment,type,value:str},ctx,onComment,onChompKeep)}};exports2.binary=binary}),88398:((__unused_webpack_module,exports2,__webpack_require__)=>{var Scalar=__webpack_require__(
63301);function boolStringify({value,source},ctx){return source&&(value?trueTag:falseTag).test.test(source)?source:value?ctx.options.trueStr:ctx.options.falseStr}const trueTag={identify:value=>value===
!0,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new Scalar.Scalar(!0),stringify:boolStringify},falseTag={identify:value=>value===!1,default:!0,
tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:()=>new Scalar.Scalar(!1),stringify:boolStringify};exports2.falseTag=falseTag,exports2.trueTag=trueTag}),35782:((__unused_webpack_module,exports2,__webpack_require__)=>{
var Scalar=__webpack_require__(63301),stringifyNumber=__webpack_require__(28689);const floatNaN={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:str=>str.slice(-3).toLowerCase()==="nan"?NaN:str[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:stringifyNumber.stringifyNumber},floatExp={identify:value=>typeof value=="\
number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,resolve:str=>parseFloat(str.replace(/_/g,"")),stringify(node){const num=Number(
node.value);return isFinite(num)?num.toExponential():stringifyNumber.stringifyNumber(node)}},float={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
resolve(str){const node=new Scalar.Scalar(parseFloat(str.replace(/_/g,""))),dot=str.indexOf(".");if(dot!==-1){const f=str.substring(dot+1).replace(/_/g,"");f[f.length-1]==="0"&&(node.minFractionDigits=
f.length)}return node},stringify:stringifyNumber.stringifyNumber};exports2.float=float,exports2.floatExp=floatExp,exports2.floatNaN=floatNaN}),10873:((__unused_webpack_module,exports2,__webpack_require__)=>{
var stringifyNumber=__webpack_require__(28689);const intIdentify=value=>typeof value=="bigint"||Number.isInteger(value);function intResolve(str,offset,radix,{intAsBigInt}){const sign=str[0];if((sign===
"-"||sign==="+")&&(offset+=1),str=str.substring(offset).replace(/_/g,""),intAsBigInt){switch(radix){case 2:str=`0b${str}`;break;case 8:str=`0o${str}`;break;case 16:str=`0x${str}`;break}const n2=BigInt(
str);return sign==="-"?BigInt(-1)*n2:n2}const n=parseInt(str,radix);return sign==="-"?-1*n:n}function intStringify(node,radix,prefix){const{value}=node;if(intIdentify(value)){const str=value.toString(
radix);return value<0?"-"+prefix+str.substr(1):prefix+str}return stringifyNumber.stringifyNumber(node)}const intBin={identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,
resolve:(str,_onError,opt)=>intResolve(str,2,2,opt),stringify:node=>intStringify(node,2,"0b")},intOct={identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(str,_onError,opt)=>intResolve(
str,1,8,opt),stringify:node=>intStringify(node,8,"0")},int={identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(str,_onError,opt)=>intResolve(str,0,10,opt),
stringify:stringifyNumber.stringifyNumber},intHex={identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(str,_onError,opt)=>intResolve(str,2,16,
opt),stringify:node=>intStringify(node,16,"0x")};exports2.int=int,exports2.intBin=intBin,exports2.intHex=intHex,exports2.intOct=intOct}),90452:((__unused_webpack_module,exports2,__webpack_require__)=>{
var identity=__webpack_require__(41127),Scalar=__webpack_require__(63301);const MERGE_KEY="<<",merge={identify:value=>value===MERGE_KEY||typeof value=="symbol"&&value.description===MERGE_KEY,default:"\
key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)),{addToJSMap:addMergeToJSMap}),stringify:()=>MERGE_KEY},isMergeKey=(ctx,key)=>(merge.identify(
key)||identity.isScalar(key)&&(!key.type||key.type===Scalar.Scalar.PLAIN)&&merge.identify(key.value))&&ctx?.doc.schema.tags.some(tag=>tag.tag===merge.tag&&tag.default);function addMergeToJSMap(ctx,map,value){
const source=resolveAliasValue(ctx,value);if(identity.isSeq(source))for(const it of source.items)mergeValue(ctx,map,it);else if(Array.isArray(source))for(const it of source)mergeValue(ctx,map,it);else
mergeValue(ctx,map,source)}function mergeValue(ctx,map,value){const source=resolveAliasValue(ctx,value);if(!identity.isMap(source))throw new Error("Merge sources must be maps or map aliases");const srcMap=source.
toJSON(null,ctx,Map);for(const[key,value2]of srcMap)map instanceof Map?map.has(key)||map.set(key,value2):map instanceof Set?map.add(key):Object.prototype.hasOwnProperty.call(map,key)||Object.defineProperty(
map,key,{value:value2,writable:!0,enumerable:!0,configurable:!0});return map}function resolveAliasValue(ctx,value){return ctx&&identity.isAlias(value)?value.resolve(ctx.doc,ctx):value}exports2.addMergeToJSMap=
addMergeToJSMap,exports2.isMergeKey=isMergeKey,exports2.merge=merge}),50303:((__unused_webpack_module,exports2,__webpack_require__)=>{var identity=__webpack_require__(41127),toJS=__webpack_require__(74043),
YAMLMap=__webpack_require__(84454),YAMLSeq=__webpack_require__(92223),pairs=__webpack_require__(18385);class YAMLOMap extends YAMLSeq.YAMLSeq{constructor(){super(),this.add=YAMLMap.YAMLMap.prototype.add.
bind(this),this.delete=YAMLMap.YAMLMap.prototype.delete.bind(this),this.get=YAMLMap.YAMLMap.prototype.get.bind(this),this.has=YAMLMap.YAMLMap.prototype.has.bind(this),this.set=YAMLMap.YAMLMap.prototype.
set.bind(this),this.tag=YAMLOMap.tag}toJSON(_,ctx){if(!ctx)return super.toJSON(_);const map=new Map;ctx?.onCreate&&ctx.onCreate(map);for(const pair of this.items){let key,value;if(identity.isPair(pair)?
(key=toJS.toJS(pair.key,"",ctx),value=toJS.toJS(pair.value,key,ctx)):key=toJS.toJS(pair,"",ctx),map.has(key))throw new Error("Ordered maps must not include duplicate keys");map.set(key,value)}return map}static from(schema,iterable,ctx){
const pairs$1=pairs.createPairs(schema,iterable,ctx),omap2=new this;return omap2.items=pairs$1.items,omap2}}YAMLOMap.tag="tag:yaml.org,2002:omap";const omap={collection:"seq",identify:value=>value instanceof
Map,nodeClass:YAMLOMap,default:!1,tag:"tag:yaml.org,2002:omap",resolve(seq,onError){const pairs$1=pairs.resolvePairs(seq,onError),seenKeys=[];for(const{key}of pairs$1.items)identity.isScalar(key)&&(seenKeys.
includes(key.value)?onError(`Ordered maps must not include duplicate keys: ${key.value}`):seenKeys.push(key.value));return Object.assign(new YAMLOMap,pairs$1)},createNode:(schema,iterable,ctx)=>YAMLOMap.
from(schema,iterable,ctx)};exports2.YAMLOMap=YAMLOMap,exports2.omap=omap}),18385:((__unused_webpack_module,exports2,__webpack_require__)=>{var identity=__webpack_require__(41127),Pair=__webpack_require__(
57165),Scalar=__webpack_require__(63301),YAMLSeq=__webpack_require__(92223);function resolvePairs(seq,onError){if(identity.isSeq(seq))for(let i=0;i<seq.items.length;++i){let item=seq.items[i];if(!identity.
isPair(item)){if(identity.isMap(item)){item.items.length>1&&onError("Each pair must have its own sequence indicator");const pair=item.items[0]||new Pair.Pair(new Scalar.Scalar(null));if(item.commentBefore&&
(pair.key.commentBefore=pair.key.commentBefore?`${item.commentBefore}
${pair.key.commentBefore}`:item.commentBefore),item.comment){const cn=pair.value??pair.key;cn.comment=cn.comment?`${item.comment}
${cn.comment}`:item.comment}item=pair}seq.items[i]=identity.isPair(item)?item:new Pair.Pair(item)}}else onError("Expected a sequence for this tag");return seq}function createPairs(schema,iterable,ctx){
const{replacer}=ctx,pairs2=new YAMLSeq.YAMLSeq(schema);pairs2.tag="tag:yaml.org,2002:pairs";let i=0;if(iterable&&Symbol.iterator in Object(iterable))for(let it of iterable){typeof replacer=="function"&&
(it=replacer.call(iterable,String(i++),it));let key,value;if(Array.isArray(it))if(it.length===2)key=it[0],value=it[1];else throw new TypeError(`Expected [key, value] tuple: ${it}`);else if(it&&it instanceof
Object){const keys=Object.keys(it);if(keys.length===1)key=keys[0],value=it[key];else throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`)}else key=it;pairs2.items.push(Pair.createPair(
key,value,ctx))}return pairs2}const pairs={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:resolvePairs,createNode:createPairs};exports2.createPairs=createPairs,exports2.pairs=pairs,
exports2.resolvePairs=resolvePairs}),35913:((__unused_webpack_module,exports2,__webpack_require__)=>{var map=__webpack_require__(47451),_null=__webpack_require__(73632),seq=__webpack_require__(1706),string=__webpack_require__(
66464),binary=__webpack_require__(56083),bool=__webpack_require__(88398),float=__webpack_require__(35782),int=__webpack_require__(10873),merge=__webpack_require__(90452),omap=__webpack_require__(50303),
pairs=__webpack_require__(18385),set=__webpack_require__(81528),timestamp=__webpack_require__(46752);const schema=[map.map,seq.seq,string.string,_null.nullTag,bool.trueTag,bool.falseTag,int.intBin,int.
intOct,int.int,int.intHex,float.floatNaN,float.floatExp,float.float,binary.binary,merge.merge,omap.omap,pairs.pairs,set.set,timestamp.intTime,timestamp.floatTime,timestamp.timestamp];exports2.schema=schema}),
81528:((__unused_webpack_module,exports2,__webpack_require__)=>{var identity=__webpack_require__(41127),Pair=__webpack_require__(57165),YAMLMap=__webpack_require__(84454);class YAMLSet extends YAMLMap.
YAMLMap{constructor(schema){super(schema),this.tag=YAMLSet.tag}add(key){let pair;identity.isPair(key)?pair=key:key&&typeof key=="object"&&"key"in key&&"value"in key&&key.value===null?pair=new Pair.Pair(
key.key,null):pair=new Pair.Pair(key,null),YAMLMap.findPair(this.items,pair.key)||this.items.push(pair)}get(key,keepPair){const pair=YAMLMap.findPair(this.items,key);return!keepPair&&identity.isPair(pair)?
identity.isScalar(pair.key)?pair.key.value:pair.key:pair}set(key,value){if(typeof value!="boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);const prev=YAMLMap.
findPair(this.items,key);prev&&!value?this.items.splice(this.items.indexOf(prev),1):!prev&&value&&this.items.push(new Pair.Pair(key))}toJSON(_,ctx){return super.toJSON(_,ctx,Set)}toString(ctx,onComment,onChompKeep){
if(!ctx)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.toString(Object.assign({},ctx,{allNullValues:!0}),onComment,onChompKeep);throw new Error("Set items must all have null val\
ues")}static from(schema,iterable,ctx){const{replacer}=ctx,set2=new this(schema);if(iterable&&Symbol.iterator in Object(iterable))for(let value of iterable)typeof replacer=="function"&&(value=replacer.
call(iterable,value,value)),set2.items.push(Pair.createPair(value,null,ctx));return set2}}YAMLSet.tag="tag:yaml.org,2002:set";const set={collection:"map",identify:value=>value instanceof Set,nodeClass:YAMLSet,
default:!1,tag:"tag:yaml.org,2002:set",createNode:(schema,iterable,ctx)=>YAMLSet.from(schema,iterable,ctx),resolve(map,onError){if(identity.isMap(map)){if(map.hasAllNullValues(!0))return Object.assign(
new YAMLSet,map);onError("Set items must all have null values")}else onError("Expected a mapping for this tag");return map}};exports2.YAMLSet=YAMLSet,exports2.set=set}),46752:((__unused_webpack_module,exports2,__webpack_require__)=>{
var stringifyNumber=__webpack_require__(28689);function parseSexagesimal(str,asBigInt){const sign=str[0],parts=sign==="-"||sign==="+"?str.substring(1):str,num=n=>asBigInt?BigInt(n):Number(n),res=parts.
replace(/_/g,"").split(":").reduce((res2,p)=>res2*num(60)+num(p),num(0));return sign==="-"?num(-1)*res:res}function stringifySexagesimal(node){let{value}=node,num=n=>n;if(typeof value=="bigint")num=n=>BigInt(
n);else if(isNaN(value)||!isFinite(value))return stringifyNumber.stringifyNumber(node);let sign="";value<0&&(sign="-",value*=num(-1));const _60=num(60),parts=[value%_60];return value<60?parts.unshift(
0):(value=(value-parts[0])/_60,parts.unshift(value%_60),value>=60&&(value=(value-parts[0])/_60,parts.unshift(value))),sign+parts.map(n=>String(n).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}const intTime={
identify:value=>typeof value=="bigint"||Number.isInteger(value),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(str,_onError,{intAsBigInt})=>parseSexagesimal(
str,intAsBigInt),stringify:stringifySexagesimal},floatTime={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
resolve:str=>parseSexagesimal(str,!1),stringify:stringifySexagesimal},timestamp={identify:value=>value instanceof Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2}\
)-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(str){const match=str.match(timestamp.test);if(!match)throw new Error(
"!!timestamp expects a date, starting with yyyy-mm-dd");const[,year,month,day,hour,minute,second]=match.map(Number),millisec=match[7]?Number((match[7]+"00").substr(1,3)):0;let date=Date.UTC(year,month-
1,day,hour||0,minute||0,second||0,millisec);const tz=match[8];if(tz&&tz!=="Z"){let d=parseSexagesimal(tz,!1);Math.abs(d)<30&&(d*=60),date-=6e4*d}return new Date(date)},stringify:({value})=>value?.toISOString().
replace(/(T00:00:00)?\.000Z$/,"")??""};exports2.floatTime=floatTime,exports2.intTime=intTime,exports2.timestamp=timestamp}),34475:((__unused_webpack_module,exports2)=>{const FOLD_FLOW="flow",FOLD_BLOCK="\
block",FOLD_QUOTED="quoted";function foldFlowLines(text,indent,mode="flow",{indentAtStart,lineWidth=80,minContentWidth=20,onFold,onOverflow}={}){if(!lineWidth||lineWidth<0)return text;lineWidth<minContentWidth&&
(minContentWidth=0);const endStep=Math.max(1+minContentWidth,1+lineWidth-indent.length);if(text.length<=endStep)return text;const folds=[],escapedFolds={};let end=lineWidth-indent.length;typeof indentAtStart==
"number"&&(indentAtStart>lineWidth-Math.max(2,minContentWidth)?folds.push(0):end=lineWidth-indentAtStart);let split,prev,overflow=!1,i=-1,escStart=-1,escEnd=-1;mode===FOLD_BLOCK&&(i=consumeMoreIndentedLines(
text,i,indent.length),i!==-1&&(end=i+endStep));for(let ch;ch=text[i+=1];){if(mode===FOLD_QUOTED&&ch==="\\"){switch(escStart=i,text[i+1]){case"x":i+=3;break;case"u":i+=5;break;case"U":i+=9;break;default:
i+=1}escEnd=i}if(ch===`
`)mode===FOLD_BLOCK&&(i=consumeMoreIndentedLines(text,i,indent.length)),end=i+indent.length+endStep,split=void 0;else{if(ch===" "&&prev&&prev!==" "&&prev!==`
`&&prev!=="	"){const next=text[i+1];next&&next!==" "&&next!==`
`&&next!=="	"&&(split=i)}if(i>=end)if(split)folds.push(split),end=split+endStep,split=void 0;else if(mode===FOLD_QUOTED){for(;prev===" "||prev==="	";)prev=ch,ch=text[i+=1],overflow=!0;const j=i>escEnd+
1?i-2:escStart-1;if(escapedFolds[j])return text;folds.push(j),escapedFolds[j]=!0,end=j+endStep,split=void 0}else overflow=!0}prev=ch}if(overflow&&onOverflow&&onOverflow(),folds.length===0)return text;
onFold&&onFold();let res=text.slice(0,folds[0]);for(let i2=0;i2<folds.length;++i2){const fold=folds[i2],end2=folds[i2+1]||text.length;fold===0?res=`
${indent}${text.slice(0,end2)}`:(mode===FOLD_QUOTED&&escapedFolds[fold]&&(res+=`${text[fold]}\\`),res+=`
${indent}${text.slice(fold+1,end2)}`)}return res}function consumeMoreIndentedLines(text,i,indent){let end=i,start=i+1,ch=text[start];for(;ch===" "||ch==="	";)if(i<start+indent)ch=text[++i];else{do ch=
text[++i];while(ch&&ch!==`
`);end=i,start=i+1,ch=text[start]}return end}exports2.FOLD_BLOCK=FOLD_BLOCK,exports2.FOLD_FLOW=FOLD_FLOW,exports2.FOLD_QUOTED=FOLD_QUOTED,exports2.foldFlowLines=foldFlowLines}),2148:((__unused_webpack_module,exports2,__webpack_require__)=>{
var anchors=__webpack_require__(71596),identity=__webpack_require__(41127),stringifyComment=__webpack_require__(59799),stringifyString=__webpack_require__(83069);function createStringifyContext(doc,options){
const opt=Object.assign({blockQuote:!0,commentString:stringifyComment.stringifyComment,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,
falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},doc.schema.toStringOptions,
options);let inFlow;switch(opt.collectionStyle){case"block":inFlow=!1;break;case"flow":inFlow=!0;break;default:inFlow=null}return{anchors:new Set,doc,flowCollectionPadding:opt.flowCollectionPadding?" ":
"",indent:"",indentStep:typeof opt.indent=="number"?" ".repeat(opt.indent):"  ",inFlow,options:opt}}function getTagObject(tags,item){if(item.tag){const match=tags.filter(t=>t.tag===item.tag);if(match.
length>0)return match.find(t=>t.format===item.format)??match[0]}let tagObj,obj;if(identity.isScalar(item)){obj=item.value;let match=tags.filter(t=>t.identify?.(obj));if(match.length>1){const testMatch=match.
filter(t=>t.test);testMatch.length>0&&(match=testMatch)}tagObj=match.find(t=>t.format===item.format)??match.find(t=>!t.format)}else obj=item,tagObj=tags.find(t=>t.nodeClass&&obj instanceof t.nodeClass);
if(!tagObj){const name=obj?.constructor?.name??(obj===null?"null":typeof obj);throw new Error(`Tag not resolved for ${name} value`)}return tagObj}function stringifyProps(node,tagObj,{anchors:anchors$1,
doc}){if(!doc.directives)return"";const props=[],anchor=(identity.isScalar(node)||identity.isCollection(node))&&node.anchor;anchor&&anchors.anchorIsValid(anchor)&&(anchors$1.add(anchor),props.push(`&${anchor}`));
const tag=node.tag??(tagObj.default?null:tagObj.tag);return tag&&props.push(doc.directives.tagString(tag)),props.join(" ")}function stringify(item,ctx,onComment,onChompKeep){if(identity.isPair(item))return item.
toString(ctx,onComment,onChompKeep);if(identity.isAlias(item)){if(ctx.doc.directives)return item.toString(ctx);if(ctx.resolvedAliases?.has(item))throw new TypeError("Cannot stringify circular structur\
e without alias nodes");ctx.resolvedAliases?ctx.resolvedAliases.add(item):ctx.resolvedAliases=new Set([item]),item=item.resolve(ctx.doc)}let tagObj;const node=identity.isNode(item)?item:ctx.doc.createNode(
item,{onTagObj:o=>tagObj=o});tagObj??(tagObj=getTagObject(ctx.doc.schema.tags,node));const props=stringifyProps(node,tagObj,ctx);props.length>0&&(ctx.indentAtStart=(ctx.indentAtStart??0)+props.length+
1);const str=typeof tagObj.stringify=="function"?tagObj.stringify(node,ctx,onComment,onChompKeep):identity.isScalar(node)?stringifyString.stringifyString(node,ctx,onComment,onChompKeep):node.toString(
ctx,onComment,onChompKeep);return props?identity.isScalar(node)||str[0]==="{"||str[0]==="["?`${props} ${str}`:`${props}
${ctx.indent}${str}`:str}exports2.createStringifyContext=createStringifyContext,exports2.stringify=stringify}),61212:((__unused_webpack_module,exports2,__webpack_require__)=>{var identity=__webpack_require__(
41127),stringify=__webpack_require__(2148),stringifyComment=__webpack_require__(59799);function stringifyCollection(collection,ctx,options){return(ctx.inFlow??collection.flow?stringifyFlowCollection:stringifyBlockCollection)(
collection,ctx,options)}function stringifyBlockCollection({comment,items},ctx,{blockItemPrefix,flowChars,itemIndent,onChompKeep,onComment}){const{indent,options:{commentString}}=ctx,itemCtx=Object.assign(
{},ctx,{indent:itemIndent,type:null});let chompKeep=!1;const lines=[];for(let i=0;i<items.length;++i){const item=items[i];let comment2=null;if(identity.isNode(item))!chompKeep&&item.spaceBefore&&lines.
push(""),addCommentBefore(ctx,lines,item.commentBefore,chompKeep),item.comment&&(comment2=item.comment);else if(identity.isPair(item)){const ik=identity.isNode(item.key)?item.key:null;ik&&(!chompKeep&&
ik.spaceBefore&&lines.push(""),addCommentBefore(ctx,lines,ik.commentBefore,chompKeep))}chompKeep=!1;let str2=stringify.stringify(item,itemCtx,()=>comment2=null,()=>chompKeep=!0);comment2&&(str2+=stringifyComment.
lineComment(str2,itemIndent,commentString(comment2))),chompKeep&&comment2&&(chompKeep=!1),lines.push(blockItemPrefix+str2)}let str;if(lines.length===0)str=flowChars.start+flowChars.end;else{str=lines[0];
for(let i=1;i<lines.length;++i){const line=lines[i];str+=line?`
${indent}${line}`:`
`}}return comment?(str+=`
`+stringifyComment.indentComment(commentString(comment),indent),onComment&&onComment()):chompKeep&&onChompKeep&&onChompKeep(),str}function stringifyFlowCollection({items},ctx,{flowChars,itemIndent}){const{
indent,indentStep,flowCollectionPadding:fcPadding,options:{commentString}}=ctx;itemIndent+=indentStep;const itemCtx=Object.assign({},ctx,{indent:itemIndent,inFlow:!0,type:null});let reqNewline=!1,linesAtValue=0;
const lines=[];for(let i=0;i<items.length;++i){const item=items[i];let comment=null;if(identity.isNode(item))item.spaceBefore&&lines.push(""),addCommentBefore(ctx,lines,item.commentBefore,!1),item.comment&&
(comment=item.comment);else if(identity.isPair(item)){const ik=identity.isNode(item.key)?item.key:null;ik&&(ik.spaceBefore&&lines.push(""),addCommentBefore(ctx,lines,ik.commentBefore,!1),ik.comment&&(reqNewline=
!0));const iv=identity.isNode(item.value)?item.value:null;iv?(iv.comment&&(comment=iv.comment),iv.commentBefore&&(reqNewline=!0)):item.value==null&&ik?.comment&&(comment=ik.comment)}comment&&(reqNewline=
!0);let str=stringify.stringify(item,itemCtx,()=>comment=null);reqNewline||(reqNewline=lines.length>linesAtValue||str.includes(`
`)),i<items.length-1?str+=",":ctx.options.trailingComma&&(ctx.options.lineWidth>0&&(reqNewline||(reqNewline=lines.reduce((sum,line)=>sum+line.length+2,2)+(str.length+2)>ctx.options.lineWidth)),reqNewline&&
(str+=",")),comment&&(str+=stringifyComment.lineComment(str,itemIndent,commentString(comment))),lines.push(str),linesAtValue=lines.length}const{start,end}=flowChars;if(lines.length===0)return start+end;
if(!reqNewline){const len=lines.reduce((sum,line)=>sum+line.length+2,2);reqNewline=ctx.options.lineWidth>0&&len>ctx.options.lineWidth}if(reqNewline){let str=start;for(const line of lines)str+=line?`
${indentStep}${indent}${line}`:`
`;return`${str}
${indent}${end}`}else return`${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`}function addCommentBefore({indent,options:{commentString}},lines,comment,chompKeep){if(comment&&chompKeep&&(comment=
comment.replace(/^\n+/,"")),comment){const ic=stringifyComment.indentComment(commentString(comment),indent);lines.push(ic.trimStart())}}exports2.stringifyCollection=stringifyCollection}),59799:((__unused_webpack_module,exports2)=>{
const stringifyComment=str=>str.replace(/^(?!$)(?: $)?/gm,"#");function indentComment(comment,indent){return/^\n+$/.test(comment)?comment.substring(1):indent?comment.replace(/^(?! *$)/gm,indent):comment}
const lineComment=(str,indent,comment)=>str.endsWith(`
`)?indentComment(comment,indent):comment.includes(`
`)?`
`+indentComment(comment,indent):(str.endsWith(" ")?"":" ")+comment;exports2.indentComment=indentComment,exports2.lineComment=lineComment,exports2.stringifyComment=stringifyComment}),6829:((__unused_webpack_module,exports2,__webpack_require__)=>{
var identity=__webpack_require__(41127),stringify=__webpack_require__(2148),stringifyComment=__webpack_require__(59799);function stringifyDocument(doc,options){const lines=[];let hasDirectives=options.
directives===!0;if(options.directives!==!1&&doc.directives){const dir=doc.directives.toString(doc);dir?(lines.push(dir),hasDirectives=!0):doc.directives.docStart&&(hasDirectives=!0)}hasDirectives&&lines.
push("---");const ctx=stringify.createStringifyContext(doc,options),{commentString}=ctx.options;if(doc.commentBefore){lines.length!==1&&lines.unshift("");const cs=commentString(doc.commentBefore);lines.
unshift(stringifyComment.indentComment(cs,""))}let chompKeep=!1,contentComment=null;if(doc.contents){if(identity.isNode(doc.contents)){if(doc.contents.spaceBefore&&hasDirectives&&lines.push(""),doc.contents.
commentBefore){const cs=commentString(doc.contents.commentBefore);lines.push(stringifyComment.indentComment(cs,""))}ctx.forceBlockIndent=!!doc.comment,contentComment=doc.contents.comment}const onChompKeep=contentComment?
void 0:()=>chompKeep=!0;let body=stringify.stringify(doc.contents,ctx,()=>contentComment=null,onChompKeep);contentComment&&(body+=stringifyComment.lineComment(body,"",commentString(contentComment))),(body[0]===
"|"||body[0]===">")&&lines[lines.length-1]==="---"?lines[lines.length-1]=`--- ${body}`:lines.push(body)}else lines.push(stringify.stringify(doc.contents,ctx));if(doc.directives?.docEnd)if(doc.comment){
const cs=commentString(doc.comment);cs.includes(`
`)?(lines.push("..."),lines.push(stringifyComment.indentComment(cs,""))):lines.push(`... ${cs}`)}else lines.push("...");else{let dc=doc.comment;dc&&chompKeep&&(dc=dc.replace(/^\n+/,"")),dc&&((!chompKeep||
contentComment)&&lines[lines.length-1]!==""&&lines.push(""),lines.push(stringifyComment.indentComment(commentString(dc),"")))}return lines.join(`
`)+`
`}exports2.stringifyDocument=stringifyDocument}),28689:((__unused_webpack_module,exports2)=>{function stringifyNumber({format,minFractionDigits,tag,value}){if(typeof value=="bigint")return String(value);
const num=typeof value=="number"?value:Number(value);if(!isFinite(num))return isNaN(num)?".nan":num<0?"-.inf":".inf";let n=Object.is(value,-0)?"-0":JSON.stringify(value);if(!format&&minFractionDigits&&
(!tag||tag==="tag:yaml.org,2002:float")&&/^-?\d/.test(n)&&!n.includes("e")){let i=n.indexOf(".");i<0&&(i=n.length,n+=".");let d=minFractionDigits-(n.length-i-1);for(;d-- >0;)n+="0"}return n}exports2.stringifyNumber=
stringifyNumber}),59748:((__unused_webpack_module,exports2,__webpack_require__)=>{var identity=__webpack_require__(41127),Scalar=__webpack_require__(63301),stringify=__webpack_require__(2148),stringifyComment=__webpack_require__(
59799);function stringifyPair({key,value},ctx,onComment,onChompKeep){const{allNullValues,doc,indent,indentStep,options:{commentString,indentSeq,simpleKeys}}=ctx;let keyComment=identity.isNode(key)&&key.
comment||null;if(simpleKeys){if(keyComment)throw new Error("With simple keys, key nodes cannot have comments");if(identity.isCollection(key)||!identity.isNode(key)&&typeof key=="object"){const msg="Wi\
th simple keys, collection cannot be used as a key value";throw new Error(msg)}}let explicitKey=!simpleKeys&&(!key||keyComment&&value==null&&!ctx.inFlow||identity.isCollection(key)||(identity.isScalar(
key)?key.type===Scalar.Scalar.BLOCK_FOLDED||key.type===Scalar.Scalar.BLOCK_LITERAL:typeof key=="object"));ctx=Object.assign({},ctx,{allNullValues:!1,implicitKey:!explicitKey&&(simpleKeys||!allNullValues),
indent:indent+indentStep});let keyCommentDone=!1,chompKeep=!1,str=stringify.stringify(key,ctx,()=>keyCommentDone=!0,()=>chompKeep=!0);if(!explicitKey&&!ctx.inFlow&&str.length>1024){if(simpleKeys)throw new Error(
"With simple keys, single line scalar must not span more than 1024 characters");explicitKey=!0}if(ctx.inFlow){if(allNullValues||value==null)return keyCommentDone&&onComment&&onComment(),str===""?"?":explicitKey?
`? ${str}`:str}else if(allNullValues&&!simpleKeys||value==null&&explicitKey)return str=`? ${str}`,keyComment&&!keyCommentDone?str+=stringifyComment.lineComment(str,ctx.indent,commentString(keyComment)):
chompKeep&&onChompKeep&&onChompKeep(),str;keyCommentDone&&(keyComment=null),explicitKey?(keyComment&&(str+=stringifyComment.lineComment(str,ctx.indent,commentString(keyComment))),str=`? ${str}
${indent}:`):(str=`${str}:`,keyComment&&(str+=stringifyComment.lineComment(str,ctx.indent,commentString(keyComment))));let vsb,vcb,valueComment;identity.isNode(value)?(vsb=!!value.spaceBefore,vcb=value.
commentBefore,valueComment=value.comment):(vsb=!1,vcb=null,valueComment=null,value&&typeof value=="object"&&(value=doc.createNode(value))),ctx.implicitKey=!1,!explicitKey&&!keyComment&&identity.isScalar(
value)&&(ctx.indentAtStart=str.length+1),chompKeep=!1,!indentSeq&&indentStep.length>=2&&!ctx.inFlow&&!explicitKey&&identity.isSeq(value)&&!value.flow&&!value.tag&&!value.anchor&&(ctx.indent=ctx.indent.
substring(2));let valueCommentDone=!1;const valueStr=stringify.stringify(value,ctx,()=>valueCommentDone=!0,()=>chompKeep=!0);let ws=" ";if(keyComment||vsb||vcb){if(ws=vsb?`
`:"",vcb){const cs=commentString(vcb);ws+=`
${stringifyComment.indentComment(cs,ctx.indent)}`}valueStr===""&&!ctx.inFlow?ws===`
`&&valueComment&&(ws=`

`):ws+=`
${ctx.indent}`}else if(!explicitKey&&identity.isCollection(value)){const vs0=valueStr[0],nl0=valueStr.indexOf(`
`),hasNewline=nl0!==-1,flow=ctx.inFlow??value.flow??value.items.length===0;if(hasNewline||!flow){let hasPropsLine=!1;if(hasNewline&&(vs0==="&"||vs0==="!")){let sp0=valueStr.indexOf(" ");vs0==="&"&&sp0!==
-1&&sp0<nl0&&valueStr[sp0+1]==="!"&&(sp0=valueStr.indexOf(" ",sp0+1)),(sp0===-1||nl0<sp0)&&(hasPropsLine=!0)}hasPropsLine||(ws=`
${ctx.indent}`)}}else(valueStr===""||valueStr[0]===`
`)&&(ws="");return str+=ws+valueStr,ctx.inFlow?valueCommentDone&&onComment&&onComment():valueComment&&!valueCommentDone?str+=stringifyComment.lineComment(str,ctx.indent,commentString(valueComment)):chompKeep&&
onChompKeep&&onChompKeep(),str}exports2.stringifyPair=stringifyPair}),83069:((__unused_webpack_module,exports2,__webpack_require__)=>{var Scalar=__webpack_require__(63301),foldFlowLines=__webpack_require__(
34475);const getFoldOptions=(ctx,isBlock)=>({indentAtStart:isBlock?ctx.indent.length:ctx.indentAtStart,lineWidth:ctx.options.lineWidth,minContentWidth:ctx.options.minContentWidth}),containsDocumentMarker=str=>/^(%|---|\.\.\.)/m.
test(str);function lineLengthOverLimit(str,lineWidth,indentLength){if(!lineWidth||lineWidth<0)return!1;const limit=lineWidth-indentLength,strLen=str.length;if(strLen<=limit)return!1;for(let i=0,start=0;i<
strLen;++i)if(str[i]===`
`){if(i-start>limit)return!0;if(start=i+1,strLen-start<=limit)return!1}return!0}function doubleQuotedString(value,ctx){const json=JSON.stringify(value);if(ctx.options.doubleQuotedAsJSON)return json;const{
implicitKey}=ctx,minMultiLineLength=ctx.options.doubleQuotedMinMultiLineLength,indent=ctx.indent||(containsDocumentMarker(value)?"  ":"");let str="",start=0;for(let i=0,ch=json[i];ch;ch=json[++i])if(ch===
" "&&json[i+1]==="\\"&&json[i+2]==="n"&&(str+=json.slice(start,i)+"\\ ",i+=1,start=i,ch="\\"),ch==="\\")switch(json[i+1]){case"u":{str+=json.slice(start,i);const code=json.substr(i+2,4);switch(code){case"\
0000":str+="\\0";break;case"0007":str+="\\a";break;case"000b":str+="\\v";break;case"001b":str+="\\e";break;case"0085":str+="\\N";break;case"00a0":str+="\\_";break;case"2028":str+="\\L";break;case"2029":
str+="\\P";break;default:code.substr(0,2)==="00"?str+="\\x"+code.substr(2):str+=json.substr(i,6)}i+=5,start=i+1}break;case"n":if(implicitKey||json[i+2]==='"'||json.length<minMultiLineLength)i+=1;else{
for(str+=json.slice(start,i)+`

`;json[i+2]==="\\"&&json[i+3]==="n"&&json[i+4]!=='"';)str+=`
`,i+=2;str+=indent,json[i+2]===" "&&(str+="\\"),i+=1,start=i+1}break;default:i+=1}return str=start?str+json.slice(start):json,implicitKey?str:foldFlowLines.foldFlowLines(str,indent,foldFlowLines.FOLD_QUOTED,
getFoldOptions(ctx,!1))}function singleQuotedString(value,ctx){if(ctx.options.singleQuote===!1||ctx.implicitKey&&value.includes(`
`)||/[ \t]\n|\n[ \t]/.test(value))return doubleQuotedString(value,ctx);const indent=ctx.indent||(containsDocumentMarker(value)?"  ":""),res="'"+value.replace(/'/g,"''").replace(/\n+/g,`$&
${indent}`)+"'";return ctx.implicitKey?res:foldFlowLines.foldFlowLines(res,indent,foldFlowLines.FOLD_FLOW,getFoldOptions(ctx,!1))}function quotedString(value,ctx){const{singleQuote}=ctx.options;let qs;
if(singleQuote===!1)qs=doubleQuotedString;else{const hasDouble=value.includes('"'),hasSingle=value.includes("'");hasDouble&&!hasSingle?qs=singleQuotedString:hasSingle&&!hasDouble?qs=doubleQuotedString:
qs=singleQuote?singleQuotedString:doubleQuotedString}return qs(value,ctx)}let blockEndNewlines;try{blockEndNewlines=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{blockEndNewlines=/\n+(?!\n|$)/g}function blockString({comment,type,value},ctx,onComment,onChompKeep){const{blockQuote,commentString,lineWidth}=ctx.options;if(!blockQuote||/\n[\t ]+$/.test(
value))return quotedString(value,ctx);const indent=ctx.indent||(ctx.forceBlockIndent||containsDocumentMarker(value)?"  ":""),literal=blockQuote==="literal"?!0:blockQuote==="folded"||type===Scalar.Scalar.
BLOCK_FOLDED?!1:type===Scalar.Scalar.BLOCK_LITERAL?!0:!lineLengthOverLimit(value,lineWidth,indent.length);if(!value)return literal?`|
`:`>
`;let chomp,endStart;for(endStart=value.length;endStart>0;--endStart){const ch=value[endStart-1];if(ch!==`
`&&ch!=="	"&&ch!==" ")break}let end=value.substring(endStart);const endNlPos=end.indexOf(`
`);endNlPos===-1?chomp="-":value===end||endNlPos!==end.length-1?(chomp="+",onChompKeep&&onChompKeep()):chomp="",end&&(value=value.slice(0,-end.length),end[end.length-1]===`
`&&(end=end.slice(0,-1)),end=end.replace(blockEndNewlines,`$&${indent}`));let startWithSpace=!1,startEnd,startNlPos=-1;for(startEnd=0;startEnd<value.length;++startEnd){const ch=value[startEnd];if(ch===
" ")startWithSpace=!0;else if(ch===`
`)startNlPos=startEnd;else break}let start=value.substring(0,startNlPos<startEnd?startNlPos+1:startEnd);start&&(value=value.substring(start.length),start=start.replace(/\n+/g,`$&${indent}`));let header=(startWithSpace?
indent?"2":"1":"")+chomp;if(comment&&(header+=" "+commentString(comment.replace(/ ?[\r\n]+/g," ")),onComment&&onComment()),!literal){const foldedValue=value.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${indent}`);let literalFallback=!1;const foldOptions=getFoldOptions(ctx,!0);blockQuote!=="folded"&&type!==Scalar.
Scalar.BLOCK_FOLDED&&(foldOptions.onOverflow=()=>{literalFallback=!0});const body=foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`,indent,foldFlowLines.FOLD_BLOCK,foldOptions);if(!literalFallback)
return`>${header}
${indent}${body}`}return value=value.replace(/\n+/g,`$&${indent}`),`|${header}
${indent}${start}${value}${end}`}function plainString(item,ctx,onComment,onChompKeep){const{type,value}=item,{actualString,implicitKey,indent,indentStep,inFlow}=ctx;if(implicitKey&&value.includes(`
`)||inFlow&&/[[\]{},]/.test(value))return quotedString(value,ctx);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value))return implicitKey||inFlow||!value.
includes(`
`)?quotedString(value,ctx):blockString(item,ctx,onComment,onChompKeep);if(!implicitKey&&!inFlow&&type!==Scalar.Scalar.PLAIN&&value.includes(`
`))return blockString(item,ctx,onComment,onChompKeep);if(containsDocumentMarker(value)){if(indent==="")return ctx.forceBlockIndent=!0,blockString(item,ctx,onComment,onChompKeep);if(implicitKey&&indent===
indentStep)return quotedString(value,ctx)}const str=value.replace(/\n+/g,`$&
${indent}`);if(actualString){const test=tag=>tag.default&&tag.tag!=="tag:yaml.org,2002:str"&&tag.test?.test(str),{compat,tags}=ctx.doc.schema;if(tags.some(test)||compat?.some(test))return quotedString(
value,ctx)}return implicitKey?str:foldFlowLines.foldFlowLines(str,indent,foldFlowLines.FOLD_FLOW,getFoldOptions(ctx,!1))}function stringifyString(item,ctx,onComment,onChompKeep){const{implicitKey,inFlow}=ctx,
ss=typeof item.value=="string"?item:Object.assign({},item,{value:String(item.value)});let{type}=item;type!==Scalar.Scalar.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)&&
(type=Scalar.Scalar.QUOTE_DOUBLE);const _stringify=_type=>{switch(_type){case Scalar.Scalar.BLOCK_FOLDED:case Scalar.Scalar.BLOCK_LITERAL:return implicitKey||inFlow?quotedString(ss.value,ctx):blockString(
ss,ctx,onComment,onChompKeep);case Scalar.Scalar.QUOTE_DOUBLE:return doubleQuotedString(ss.value,ctx);case Scalar.Scalar.QUOTE_SINGLE:return singleQuotedString(ss.value,ctx);case Scalar.Scalar.PLAIN:return plainString(
ss,ctx,onComment,onChompKeep);default:return null}};let res=_stringify(type);if(res===null){const{defaultKeyType,defaultStringType}=ctx.options,t=implicitKey&&defaultKeyType||defaultStringType;if(res=
_stringify(t),res===null)throw new Error(`Unsupported default string type ${t}`)}return res}exports2.stringifyString=stringifyString}),10204:((__unused_webpack_module,exports2,__webpack_require__)=>{var identity=__webpack_require__(
41127);const BREAK=Symbol("break visit"),SKIP=Symbol("skip children"),REMOVE=Symbol("remove node");function visit(node,visitor){const visitor_=initVisitor(visitor);identity.isDocument(node)?visit_(null,
node.contents,visitor_,Object.freeze([node]))===REMOVE&&(node.contents=null):visit_(null,node,visitor_,Object.freeze([]))}visit.BREAK=BREAK,visit.SKIP=SKIP,visit.REMOVE=REMOVE;function visit_(key,node,visitor,path){
const ctrl=callVisitor(key,node,visitor,path);if(identity.isNode(ctrl)||identity.isPair(ctrl))return replaceNode(key,path,ctrl),visit_(key,ctrl,visitor,path);if(typeof ctrl!="symbol"){if(identity.isCollection(
node)){path=Object.freeze(path.concat(node));for(let i=0;i<node.items.length;++i){const ci=visit_(i,node.items[i],visitor,path);if(typeof ci=="number")i=ci-1;else{if(ci===BREAK)return BREAK;ci===REMOVE&&
(node.items.splice(i,1),i-=1)}}}else if(identity.isPair(node)){path=Object.freeze(path.concat(node));const ck=visit_("key",node.key,visitor,path);if(ck===BREAK)return BREAK;ck===REMOVE&&(node.key=null);
const cv=visit_("value",node.value,visitor,path);if(cv===BREAK)return BREAK;cv===REMOVE&&(node.value=null)}}return ctrl}async function visitAsync(node,visitor){const visitor_=initVisitor(visitor);identity.
isDocument(node)?await visitAsync_(null,node.contents,visitor_,Object.freeze([node]))===REMOVE&&(node.contents=null):await visitAsync_(null,node,visitor_,Object.freeze([]))}visitAsync.BREAK=BREAK,visitAsync.
SKIP=SKIP,visitAsync.REMOVE=REMOVE;async function visitAsync_(key,node,visitor,path){const ctrl=await callVisitor(key,node,visitor,path);if(identity.isNode(ctrl)||identity.isPair(ctrl))return replaceNode(
key,path,ctrl),visitAsync_(key,ctrl,visitor,path);if(typeof ctrl!="symbol"){if(identity.isCollection(node)){path=Object.freeze(path.concat(node));for(let i=0;i<node.items.length;++i){const ci=await visitAsync_(
i,node.items[i],visitor,path);if(typeof ci=="number")i=ci-1;else{if(ci===BREAK)return BREAK;ci===REMOVE&&(node.items.splice(i,1),i-=1)}}}else if(identity.isPair(node)){path=Object.freeze(path.concat(node));
const ck=await visitAsync_("key",node.key,visitor,path);if(ck===BREAK)return BREAK;ck===REMOVE&&(node.key=null);const cv=await visitAsync_("value",node.value,visitor,path);if(cv===BREAK)return BREAK;cv===
REMOVE&&(node.value=null)}}return ctrl}function initVisitor(visitor){return typeof visitor=="object"&&(visitor.Collection||visitor.Node||visitor.Value)?Object.assign({Alias:visitor.Node,Map:visitor.Node,
Scalar:visitor.Node,Seq:visitor.Node},visitor.Value&&{Map:visitor.Value,Scalar:visitor.Value,Seq:visitor.Value},visitor.Collection&&{Map:visitor.Collection,Seq:visitor.Collection},visitor):visitor}function callVisitor(key,node,visitor,path){
if(typeof visitor=="function")return visitor(key,node,path);if(identity.isMap(node))return visitor.Map?.(key,node,path);if(identity.isSeq(node))return visitor.Seq?.(key,node,path);if(identity.isPair(node))
return visitor.Pair?.(key,node,path);if(identity.isScalar(node))return visitor.Scalar?.(key,node,path);if(identity.isAlias(node))return visitor.Alias?.(key,node,path)}function replaceNode(key,path,node){
const parent=path[path.length-1];if(identity.isCollection(parent))parent.items[key]=node;else if(identity.isPair(parent))key==="key"?parent.key=node:parent.value=node;else if(identity.isDocument(parent))
parent.contents=node;else{const pt=identity.isAlias(parent)?"alias":"scalar";throw new Error(`Cannot replace node with ${pt} parent`)}}exports2.visit=visit,exports2.visitAsync=visitAsync}),47785:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{A:()=>leven,closestMatch:()=>closestMatch});const array=[],characterCodeCache=[];function leven(first,second,options){if(first===second)return 0;const maxDistance=options?.
maxDistance,swap=first;first.length>second.length&&(first=second,second=swap);let firstLength=first.length,secondLength=second.length;for(;firstLength>0&&first.charCodeAt(~-firstLength)===second.charCodeAt(
~-secondLength);)firstLength--,secondLength--;let start=0;for(;start<firstLength&&first.charCodeAt(start)===second.charCodeAt(start);)start++;if(firstLength-=start,secondLength-=start,maxDistance!==void 0&&
secondLength-firstLength>maxDistance)return maxDistance;if(firstLength===0)return maxDistance!==void 0&&secondLength>maxDistance?maxDistance:secondLength;let bCharacterCode,result,temporary,temporary2,
index=0,index2=0;for(;index<firstLength;)characterCodeCache[index]=first.charCodeAt(start+index),array[index]=++index;for(;index2<secondLength;){for(bCharacterCode=second.charCodeAt(start+index2),temporary=
index2++,result=index2,index=0;index<firstLength;index++)temporary2=bCharacterCode===characterCodeCache[index]?temporary:temporary+1,temporary=array[index],result=array[index]=temporary>result?temporary2>
result?result+1:temporary2:temporary2>temporary?temporary+1:temporary2;if(maxDistance!==void 0){let rowMinimum=result;for(index=0;index<firstLength;index++)array[index]<rowMinimum&&(rowMinimum=array[index]);
if(rowMinimum>maxDistance)return maxDistance}}return array.length=firstLength,characterCodeCache.length=firstLength,maxDistance!==void 0&&result>maxDistance?maxDistance:result}function closestMatch(target,candidates,options){
if(!Array.isArray(candidates)||candidates.length===0)return;const userMax=options?.maxDistance,targetLength=target.length;for(const candidate of candidates)if(candidate===target)return candidate;if(userMax===
0)return;let best,bestDist=Number.POSITIVE_INFINITY;const seen=new Set;for(const candidate of candidates){if(seen.has(candidate))continue;seen.add(candidate);const lengthDiff=Math.abs(candidate.length-
targetLength);if(lengthDiff>=bestDist||userMax!==void 0&&lengthDiff>userMax)continue;const cap=Number.isFinite(bestDist)?userMax===void 0?bestDist:Math.min(bestDist,userMax):userMax,distance=cap===void 0?
leven(target,candidate):leven(target,candidate,{maxDistance:cap});if(userMax!==void 0&&distance>userMax)continue;let actualD=distance;if(cap!==void 0&&distance===cap&&cap===userMax&&(actualD=leven(target,
candidate)),actualD<bestDist&&(bestDist=actualD,best=candidate,bestDist===0))break}if(!(userMax!==void 0&&bestDist>userMax))return best}}),73305:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{_L:()=>_boolean,qm:()=>_gte,LK:()=>_int,Zm:()=>_lte,m9:()=>_minLength,G8:()=>_never,F7:()=>_number,fU:()=>_refine,Fk:()=>_regex,Rl:()=>_string,MB:()=>_superRefine,
em:()=>_unknown,q0:()=>describe,mI:()=>meta});var core_checks=__webpack_require__(44890),_a;const $output=null,$input=null;class $ZodRegistry{constructor(){this._map=new WeakMap,this._idmap=new Map}add(schema,..._meta){
const meta2=_meta[0];return this._map.set(schema,meta2),meta2&&typeof meta2=="object"&&"id"in meta2&&this._idmap.set(meta2.id,schema),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(schema){
const meta2=this._map.get(schema);return meta2&&typeof meta2=="object"&&"id"in meta2&&this._idmap.delete(meta2.id),this._map.delete(schema),this}get(schema){const p=schema._zod.parent;if(p){const pm={
...this.get(p)??{}};delete pm.id;const f={...pm,...this._map.get(schema)};return Object.keys(f).length?f:void 0}return this._map.get(schema)}has(schema){return this._map.has(schema)}}function registry(){
return new $ZodRegistry}(_a=globalThis).__zod_globalRegistry??(_a.__zod_globalRegistry=registry());const globalRegistry=globalThis.__zod_globalRegistry;var core_util=__webpack_require__(54723);function snapshotChecks(def){
return def.checks&&(def.checks=[...def.checks]),def}function _string(Class,params){return new Class(snapshotChecks({type:"string",...core_util.A2(params)}))}function _coercedString(Class,params){return new Class(
snapshotChecks({type:"string",coerce:!0,...util.normalizeParams(params)}))}function _email(Class,params){return new Class({type:"string",format:"email",check:"string_format",abort:!1,...util.normalizeParams(
params)})}function _guid(Class,params){return new Class({type:"string",format:"guid",check:"string_format",abort:!1,...util.normalizeParams(params)})}function _uuid(Class,params){return new Class({type:"\
string",format:"uuid",check:"string_format",abort:!1,...util.normalizeParams(params)})}function _uuidv4(Class,params){return new Class({type:"string",format:"uuid",check:"string_format",abort:!1,version:"\
v4",...util.normalizeParams(params)})}function _uuidv6(Class,params){return new Class({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...util.normalizeParams(params)})}function _uuidv7(Class,params){
return new Class({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v7",...util.normalizeParams(params)})}function _url(Class,params){return new Class({type:"string",format:"url",check:"\
string_format",abort:!1,...util.normalizeParams(params)})}function _emoji(Class,params){return new Class({type:"string",format:"emoji",check:"string_format",abort:!1,...util.normalizeParams(params)})}
function _nanoid(Class,params){return new Class({type:"string",format:"nanoid",check:"string_format",abort:!1,...util.normalizeParams(params)})}function _cuid(Class,params){return new Class({type:"str\
ing",format:"cuid",check:"string_format",abort:!1,...util.normalizeParams(params)})}function _cuid2(Class,params){return new Class({type:"string",format:"cuid2",check:"string_format",abort:!1,...util.
normalizeParams(params)})}function _ulid(Class,params){return new Class({type:"string",format:"ulid",check:"string_format",abort:!1,...util.normalizeParams(params)})}function _xid(Class,params){return new Class(
{type:"string",format:"xid",check:"string_format",abort:!1,...util.normalizeParams(params)})}function _ksuid(Class,params){return new Class({type:"string",format:"ksuid",check:"string_format",abort:!1,
...util.normalizeParams(params)})}function _ipv4(Class,params){return new Class({type:"string",format:"ipv4",check:"string_format",abort:!1,...util.normalizeParams(params)})}function _ipv6(Class,params){
return new Class({type:"string",format:"ipv6",check:"string_format",abort:!1,...util.normalizeParams(params)})}function _mac(Class,params){return new Class({type:"string",format:"mac",check:"string_fo\
rmat",abort:!1,...util.normalizeParams(params)})}function _cidrv4(Class,params){return new Class({type:"string",format:"cidrv4",check:"string_format",abort:!1,...util.normalizeParams(params)})}function _cidrv6(Class,params){
return new Class({type:"string",format:"cidrv6",check:"string_format",abort:!1,...util.normalizeParams(params)})}function _base64(Class,params){return new Class({type:"string",format:"base64",check:"s\
tring_format",abort:!1,...util.normalizeParams(params)})}function _base64url(Class,params){return new Class({type:"string",format:"base64url",check:"string_format",abort:!1,...util.normalizeParams(params)})}
function _e164(Class,params){return new Class({type:"string",format:"e164",check:"string_format",abort:!1,...util.normalizeParams(params)})}function _creditCard(Class,params){return new Class({type:"s\
tring",format:"credit_card",check:"string_format",abort:!1,...util.normalizeParams(params)})}function _iban(Class,params){return new Class({type:"string",format:"iban",check:"string_format",abort:!1,...util.
normalizeParams(params)})}function _jwt(Class,params){return new Class({type:"string",format:"jwt",check:"string_format",abort:!1,...util.normalizeParams(params)})}const TimePrecision={Any:null,Minute:-1,
Second:0,Millisecond:3,Microsecond:6};function _isoDateTime(Class,params){return new Class({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...util.normalizeParams(
params)})}function _isoDate(Class,params){return new Class({type:"string",format:"date",check:"string_format",...util.normalizeParams(params)})}function _isoTime(Class,params){return new Class({type:"\
string",format:"time",check:"string_format",precision:null,...util.normalizeParams(params)})}function _isoDuration(Class,params){return new Class({type:"string",format:"duration",check:"string_format",
...util.normalizeParams(params)})}function _number(Class,params){return new Class(snapshotChecks({type:"number",checks:[],...core_util.A2(params)}))}function _coercedNumber(Class,params){return new Class(
snapshotChecks({type:"number",coerce:!0,checks:[],...util.normalizeParams(params)}))}function _int(Class,params){return new Class({type:"number",check:"number_format",abort:!1,format:"safeint",...core_util.
A2(params)})}function _float32(Class,params){return new Class({type:"number",check:"number_format",abort:!1,format:"float32",...util.normalizeParams(params)})}function _float64(Class,params){return new Class(
{type:"number",check:"number_format",abort:!1,format:"float64",...util.normalizeParams(params)})}function _int32(Class,params){return new Class({type:"number",check:"number_format",abort:!1,format:"in\
t32",...util.normalizeParams(params)})}function _uint32(Class,params){return new Class({type:"number",check:"number_format",abort:!1,format:"uint32",...util.normalizeParams(params)})}function _boolean(Class,params){
return new Class({type:"boolean",...core_util.A2(params)})}function _coercedBoolean(Class,params){return new Class({type:"boolean",coerce:!0,...util.normalizeParams(params)})}function _bigint(Class,params){
return new Class({type:"bigint",...util.normalizeParams(params)})}function _coercedBigint(Class,params){return new Class({type:"bigint",coerce:!0,...util.normalizeParams(params)})}function _int64(Class,params){
return new Class({type:"bigint",check:"bigint_format",abort:!1,format:"int64",...util.normalizeParams(params)})}function _uint64(Class,params){return new Class({type:"bigint",check:"bigint_format",abort:!1,
format:"uint64",...util.normalizeParams(params)})}function _symbol(Class,params){return new Class({type:"symbol",...util.normalizeParams(params)})}function _undefined(Class,params){return new Class({type:"\
undefined",...util.normalizeParams(params)})}function _null(Class,params){return new Class({type:"null",...util.normalizeParams(params)})}function _any(Class){return new Class({type:"any"})}function _unknown(Class){
return new Class({type:"unknown"})}function _never(Class,params){return new Class({type:"never",...core_util.A2(params)})}function _void(Class,params){return new Class({type:"void",...util.normalizeParams(
params)})}function _date(Class,params){return new Class({type:"date",...util.normalizeParams(params)})}function _coercedDate(Class,params){return new Class({type:"date",coerce:!0,...util.normalizeParams(
params)})}function _nan(Class,params){return new Class({type:"nan",...util.normalizeParams(params)})}function _lt(value,params){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(
params),value,inclusive:!1})}function _lte(value,params){return new core_checks.sm({check:"less_than",...core_util.A2(params),value,inclusive:!0})}function _gt(value,params){return new checks.$ZodCheckGreaterThan(
{check:"greater_than",...util.normalizeParams(params),value,inclusive:!1})}function _gte(value,params){return new core_checks.J_({check:"greater_than",...core_util.A2(params),value,inclusive:!0})}function _positive(params){
return _gt(0,params)}function _negative(params){return _lt(0,params)}function _nonpositive(params){return _lte(0,params)}function _nonnegative(params){return _gte(0,params)}function _multipleOf(value,params){
return new checks.$ZodCheckMultipleOf({check:"multiple_of",...util.normalizeParams(params),value})}function _maxSize(maximum,params){return new checks.$ZodCheckMaxSize({check:"max_size",...util.normalizeParams(
params),maximum})}function _minSize(minimum,params){return new checks.$ZodCheckMinSize({check:"min_size",...util.normalizeParams(params),minimum})}function _size(size,params){return new checks.$ZodCheckSizeEquals(
{check:"size_equals",...util.normalizeParams(params),size})}function _maxLength(maximum,params){return new checks.$ZodCheckMaxLength({check:"max_length",...util.normalizeParams(params),maximum})}function _minLength(minimum,params){
return new core_checks.Kk({check:"min_length",...core_util.A2(params),minimum})}function _length(length,params){return new checks.$ZodCheckLengthEquals({check:"length_equals",...util.normalizeParams(params),
length})}function _regex(pattern,params){return new core_checks.DG({check:"string_format",format:"regex",...core_util.A2(params),pattern})}function _lowercase(params){return new checks.$ZodCheckLowerCase(
{check:"string_format",format:"lowercase",...util.normalizeParams(params)})}function _uppercase(params){return new checks.$ZodCheckUpperCase({check:"string_format",format:"uppercase",...util.normalizeParams(
params)})}function _includes(includes,params){return new checks.$ZodCheckIncludes({check:"string_format",format:"includes",...util.normalizeParams(params),includes})}function _startsWith(prefix,params){
return new checks.$ZodCheckStartsWith({check:"string_format",format:"starts_with",...util.normalizeParams(params),prefix})}function _endsWith(suffix,params){return new checks.$ZodCheckEndsWith({check:"\
string_format",format:"ends_with",...util.normalizeParams(params),suffix})}function _property(property,schema,params){return new checks.$ZodCheckProperty({check:"property",property,schema,...util.normalizeParams(
params)})}function _properties(shape,params){return new checks.$ZodCheckProperties({check:"properties",shape,...util.normalizeParams(params)})}function _mime(types,params){return new checks.$ZodCheckMimeType(
{check:"mime_type",mime:types,...util.normalizeParams(params)})}function _overwrite(tx){return new checks.$ZodCheckOverwrite({check:"overwrite",tx})}function _normalize(form){return _overwrite(input=>input.
normalize(form))}function _trim(){return _overwrite(input=>input.trim())}function _toLowerCase(){return _overwrite(input=>input.toLowerCase())}function _toUpperCase(){return _overwrite(input=>input.toUpperCase())}
function _slugify(){return _overwrite(input=>util.slugify(input))}function _array(Class,element,params){return new Class({type:"array",element,...util.normalizeParams(params)})}function _union(Class,options,params){
return new Class({type:"union",options,...util.normalizeParams(params)})}function _xor(Class,options,params){return new Class({type:"union",options,inclusive:!1,...util.normalizeParams(params)})}function _discriminatedUnion(Class,discriminator,options,params){
return new Class({type:"union",options,discriminator,...util.normalizeParams(params)})}function _intersection(Class,left,right){return new Class({type:"intersection",left,right})}function _tuple(Class,items,_paramsOrRest,_params){
const hasRest=_paramsOrRest instanceof schemas.$ZodType,params=hasRest?_params:_paramsOrRest,rest=hasRest?_paramsOrRest:null;return new Class({type:"tuple",items,rest,...util.normalizeParams(params)})}
function _record(Class,keyType,valueType,params){return new Class({type:"record",keyType,valueType,...util.normalizeParams(params)})}function _map(Class,keyType,valueType,params){return new Class({type:"\
map",keyType,valueType,...util.normalizeParams(params)})}function _set(Class,valueType,params){return new Class({type:"set",valueType,...util.normalizeParams(params)})}function _enum(Class,values,params){
const entries=Array.isArray(values)?Object.fromEntries(values.map(v=>[v,v])):values;return new Class({type:"enum",entries,...util.normalizeParams(params)})}function _nativeEnum(Class,entries,params){return new Class(
{type:"enum",entries,...util.normalizeParams(params)})}function _literal(Class,value,params){return new Class({type:"literal",values:Array.isArray(value)?value:[value],...util.normalizeParams(params)})}
function _file(Class,params){return new Class({type:"file",...util.normalizeParams(params)})}function _transform(Class,fn){return new Class({type:"transform",transform:fn})}function _optional(Class,innerType){
return new Class({type:"optional",innerType})}function _nullable(Class,innerType){return new Class({type:"nullable",innerType})}function _default(Class,innerType,defaultValue){return new Class({type:"\
default",innerType,get defaultValue(){return typeof defaultValue=="function"?defaultValue():util.shallowClone(defaultValue)}})}function _nonoptional(Class,innerType,params){return new Class({type:"non\
optional",innerType,...util.normalizeParams(params)})}function _success(Class,innerType){return new Class({type:"success",innerType})}function _catch(Class,innerType,catchValue){return new Class({type:"\
catch",innerType,catchValue:typeof catchValue=="function"?catchValue:util.constantCatch(catchValue)})}function _pipe(Class,in_,out){return new Class({type:"pipe",in:in_,out})}function _readonly(Class,innerType){
return new Class({type:"readonly",innerType})}function _templateLiteral(Class,parts,params){return new Class({type:"template_literal",parts,...util.normalizeParams(params)})}function _lazy(Class,getter){
return new Class({type:"lazy",getter})}function _promise(Class,innerType){return new Class({type:"promise",innerType})}function _custom(Class,fn,_params){const norm=util.normalizeParams(_params);return norm.
abort??(norm.abort=!0),new Class({type:"custom",check:"custom",fn,...norm})}function _refine(Class,fn,_params){return new Class({type:"custom",check:"custom",fn,...core_util.A2(_params)})}function _superRefine(fn,params){
const ch=_check(payload=>(payload.addIssue=issue=>{if(typeof issue=="string")payload.issues.push(core_util.sn(issue,payload.value,ch._zod.def));else{const _issue=issue;_issue.fatal&&(_issue.continue=!1),
_issue.code??(_issue.code="custom"),"input"in _issue||(_issue.input=payload.value),_issue.inst??(_issue.inst=ch),_issue.continue??(_issue.continue=!ch._zod.def.abort),payload.issues.push(core_util.sn(
_issue))}},fn(payload.value,payload)),params);return ch}function _check(fn,params){const ch=new core_checks.QP({check:"custom",...core_util.A2(params)});return ch._zod.check=fn,ch}function describe(description){
const ch=new core_checks.QP({check:"describe"});return ch._zod.onattach=[inst=>{const existing=globalRegistry.get(inst)??{};globalRegistry.add(inst,{...existing,description})}],ch._zod.check=()=>{},ch}
function meta(metadata){const ch=new core_checks.QP({check:"meta"});return ch._zod.onattach=[inst=>{const existing=globalRegistry.get(inst)??{};globalRegistry.add(inst,{...existing,...metadata})}],ch.
_zod.check=()=>{},ch}function _stringbool(Classes,_params){const params=util.normalizeParams(_params);let truthyArray=params.truthy??["true","1","yes","on","y","enabled"],falsyArray=params.falsy??["fa\
lse","0","no","off","n","disabled"];params.case!=="sensitive"&&(truthyArray=truthyArray.map(v=>typeof v=="string"?v.toLowerCase():v),falsyArray=falsyArray.map(v=>typeof v=="string"?v.toLowerCase():v));
const truthySet=new Set(truthyArray),falsySet=new Set(falsyArray),_Codec=Classes.Codec??schemas.$ZodCodec,_Boolean=Classes.Boolean??schemas.$ZodBoolean,_String=Classes.String??schemas.$ZodString,stringSchema=new _String(
{type:"string",error:params.error}),booleanSchema=new _Boolean({type:"boolean",error:params.error}),codec=new _Codec({type:"pipe",in:stringSchema,out:booleanSchema,transform:((input,payload)=>{let data=input;
return params.case!=="sensitive"&&(data=data.toLowerCase()),truthySet.has(data)?!0:falsySet.has(data)?!1:(payload.issues.push({code:"invalid_value",expected:"stringbool",values:[...truthySet,...falsySet],
input:payload.value,inst:codec,continue:!1}),{})}),reverseTransform:((input,_payload)=>input===!0?truthyArray[0]||"true":falsyArray[0]||"false"),error:params.error});return codec._zod.bag.truthy=truthyArray,
codec._zod.bag.falsy=falsyArray,codec._zod.bag.case=params.case??"insensitive",codec}function _stringFormat(Class,format,fnOrRegex,_params={}){const params=util.normalizeParams(_params),def={check:"st\
ring_format",type:"string",format,fn:typeof fnOrRegex=="function"?fnOrRegex:val=>fnOrRegex.test(val),...params};return fnOrRegex instanceof RegExp&&(def.pattern=fnOrRegex),new Class(def)}}),44890:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{DG:()=>$ZodCheckRegex,J_:()=>$ZodCheckGreaterThan,KH:()=>$ZodCheckNumberFormat,Kk:()=>$ZodCheckMinLength,QP:()=>$ZodCheck,sm:()=>$ZodCheckLessThan});var _core_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
88532),_util_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(54723);const $ZodCheck=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheck",(inst,def)=>{var _a;inst._zod??(inst._zod={}),inst._zod.def=
def,(_a=inst._zod).onattach??(_a.onattach=[])}),_whenHasSize=payload=>{const val=payload.value;return!util.nullish(val)&&val.size!==void 0},_whenHasLength=payload=>{const val=payload.value;return!_util_js__WEBPACK_IMPORTED_MODULE_1__.
cl(val)&&val.length!==void 0},numericOriginMap={number:"number",bigint:"bigint",object:"date"},$ZodCheckLessThan=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckLessThan",(inst,def)=>{$ZodCheck.init(
inst,def);const origin=numericOriginMap[typeof def.value];inst._zod.check=payload=>{(def.inclusive?payload.value<=def.value:payload.value<def.value)||payload.issues.push({origin:numericOriginMap[typeof payload.
value]??origin,code:"too_big",maximum:typeof def.value=="object"?def.value.getTime():def.value,input:payload.value,inclusive:def.inclusive,inst,continue:!def.abort})}}),$ZodCheckGreaterThan=_core_js__WEBPACK_IMPORTED_MODULE_0__.
xI("$ZodCheckGreaterThan",(inst,def)=>{$ZodCheck.init(inst,def);const origin=numericOriginMap[typeof def.value];inst._zod.check=payload=>{(def.inclusive?payload.value>=def.value:payload.value>def.value)||
payload.issues.push({origin:numericOriginMap[typeof payload.value]??origin,code:"too_small",minimum:typeof def.value=="object"?def.value.getTime():def.value,input:payload.value,inclusive:def.inclusive,
inst,continue:!def.abort})}}),$ZodCheckMultipleOf=null,$ZodCheckNumberFormat=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckNumberFormat",(inst,def)=>{$ZodCheck.init(inst,def),def.format=def.format||
"float64";const isInt=def.format?.includes("int"),origin=isInt?"int":"number",[minimum,maximum]=_util_js__WEBPACK_IMPORTED_MODULE_1__.zH[def.format];inst._zod.check=payload=>{const input=payload.value;
if(isInt){if(!Number.isInteger(input)){payload.issues.push({expected:origin,format:def.format,code:"invalid_type",continue:!1,input,inst});return}if(!Number.isSafeInteger(input)){input>0?payload.issues.
push({input,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst,origin,inclusive:!0,continue:!def.abort}):payload.issues.push({input,code:"too_sm\
all",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst,origin,inclusive:!0,continue:!def.abort});return}}input<minimum&&payload.issues.push({origin:"number",input,
code:"too_small",minimum,inclusive:!0,inst,continue:!def.abort}),input>maximum&&payload.issues.push({origin:"number",input,code:"too_big",maximum,inclusive:!0,inst,continue:!def.abort})}}),$ZodCheckBigIntFormat=null,
$ZodCheckMaxSize=null,$ZodCheckMinSize=null,$ZodCheckSizeEquals=null,$ZodCheckMaxLength=null,$ZodCheckMinLength=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMinLength",(inst,def)=>{var _a;$ZodCheck.
init(inst,def),(_a=inst._zod.def).when??(_a.when=_whenHasLength),inst._zod.check=payload=>{const input=payload.value,units=input.length;if((typeof input=="string"&&units>=def.minimum&&units<def.minimum*
2?_util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input):units)>=def.minimum)return;const origin=_util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);payload.issues.push({origin,code:"too_small",minimum:def.minimum,
inclusive:!0,input,inst,continue:!def.abort})}}),$ZodCheckLengthEquals=null,$ZodCheckStringFormat=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckStringFormat",(inst,def)=>{var _a,_b;$ZodCheck.init(
inst,def),def.pattern?(_a=inst._zod).check??(_a.check=payload=>{def.pattern.lastIndex=0,!def.pattern.test(payload.value)&&payload.issues.push({origin:"string",code:"invalid_format",format:def.format,input:payload.
value,...def.pattern?{pattern:def.pattern.toString()}:{},inst,continue:!def.abort})}):(_b=inst._zod).check??(_b.check=()=>{})}),$ZodCheckRegex=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckRegex",
(inst,def)=>{$ZodCheckStringFormat.init(inst,def),inst._zod.check=payload=>{def.pattern.lastIndex=0,!def.pattern.test(payload.value)&&payload.issues.push({origin:"string",code:"invalid_format",format:"\
regex",input:payload.value,pattern:def.pattern.toString(),inst,continue:!def.abort})}}),$ZodCheckLowerCase=null,$ZodCheckUpperCase=null,$ZodCheckIncludes=null,$ZodCheckStartsWith=null,$ZodCheckEndsWith=null;
function handleCheckPropertyResult(result,payload,property){result.issues.length&&payload.issues.push(...util.prefixIssues(property,result.issues))}const $ZodCheckProperty=null,$ZodCheckProperties=null,
$ZodCheckMimeType=null,$ZodCheckOverwrite=null}),88532:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$W:()=>config,GT:()=>$ZodAsyncError,
cV:()=>$ZodEncodeError,cr:()=>globalConfig2,xI:()=>$constructor});var _util_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54723),_a;const NEVER=Object.freeze({status:"aborted"}),_zodDesc={value:void 0,
enumerable:!1};let _E="captureStackTrace"in Error?Error:null;function newError(Definition){const E=_E;if(E){const saved=E.stackTraceLimit;if(typeof saved=="number"){try{E.stackTraceLimit=0}catch{return _E=
null,new Definition}try{return new Definition}finally{E.stackTraceLimit=saved}}}return new Definition}function $constructor(name,initializer,proto,params){const zodProto={};function Internals(def){this.
def=def,this.constr=_,this.traits=new Set}Internals.prototype=zodProto;const protoMembers=proto,initialized=protoMembers&&new WeakSet;function init(inst,def){if(inst._zod){if(inst._zod.traits.has(name))
return}else{_zodDesc.value=new Internals(def);try{Object.defineProperty(inst,"_zod",_zodDesc)}finally{_zodDesc.value=void 0}}if(inst._zod.traits.add(name),initializer(inst,def),initialized){const own=Object.
getPrototypeOf(inst),ctorProto=inst._zod.constr.prototype;let up=own;for(;up&&up!==ctorProto;)up=Object.getPrototypeOf(up);const target=up??own;initialized.has(target)||(initialized.add(target),(0,_util_js__WEBPACK_IMPORTED_MODULE_0__.
ol)(target,protoMembers))}const proto2=_.prototype;for(const k in proto2)Object.prototype.hasOwnProperty.call(proto2,k)&&(k in inst||(inst[k]=proto2[k].bind(inst)))}const Parent=params?.Parent??Object;
class Definition extends Parent{}Object.defineProperty(Definition,"name",{value:name});function _(def){const inst=params?.Parent?newError(Definition):this;init(inst,def);const deferred=inst._zod.deferred;
if(deferred){for(const fn of deferred)fn();inst._zod.deferred=void 0}const pp=globalThis.__zod_globalConfig?.postProcessor;return pp&&pp(inst),inst}return Object.defineProperty(_,"init",{value:init}),
Object.defineProperty(_,Symbol.hasInstance,{value:inst=>params?.Parent&&inst instanceof params.Parent?!0:inst?._zod?.traits?.has(name)}),Object.defineProperty(_,"name",{value:name}),_}const $brand=null;
class $ZodAsyncError extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}}class $ZodEncodeError extends Error{constructor(name){super(`Encount\
ered unidirectional transform during encode: ${name}`),this.name="ZodEncodeError"}}(_a=globalThis).__zod_globalConfig??(_a.__zod_globalConfig={});const globalConfig2=globalThis.__zod_globalConfig;function config(newConfig){
return newConfig&&Object.assign(globalConfig2,newConfig),globalConfig2}}),54723:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{A2:()=>normalizeParams,Gv:()=>isObject,NM:()=>optionalKeys,O7:()=>codePointLength,PO:()=>cached,QH:()=>aborted,Qd:()=>isPlainObject,Rc:()=>getLengthableOrigin,Vy:()=>assignProp,X:()=>installLazyProp,
cl:()=>nullish,d3:()=>attachSchema,gJ:()=>defineLazy,gx:()=>captureStackTrace,hi:()=>sizeCaps,iR:()=>finalizeIssue,jD:()=>hide,k8:()=>jsonStringifyReplacer,lQ:()=>prefixIssues,o8:()=>clone,ol:()=>members,
p6:()=>cleanRegex,qQ:()=>propertyKeyTypes,qh:()=>own,rL:()=>explicitlyAborted,sD:()=>escapeRegex,sn:()=>issue,v5:()=>defineLazyInternal,w5:()=>getEnumValues,zH:()=>NUMBER_FORMAT_RANGES});function assertEqual(val){
return val}function assertNotEqual(val){return val}function toZod(){return schema=>schema}function assertIs(_arg){}function assertNever(_x){throw new Error("Unexpected value in exhaustive check")}function assert(_){}
function getEnumValues(entries){const numericValues=Object.values(entries).filter(v=>typeof v=="number");return Object.entries(entries).filter(([k,_])=>numericValues.indexOf(+k)===-1).map(([_,v])=>v)}
function joinValues(array,separator="|"){return array.map(val=>stringifyPrimitive(val)).join(separator)}function jsonStringifyReplacer(_,value){return typeof value=="bigint"?value.toString():value}class Cached{constructor(getter){
this._getter=getter,this._value=void 0}get value(){const getter=this._getter;return getter!==void 0&&(this._value=getter(),this._getter=void 0),this._value}}function cached(getter){return new Cached(getter)}
function nullish(input){return input==null}function cleanRegex(source){const start=source.startsWith("^")?1:0,end=source.endsWith("$")?source.length-1:source.length;return source.slice(start,end)}function floatSafeRemainder(val,step){
const ratio=val/step,roundedRatio=Math.round(ratio),tolerance=4*Number.EPSILON*Math.max(Math.abs(ratio),1);return Math.abs(ratio-roundedRatio)<tolerance?0:ratio-roundedRatio}const EVALUATING=Symbol("e\
valuating");function defineLazy(object,key,getter){let value;Object.defineProperty(object,key,{get(){if(value!==EVALUATING)return value===void 0&&(value=EVALUATING,value=getter()),value},set(v){Object.
defineProperty(object,key,{value:v})},configurable:!0})}function objectClone(obj){return Object.create(Object.getPrototypeOf(obj),Object.getOwnPropertyDescriptors(obj))}function assignProp(target,prop,value){
Object.defineProperty(target,prop,{value,writable:!0,enumerable:!0,configurable:!0})}function rawShape(def){const desc=Object.getOwnPropertyDescriptor(def,"shape");return desc?.get?desc.get.raw:desc?.
value}function sourceShape(schema){return rawShape(schema._zod.def)??schema._zod.def.shape}function deferProp(target,key,getter){Object.defineProperty(target,key,{get(){const value=getter();return assignProp(
this,key,value),value},enumerable:!0,configurable:!0})}function putProp(target,key,value){key in target?assignProp(target,key,value):target[key]=value}function mirrorShape(target,source,keys,wrap){const raw=sourceShape(
source);for(const key of keys){const desc=Object.getOwnPropertyDescriptor(raw,key);desc.enumerable&&(desc.get?deferProp(target,key,()=>{const value=source._zod.def.shape[key];return wrap?wrap(value,key):
value}):putProp(target,key,wrap?wrap(desc.value,key):desc.value))}}function mirrorProps(target,source){for(const key of Reflect.ownKeys(source)){const desc=Object.getOwnPropertyDescriptor(source,key);
desc.enumerable&&(desc.get?deferProp(target,key,()=>source[key]):putProp(target,key,desc.value))}}function mergeDefs(...defs){const mergedDescriptors={};for(const def of defs){const descriptors=Object.
getOwnPropertyDescriptors(def);Object.assign(mergedDescriptors,descriptors)}return Object.defineProperties({},mergedDescriptors)}function cloneDef(schema){return mergeDefs(schema._zod.def)}function getElementAtPath(obj,path){
return path?path.reduce((acc,key)=>acc?.[key],obj):obj}function promiseAllObject(promisesObj){const keys=Object.keys(promisesObj),promises=keys.map(key=>promisesObj[key]);return Promise.all(promises).
then(results=>{const resolvedObj={};for(let i=0;i<keys.length;i++)resolvedObj[keys[i]]=results[i];return resolvedObj})}function randomString(length=10){const chars="abcdefghijklmnopqrstuvwxyz";let str="";
for(let i=0;i<length;i++)str+=chars[Math.floor(Math.random()*chars.length)];return str}function esc(str){return JSON.stringify(str)}function slugify(input){return input.toLowerCase().trim().replace(/[^\w\s-]/g,
"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const captureStackTrace="captureStackTrace"in Error?Error.captureStackTrace:(..._args)=>{};function isObject(data){return typeof data=="object"&&data!==
null&&!Array.isArray(data)}const allowsEval=null;function isPlainObject(o){if(isObject(o)===!1)return!1;const ctor=o.constructor;if(ctor===void 0||typeof ctor!="function")return!0;const prot=ctor.prototype;
return!(isObject(prot)===!1||Object.prototype.hasOwnProperty.call(prot,"isPrototypeOf")===!1)}function shallowClone(o){return isPlainObject(o)?{...o}:Array.isArray(o)?[...o]:o instanceof Map?new Map(o):
o instanceof Set?new Set(o):o}function numKeys(data){let keyCount=0;for(const key in data)Object.prototype.hasOwnProperty.call(data,key)&&keyCount++;return keyCount}const getParsedType=data=>{const t=typeof data;
switch(t){case"undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(data)?"nan":"number";case"boolean":return"boolean";case"function":return"function";case"bigint":
return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(data)?"array":data===null?"null":data.then&&typeof data.then=="function"&&data.catch&&typeof data.catch=="function"?"promis\
e":typeof Map<"u"&&data instanceof Map?"map":typeof Set<"u"&&data instanceof Set?"set":typeof Date<"u"&&data instanceof Date?"date":typeof File<"u"&&data instanceof File?"file":"object";default:throw new Error(
`Unknown data type: ${t}`)}},propertyKeyTypes=new Set(["string","number","symbol"]),primitiveTypes=new Set(["string","number","bigint","boolean","symbol","undefined"]);function escapeRegex(str){return str.
replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function clone(inst,def,params){const cl=new inst._zod.constr(def??inst._zod.def);return(!def||params?.parent)&&(cl._zod.parent=inst),cl}function normalizeParams(_params){
const params=_params;if(!params)return{};if(typeof params=="string")return{error:()=>params};if(params?.message!==void 0){if(params?.error!==void 0)throw new Error("Cannot specify both `message` and `\
error` params");params.error=params.message}return delete params.message,typeof params.error=="string"?{...params,error:()=>params.error}:params}function createTransparentProxy(getter){let target;return new Proxy(
{},{get(_,prop,receiver){return target??(target=getter()),Reflect.get(target,prop,receiver)},set(_,prop,value,receiver){return target??(target=getter()),Reflect.set(target,prop,value,receiver)},has(_,prop){
return target??(target=getter()),Reflect.has(target,prop)},deleteProperty(_,prop){return target??(target=getter()),Reflect.deleteProperty(target,prop)},ownKeys(_){return target??(target=getter()),Reflect.
ownKeys(target)},getOwnPropertyDescriptor(_,prop){return target??(target=getter()),Reflect.getOwnPropertyDescriptor(target,prop)},defineProperty(_,prop,descriptor){return target??(target=getter()),Reflect.
defineProperty(target,prop,descriptor)}})}function stringifyPrimitive(value){return typeof value=="bigint"?value.toString()+"n":typeof value=="string"?`"${value}"`:`${value}`}function optionalKeys(shape){
return Object.keys(shape).filter(k=>shape[k]._zod.optin!==void 0&&shape[k]._zod.optout==="optional")}const NUMBER_FORMAT_RANGES={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,
2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]},BIGINT_FORMAT_RANGES={int64:[BigInt("-9223372036854775808"),BigInt(
"9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};function pick(schema,mask){const currDef=schema._zod.def,checks2=currDef.checks;if(checks2&&checks2.length>0)throw new Error(
".pick() cannot be used on object schemas containing refinements");const newShape={};return mirrorShape(newShape,schema,maskedKeys(schema,mask)),clone(schema,mergeDefs(currDef,{shape:newShape,checks:[]}))}
function maskedKeys(schema,mask){const raw=sourceShape(schema),keys=[];for(const key of Reflect.ownKeys(mask)){if(!Object.getOwnPropertyDescriptor(raw,key)?.enumerable)throw new Error(`Unrecognized ke\
y: "${String(key)}"`);mask[key]&&keys.push(key)}return keys}function omit(schema,mask){const currDef=schema._zod.def,checks2=currDef.checks;if(checks2&&checks2.length>0)throw new Error(".omit() cannot\
 be used on object schemas containing refinements");const omitted=new Set(maskedKeys(schema,mask)),newShape={};return mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)).filter(key=>!omitted.
has(key))),clone(schema,mergeDefs(currDef,{shape:newShape,checks:[]}))}function extend(schema,shape){if(!isPlainObject(shape))throw new Error("Invalid input to extend: expected a plain object");const checks2=schema.
_zod.def.checks;if(checks2&&checks2.length>0){const existingShape=sourceShape(schema);for(const key of Reflect.ownKeys(shape))if(Object.getOwnPropertyDescriptor(existingShape,key)!==void 0)throw new Error(
"Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.")}return clone(schema,mergeDefs(schema._zod.def,{shape:extended(schema,shape)}))}function extended(schema,shape){
const newShape={};return mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema))),mirrorProps(newShape,shape),newShape}function safeExtend(schema,shape){if(!isPlainObject(shape))throw new Error(
"Invalid input to safeExtend: expected a plain object");return clone(schema,mergeDefs(schema._zod.def,{shape:extended(schema,shape)}))}function merge(a,b){if(!b?._zod?.def)throw new Error("Invalid inp\
ut to merge: expected an object schema. To merge a plain shape, use `.extend()`.");if(a._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .\
safeExtend() instead.");const newShape={};mirrorShape(newShape,a,Reflect.ownKeys(sourceShape(a))),mirrorShape(newShape,b,Reflect.ownKeys(sourceShape(b)));const def=mergeDefs(a._zod.def,{shape:newShape,
get catchall(){return b._zod.def.catchall},checks:b._zod.def.checks??[]});return clone(a,def)}function partial(Class2,schema,mask,name="partial"){const checks2=schema._zod.def.checks;if(checks2&&checks2.
length>0)throw new Error(`.${name}() cannot be used on object schemas containing refinements`);const selected=mask?new Set(maskedKeys(schema,mask)):void 0,newShape={};return mirrorShape(newShape,schema,
Reflect.ownKeys(sourceShape(schema)),Class2&&((value,key)=>selected&&!selected.has(key)?value:new Class2({type:"optional",innerType:value}))),clone(schema,mergeDefs(schema._zod.def,{shape:newShape,checks:[]}))}
function required(Class2,schema,mask){const selected=mask?new Set(maskedKeys(schema,mask)):void 0,newShape={};return mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)),(value,key)=>selected&&
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
!0,fn}}),28395:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{YOg:()=>array,zMY:()=>schemas_boolean,q0y:()=>describe,k5n:()=>_enum,
Whr:()=>schemas_int,RZV:()=>_lazy,_H3:()=>looseObject,mIj:()=>meta,mee:()=>nullable,aig:()=>schemas_number,lqM:()=>optional,FsL:()=>pipe,g1P:()=>record,YPB:()=>refine,rej:()=>strictObject,YjP:()=>schemas_string,
zni:()=>superRefine,pdi:()=>transform,KCZ:()=>union,L5J:()=>unknown});var core_core=__webpack_require__(88532),core_checks=__webpack_require__(44890);const cuid=/^[cC][0-9a-z]{6,}$/,cuid2=/^[0-9a-z]+$/,
ulid=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,xid=/^[0-9a-vA-V]{20}$/,ksuid=/^[A-Za-z0-9]{27}$/,nanoid=/^[a-zA-Z0-9_-]{21}$/;function nanoidOfLength(length){return new RegExp(`^[a-zA-Z0-9_-]{${length}\
}$`)}const duration=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,extendedDuration=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
guid=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,uuid=version2=>version2?new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version2}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]\
{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,uuid4=null,
uuid6=null,uuid7=null,email=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,html5Email=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
rfc5322Email=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,unicodeEmail=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,
idnEmail=null,browserEmail=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,_emoji=null;function emoji(){return new RegExp(
_emoji,"u")}const ipv4=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,ipv6=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
mac=delimiter=>{const escapedDelim=util.escapeRegex(delimiter??":");return new RegExp(`^(?:[0-9A-F]{2}${escapedDelim}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${escapedDelim}){5}[0-9a-f]{2}$`)},cidrv4=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
cidrv6=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
base64=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,base64url=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,hostname=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
domain=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,httpProtocol=/^https?$/,e164=/^\+[1-9]\d{6,14}$/,creditCard=/^\d(?:[ -]?\d){11,18}$/,currencyCode=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
iban=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,dateSource=null;function regexes_anchor(source){return new RegExp(`^${source}$`)}const date=null;function timeSource(args){const hhmm="(?:[01]\\d|2[0-3\
]):[0-5]\\d";return typeof args.precision=="number"?args.precision===-1?`${hhmm}`:args.precision===0?`${hhmm}:[0-5]\\d`:`${hhmm}:[0-5]\\d\\.\\d{${args.precision}}`:args.seconds?`${hhmm}:[0-5]\\d(?:\\.\\d\
+)?`:`${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`}function time(args){return new RegExp(`^${timeSource(args)}$`)}function datetime(args){const opts=["Z"];args.offset&&opts.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");
const qualified=`${timeSource({precision:args.precision,seconds:!0})}(?:${opts.join("|")})`,timeRegex=args.local?`${qualified}|${timeSource({precision:args.precision})}`:qualified;return new RegExp(`^${dateSource}\
T(?:${timeRegex})$`)}const anyString=/^[\s\S]{0,}$/,string=params=>{const regex=params?`[\\s\\S]{${params?.minimum??0},${params?.maximum??""}}`:"[\\s\\S]*";return new RegExp(`^${regex}$`)},bigint=/^-?\d+n?$/,
integer=/^-?\d+$/,number=/^-?\d+(?:\.\d+)?$/,regexes_boolean=/^(?:true|false)$/i,_null=/^null$/i,_undefined=/^undefined$/i,lowercase=/^[^A-Z]*$/,uppercase=/^[^a-z]*$/,hex=/^[0-9a-fA-F]*$/;function fixedBase64(bodyLength,padding){
return new RegExp(`^[A-Za-z0-9+/]{${bodyLength}}${padding}$`)}function fixedBase64url(length){return new RegExp(`^[A-Za-z0-9_-]{${length}}$`)}const md5_hex=/^[0-9a-fA-F]{32}$/,md5_base64=null,md5_base64url=null,
sha1_hex=/^[0-9a-fA-F]{40}$/,sha1_base64=null,sha1_base64url=null,sha256_hex=/^[0-9a-fA-F]{64}$/,sha256_base64=null,sha256_base64url=null,sha384_hex=/^[0-9a-fA-F]{96}$/,sha384_base64=null,sha384_base64url=null,
sha512_hex=/^[0-9a-fA-F]{128}$/,sha512_base64=null,sha512_base64url=null;var core_util=__webpack_require__(54723);const version={major:4,minor:6,patch:7},$ZodType=core_core.xI("$ZodType",(inst,def)=>{
var _a;inst??(inst={}),inst._zod.def=def,inst._zod.bag=inst._zod.bag||{},inst._zod.version=version;const defChecks=inst._zod.def.checks,checks2=inst._zod.traits.has("$ZodCheck")?[inst,...defChecks??[]]:
defChecks?.length?[...defChecks]:[];for(const ch of checks2)for(const fn of ch._zod.onattach)fn(inst);if(checks2.length===0)(_a=inst._zod).deferred??(_a.deferred=[]),inst._zod.deferred?.push(()=>{inst.
_zod.run=inst._zod.parse});else{const runChecks=(payload,checks3,ctx)=>{if(payload.memo)return payload;let isAborted=core_util.QH(payload),asyncResult;for(const ch of checks3){if(ch._zod.def.when){if(core_util.
rL(payload)||!ch._zod.def.when(payload))continue}else if(isAborted)continue;const currLen=payload.issues.length,_=ch._zod.check(payload);if(_ instanceof Promise&&ctx?.async===!1)throw new core_core.GT;
if(asyncResult||_ instanceof Promise)asyncResult=(asyncResult??Promise.resolve()).then(async()=>{await _,payload.issues.length!==currLen&&(core_util.d3(payload.issues,currLen,inst),isAborted||(isAborted=
core_util.QH(payload,currLen)))});else{if(payload.issues.length===currLen)continue;core_util.d3(payload.issues,currLen,inst),isAborted||(isAborted=core_util.QH(payload,currLen))}}return asyncResult?asyncResult.
then(()=>payload):payload},handleCanaryResult=(canary,payload,ctx)=>{if(core_util.QH(canary))return canary.aborted=!0,canary;const checkResult=runChecks(payload,checks2,ctx);if(checkResult instanceof Promise){
if(ctx.async===!1)throw new core_core.GT;return checkResult.then(checkResult2=>inst._zod.parse(checkResult2,ctx))}return inst._zod.parse(checkResult,ctx)};inst._zod.run=(payload,ctx)=>{if(ctx.skipChecks)
return inst._zod.parse(payload,ctx);if(ctx.direction==="backward"){const canary=inst._zod.parse({value:payload.value,issues:[]},{...ctx,skipChecks:!0});return canary instanceof Promise?canary.then(canary2=>handleCanaryResult(
canary2,payload,ctx)):handleCanaryResult(canary,payload,ctx)}const result=inst._zod.parse(payload,ctx);if(result instanceof Promise){if(ctx.async===!1)throw new core_core.GT;return result.then(result2=>runChecks(
result2,checks2,ctx))}return runChecks(result,checks2,ctx)}}},{get"~standard"(){return core_util.jD(this,"~standard",standardProps(this))},set"~standard"(value){core_util.qh(this,"~standard",value)}}),
toStandardResult=(r,ctx)=>r.issues.length?{issues:r.issues.map(iss=>core_util.iR(iss,ctx,core_core.$W()))}:{value:r.value};async function validateAsync(inst,value){const ctx={async:!0};return toStandardResult(
await inst._zod.run({value,issues:[]},ctx),ctx)}function standardProps(inst){return{validate:value=>{const ctx={async:!1};try{const r=inst._zod.run({value,issues:[]},ctx);if(!(r instanceof Promise))return toStandardResult(
r,ctx)}catch{}return validateAsync(inst,value)},vendor:"zod",version:1}}const $ZodString=core_core.xI("$ZodString",(inst,def)=>{$ZodType.init(inst,def),inst._zod.pattern=def.pattern??anyString,inst._zod.
parse=(payload,_)=>{if(def.coerce)try{payload.value=String(payload.value)}catch{}return typeof payload.value=="string"||payload.issues.push({expected:"string",code:"invalid_type",input:payload.value,inst}),
payload}}),$ZodStringFormat=null,$ZodGUID=null,$ZodUUID=null,$ZodEmail=null,URL_BAD_FORMAT=1,URL_UNPARSEABLE=2;function canParseURL(input){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.
canParse(input):(new URL(input),!0)}catch{return!1}}function validateURL(trimmed,def){return!("normalize"in def)&&!("hostname"in def)&&!("protocol"in def)?canParseURL(trimmed)||URL_UNPARSEABLE:parseURLObject(
trimmed,def)}function parseURLObject(trimmed,def){if(!def.normalize&&def.protocol?.source===regexes.httpProtocol.source&&!/^https?:\/\//i.test(trimmed))return URL_BAD_FORMAT;try{if(typeof URL<"u"){const URLStatic=URL;
if(typeof URLStatic.parse=="function")return URLStatic.parse(trimmed)??URL_UNPARSEABLE}return new URL(trimmed)}catch{return URL_UNPARSEABLE}}const asciiTabOrNewline=/[\t\n\r]/g;function stripTabAndNewline(value){
return value.replace(asciiTabOrNewline,"")}function urlHostnameOk(url2,hostname2){return hostname2.lastIndex=0,hostname2.test(url2.hostname)}function urlProtocolOk(url2,protocol){return protocol.lastIndex=
0,protocol.test(url2.protocol.endsWith(":")?url2.protocol.slice(0,-1):url2.protocol)}const $ZodURL=null,$ZodEmoji=null,$ZodNanoID=null,$ZodCUID=null,$ZodCUID2=null,$ZodULID=null,$ZodXID=null,$ZodKSUID=null,
$ZodISODateTime=null,$ZodISODate=null,$ZodISOTime=null,$ZodISODuration=null,$ZodIPv4=null,ipv6Alphabet=/^[0-9a-fA-F:.]+$/;function isValidIPv6(value){return ipv6Alphabet.test(value)?canParseURL(`http:\
//[${value}]`):!1}const $ZodIPv6=null,$ZodMAC=null,$ZodCIDRv4=null;function isValidCIDRv6(value){const parts=value.split("/");if(parts.length!==2)return!1;const[address,prefix]=parts;if(!prefix)return!1;
const prefixNum=Number(prefix);return`${prefixNum}`!==prefix||prefixNum<0||prefixNum>128?!1:isValidIPv6(address)}const $ZodCIDRv6=null;function isValidBase64(data){if(data==="")return!0;if(/\s/.test(data)||
data.length%4!==0)return!1;try{return atob(data),!0}catch{return!1}}const base64Charset=/^[0-9a-zA-Z+/]*={0,2}$/,$ZodBase64=null,base64urlCharset=/^[A-Za-z0-9_-]*$/;function isValidBase64URL(data){if(!base64urlCharset.
test(data))return!1;const base642=data.replace(/[-_]/g,c=>c==="-"?"+":"/"),padded=base642.padEnd(Math.ceil(base642.length/4)*4,"=");return isValidBase64(padded)}const $ZodBase64URL=null,$ZodE164=null,
CC_SANITIZE=/[- ]/g;function isLuhnAlgo(digits){let length=digits.length,bit=1,sum=0;for(;length;){const value=digits.charCodeAt(--length)-48;bit^=1,sum+=bit?[0,2,4,6,8,1,3,5,7,9][value]:value}return sum%
10===0}function isValidCreditCard(input){return regexes.creditCard.test(input)?isLuhnAlgo(input.replace(CC_SANITIZE,"")):!1}const $ZodCreditCard=null;function isIso7064Mod97(iban2){let remainder=0;const len=iban2.
length;for(let i=4;i<len;i++){const code=iban2.charCodeAt(i);remainder=(code>=65?remainder*100+(code-55):remainder*10+(code-48))%97}for(let i=0;i<4;i++){const code=iban2.charCodeAt(i);remainder=(code>=
65?remainder*100+(code-55):remainder*10+(code-48))%97}return remainder===1}function isValidIBAN(input){return regexes.iban.test(input)?isIso7064Mod97(input):!1}const $ZodIBAN=null;function isValidJWT(token,algorithm=null){
try{const tokensParts=token.split(".");if(tokensParts.length!==3)return!1;const[header]=tokensParts;if(!header)return!1;const parsedHeader=JSON.parse(atob(header));return!("typ"in parsedHeader&&parsedHeader?.
typ!=="JWT"||!parsedHeader.alg||algorithm&&(!("alg"in parsedHeader)||parsedHeader.alg!==algorithm))}catch{return!1}}const $ZodJWT=null,$ZodCustomStringFormat=null,$ZodNumber=core_core.xI("$ZodNumber",
(inst,def)=>{$ZodType.init(inst,def),inst._zod.pattern=number,inst._zod.parse=(payload,_ctx)=>{if(def.coerce)try{payload.value=Number(payload.value)}catch{}const input=payload.value;if(typeof input=="\
number"&&!Number.isNaN(input)&&Number.isFinite(input))return payload;const received=typeof input=="number"?Number.isNaN(input)?"NaN":Number.isFinite(input)?void 0:String(input):void 0;return payload.issues.
push({expected:"number",code:"invalid_type",input,inst,...received?{received}:{}}),payload}}),$ZodNumberFormat=core_core.xI("$ZodNumberFormat",(inst,def)=>{core_checks.KH.init(inst,def),$ZodNumber.init(
inst,def)}),$ZodBoolean=core_core.xI("$ZodBoolean",(inst,def)=>{$ZodType.init(inst,def),inst._zod.pattern=regexes_boolean,inst._zod.parse=(payload,_ctx)=>{if(def.coerce)try{payload.value=!!payload.value}catch{}
const input=payload.value;return typeof input=="boolean"||payload.issues.push({expected:"boolean",code:"invalid_type",input,inst}),payload}}),$ZodBigInt=null,$ZodBigIntFormat=null,$ZodSymbol=null,$ZodUndefined=null,
$ZodNull=null,$ZodAny=null,$ZodUnknown=core_core.xI("$ZodUnknown",(inst,def)=>{$ZodType.init(inst,def),inst._zod.parse=payload=>payload}),$ZodNever=core_core.xI("$ZodNever",(inst,def)=>{$ZodType.init(
inst,def),inst._zod.parse=(payload,_ctx)=>(payload.issues.push({expected:"never",code:"invalid_type",input:payload.value,inst}),payload)}),$ZodVoid=null,$ZodDate=null;function capSize(inst,size){const caps=core_util.
hi(inst._zod.def.checks);if(!caps.length)return;const cap=Math.min(...caps.map(c=>c[0])),parse2=inst._zod.parse;inst._zod.parse=(payload,ctx)=>{const n=size(payload.value);if(n>cap&&!ctx?.skipChecks&&
ctx?.direction!=="backward"){for(const[max,ch]of core_util.hi(inst._zod.def.checks))if(n>max&&ch._zod.def.when(payload)){const start=payload.issues.length;return ch._zod.check(payload),payload.issues[start].
continue=!1,core_util.d3(payload.issues,start,inst),payload}}return parse2(payload,ctx)}}const arraySize=input=>Array.isArray(input)?input.length:-1,mapSize=input=>input instanceof Map?input.size:-1,setSize=input=>input instanceof
Set?input.size:-1;function handleArrayResult(result,final,index){result.issues.length&&final.issues.push(...core_util.lQ(index,result.issues)),final.value[index]=result.value}const $ZodArray=core_core.
xI("$ZodArray",(inst,def)=>{$ZodType.init(inst,def);const memo=core_core.cr.memoizer;memo?.attach(inst),inst._zod.parse=(payload,ctx)=>{const input=payload.value;if(!Array.isArray(input))return payload.
issues.push({expected:"array",code:"invalid_type",input,inst}),payload;payload.value=memo?memo.alloc(inst,payload,Array(input.length),ctx):Array(input.length);const proms=[],abortEarly=ctx?.abortEarly;
for(let i=0;i<input.length;i++){const item=input[i],result=def.element._zod.run({value:item,issues:[]},ctx);if(result instanceof Promise)proms.push(result.then(result2=>handleArrayResult(result2,payload,
i)));else if(handleArrayResult(result,payload,i),abortEarly&&result.issues.length!==0&&core_util.QH(result))break}return proms.length?Promise.all(proms).then(()=>payload):payload},capSize(inst,arraySize)});
function handlePropertyResult(result,final,key,input,optin,optout){const isPresent=key in input,isOptionalOut=optout==="optional";if(!(!isPresent&&isOptionalOut&&optin==="optional")){if(result.issues.
length){if(optin!==void 0&&isOptionalOut&&!isPresent)return;final.issues.push(...core_util.lQ(key,result.issues))}if(!isPresent&&optin===void 0){result.issues.length||final.issues.push({code:"invalid_\
type",expected:"nonoptional",input:void 0,path:[key]});return}result.value===void 0?(isPresent||optin==="defaulted"&&!isOptionalOut)&&(final.value[key]=void 0):final.value[key]=result.value}}const NO_SYMBOL_KEYS=[];
function normalizeDef(def){const keys=Object.keys(def.shape),ownSymbols=Object.getOwnPropertySymbols(def.shape),symbolKeys=ownSymbols.length?ownSymbols:NO_SYMBOL_KEYS,allKeys=symbolKeys.length?[...keys,
...symbolKeys]:keys;for(const k of allKeys)if(!def.shape?.[k]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);const okeys=core_util.NM(def.
shape);return{...def,allKeys,symbolKeys,keySet:new Set(keys),numKeys:keys.length,optionalKeys:new Set(okeys)}}function handleCatchall(proms,input,payload,ctx,def,inst,abortEarly){const unrecognized=[],
keySet=def.keySet,_catchall=def.catchall._zod,t=_catchall.def.type,optin=_catchall.optin,optout=_catchall.optout;let seen=0;for(const key in input){if(abortEarly&&payload.issues.length!==seen){if(core_util.
QH(payload,seen))break;seen=payload.issues.length}if(keySet.has(key))continue;if(key==="__proto__"){t==="never"&&unrecognized.push(key);continue}if(t==="never"){unrecognized.push(key);continue}const r=_catchall.
run({value:input[key],issues:[]},ctx);r instanceof Promise?proms.push(r.then(r2=>handlePropertyResult(r2,payload,key,input,optin,optout))):handlePropertyResult(r,payload,key,input,optin,optout)}return unrecognized.
length&&payload.issues.push({code:"unrecognized_keys",keys:unrecognized,input,inst,continue:!0}),proms.length?Promise.all(proms).then(()=>payload):payload}const $ZodObject=core_core.xI("$ZodObject",(inst,def)=>{
$ZodType.init(inst,def);const desc=Object.getOwnPropertyDescriptor(def,"shape"),sh=desc?.get?desc.get.raw:def.shape??{};if(sh){const get=()=>{const newSh={...sh};return Object.defineProperty(def,"shap\
e",{value:newSh}),get.raw=newSh,newSh};get.raw=sh,Object.defineProperty(def,"shape",{get})}const _normalized=core_util.PO(()=>normalizeDef(def));core_util.v5(inst,"propValues",zod=>{const shape=zod.def.
shape,propValues={};for(const key in shape){const field=shape[key]._zod;if(field.values){Object.prototype.hasOwnProperty.call(propValues,key)||core_util.Vy(propValues,key,new Set);for(const v of field.
values)propValues[key].add(v);field.optin!==void 0&&propValues[key].add(void 0)}}return propValues});const isObject=core_util.Gv,catchall2=def.catchall;let value;const memo=core_core.cr.memoizer;memo?.
attach(inst),inst._zod.parse=(payload,ctx)=>{value??(value=_normalized.value);const input=payload.value;if(!isObject(input))return payload.issues.push({expected:"object",code:"invalid_type",input,inst}),
payload;payload.value=memo?memo.alloc(inst,payload,{},ctx):{};const proms=[],shape=value.shape,abortEarly=ctx?.abortEarly;let seen=payload.issues.length;for(const key of value.allKeys){if(abortEarly&&
payload.issues.length!==seen){if(core_util.QH(payload,seen))break;seen=payload.issues.length}if(key==="__proto__")continue;const el=shape[key],optin=el._zod.optin,optout=el._zod.optout,r=el._zod.run({
value:input[key],issues:[]},ctx);r instanceof Promise?proms.push(r.then(r2=>handlePropertyResult(r2,payload,key,input,optin,optout))):handlePropertyResult(r,payload,key,input,optin,optout)}return catchall2?
handleCatchall(proms,input,payload,ctx,_normalized.value,inst,abortEarly===!0):proms.length?Promise.all(proms).then(()=>payload):payload}}),$ZodObjectJIT=null;function handleUnionResults(results,final,inst,ctx){
for(const result of results)if(result.issues.length===0)return final.value=result.value,final;const nonaborted=results.filter(r=>!core_util.QH(r));return nonaborted.length===1?(final.value=nonaborted[0].
value,nonaborted[0]):(final.issues.push({code:"invalid_union",input:final.value,inst,errors:results.map(result=>result.issues.map(iss=>core_util.iR(iss,ctx,core_core.$W())))}),final)}const $ZodUnion=core_core.
xI("$ZodUnion",(inst,def)=>{$ZodType.init(inst,def),core_util.v5(inst,"optin",zod=>zod.def.options.some(o=>o._zod.optin==="defaulted")?"defaulted":zod.def.options.some(o=>o._zod.optin!==void 0)?"optio\
nal":void 0),core_util.v5(inst,"optout",zod=>zod.def.options.some(o=>o._zod.optout==="optional")?"optional":void 0),core_util.v5(inst,"values",zod=>{if(zod.def.options.every(o=>o._zod.values))return new Set(
zod.def.options.flatMap(option=>Array.from(option._zod.values)))}),core_util.v5(inst,"pattern",zod=>{if(zod.def.options.every(o=>o._zod.pattern)){const patterns=zod.def.options.map(o=>o._zod.pattern);
return new RegExp(`^(${patterns.map(p=>core_util.p6(p.source)).join("|")})$`)}});const first=def.options.length===1?def.options[0]._zod.run:null;inst._zod.parse=(payload,ctx)=>{if(first)return first(payload,
ctx);let async=!1;const results=[];for(const option of def.options){const result=option._zod.run({value:payload.value,issues:[]},ctx);if(result instanceof Promise)results.push(result),async=!0;else{if(result.
issues.length===0)return result;results.push(result)}}return async?Promise.all(results).then(results2=>handleUnionResults(results2,payload,inst,ctx)):handleUnionResults(results,payload,inst,ctx)}});function handleExclusiveUnionResults(results,final,inst,ctx){
const matches=[];for(let i=0;i<results.length;i++)results[i].issues.length===0&&matches.push(i);return matches.length===1?(final.value=results[matches[0]].value,final):(matches.length===0?final.issues.
push({code:"invalid_union",input:final.value,inst,errors:results.map(result=>result.issues.map(iss=>util.finalizeIssue(iss,ctx,core.config())))}):final.issues.push({code:"invalid_union",input:final.value,
inst,errors:[],inclusive:!1,matches}),final)}const $ZodXor=null;function getDiscriminatedOption(union2,value){const internals=union2._zod;let map2=internals.bag.optionsMap;map2||(map2=discriminatorMap(
internals.def),internals.bag.optionsMap=map2);const option=map2.get(value);if(option===null)throw new Error(`Ambiguous discriminator value "${String(value)}"`);return option}function discriminatorMap(def){
const map2=new Map;for(const option of def.options){const values=option._zod.propValues?.[def.discriminator];if(!values||values.size===0)throw new Error(`Invalid discriminated union option at index "${def.
options.indexOf(option)}"`);for(const value of values)if(map2.has(value)){if(value!==void 0)throw new Error(`Duplicate discriminator value "${String(value)}"`);map2.set(value,null)}else map2.set(value,
option)}return map2}const $ZodDiscriminatedUnion=null,$ZodIntersection=null;function mergeValues(a,b){if(a===b)return{valid:!0,data:a};if(a instanceof Date&&b instanceof Date&&+a==+b)return{valid:!0,data:a};
if(util.isPlainObject(a)&&util.isPlainObject(b)){const bKeys=Object.keys(b),sharedKeys=Object.keys(a).filter(key=>bKeys.indexOf(key)!==-1),newObj={...a,...b};Object.prototype.hasOwnProperty.call(newObj,
"__proto__")&&delete newObj.__proto__;for(const key of sharedKeys){if(key==="__proto__")continue;const sharedValue=mergeValues(a[key],b[key]);if(!sharedValue.valid)return{valid:!1,mergeErrorPath:[key,
...sharedValue.mergeErrorPath]};newObj[key]=sharedValue.data}return{valid:!0,data:newObj}}if(Array.isArray(a)&&Array.isArray(b)){if(a.length!==b.length)return{valid:!1,mergeErrorPath:[]};const newArray=[];
for(let index=0;index<a.length;index++){const itemA=a[index],itemB=b[index],sharedValue=mergeValues(itemA,itemB);if(!sharedValue.valid)return{valid:!1,mergeErrorPath:[index,...sharedValue.mergeErrorPath]};
newArray.push(sharedValue.data)}return{valid:!0,data:newArray}}return{valid:!1,mergeErrorPath:[]}}function handleIntersectionResults(result,left,right){const unrecKeys=new Map;let unrecIssue;const keyIssues=new Map,
collect=(iss,side)=>{let keys;if(iss.code==="unrecognized_keys"&&!iss.path?.length)unrecIssue??(unrecIssue=iss),keys=iss.keys;else if(iss.code==="invalid_key"&&iss.origin==="record"&&iss.path?.length===
1){const k=String(iss.path[0]);keyIssues.has(k)||keyIssues.set(k,iss),keys=[k]}else return!1;for(const k of keys)unrecKeys.has(k)||unrecKeys.set(k,{}),unrecKeys.get(k)[side]=!0;return!0};for(const iss of left.
issues)collect(iss,"l")||result.issues.push(iss);for(const iss of right.issues)collect(iss,"r")||result.issues.push(iss);const bothKeys=[...unrecKeys].filter(([,f])=>f.l&&f.r).map(([k])=>k);if(bothKeys.
length){const aggregated=unrecIssue?bothKeys.filter(k=>unrecIssue.keys.includes(k)):[];aggregated.length&&result.issues.push({...unrecIssue,keys:aggregated});for(const k of bothKeys)!aggregated.includes(
k)&&keyIssues.has(k)&&result.issues.push(keyIssues.get(k))}const merged=mergeValues(left.value,right.value);if(!merged.valid){if(util.aborted(result))return result;throw new Error(`Unmergable intersec\
tion. Error path: ${JSON.stringify(merged.mergeErrorPath)}`)}return result.value=merged.data,result}const $ZodTuple=null;function getTupleOptStart(items,key){for(let i=items.length-1;i>=0;i--)if(!(key===
"optin"?items[i]._zod.optin!==void 0:items[i]._zod.optout==="optional"))return i+1;return 0}function handleTupleResult(result,final,index){result.issues.length&&final.issues.push(...util.prefixIssues(
index,result.issues)),final.value[index]=result.value}function handleTupleResults(itemResults,final,items,input,optoutStart){for(let i=0;i<items.length;i++){const r=itemResults[i],isPresent=i<input.length;
if(!isPresent&&i>=optoutStart&&items[i]._zod.optin==="optional"){final.value.length=i;break}if(r.issues.length){if(!isPresent&&i>=optoutStart){final.value.length=i;break}final.issues.push(...util.prefixIssues(
i,r.issues))}final.value[i]=r.value}for(let i=final.value.length-1;i>=input.length&&(items[i]._zod.optout==="optional"&&final.value[i]===void 0);i--)final.value.length=i;return final}const $ZodRecord=core_core.
xI("$ZodRecord",(inst,def)=>{$ZodType.init(inst,def);const memo=core_core.cr.memoizer;memo?.attach(inst),inst._zod.parse=(payload,ctx)=>{const input=payload.value;if(!core_util.Qd(input))return payload.
issues.push({expected:"record",code:"invalid_type",input,inst}),payload;const proms=[],values=def.keyType._zod.values;if(values&&!def.partial){payload.value=memo?memo.alloc(inst,payload,{},ctx):{};const recordKeys=new Set;
for(const key of values)if(typeof key=="string"||typeof key=="number"||typeof key=="symbol"){if(recordKeys.add(typeof key=="number"?key.toString():key),key==="__proto__")continue;const keyResult=def.keyType.
_zod.run({value:key,issues:[]},ctx);if(keyResult instanceof Promise)throw new Error("Async schemas not supported in object keys currently");if(keyResult.issues.length){payload.issues.push({code:"inval\
id_key",origin:"record",issues:keyResult.issues.map(iss=>core_util.iR(iss,ctx,core_core.$W())),input:key,path:[key],inst});continue}const outKey=keyResult.value;if(outKey==="__proto__")continue;const result=def.
valueType._zod.run({value:input[key],issues:[]},ctx);result instanceof Promise?proms.push(result.then(result2=>{result2.issues.length&&payload.issues.push(...core_util.lQ(key,result2.issues)),payload.
value[outKey]=result2.value})):(result.issues.length&&payload.issues.push(...core_util.lQ(key,result.issues)),payload.value[outKey]=result.value)}let unrecognized;for(const key in input)if(!recordKeys.
has(key))if(def.mode==="loose"){if(key==="__proto__")continue;payload.value[key]=input[key]}else unrecognized=unrecognized??[],unrecognized.push(key);unrecognized&&unrecognized.length>0&&payload.issues.
push({code:"unrecognized_keys",input,inst,keys:unrecognized,continue:!0})}else{payload.value=memo?memo.alloc(inst,payload,{},ctx):{};let unrecognized;for(const key of Reflect.ownKeys(input)){if(key===
"__proto__"||!Object.prototype.propertyIsEnumerable.call(input,key))continue;let keyResult=def.keyType._zod.run({value:key,issues:[]},ctx);if(keyResult instanceof Promise)throw new Error("Async schema\
s not supported in object keys currently");if(typeof key=="string"&&number.test(key)&&keyResult.issues.length){const retryResult=def.keyType._zod.run({value:Number(key),issues:[]},ctx);if(retryResult instanceof
Promise)throw new Error("Async schemas not supported in object keys currently");retryResult.issues.length===0&&(keyResult=retryResult)}if(keyResult.issues.length){def.mode==="loose"?payload.value[key]=
input[key]:values?(unrecognized=unrecognized??[],unrecognized.push(key)):payload.issues.push({code:"invalid_key",origin:"record",issues:keyResult.issues.map(iss=>core_util.iR(iss,ctx,core_core.$W())),
input:key,path:[key],inst});continue}const outKey=keyResult.value;if(outKey==="__proto__")continue;const result=def.valueType._zod.run({value:input[key],issues:[]},ctx);result instanceof Promise?proms.
push(result.then(result2=>{result2.issues.length&&payload.issues.push(...core_util.lQ(key,result2.issues)),payload.value[outKey]=result2.value})):(result.issues.length&&payload.issues.push(...core_util.
lQ(key,result.issues)),payload.value[outKey]=result.value)}unrecognized&&unrecognized.length>0&&payload.issues.push({code:"unrecognized_keys",input,inst,keys:unrecognized,continue:!0})}return proms.length?
Promise.all(proms).then(()=>payload):payload}}),$ZodMap=null;function handleMapResult(keyResult,valueResult,final,key,input,inst,ctx){keyResult.issues.length&&(util.propertyKeyTypes.has(typeof key)?final.
issues.push(...util.prefixIssues(key,keyResult.issues)):final.issues.push({code:"invalid_key",origin:"map",input,inst,issues:keyResult.issues.map(iss=>util.finalizeIssue(iss,ctx,core.config()))})),valueResult.
issues.length&&(util.propertyKeyTypes.has(typeof key)?final.issues.push(...util.prefixIssues(key,valueResult.issues)):final.issues.push({origin:"map",code:"invalid_element",input,inst,key,issues:valueResult.
issues.map(iss=>util.finalizeIssue(iss,ctx,core.config()))})),final.value.set(keyResult.value,valueResult.value)}const $ZodSet=null;function handleSetResult(result,final){result.issues.length&&final.issues.
push(...result.issues),final.value.add(result.value)}const $ZodEnum=core_core.xI("$ZodEnum",(inst,def)=>{$ZodType.init(inst,def);const values=core_util.w5(def.entries),valuesSet=new Set(values);inst._zod.
values=valuesSet,core_util.v5(inst,"pattern",zod=>{const patternValues=core_util.w5(zod.def.entries).filter(k=>core_util.qQ.has(typeof k));return new RegExp(patternValues.length?`^(${patternValues.map(
o=>core_util.sD(o.toString())).join("|")})$`:"^[^\\s\\S]$")}),inst._zod.parse=(payload,_ctx)=>{const input=payload.value;return valuesSet.has(input)||payload.issues.push({code:"invalid_value",values,input,
inst}),payload}}),$ZodLiteral=null,$ZodFile=null,$ZodTransform=core_core.xI("$ZodTransform",(inst,def)=>{$ZodType.init(inst,def),inst._zod.optin="optional",core_core.cr.memoizer?.guard(inst),inst._zod.
parse=(payload,ctx)=>{if(ctx.direction==="backward")throw new core_core.cV(inst.constructor.name);const _out=def.transform(payload.value,payload);if(ctx.async)return(_out instanceof Promise?_out:Promise.
resolve(_out)).then(output2=>(payload.value=output2,payload));if(_out instanceof Promise)throw new core_core.GT;return payload.value=_out,payload}});function handleOptionalResult(payload,result){return payload.
value=result.issues.length?void 0:result.value,payload}const $ZodOptional=core_core.xI("$ZodOptional",(inst,def)=>{$ZodType.init(inst,def),core_util.v5(inst,"optin",zod=>zod.def.innerType._zod.optin===
"defaulted"?"defaulted":"optional"),inst._zod.optout="optional",core_util.v5(inst,"values",zod=>{const values=zod.def.innerType._zod.values;return values?new Set([...values,void 0]):void 0}),core_util.
v5(inst,"pattern",zod=>{const pattern=zod.def.innerType._zod.pattern;return pattern?new RegExp(`^(${core_util.p6(pattern.source)})?$`):void 0}),inst._zod.parse=(payload,ctx)=>{if(payload.value===void 0){
if(def.innerType._zod.optin!=="defaulted")return payload;const result=def.innerType._zod.run({value:payload.value,issues:[]},ctx);return result instanceof Promise?result.then(result2=>handleOptionalResult(
payload,result2)):handleOptionalResult(payload,result)}return def.innerType._zod.run(payload,ctx)}}),$ZodExactOptional=null,$ZodNullable=core_core.xI("$ZodNullable",(inst,def)=>{$ZodType.init(inst,def),
core_util.v5(inst,"optin",zod=>zod.def.innerType._zod.optin),core_util.v5(inst,"optout",zod=>zod.def.innerType._zod.optout),core_util.v5(inst,"pattern",zod=>{const pattern=zod.def.innerType._zod.pattern;
return pattern?new RegExp(`^(${core_util.p6(pattern.source)}|null)$`):void 0}),core_util.v5(inst,"values",zod=>zod.def.innerType._zod.values?new Set([...zod.def.innerType._zod.values,null]):void 0),inst.
_zod.parse=(payload,ctx)=>payload.value===null?payload:def.innerType._zod.run(payload,ctx)}),$ZodDefault=null;function handleDefaultResult(payload,def){return payload.value===void 0&&(payload.value=def.
defaultValue),payload}const $ZodPrefault=null,$ZodNonOptional=null;function handleNonOptionalResult(payload,inst){return!payload.issues.length&&payload.value===void 0&&payload.issues.push({code:"inval\
id_type",expected:"nonoptional",input:payload.value,inst}),payload}const $ZodSuccess=null;function handleCatchResult(payload,result,def,ctx){return result.issues.length?(payload.value=def.catchValue({
...result,value:payload.value,error:{issues:result.issues.map(iss=>util.finalizeIssue(iss,ctx,core.config()))},input:payload.value}),payload):(payload.value=result.value,result.memo&&(payload.memo=!0),
payload)}const $ZodCatch=null,$ZodNaN=null,$ZodPipe=core_core.xI("$ZodPipe",(inst,def)=>{$ZodType.init(inst,def),core_util.v5(inst,"values",zod=>zod.def.in._zod.values),core_util.v5(inst,"optin",zod=>zod.
def.in._zod.optin),core_util.v5(inst,"optout",zod=>zod.def.out._zod.optout),core_util.v5(inst,"propValues",zod=>zod.def.in._zod.propValues),inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward"){
const right=def.out._zod.run(payload,ctx);return right instanceof Promise?right.then(right2=>handlePipeResult(right2,def.in,ctx)):handlePipeResult(right,def.in,ctx)}const left=def.in._zod.run(payload,
ctx);return left instanceof Promise?left.then(left2=>handlePipeResult(left2,def.out,ctx)):handlePipeResult(left,def.out,ctx)}});function handlePipeResult(left,next,ctx){return left.issues.some(iss=>iss.
code!=="unrecognized_keys")?(left.aborted=!0,left):next._zod.run({value:left.value,issues:left.issues},ctx)}const $ZodCodec=null;function handleCodecAResult(result,def,ctx){if(result.issues.length)return result.
aborted=!0,result;if((ctx.direction||"forward")==="forward"){const transformed=def.transform(result.value,result);return transformed instanceof Promise?transformed.then(value=>handleCodecTxResult(result,
value,def.out,ctx)):handleCodecTxResult(result,transformed,def.out,ctx)}else{const transformed=def.reverseTransform(result.value,result);return transformed instanceof Promise?transformed.then(value=>handleCodecTxResult(
result,value,def.in,ctx)):handleCodecTxResult(result,transformed,def.in,ctx)}}function handleCodecTxResult(left,value,nextSchema,ctx){return left.issues.length?(left.aborted=!0,left):nextSchema._zod.run(
{value,issues:left.issues},ctx)}const $ZodPreprocess=null,$ZodReadonly=null;function handleReadonlyResult(payload){return payload.memo||(payload.value=Object.freeze(payload.value)),payload}function leafPattern(schema){
const def=schema._zod.def;let pattern=def.pattern,isInt=!!def.format?.includes("int"),minimum,maximum;for(const ch of def.checks??[]){const d=ch._zod.def;d.pattern&&(pattern=d.pattern),isInt||(isInt=!!d.
format?.includes("int"));const lo=d.minimum??d.length,hi=d.maximum??d.length;lo!==void 0&&(minimum===void 0||lo>minimum)&&(minimum=lo),hi!==void 0&&(maximum===void 0||hi<maximum)&&(maximum=hi)}if(pattern)
return pattern.source;if(minimum!==void 0&&maximum!==void 0&&minimum>maximum)return"(?!)";if(minimum!==void 0||maximum!==void 0)return regexes.string({minimum,maximum}).source;const own=schema._zod.pattern;
return(isInt&&own===regexes.number?regexes.integer:own)?.source}function partPattern(schema){const def=schema._zod.def,own=schema._zod.pattern?.source,inner=def.innerType??schema._zod.innerType;if(inner){
const before=inner._zod.pattern?.source,after=partPattern(inner);return own&&before&&after&&after!==before?own.replace(util.cleanRegex(before),()=>util.cleanRegex(after)):own}if(def.options){const sources=def.
options.map(partPattern);if(sources.every(Boolean))return`^(${sources.map(s=>util.cleanRegex(s)).join("|")})$`}return leafPattern(schema)}const $ZodTemplateLiteral=null,$ZodFunction=null,$ZodPromise=null,
$ZodLazy=core_core.xI("$ZodLazy",(inst,def)=>{$ZodType.init(inst,def),core_util.gJ(inst._zod,"innerType",()=>{const d=def;return d._cachedInner||(d._cachedInner=def.getter()),d._cachedInner}),core_util.
v5(inst,"pattern",zod=>zod.innerType?._zod?.pattern),core_util.v5(inst,"propValues",zod=>zod.innerType?._zod?.propValues),core_util.v5(inst,"optin",zod=>zod.innerType?._zod?.optin??void 0),core_util.v5(
inst,"optout",zod=>zod.innerType?._zod?.optout??void 0),inst._zod.parse=(payload,ctx)=>inst._zod.innerType._zod.run(payload,ctx)}),$ZodCustom=core_core.xI("$ZodCustom",(inst,def)=>{core_checks.QP.init(
inst,def),$ZodType.init(inst,def),inst._zod.parse=(payload,_)=>payload,inst._zod.check=payload=>{const input=payload.value,r=def.fn(input);if(r instanceof Promise)return r.then(r2=>handleRefineResult(
r2,payload,input,inst));handleRefineResult(r,payload,input,inst)}});function handleRefineResult(result,payload,input,inst){if(!result){const _iss={code:"custom",input,inst,path:[...inst._zod.def.path??
[]],continue:!inst._zod.def.abort};inst._zod.def.params&&(_iss.params=inst._zod.def.params),payload.issues.push(core_util.sn(_iss))}}var api=__webpack_require__(73305);function _getMessage(){const internals=this.
_zod;return internals.message??(internals.message=JSON.stringify(internals.def,core_util.k8,2)),internals.message}function _setMessage(value){this._zod.message=value}const _messageDesc={get:_getMessage,
set:_setMessage,enumerable:!0,configurable:!0},_issuesDesc={value:void 0,enumerable:!1},_installedToString=new WeakSet([Object.prototype,Error.prototype]),initializer=(inst,def)=>{inst.name="$ZodError",
_issuesDesc.value=def,Object.defineProperty(inst,"issues",_issuesDesc),_issuesDesc.value=void 0,Object.defineProperty(inst,"message",_messageDesc);const proto=Object.getPrototypeOf(inst);_installedToString.
has(proto)||(_installedToString.add(proto),Object.defineProperty(proto,"toString",{configurable:!0,enumerable:!1,get(){const value=()=>this.message;return Object.defineProperty(this,"toString",{value,
configurable:!0,writable:!0}),value},set(value){Object.defineProperty(this,"toString",{value,configurable:!0,writable:!0})}}))},$ZodError=(0,core_core.xI)("$ZodError",initializer),$ZodRealError=(0,core_core.
xI)("$ZodError",initializer,void 0,{Parent:Error});function node(obj,key,make){return Object.prototype.hasOwnProperty.call(obj,key)||(key==="__proto__"?Object.defineProperty(obj,key,{value:make(),writable:!0,
enumerable:!0,configurable:!0}):obj[key]=make()),obj[key]}function flattenError(error,mapper=issue=>issue.message){const fieldErrors={},formErrors=[];for(const sub of error.issues)sub.path.length>0?node(
fieldErrors,sub.path[0],()=>[]).push(mapper(sub)):formErrors.push(mapper(sub));return{formErrors,fieldErrors}}function formatError(error,mapper=issue=>issue.message){const fieldErrors={_errors:[]},processError=(error2,path=[])=>{
for(const issue of error2.issues)if(issue.code==="invalid_union"&&issue.errors.length)issue.errors.map(issues=>processError({issues},[...path,...issue.path]));else if(issue.code==="invalid_key")processError(
{issues:issue.issues},[...path,...issue.path]);else if(issue.code==="invalid_element")processError({issues:issue.issues},[...path,...issue.path]);else{const fullpath=[...path,...issue.path];if(fullpath.
length===0)fieldErrors._errors.push(mapper(issue));else{let curr=fieldErrors,i=0;for(;i<fullpath.length;){const el=fullpath[i],terminal=i===fullpath.length-1;if(el==="_errors"){terminal&&curr._errors.
push(mapper(issue)),i++;continue}Object.prototype.hasOwnProperty.call(curr,el)||Object.defineProperty(curr,el,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});const node2=curr[el];terminal&&
node2._errors.push(mapper(issue)),curr=node2,i++}}}};return processError(error),fieldErrors}function treeifyError(error,mapper=issue=>issue.message){const result={errors:[]},processError=(error2,path=[])=>{
var _a;for(const issue of error2.issues)if(issue.code==="invalid_union"&&issue.errors.length)issue.errors.map(issues=>processError({issues},[...path,...issue.path]));else if(issue.code==="invalid_key")
processError({issues:issue.issues},[...path,...issue.path]);else if(issue.code==="invalid_element")processError({issues:issue.issues},[...path,...issue.path]);else{const fullpath=[...path,...issue.path];
if(fullpath.length===0){result.errors.push(mapper(issue));continue}let curr=result,i=0;for(;i<fullpath.length;){const el=fullpath[i],terminal=i===fullpath.length-1;typeof el=="string"?(curr.properties??
(curr.properties={}),Object.prototype.hasOwnProperty.call(curr.properties,el)||Object.defineProperty(curr.properties,el,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),curr=curr.properties[el]):
(curr.items??(curr.items=[]),(_a=curr.items)[el]??(_a[el]={errors:[]}),curr=curr.items[el]),terminal&&curr.errors.push(mapper(issue)),i++}}};return processError(error),result}function toDotPath(_path){
const segs=[],path=_path.map(seg=>typeof seg=="object"?seg.key:seg);for(const seg of path)typeof seg=="number"?segs.push(`[${seg}]`):typeof seg=="symbol"?segs.push(`[${JSON.stringify(String(seg))}]`):
/[^\w$]/.test(seg)?segs.push(`[${JSON.stringify(seg)}]`):(segs.length&&segs.push("."),segs.push(seg));return segs.join("")}function prettifyError(error){const lines=[],issues=[...error.issues].sort((a,b)=>(a.
path??[]).length-(b.path??[]).length);for(const issue of issues)lines.push(`\u2716 ${issue.message}`),issue.path?.length&&lines.push(`  \u2192 at ${toDotPath(issue.path)}`);return lines.join(`
`)}function finalizeParams(callee,params){return{callee:params?.callee??callee,Err:params?.Err}}const _parse=_Err=>{const fn=(schema,value,_ctx,_params)=>{const ctx=_ctx?{..._ctx,async:!1}:{async:!1},
result=schema._zod.run({value,issues:[]},ctx);if(result instanceof Promise)throw new core_core.GT;if(result.issues.length){const e=new(_params?.Err??_Err)(result.issues.map(iss=>core_util.iR(iss,ctx,core_core.
$W())));throw core_util.gx(e,_params?.callee??fn),e}return result.value};return fn},parse_parse=_parse($ZodRealError),_parseAsync=_Err=>{const fn=async(schema,value,_ctx,params)=>{const ctx=_ctx?{..._ctx,
async:!0}:{async:!0};let result=schema._zod.run({value,issues:[]},ctx);if(result instanceof Promise&&(result=await result),result.issues.length){const e=new(params?.Err??_Err)(result.issues.map(iss=>core_util.
iR(iss,ctx,core_core.$W())));throw core_util.gx(e,params?.callee??fn),e}return result.value};return fn},parse_parseAsync=_parseAsync($ZodRealError),_safeParse=_Err=>(schema,value,_ctx)=>{const ctx=_ctx?
{..._ctx,async:!1}:{async:!1},result=schema._zod.run({value,issues:[]},ctx);if(result instanceof Promise)throw new core_core.GT;return result.issues.length?failure(_Err,result.issues,ctx):{success:!0,
data:result.value}},safeParse=_safeParse($ZodRealError);function failure(Err,issues,ctx){let error;return{success:!1,get error(){return error||(error=new Err(issues.map(iss=>core_util.iR(iss,ctx,core_core.
$W()))),issues=void 0,ctx=void 0),error},set error(e){error=e,issues=void 0,ctx=void 0}}}const _safeParseAsync=_Err=>async(schema,value,_ctx)=>{const ctx=_ctx?{..._ctx,async:!0}:{async:!0};let result=schema.
_zod.run({value,issues:[]},ctx);return result instanceof Promise&&(result=await result),result.issues.length?failure(_Err,result.issues,ctx):{success:!0,data:result.value}},safeParseAsync=_safeParseAsync(
$ZodRealError),COMPILE_INVALID=null,COMPILE_FALLBACK=null,validate=((schema,value,_ctx)=>{const validator=schema._zod.bag.validator;if(validator!==void 0){if(validator(value)!==COMPILE_INVALID)return!0;
if(validator.definite===!0&&_ctx===void 0)return!1}return validateFallback(schema,value,_ctx)});function validateFallback(schema,value,_ctx){const ctx=_ctx?{..._ctx,async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},
fallbackRun=schema._zod.bag.fallbackRun;let result;if(fallbackRun?(ctx[COMPILE_FALLBACK]=!0,result=fallbackRun({value,issues:[]},ctx)):result=schema._zod.run({value,issues:[]},ctx),result instanceof Promise)
throw new core.$ZodAsyncError;return result.issues.length===0}const parse_validateAsync=async(schema,value,_ctx)=>{const ctx=_ctx?{..._ctx,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};let result=schema.
_zod.run({value,issues:[]},ctx);return result instanceof Promise&&(result=await result),result.issues.length===0},encode=(_Err=>{const parse2=_parse(_Err),fn=(schema,value,_ctx,_params)=>{const ctx=_ctx?
{..._ctx,direction:"backward"}:{direction:"backward"};return parse2(schema,value,ctx,finalizeParams(fn,_params))};return fn})($ZodRealError),decode=(_Err=>{const parse2=_parse(_Err),fn=(schema,value,_ctx,_params)=>parse2(
schema,value,_ctx,finalizeParams(fn,_params));return fn})($ZodRealError),encodeAsync=(_Err=>{const parseAsync2=_parseAsync(_Err),fn=async(schema,value,_ctx,_params)=>{const ctx=_ctx?{..._ctx,direction:"\
backward"}:{direction:"backward"};return await parseAsync2(schema,value,ctx,finalizeParams(fn,_params))};return fn})($ZodRealError),decodeAsync=(_Err=>{const parseAsync2=_parseAsync(_Err),fn=async(schema,value,_ctx,_params)=>await parseAsync2(
schema,value,_ctx,finalizeParams(fn,_params));return fn})($ZodRealError),safeEncode=(_Err=>(schema,value,_ctx)=>{const ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"};return _safeParse(
_Err)(schema,value,ctx)})($ZodRealError),safeDecode=(_Err=>(schema,value,_ctx)=>_safeParse(_Err)(schema,value,_ctx))($ZodRealError),safeEncodeAsync=(_Err=>async(schema,value,_ctx)=>{const ctx=_ctx?{..._ctx,
direction:"backward"}:{direction:"backward"};return _safeParseAsync(_Err)(schema,value,ctx)})($ZodRealError),safeDecodeAsync=(_Err=>async(schema,value,_ctx)=>_safeParseAsync(_Err)(schema,value,_ctx))(
$ZodRealError),ZodMiniType=core_core.xI("ZodMiniType",(inst,def)=>{if(!inst._zod)throw new Error("Uninitialized schema in ZodMiniType.");$ZodType.init(inst,def),inst.def=def,inst.type=def.type},{get with(){
return this.check},set with(value){core_util.qh(this,"with",value)},parse(data,params){return parse_parse(this,data,params,{callee:this.parse})},parseAsync(data,params){return parse_parseAsync(this,data,
params,{callee:this.parseAsync})},safeParse(data,params){return safeParse(this,data,params)},safeParseAsync(data,params){return safeParseAsync(this,data,params)},check(...checks2){const def=this.def;return this.
clone({...def,checks:[...def.checks??[],...checks2.map(ch=>typeof ch=="function"?{_zod:{check:ch,def:{check:"custom"},onattach:[]}}:ch)]},{parent:!0})},clone(_def,params){return core_util.o8(this,_def,
params)},brand(){return this},register(reg,meta2){return reg.add(this,meta2),this},apply(fn,...args){return args.length===0?fn(this):fn(this,...args)}}),ZodMiniString=core_core.xI("ZodMiniString",(inst,def)=>{
$ZodString.init(inst,def),ZodMiniType.init(inst,def)});function schemas_string(params){return api.Rl(ZodMiniString,params)}const ZodMiniStringFormat=null,ZodMiniEmail=null;function schemas_email(params){
return core._email(ZodMiniEmail,params)}const ZodMiniGUID=null;function schemas_guid(params){return core._guid(ZodMiniGUID,params)}const ZodMiniUUID=null;function schemas_uuid(params){return core._uuid(
ZodMiniUUID,params)}function uuidv4(params){return core._uuidv4(ZodMiniUUID,params)}function uuidv6(params){return core._uuidv6(ZodMiniUUID,params)}function uuidv7(params){return core._uuidv7(ZodMiniUUID,
params)}const ZodMiniURL=null;function url(params){return core._url(ZodMiniURL,params)}function httpUrl(params){return core._url(ZodMiniURL,{protocol:regexes.httpProtocol,hostname:regexes.domain,...util.
normalizeParams(params)})}const ZodMiniEmoji=null;function schemas_emoji(params){return core._emoji(ZodMiniEmoji,params)}const ZodMiniNanoID=null;function schemas_nanoid(params){return core._nanoid(ZodMiniNanoID,
params)}const ZodMiniCUID=null;function schemas_cuid(params){return core._cuid(ZodMiniCUID,params)}const ZodMiniCUID2=null;function schemas_cuid2(params){return core._cuid2(ZodMiniCUID2,params)}const ZodMiniULID=null;
function schemas_ulid(params){return core._ulid(ZodMiniULID,params)}const ZodMiniXID=null;function schemas_xid(params){return core._xid(ZodMiniXID,params)}const ZodMiniKSUID=null;function schemas_ksuid(params){
return core._ksuid(ZodMiniKSUID,params)}const ZodMiniIPv4=null;function schemas_ipv4(params){return core._ipv4(ZodMiniIPv4,params)}const ZodMiniIPv6=null;function schemas_ipv6(params){return core._ipv6(
ZodMiniIPv6,params)}const ZodMiniCIDRv4=null;function schemas_cidrv4(params){return core._cidrv4(ZodMiniCIDRv4,params)}const ZodMiniCIDRv6=null;function schemas_cidrv6(params){return core._cidrv6(ZodMiniCIDRv6,
params)}const ZodMiniMAC=null;function schemas_mac(params){return core._mac(ZodMiniMAC,params)}const ZodMiniBase64=null;function schemas_base64(params){return core._base64(ZodMiniBase64,params)}const ZodMiniBase64URL=null;
function schemas_base64url(params){return core._base64url(ZodMiniBase64URL,params)}const ZodMiniE164=null;function schemas_e164(params){return core._e164(ZodMiniE164,params)}const ZodMiniCreditCard=null;
function schemas_creditCard(params){return core._creditCard(ZodMiniCreditCard,params)}const ZodMiniIBAN=null;function schemas_iban(params){return core._iban(ZodMiniIBAN,params)}const ZodMiniJWT=null;function jwt(params){
return core._jwt(ZodMiniJWT,params)}const ZodMiniCustomStringFormat=null;function stringFormat(format,fnOrRegex,_params={}){return core._stringFormat(ZodMiniCustomStringFormat,format,fnOrRegex,_params)}
function schemas_hostname(_params){return core._stringFormat(ZodMiniCustomStringFormat,"hostname",regexes.hostname,_params)}function schemas_hex(_params){return core._stringFormat(ZodMiniCustomStringFormat,
"hex",regexes.hex,_params)}function schemas_currencyCode(_params){return core._stringFormat(ZodMiniCustomStringFormat,"currency_code",regexes.currencyCode,_params)}function hash(alg,params){const enc=params?.
enc??"hex",format=`${alg}_${enc}`,regex=core.regexes[format];if(!regex)throw new Error(`Unrecognized hash format: ${format}`);return core._stringFormat(ZodMiniCustomStringFormat,format,regex,params)}const ZodMiniNumber=core_core.
xI("ZodMiniNumber",(inst,def)=>{$ZodNumber.init(inst,def),ZodMiniType.init(inst,def)});function schemas_number(params){return api.F7(ZodMiniNumber,params)}const ZodMiniNumberFormat=core_core.xI("ZodMi\
niNumberFormat",(inst,def)=>{$ZodNumberFormat.init(inst,def),ZodMiniNumber.init(inst,def)});function schemas_int(params){return api.LK(ZodMiniNumberFormat,params)}function float32(params){return core.
_float32(ZodMiniNumberFormat,params)}function float64(params){return core._float64(ZodMiniNumberFormat,params)}function int32(params){return core._int32(ZodMiniNumberFormat,params)}function uint32(params){
return core._uint32(ZodMiniNumberFormat,params)}const ZodMiniBoolean=core_core.xI("ZodMiniBoolean",(inst,def)=>{$ZodBoolean.init(inst,def),ZodMiniType.init(inst,def)});function schemas_boolean(params){
return api._L(ZodMiniBoolean,params)}const ZodMiniBigInt=null;function schemas_bigint(params){return core._bigint(ZodMiniBigInt,params)}const ZodMiniBigIntFormat=null;function int64(params){return core.
_int64(ZodMiniBigIntFormat,params)}function uint64(params){return core._uint64(ZodMiniBigIntFormat,params)}const ZodMiniSymbol=null;function symbol(params){return core._symbol(ZodMiniSymbol,params)}const ZodMiniUndefined=null;
function schemas_undefined(params){return core._undefined(ZodMiniUndefined,params)}const ZodMiniNull=null;function schemas_null(params){return core._null(ZodMiniNull,params)}const ZodMiniAny=null;function any(){
return core._any(ZodMiniAny)}const ZodMiniUnknown=core_core.xI("ZodMiniUnknown",(inst,def)=>{$ZodUnknown.init(inst,def),ZodMiniType.init(inst,def)});function unknown(){return api.em(ZodMiniUnknown)}const ZodMiniNever=core_core.
xI("ZodMiniNever",(inst,def)=>{$ZodNever.init(inst,def),ZodMiniType.init(inst,def)});function never(params){return api.G8(ZodMiniNever,params)}const ZodMiniVoid=null;function _void(params){return core.
_void(ZodMiniVoid,params)}const ZodMiniDate=null;function schemas_date(params){return core._date(ZodMiniDate,params)}const ZodMiniArray=core_core.xI("ZodMiniArray",(inst,def)=>{$ZodArray.init(inst,def),
ZodMiniType.init(inst,def)});function array(element,params){return new ZodMiniArray({type:"array",element,...core_util.A2(params)})}function keyof(schema){const shape=schema._zod.def.shape;return _enum(
Object.keys(shape))}const ZodMiniObject=core_core.xI("ZodMiniObject",(inst,def)=>{$ZodObject.init(inst,def),ZodMiniType.init(inst,def),core_util.X(inst,"shape",self=>self._zod.def.shape,!1)});function object(shape,params){
const def={type:"object",shape:shape??{},...util.normalizeParams(params)};return new ZodMiniObject(def)}function strictObject(shape,params){return new ZodMiniObject({type:"object",shape,catchall:never(),
...core_util.A2(params)})}function looseObject(shape,params){return new ZodMiniObject({type:"object",shape,catchall:unknown(),...core_util.A2(params)})}function extend(schema,shape){return util.extend(
schema,shape)}function safeExtend(schema,shape){return util.safeExtend(schema,shape)}function merge(a,b){return util.merge(a,b)}function pick(schema,mask){return util.pick(schema,mask)}function omit(schema,mask){
return util.omit(schema,mask)}function partial(schema,mask){const def=schema._zod.def;if(def.type!=="tuple")return util.partial(ZodMiniOptional,schema,mask);if(def.checks?.length)throw new Error(".par\
tial() cannot be used on tuple schemas containing refinements");return util.clone(schema,{...def,items:def.items.map(item=>new ZodMiniOptional({type:"optional",innerType:item}))})}function exactPartial(schema,mask){
return util.partial(ZodMiniExactOptional,schema,mask,"exactPartial")}function required(schema,mask){return util.required(ZodMiniNonOptional,schema,mask)}function catchall(inst,catchall2){return inst.clone(
util.mergeDefs(inst._zod.def,{catchall:catchall2}))}const ZodMiniUnion=core_core.xI("ZodMiniUnion",(inst,def)=>{$ZodUnion.init(inst,def),ZodMiniType.init(inst,def)});function union(options,params){return new ZodMiniUnion(
{type:"union",options,...core_util.A2(params)})}const ZodMiniXor=null;function xor(options,params){return new ZodMiniXor({type:"union",options,inclusive:!1,...util.normalizeParams(params)})}const ZodMiniDiscriminatedUnion=null;
function discriminatedUnion(discriminator,options,params){return new ZodMiniDiscriminatedUnion({type:"union",options,discriminator,...util.normalizeParams(params)})}const ZodMiniIntersection=null;function intersection(left,right){
return new ZodMiniIntersection({type:"intersection",left,right})}const ZodMiniTuple=null;function tuple(items,_paramsOrRest,_params){const hasRest=_paramsOrRest instanceof core.$ZodType,params=hasRest?
_params:_paramsOrRest,rest=hasRest?_paramsOrRest:null;return new ZodMiniTuple({type:"tuple",items,rest,...util.normalizeParams(params)})}const ZodMiniRecord=core_core.xI("ZodMiniRecord",(inst,def)=>{$ZodRecord.
init(inst,def),ZodMiniType.init(inst,def)});function record(keyType,valueType,params){return!valueType||!valueType._zod?new ZodMiniRecord({type:"record",keyType:schemas_string(),valueType:keyType,...core_util.
A2(valueType)}):new ZodMiniRecord({type:"record",keyType,valueType,...core_util.A2(params)})}function partialRecord(keyType,valueType,params){return new ZodMiniRecord({type:"record",keyType,valueType,
...util.normalizeParams(params),partial:!0})}function looseRecord(keyType,valueType,params){return new ZodMiniRecord({type:"record",keyType,valueType,mode:"loose",...util.normalizeParams(params)})}const ZodMiniMap=null;
function map(keyType,valueType,params){return new ZodMiniMap({type:"map",keyType,valueType,...util.normalizeParams(params)})}const ZodMiniSet=null;function set(valueType,params){return new ZodMiniSet(
{type:"set",valueType,...util.normalizeParams(params)})}const ZodMiniEnum=core_core.xI("ZodMiniEnum",(inst,def)=>{$ZodEnum.init(inst,def),ZodMiniType.init(inst,def),inst.options=[...inst._zod.values]});
function _enum(values,params){const entries=Array.isArray(values)?Object.fromEntries(values.map(v=>[v,v])):values;return new ZodMiniEnum({type:"enum",entries,...core_util.A2(params)})}function nativeEnum(entries,params){
return new ZodMiniEnum({type:"enum",entries,...util.normalizeParams(params)})}const ZodMiniLiteral=null;function literal(value,params){return new ZodMiniLiteral({type:"literal",values:Array.isArray(value)?
value:[value],...util.normalizeParams(params)})}const ZodMiniFile=null;function file(params){return core._file(ZodMiniFile,params)}const ZodMiniTransform=core_core.xI("ZodMiniTransform",(inst,def)=>{$ZodTransform.
init(inst,def),ZodMiniType.init(inst,def)});function transform(fn){return new ZodMiniTransform({type:"transform",transform:fn})}const ZodMiniOptional=core_core.xI("ZodMiniOptional",(inst,def)=>{$ZodOptional.
init(inst,def),ZodMiniType.init(inst,def)});function optional(innerType){return new ZodMiniOptional({type:"optional",innerType})}const ZodMiniExactOptional=null;function exactOptional(innerType){return new ZodMiniExactOptional(
{type:"optional",innerType})}const ZodMiniNullable=core_core.xI("ZodMiniNullable",(inst,def)=>{$ZodNullable.init(inst,def),ZodMiniType.init(inst,def)});function nullable(innerType){return new ZodMiniNullable(
{type:"nullable",innerType})}function nullish(innerType){return optional(nullable(innerType))}const ZodMiniDefault=null;function _default(innerType,defaultValue){return new ZodMiniDefault({type:"defau\
lt",innerType,get defaultValue(){return typeof defaultValue=="function"?defaultValue():util.shallowClone(defaultValue)}})}const ZodMiniPrefault=null;function prefault(innerType,defaultValue){return new ZodMiniPrefault(
{type:"prefault",innerType,get defaultValue(){return typeof defaultValue=="function"?defaultValue():util.shallowClone(defaultValue)}})}const ZodMiniNonOptional=null;function nonoptional(innerType,params){
return new ZodMiniNonOptional({type:"nonoptional",innerType,...util.normalizeParams(params)})}const ZodMiniSuccess=null;function success(innerType){return new ZodMiniSuccess({type:"success",innerType})}
const ZodMiniCatch=null;function _catch(innerType,catchValue){return new ZodMiniCatch({type:"catch",innerType,catchValue:typeof catchValue=="function"?catchValue:core.util.constantCatch(catchValue)})}
const ZodMiniNaN=null;function nan(params){return core._nan(ZodMiniNaN,params)}const ZodMiniPipe=core_core.xI("ZodMiniPipe",(inst,def)=>{$ZodPipe.init(inst,def),ZodMiniType.init(inst,def)});function pipe(in_,out){
return new ZodMiniPipe({type:"pipe",in:in_,out})}const ZodMiniCodec=null;function codec(in_,out,params){return new ZodMiniCodec({type:"pipe",in:in_,out,transform:params.decode,reverseTransform:params.
encode})}function invertCodec(codec2){const def=codec2._zod.def;return new ZodMiniCodec({type:"pipe",in:def.out,out:def.in,transform:def.reverseTransform,reverseTransform:def.transform})}const ZodMiniReadonly=null;
function readonly(innerType){return new ZodMiniReadonly({type:"readonly",innerType})}const ZodMiniTemplateLiteral=null;function templateLiteral(parts,params){return new ZodMiniTemplateLiteral({type:"t\
emplate_literal",parts,...util.normalizeParams(params)})}const ZodMiniLazy=core_core.xI("ZodMiniLazy",(inst,def)=>{$ZodLazy.init(inst,def),ZodMiniType.init(inst,def)});function _lazy(getter){return new ZodMiniLazy(
{type:"lazy",getter})}const ZodMiniPromise=null;function promise(innerType){return new ZodMiniPromise({type:"promise",innerType})}const ZodMiniCustom=core_core.xI("ZodMiniCustom",(inst,def)=>{$ZodCustom.
init(inst,def),ZodMiniType.init(inst,def)});function check(fn,params){const ch=new core.$ZodCheck({check:"custom",...util.normalizeParams(params)});return ch._zod.check=fn,ch}function custom(fn,_params){
return core._custom(ZodMiniCustom,fn??(()=>!0),_params)}function refine(fn,_params={}){return api.fU(ZodMiniCustom,fn,_params)}function superRefine(fn,params){return api.MB(fn,params)}const describe=api.
q0,meta=api.mI;class Class{constructor(..._args){}}function _instanceof(cls,params={}){const inst=custom(data=>data instanceof cls,params);return inst._zod.bag.Class=cls,inst._zod.check=payload=>{payload.
value instanceof cls||payload.issues.push({code:"invalid_type",expected:cls.name,input:payload.value,inst,path:[...inst._zod.def.path??[]]})},inst}const stringbool=(...args)=>core._stringbool({Codec:ZodMiniCodec,
Boolean:ZodMiniBoolean,String:ZodMiniString},...args);function json(){const jsonSchema=_lazy(()=>union([schemas_string(),schemas_number(),schemas_boolean(),schemas_null(),array(jsonSchema),record(schemas_string(),
jsonSchema)]));return jsonSchema}const ZodMiniFunction=null;function _function(params){return new ZodMiniFunction({type:"function",input:Array.isArray(params?.input)?tuple(params?.input):params?.input??
array(unknown()),output:params?.output??unknown()})}})};
