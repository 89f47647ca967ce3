import { hashOf } from '../../layout/hashOf.ts';

/**
 * Runs before the first paint of a gate: a browser that said yes goes on by itself, and one that was led back is told why.
 * The name of the cookie is that of api/src/http/saysAdult.ts.
 */
export const gateScript = `(function(d,l){try{if(/[?&]mature=no(&|$)/.test(l.search))d.documentElement.dataset.matureNo='';else if(/(^|; )komawari_adult=1/.test(d.cookie))l.replace('/mature'+l.pathname+l.search+l.hash)}catch(e){}})(document,location)`;

export const gateScriptHash = hashOf(gateScript);
