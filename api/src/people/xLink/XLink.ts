import type { XLink } from './store/xLinks.ts';

export type { XLink };

/** How the link of a creator to X stands. */
export type XLinkStatus = 'NONE' | 'VALID' | 'EXPIRED' | 'REVOKED';

/** The two tokens of a link: one is shown at each call, the other is exchanged, once, for the next two. */
export interface XTokens {
  access: string;
  refresh: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** X keeps a refresh token for six months; who uses it gets a new one. */
const KEPT_DAYS = 180;

/** How a link stands. */
export const statusOf = (link: XLink | null): XLinkStatus => (link ? (link.endedBecause ?? 'VALID') : 'NONE');

/** When a link ends that is not used until then. */
export const endsAt = ({ renewedAt }: Pick<XLink, 'renewedAt'>): Date =>
  new Date(renewedAt.getTime() + KEPT_DAYS * DAY_MS);

/** Whether a token ends so soon that it is renewed before it is used. */
export const isDue = ({ accessUntil }: Pick<XLink, 'accessUntil'>, now: Date): boolean =>
  accessUntil.getTime() - now.getTime() < 10 * MINUTE_MS;

/** Why X takes a refresh token no longer: its time was over, or the person removed Komawari there. */
export const whyEnded = (link: Pick<XLink, 'renewedAt'>, now: Date): 'EXPIRED' | 'REVOKED' =>
  endsAt(link) <= now ? 'EXPIRED' : 'REVOKED';
