import { hashOf } from '../../layout/hashOf.ts';

/**
 * Runs before the first paint of a gate: a browser that said yes goes on by itself, and one that was led back is told why. The button
 * leads on to the page of an episode that the address names, which no form sends along.
 * The name of the cookie is that of api/src/http/saysAdult.ts.
 */
export const gateScript = `(function(d,l){try{if(/[?&]mature=no(&|$)/.test(l.search))d.documentElement.dataset.matureNo='';else if(/(^|; )komawari_adult=1/.test(d.cookie))l.replace('/mature'+l.pathname+l.search+l.hash);d.addEventListener('submit',function(e){if(l.hash&&e.target.matches('.gate__ask'))e.target.action+=l.hash})}catch(e){}})(document,location)`;

export const gateScriptHash = hashOf(gateScript);
