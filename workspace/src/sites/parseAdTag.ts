import type { AdTag } from '@komawari/ui/ads';
import { textsOf } from '@komawari/ui/language';
import { trustMarkup } from '@komawari/ui/trusted';
import sitesTexts from '../messages/sites.js';

/** What pasted text turned out to be: nothing, a tag, or something else, and why. */
export type ParsedAdTag = { ad: AdTag | null } | { refusal: string };

const SCRIPT = /^https:\/\/imp-adedge\.i-mobile\.co\.jp\/script\/v1\/spot\.js\?(?<version>\d{8})$/;
const CALL = /^\(window\.adsbyimobile=window\.adsbyimobile\|\|\[\]\)\.push\(\{(?<values>[^{}]*)\}\);?$/;
/** One value of the call: a number, or a text of letters, digits and hyphens. */
const VALUE = /^(?<key>[a-z]+):(?:(?<number>[1-9]\d{0,9})|"(?<text>[\w-]+)"|'(?<quoted>[\w-]+)')$/;
const KEYS = ['asid', 'display', 'elementid', 'mid', 'pid', 'type'];

function refuse(why: 'others' | 'scripts' | 'loader' | 'call' | 'values' | 'inline' | 'element'): ParsedAdTag {
  const { ads, adReasons } = textsOf(sitesTexts);
  return { refusal: ads.wrong({ why: adReasons[why]() }) };
}

/** Whatever was pasted: it is only read, in a document of its own. */
const asPasted = trustMarkup('komawari-ad-tags', (text) => text);

/**
 * Reads the values out of an i-mobile tag. Nothing of the pasted text is ever run or stored: a tag is the two scripts
 * i-mobile hands out, with these values and no others; anything else is refused.
 */
export function parseAdTag(pasted: string): ParsedAdTag {
  if (pasted.trim() === '') return { ad: null };
  // A document of its own, in which no script runs and nothing loads.
  const { head, body } = new DOMParser().parseFromString(asPasted(pasted), 'text/html');
  const elements = [...head.children, ...body.querySelectorAll('*')];
  const scripts = elements.filter(({ tagName }) => tagName === 'SCRIPT');
  const others = elements.filter(({ tagName }) => tagName !== 'SCRIPT');
  if (others.some(({ tagName, attributes }) => tagName !== 'DIV' || [...attributes].some(({ name }) => name !== 'id')))
    return refuse('others');
  if (scripts.length !== 2) return refuse('scripts');
  const [loader, call] = scripts[0]?.hasAttribute('src') ? scripts : scripts.toReversed();
  const version = SCRIPT.exec(loader?.getAttribute('src') ?? '')?.groups?.['version'];
  if (!version || loader?.textContent?.trim()) return refuse('loader');
  if (call?.hasAttribute('src')) return refuse('call');
  const values = readValues(call?.textContent ?? '');
  if (!values) return refuse('values');
  const { pid, mid, asid, type, display, elementid } = values;
  if (type !== 'banner' || display !== 'inline') return refuse('inline');
  if (!/^im-[0-9a-f]{32}$/.test(`${elementid}`)) return refuse('element');
  return {
    ad: {
      pid: Number(pid),
      mid: Number(mid),
      asid: Number(asid),
      type,
      display,
      elementid: `${elementid}`,
      scriptVersion: version,
    },
  };
}

/** The values of the call, when they are exactly the known ones. */
function readValues(script: string): Record<string, string | number> | null {
  const written = CALL.exec(script.replace(/\s+/g, ''))?.groups?.['values'];
  const pairs =
    written
      ?.replace(/,$/, '')
      .split(',')
      .map((pair) => VALUE.exec(pair)?.groups) ?? [];
  if (pairs.some((pair) => pair === undefined)) return null;
  const values = Object.fromEntries(
    pairs.map((pair) => [
      pair?.['key'] ?? '',
      pair?.['number'] ? Number(pair['number']) : (pair?.['text'] ?? pair?.['quoted'] ?? ''),
    ]),
  );
  const isWhole = pairs.length === KEYS.length && Object.keys(values).toSorted().join() === KEYS.join();
  return isWhole && ['pid', 'mid', 'asid'].every((key) => typeof values[key] === 'number') ? values : null;
}

/** A tag again, as i-mobile writes it: what a creator sees of a tag that was stored as values. */
export const writeAdTag = ({ pid, mid, asid, type, display, elementid, scriptVersion }: AdTag): string =>
  `<div id="${elementid}">
  <script async src="https://imp-adedge.i-mobile.co.jp/script/v1/spot.js?${scriptVersion}"></script>
  <script>(window.adsbyimobile=window.adsbyimobile||[]).push({pid:${pid},mid:${mid},asid:${asid},type:"${type}",display:"${display}",elementid:"${elementid}"})</script>
</div>`;
