import { settingsKey } from './settingsStore.ts';

/**
 * A script for the HTML itself, as the first child of the reader's element: it chooses the layout before anything is
 * painted, so that nothing moves when the reader starts. Without it (or without JavaScript) pages simply follow each other.
 * It repeats `layoutFor` and `startPlace` in their simplest form; boot.test.ts keeps the two together. If the reader never
 * starts, the plain list comes back.
 */
export const readerBoot = `(function(m){var d=m.dataset,s={},p,b='';function q(x){return matchMedia(x).matches}
try{s=JSON.parse(localStorage['${settingsKey}']||'{}')||{}}catch(e){}
try{b=sessionStorage['komawari.reader.window']||''}catch(e){}
try{p=JSON.parse(localStorage['komawari.reader.places']).places[d.episodeId]}catch(e){}
var w=s.version==1&&s.works&&s.works[d.workId]||{},r=w.direction||d.direction,
l=w.layout||(r=='TOP_TO_BOTTOM'?'scroll':q('(orientation: landscape)')?'spread':'single');
d.layout=l;d.background=s.background||'match';d.bars=q('(pointer: coarse), (orientation: landscape) and (max-height: 480px)')||/imm/.test(b)?'immersive':'pinned';if(/imm|hid/.test(b))d.barsHidden='';
if(l!='scroll'){d.paged='';if(l=='spread'){var t=(d.startPosition!='FORMER')!=!!w.shifted;d.first=(r=='RIGHT_TO_LEFT')==t?'left':'right'}else if(!s.keepsWidePages&&q('(orientation: portrait) and (max-width: 599px)'))d.split=''}
if(w.stripWidth)m.style.setProperty('--strip',w.stripWidth/100);
if(l=='scroll'&&/z/.test(b))m.style.setProperty('--zoom',b.split('z')[1]);
if(/^#p([2-9]|\\d\\d)/.test(location.hash)||!location.hash&&p&&!p[2]&&(p[0]>1||p[1]>=0.1))d.resuming='';
addEventListener('load',function(){if(!('ready' in d)){delete d.layout;delete d.paged;delete d.resuming}})
})(document.currentScript.closest('[data-reader]'))`;
