import { hashOf } from '../hashOf.ts';

/**
 * Keeps the first tap on a button whose script is still on its way, and gives it once the script is there: on a slow line the
 * page can be read long before. Islands lose their `ssr` attribute when they are ready; the page's own buttons look for
 * `data-tapped` when their script starts. A form that leads nowhere without its script is not sent before: the page would load
 * anew and what was typed be lost.
 */
export const earlyTaps = `addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('astro-island[ssr] button,[data-bookmark],[data-keep],[data-report],[data-order]'),i=b&&b.closest('astro-island');if(!b)return;if(i&&b.form&&!b.form.hasAttribute('action'))e.preventDefault();if('tapped'in b.dataset)return;b.dataset.tapped='';if(i)i.addEventListener('astro:hydrate',function(){setTimeout(function(){delete b.dataset.tapped;b.click()})},{once:true})},true)`;

/** What the content security policy has to know of it. */
export const earlyTapsHash = hashOf(earlyTaps);
