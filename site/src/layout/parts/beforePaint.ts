import { hashOf } from '../hashOf.ts';

/**
 * Runs before the first paint, so that neither the colours nor the header change under the reader's eyes: the theme they
 * chose, whether this browser has a session (a hint only; see ui/src/session/sessionHint.ts), and whether there is something to
 * continue reading (showContinued.ts): of who has just signed in that is assumed.
 */
export const beforePaint = `(function(d){try{var t=localStorage.getItem('komawari_theme');if(t)d.dataset.theme=t;if(localStorage.getItem('komawari_session')==='1'||/komawari_session=1/.test(document.cookie))d.dataset.session='';var c=localStorage.getItem('komawari_continues');if(c==='1'||!c&&(d.dataset.session===''||localStorage.getItem('komawari.reader.places')))d.dataset.continues=''}catch(e){}})(document.documentElement)`;

/** The order of the style layers. The build may load the files of a page in any order, so it is said first. */
export const layerOrder = '@layer base,utilities,components,screens,reader;';

/** What the content security policy has to know of them. */
export const beforePaintHash = hashOf(beforePaint);
export const layerOrderHash = hashOf(layerOrder);
