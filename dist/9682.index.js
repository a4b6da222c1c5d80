"use strict";exports.id=9682,exports.ids=[9682],exports.modules={19682:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),__webpack_require__.
d(__webpack_exports__,{metricsSummary:()=>metricsSummary});var _markdown_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4502);const mostRows=200,mostLabels=6;function metricsSummary(samples){const histograms=histogramsOf(
samples),inHistogram=new Set([...histograms.keys()].flatMap(name=>[`${name}_bucket`,`${name}_sum`,`${name}_count`])),said=labelsOfAll(samples),ofAll=Object.entries(said).map(([name,value])=>`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)(name)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.ov)(value,100)}`),parts=ofAll.length===0?[]:[`Of ${ofAll.join(", ")}`],plain=samples.filter(({name})=>!inHistogram.has(name));if(plain.length>
0){const names2=labelNames(plain,said),rows2=plain.map(({name,labels,value})=>[(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(name),...labelCells(labels,names2),String(value)]);parts.push(cut(["Metr\
ic",...names2.map(_markdown_js__WEBPACK_IMPORTED_MODULE_0__.Qq),"Value"],rows2))}const names=labelNames([...histograms.values()].flatMap(series=>[...series.values()]),said),rows=[...histograms].flatMap(
([name,series])=>[...series.values()].map(({labels,count,sum,buckets})=>[(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(name),...labelCells(labels,names),String(count),count>0?number(sum/count):"\u2013",
quantile(.5,buckets),quantile(.9,buckets)]));return rows.length>0&&parts.push(cut(["Distribution",...names.map(_markdown_js__WEBPACK_IMPORTED_MODULE_0__.Qq),"Count","Mean","Half at most","90 % at most"],
rows)),samples.length===0?"The service has no metrics now.":parts.join(`

`)}function cut(header,rows){return(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.k9)(rows,{header,most:mostRows,file:"metrics",telling:!0},row=>row)}function histogramsOf(samples){const names=new Set(samples.
filter(({name,labels})=>name.endsWith("_bucket")&&labels.le!==void 0).map(({name})=>name.slice(0,-7))),histograms=new Map;for(const{name,labels,value}of samples){const match=/^(.+)_(bucket|sum|count)$/.
exec(name),base=match?.[1]??"";if(match===null||!names.has(base))continue;const{le,...others}=labels,key=JSON.stringify(Object.entries(others).sort()),series=histograms.get(base)??new Map;histograms.set(
base,series);const histogram=series.get(key)??{labels:others,count:0,sum:0,buckets:[]};series.set(key,histogram),match[2]==="sum"?histogram.sum=value:match[2]==="count"?histogram.count=value:histogram.
buckets.push([le==="+Inf"?1/0:Number(le),value])}return histograms}function quantile(part,buckets){const sorted=[...buckets].sort(([a],[b])=>a-b),total=sorted.at(-1)?.[1]??0;if(total<=0)return"\u2013";
const bound=sorted.find(([,count])=>count>=total*part)?.[0],last=sorted.filter(([upper])=>Number.isFinite(upper)).at(-1)?.[0];return bound===void 0||Number.isFinite(bound)?number(bound??NaN):last===void 0?
"\u2013":`over ${number(last)}`}function number(value){return Number.isFinite(value)?String(Math.round(value*100)/100):"\u2013"}function labelsOfAll([first,...others]){return Object.fromEntries(Object.
entries(first?.labels??{}).filter(([name,value])=>others.every(({labels})=>labels[name]===value)))}function labelNames(series,said){const counts=new Map;for(const{labels}of series)for(const name of Object.
keys(labels))Object.hasOwn(said,name)||counts.set(name,(counts.get(name)??0)+1);return[...counts].sort(([,a],[,b])=>b-a).slice(0,mostLabels).map(([name])=>name)}function labelCells(labels,names){return names.
map(name=>(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.os)(labels[name]??"",60))}})};
