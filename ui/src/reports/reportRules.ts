import { plainPath } from '../plainPath.ts';

/** Of a thousand visits one is timed. */
export const traceSampleRate = 0.001;
/** Reports exist in production only, and say so. */
export const reportEnvironment = 'production';

/** Programs that look at pages: what fails there fails for no reader. */
const crawlers =
  /bot\b|bot[/;)]|crawl|spider|slurp|archiver|facebookexternalhit|bingpreview|google-|mediapartners|lighthouse|headlesschrome|pingdom|embedly|preview|python-requests|curl\/|wget\//i;

/** Addresses of manga and of those who draw it. What concerns accounts, sign-in and money is reported to nobody. */
const mangaPages =
  /^\/(?:$|works(?:\/|$)|episodes\/|illustrations\/|@|tags\/|rankings\/|new_works$|search$|mangafolio$|komawari_award_|creator$|analytics$|workspace\/manga(?:\/|$))/;

/** Whether something that happened here is worth a report: to a person, on a page of manga, in one of our own scripts. */
export function isReported({ agent, path, source }: { agent: string; path: string; source?: string | null }): boolean {
  return !crawlers.test(agent) && mangaPages.test(plainPath(path)) && !(source && isForeign(source));
}

/** Extensions and other people's scripts throw on our pages too. */
function isForeign(source: string): boolean {
  return !/^(?:https?:\/\/[^/]+)?\/(?:_astro|_workspace)\//.test(source);
}

/** A text without what could name a person: addresses of mail, queries of addresses, long secrets, quoted values. */
export function scrub(text: string, limit = 500): string {
  return text
    .replaceAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '<mail>')
    .replaceAll(/[?#][^\s"')]*/g, '')
    .replaceAll(/[\w-]{40,}/g, '<long>')
    .replaceAll(/\b[uns][0-9a-v]{20}\b/g, '<id>')
    .slice(0, limit);
}
