"use strict";exports.id=7785,exports.ids=[7785],exports.modules={47785:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>leven,closestMatch:()=>closestMatch});
const array=[],characterCodeCache=[];function leven(first,second,options){if(first===second)return 0;const maxDistance=options?.maxDistance,swap=first;first.length>second.length&&(first=second,second=
swap);let firstLength=first.length,secondLength=second.length;for(;firstLength>0&&first.charCodeAt(~-firstLength)===second.charCodeAt(~-secondLength);)firstLength--,secondLength--;let start=0;for(;start<
firstLength&&first.charCodeAt(start)===second.charCodeAt(start);)start++;if(firstLength-=start,secondLength-=start,maxDistance!==void 0&&secondLength-firstLength>maxDistance)return maxDistance;if(firstLength===
0)return maxDistance!==void 0&&secondLength>maxDistance?maxDistance:secondLength;let bCharacterCode,result,temporary,temporary2,index=0,index2=0;for(;index<firstLength;)characterCodeCache[index]=first.
charCodeAt(start+index),array[index]=++index;for(;index2<secondLength;){for(bCharacterCode=second.charCodeAt(start+index2),temporary=index2++,result=index2,index=0;index<firstLength;index++)temporary2=
bCharacterCode===characterCodeCache[index]?temporary:temporary+1,temporary=array[index],result=array[index]=temporary>result?temporary2>result?result+1:temporary2:temporary2>temporary?temporary+1:temporary2;
if(maxDistance!==void 0){let rowMinimum=result;for(index=0;index<firstLength;index++)array[index]<rowMinimum&&(rowMinimum=array[index]);if(rowMinimum>maxDistance)return maxDistance}}return array.length=
firstLength,characterCodeCache.length=firstLength,maxDistance!==void 0&&result>maxDistance?maxDistance:result}function closestMatch(target,candidates,options){if(!Array.isArray(candidates)||candidates.
length===0)return;const userMax=options?.maxDistance,targetLength=target.length;for(const candidate of candidates)if(candidate===target)return candidate;if(userMax===0)return;let best,bestDist=Number.
POSITIVE_INFINITY;const seen=new Set;for(const candidate of candidates){if(seen.has(candidate))continue;seen.add(candidate);const lengthDiff=Math.abs(candidate.length-targetLength);if(lengthDiff>=bestDist||
userMax!==void 0&&lengthDiff>userMax)continue;const cap=Number.isFinite(bestDist)?userMax===void 0?bestDist:Math.min(bestDist,userMax):userMax,distance=cap===void 0?leven(target,candidate):leven(target,
candidate,{maxDistance:cap});if(userMax!==void 0&&distance>userMax)continue;let actualD=distance;if(cap!==void 0&&distance===cap&&cap===userMax&&(actualD=leven(target,candidate)),actualD<bestDist&&(bestDist=
actualD,best=candidate,bestDist===0))break}if(!(userMax!==void 0&&bestDist>userMax))return best}})};
