import { problem, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import discoveryErrors from '../../messages/discoveryErrors.js';
import type { AdRecord } from './store/adSlots.ts';

const HIGHEST = 2_147_483_647;

/** The values of a tag as somebody gives them. */
export type AdInput = { [Name in keyof AdRecord]: AdRecord[Name] extends number ? number : string };

/** What each value of a tag may look like. Everything else is refused: these values end up beside a script. */
const FORMS: Record<keyof AdRecord, (value: unknown) => boolean> = {
  pid: isNumber,
  mid: isNumber,
  asid: isNumber,
  type: (value) => value === 'banner',
  display: (value) => value === 'inline',
  elementid: (value) => typeof value === 'string' && /^im-[0-9a-f]{32}$/.test(value),
  scriptVersion: (value) => typeof value === 'string' && /^\d{8}$/.test(value),
};

function isNumber(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= HIGHEST;
}

/** Checks the values of one ad tag; `path` leads to it in the input. Answers whether they are those of one. */
export function checkAd(ad: AdInput, path: string[], found: Problem[]): ad is AdRecord {
  const foundBefore = found.length;
  for (const name of Object.keys(FORMS) as (keyof AdRecord)[]) {
    if (FORMS[name](ad[name])) continue;
    found.push(
      problem(
        [...path, name],
        'AD_TAG_UNKNOWN',
        said(discoveryErrors, (t) => t.ads.unknownTag({ name })),
      ),
    );
  }
  return found.length === foundBefore;
}
