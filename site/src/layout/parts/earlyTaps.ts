import { hashOf } from '../hashOf.ts';

/**
 * Keeps the first tap on a button whose script is still on its way, and gives it once the script is there: on a slow line the
 * page can be read long before. Islands lose their `ssr` attribute when they are ready; the page's own buttons look for
 * `data-tapped` when their script starts, and one that sends a form loses its `data-early` then. A form that leads nowhere without its script is not sent before: the page would load
 * anew and what was typed be lost. The link of a list that goes on in place is kept as well: the page it leads to begins at its top
 * with other things. Opened elsewhere, pressed once more, or where the script does not come, it still leads there, as such a form
 * outside of an island does, whose page is asked for anew; the second click of a double click is none.
 */
export const earlyTaps = `addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('astro-island[ssr] button,astro-island[ssr] a[rel=next],[data-bookmark],[data-keep],[data-report],[data-order],[data-early]'),i=b&&b.closest('astro-island'),n=b&&b.rel=='next';if(!b)return;if((n||!i&&b.form)&&(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey||'tapped'in b.dataset&&e.detail<2))return;if(n||b.form&&!b.form.hasAttribute('action'))e.preventDefault();if('tapped'in b.dataset)return;b.dataset.tapped='';if(n)i.addEventListener('astro:hydration-error',function(){location.assign(b.href)},{once:true});if(i)i.addEventListener('astro:hydrate',function(){setTimeout(function(){delete b.dataset.tapped;b.click()})},{once:true})},true)`;

/** What the content security policy has to know of it. */
export const earlyTapsHash = hashOf(earlyTaps);
