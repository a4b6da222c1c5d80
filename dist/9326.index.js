"use strict";exports.id=9326,exports.ids=[9326],exports.modules={57357:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{B:()=>reasonNotConnected,
r:()=>networkFailure});var _errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(89076),_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(89478);const reasonNotConnected={
ECONNREFUSED:"the connection was refused",ENOTFOUND:"the host name is not known",EAI_AGAIN:"the host name could not be looked up",EHOSTUNREACH:"the host cannot be reached",ENETUNREACH:"the network can\
not be reached",EADDRNOTAVAIL:"the address is not available"},tls=/^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO$|HOSTNAME_MISMATCH$)/,untrusted="its certificate comes from an a\
uthority that this runner does not trust, or comes without the certificates in between",reasonNotSecure={CERT_HAS_EXPIRED:"its certificate has expired",CERT_NOT_YET_VALID:"its certificate is not valid\
 yet",CERT_REVOKED:"its certificate was revoked",DEPTH_ZERO_SELF_SIGNED_CERT:"its certificate is self-signed",SELF_SIGNED_CERT_IN_CHAIN:untrusted,UNABLE_TO_GET_ISSUER_CERT:untrusted,UNABLE_TO_GET_ISSUER_CERT_LOCALLY:untrusted,
UNABLE_TO_VERIFY_LEAF_SIGNATURE:untrusted},noTls=/wrong version number|packet length too long|http request|https proxy request/i,refusedHandshake=/alert (?:handshake failure|bad certificate)/i;function factsOf(error){
if(typeof error!="object"||error===null)return{code:"",syscall:"",message:String(error)};const{code,syscall,message,cause,errors}=error,inner=Array.isArray(errors)&&errors.length>0?factsOf(errors[0]):
cause?factsOf(cause):void 0;return{code:typeof code=="string"?code:inner?.code??"",syscall:typeof syscall=="string"?syscall:inner?.syscall??"",message:typeof message=="string"&&message!==""?message:inner?.
message??""}}const seconds=ms=>String(ms<100?Math.ceil(ms)/1e3:Math.round(ms/100)/10);function networkFailure(error,attempt){const{asked,address}=attempt,{host}=new URL(address);if(attempt.timedOut){const within=`${host}\
 within ${seconds(attempt.attemptTimeoutMs)} s`;return attempt.canHaveArrived?{kind:"timeout",message:`${asked} got no whole response from ${within}`}:{kind:"not-connected",message:`${asked} was not s\
ent: there was no connection to ${within}`}}if(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__._7)return{kind:error.kind,code:error.code,message:`${asked} ${error.message}`};const{code,syscall,
message}=factsOf(error),said=(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__.TN)(attempt.redact(message),200),coded=`${said}${code===""?"":` (${code})`}`,failure=(kind,what2,of=code)=>({kind,
message:`${asked} ${what2}`,...of===""?{}:{code:of}}),insecure=(why,of)=>failure("tls",`could not make a secure connection to ${host}: ${why}`,of),unreachable=why=>failure("not-connected",`could not r\
each ${host}: ${why}`),explained=reasonNotConnected[code];if(explained!==void 0)return unreachable(`${explained} (${code})`);if(code==="ETIMEDOUT"&&syscall==="connect")return unreachable(`connecting t\
ook too long (${code})`);if(noTls.test(message))return insecure("this port does not use TLS","NO_TLS");if(refusedHandshake.test(message))return insecure(`it refused the handshake: ${said}`,"TLS_REFUSE\
D");if(code==="ERR_TLS_CERT_ALTNAME_INVALID"){const names=said.replace(/^.* does not match certificate's altnames: /,"");return insecure(`its certificate is not for this host: ${names} (${code})`)}if(tls.
test(code))return insecure(`${reasonNotSecure[code]??said} (${code})`);if(!attempt.canHaveArrived)return unreachable(coded);const what=code.startsWith("HPE_")?`was answered by ${host} with something o\
ther than HTTP`:`got no whole response from ${host}`;return failure("connection-broke",`${what}: ${coded}`)}}),39326:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{ProxyAgent:()=>ProxyAgent});var external_node_net_=__webpack_require__(77030),external_node_tls_=__webpack_require__(41692),external_net_=__webpack_require__(69278),external_tls_=__webpack_require__(
64756),external_assert_=__webpack_require__(42613),debug_js_=__webpack_require__(16625),external_http_=__webpack_require__(58611),https_js_=__webpack_require__(59787);async function toBuffer(stream){let length=0;
const chunks=[];for await(const chunk of stream)length+=chunk.length,chunks.push(chunk);return Buffer.concat(chunks,length)}async function json(stream){const str=(await toBuffer(stream)).toString("utf\
8");try{return JSON.parse(str)}catch(_err){const err=_err;throw err.message+=` (input: ${str})`,err}}function req(url,opts={}){const req2=((typeof url=="string"?url:url.href).startsWith("https:")?https:
http).request(url,opts),promise=new Promise((resolve,reject)=>{req2.once("response",resolve).once("error",reject).end()});return req2.then=promise.then.bind(promise),req2}const INTERNAL=Symbol("AgentB\
aseInternalState");class Agent extends external_http_.Agent{constructor(opts){super(opts),this[INTERNAL]={}}isSecureEndpoint(options){if(options){if(typeof options.secureEndpoint=="boolean")return options.
secureEndpoint;if(typeof options.protocol=="string")return options.protocol==="https:"}const{stack}=new Error;return typeof stack!="string"?!1:stack.split(`
`).some(l=>l.indexOf("(https.js:")!==-1||l.indexOf("node:https:")!==-1)}incrementSockets(name){if(this.maxSockets===1/0&&this.maxTotalSockets===1/0)return null;this.sockets[name]||(this.sockets[name]=
[]);const fakeSocket=new external_net_.Socket({writable:!1});return this.sockets[name].push(fakeSocket),this.totalSocketCount++,fakeSocket}decrementSockets(name,socket){if(!this.sockets[name]||socket===
null)return;const sockets=this.sockets[name],index=sockets.indexOf(socket);index!==-1&&(sockets.splice(index,1),this.totalSocketCount--,sockets.length===0&&delete this.sockets[name])}getName(options){
return this.isSecureEndpoint(options)?https_js_.Agent.prototype.getName.call(this,options):super.getName(options)}createSocket(req2,options,cb){const connectOpts={...options,secureEndpoint:this.isSecureEndpoint(
options)},name=this.getName(connectOpts),fakeSocket=this.incrementSockets(name);Promise.resolve().then(()=>this.connect(req2,connectOpts)).then(socket=>{if(this.decrementSockets(name,fakeSocket),typeof socket.
addRequest=="function")try{return socket.addRequest(req2,connectOpts)}catch(err){return cb(err)}this[INTERNAL].currentSocket=socket,super.createSocket(req2,options,cb)},err=>{this.decrementSockets(name,
fakeSocket),cb(err)})}createConnection(){const socket=this[INTERNAL].currentSocket;if(this[INTERNAL].currentSocket=void 0,!socket)throw new Error("No socket was returned in the `connect()` function");
return socket}get defaultPort(){return this[INTERNAL].defaultPort??(this.protocol==="https:"?443:80)}set defaultPort(v){this[INTERNAL]&&(this[INTERNAL].defaultPort=v)}get protocol(){return this[INTERNAL].
protocol??(this.isSecureEndpoint()?"https:":"http:")}set protocol(v){this[INTERNAL]&&(this[INTERNAL].protocol=v)}}var external_url_=__webpack_require__(87016);const debug=debug_js_("https-proxy-agent:\
parse-proxy-response");function parseProxyResponse(socket){return new Promise((resolve,reject)=>{let buffersLength=0;const buffers=[];function read(){const b=socket.read();b?ondata(b):socket.once("rea\
dable",read)}function cleanup(){socket.removeListener("end",onend),socket.removeListener("error",onerror),socket.removeListener("readable",read)}function onend(){cleanup(),debug("onend"),reject(new Error(
"Proxy connection ended before receiving CONNECT response"))}function onerror(err){cleanup(),debug("onerror %o",err),reject(err)}function ondata(b){buffers.push(b),buffersLength+=b.length;const buffered=Buffer.
concat(buffers,buffersLength),endOfHeaders=buffered.indexOf(`\r
\r
`);if(endOfHeaders===-1){debug("have not received end of HTTP headers yet..."),read();return}const headerParts=buffered.slice(0,endOfHeaders).toString("ascii").split(`\r
`),firstLine=headerParts.shift();if(!firstLine)return socket.destroy(),reject(new Error("No header received from proxy CONNECT response"));const firstLineParts=firstLine.split(" "),statusCode=+firstLineParts[1],
statusText=firstLineParts.slice(2).join(" "),headers={};for(const header of headerParts){if(!header)continue;const firstColon=header.indexOf(":");if(firstColon===-1)return socket.destroy(),reject(new Error(
`Invalid header from proxy CONNECT response: "${header}"`));const key=header.slice(0,firstColon).toLowerCase(),value=header.slice(firstColon+1).trimStart(),current=headers[key];typeof current=="string"?
headers[key]=[current,value]:Array.isArray(current)?current.push(value):headers[key]=value}debug("got proxy server response: %o %o",firstLine,headers),cleanup(),resolve({connect:{statusCode,statusText,
headers},buffered})}socket.on("error",onerror),socket.on("end",onend),read()})}function createNegotiateAuth(){return async({response,scheme})=>{if(scheme.toLowerCase()!=="negotiate")throw new Error(`E\
xpected Negotiate scheme but got "${scheme}"`);let kerberos;try{kerberos=await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__,65269,19))}catch{throw new Error('The "kerberos" pa\
ckage is required for Negotiate proxy authentication. Install it with: npm install kerberos')}const proxyAuthenticate=response.headers["proxy-authenticate"]||"",challengeHeader=Array.isArray(proxyAuthenticate)?
proxyAuthenticate[0]:proxyAuthenticate,serverToken=typeof challengeHeader=="string"&&challengeHeader.includes(" ")?challengeHeader.split(" ").slice(1).join(" "):void 0,token=await(await kerberos.initializeClient(
"HTTP@proxy",{mechOID:kerberos.GSS_MECH_OID_SPNEGO})).step(serverToken||"");if(!token)throw new Error("Kerberos client.step() returned no token");return{headers:{"Proxy-Authorization":`Negotiate ${token}`}}}}
const dist_debug=debug_js_("https-proxy-agent"),setServernameFromNonIpHost=options=>options.servername===void 0&&options.host&&!external_net_.isIP(options.host)?{...options,servername:options.host}:options;
class HttpsProxyAgent extends Agent{constructor(proxy,opts){super(opts),this.options={path:void 0},this.proxy=typeof proxy=="string"?new external_url_.URL(proxy):proxy,this.proxyHeaders=opts?.headers??
{},dist_debug("Creating new HttpsProxyAgent instance: %o",this.proxy.href),opts?.negotiate?this.onProxyAuth=createNegotiateAuth():opts?.onProxyAuth&&(this.onProxyAuth=opts.onProxyAuth);const host=(this.
proxy.hostname||this.proxy.host).replace(/^\[|\]$/g,""),port=this.proxy.port?parseInt(this.proxy.port,10):this.proxy.protocol==="https:"?443:80;this.connectOpts={ALPNProtocols:["http/1.1"],...opts?omit(
opts,"headers","onProxyAuth","negotiate"):null,host,port}}async connect(req2,opts){const{proxy}=this;if(!opts.host)throw new TypeError('No "host" provided');let socket;proxy.protocol==="https:"?(dist_debug(
"Creating `tls.Socket`: %o",this.connectOpts),socket=external_tls_.connect(setServernameFromNonIpHost(this.connectOpts))):(dist_debug("Creating `net.Socket`: %o",this.connectOpts),socket=external_net_.
connect(this.connectOpts));const headers=typeof this.proxyHeaders=="function"?this.proxyHeaders():{...this.proxyHeaders},host=external_net_.isIPv6(opts.host)?`[${opts.host}]`:opts.host;let payload=`CO\
NNECT ${host}:${opts.port} HTTP/1.1\r
`;if(proxy.username||proxy.password){const auth=`${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;headers["Proxy-Authorization"]=`Basic ${Buffer.from(auth).toString("base64")}`}
headers.Host=`${host}:${opts.port}`,headers["Proxy-Connection"]||(headers["Proxy-Connection"]=this.keepAlive?"Keep-Alive":"close");for(const name of Object.keys(headers))payload+=`${name}: ${headers[name]}\
\r
`;const proxyResponsePromise=parseProxyResponse(socket);socket.write(`${payload}\r
`);const{connect,buffered}=await proxyResponsePromise;if(req2.emit("proxyConnect",connect),this.emit("proxyConnect",connect,req2),req2.emit("proxy",{proxy:this.proxy.href,socket}),connect.statusCode===
200)return req2.once("socket",resume),opts.secureEndpoint?(dist_debug("Upgrading socket connection to TLS"),external_tls_.connect({...omit(setServernameFromNonIpHost(opts),"host","path","port"),socket})):
socket;if(connect.statusCode===407&&this.onProxyAuth){dist_debug("Got 407 response, invoking onProxyAuth callback"),socket.destroy();const proxyAuthenticate=connect.headers["proxy-authenticate"]||"",scheme=Array.
isArray(proxyAuthenticate)?proxyAuthenticate[0].split(/\s/)[0]:proxyAuthenticate.split(/\s/)[0],authResponse=await this.onProxyAuth({response:connect,scheme});return this._connectWithAuth(req2,opts,authResponse.
headers)}socket.destroy();const fakeSocket=new external_net_.Socket({writable:!1});return fakeSocket.readable=!0,req2.once("socket",s=>{dist_debug("Replaying proxy buffer for failed request"),external_assert_(
s.listenerCount("data")>0),s.push(buffered),s.push(null)}),fakeSocket}async _connectWithAuth(req2,opts,authHeaders){const{proxy}=this;let socket;proxy.protocol==="https:"?socket=external_tls_.connect(
setServernameFromNonIpHost(this.connectOpts)):socket=external_net_.connect(this.connectOpts);const headers=typeof this.proxyHeaders=="function"?this.proxyHeaders():{...this.proxyHeaders},host=external_net_.
isIPv6(opts.host)?`[${opts.host}]`:opts.host;let payload=`CONNECT ${host}:${opts.port} HTTP/1.1\r
`;if(proxy.username||proxy.password){const auth=`${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;headers["Proxy-Authorization"]=`Basic ${Buffer.from(auth).toString("base64")}`}
Object.assign(headers,authHeaders),headers.Host=`${host}:${opts.port}`,headers["Proxy-Connection"]||(headers["Proxy-Connection"]=this.keepAlive?"Keep-Alive":"close");for(const name of Object.keys(headers))
payload+=`${name}: ${headers[name]}\r
`;const proxyResponsePromise=parseProxyResponse(socket);socket.write(`${payload}\r
`);const{connect}=await proxyResponsePromise;if(req2.emit("proxyConnect",connect),this.emit("proxyConnect",connect,req2),connect.statusCode===200)return req2.once("socket",resume),opts.secureEndpoint?
(dist_debug("Upgrading socket connection to TLS"),external_tls_.connect({...omit(setServernameFromNonIpHost(opts),"host","path","port"),socket})):socket;throw socket.destroy(),new Error(`Proxy authent\
ication failed with status ${connect.statusCode} after retry`)}}HttpsProxyAgent.protocols=["http","https"];function resume(socket){setImmediate(()=>{socket.resume()})}function omit(obj,...keys){const ret={};
let key;for(key in obj)keys.includes(key)||(ret[key]=obj[key]);return ret}var connected=__webpack_require__(43948),early_response=__webpack_require__(30050),errors=__webpack_require__(89076),network_failures=__webpack_require__(
57357),src_text=__webpack_require__(89478),redaction=__webpack_require__(98764);class ProxyAgent extends HttpsProxyAgent{#name;#redact;constructor({url,authorization},options){super(url.href,{...options,
headers:authorization===void 0?{}:{"Proxy-Authorization":authorization}}),this.#name=url.host,this.#redact=withoutCredentials(authorization)}async connect(request,options){const abandoned=new AbortController,
destroy=request.destroy.bind(request);request.destroy=error=>(abandoned.abort(),destroy(error)),this.connectOpts={...this.connectOpts,signal:abandoned.signal};let response;request.once("proxyConnect",
connect=>response=connect);const socket=await super.connect(request,withIdentity(options)).catch(error=>{throw this.#unreachable(error)}).finally(()=>request.destroy=destroy);if(response?.statusCode===
200)return(0,connected.B)((0,early_response.o)(socket));throw socket.destroy(),response!==void 0&&Number.isInteger(response.statusCode)?this.#refused(response):this.#unreachable(new Error("it does not\
 speak HTTP"))}#refused({statusCode,statusText}){const said=`${String(statusCode)} ${(0,src_text.TN)(this.#redact(statusText),60)}`.trim();return new errors._7({kind:statusCode>=500?"not-connected":"t\
ls",code:statusCode===407?"PROXY_AUTHENTICATION":"PROXY_REFUSED",message:`could not be sent: the proxy ${this.#name} answered ${said} instead of connecting to the service`})}#unreachable({code="",message}){
const reason=network_failures.B[code],said=reason===void 0?(0,src_text.TN)(this.#redact(message),200):`${reason} (${code})`;return new errors._7({kind:"not-connected",code:"PROXY_UNREACHABLE",message:`\
could not reach the proxy ${this.#name}: ${said}`})}}function withoutCredentials(authorization){if(authorization===void 0)return text=>text;const encoded=authorization.replace(/^Basic /,""),credentials=Buffer.
from(encoded,"base64").toString("utf8");return(0,redaction.$p)(encoded,credentials,credentials.slice(credentials.indexOf(":")+1))}function withIdentity(options){const{host}=options;if(typeof host!="st\
ring"||(0,external_node_net_.isIP)(host)===0)return options;const compare=(_name,certificate)=>(0,external_node_tls_.checkServerIdentity)(host,certificate);return Object.assign({...options},{checkServerIdentity:compare})}})};
