import type { Context, Needs } from '../../graphql/context.ts';
import { limitRate } from '../../database/index.ts';
import { accountOf } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { SocialFailure } from '../identity/index.ts';
import { renewTokens } from './askX.ts';
import { xIsAway } from './linkX.ts';
import { openTokens, sealTokens } from './sealedTokens.ts';
import { queueRevocation } from './store/revocations.ts';
import { claimRenewal, endXLink, leaveRenewal, writeRenewed, xLinks } from './store/xLinks.ts';
import { isDue, whyEnded, type XLink, type XTokens } from './XLink.ts';

type Services = Needs<'config' | 'database'>;

/** Claims the renewal of a link. Null when nothing has to be renewed, or somebody else is at it. Throws NOT_FOUND. */
const claim = ({ database }: Services, accountId: string, isForced: boolean): Promise<XLink | null> =>
  database.transact(async (tx) => {
    const link = await xLinks.lock(tx, { accountId });
    if (!link) throw notFound();
    const now = new Date();
    if (link.endedAt || (link.renewingUntil && link.renewingUntil > now)) return null;
    if (!isForced && !isDue(link, now)) return null;
    await claimRenewal(tx, accountId);
    return link;
  });

/** What X answers to a refresh token. One that cannot be read any more is as good as refused. */
async function askForNext({ config, database }: Services, accountId: string, sealed: string, tokens: XTokens | null) {
  try {
    return tokens && (await renewTokens(config, tokens));
  } catch (error) {
    await database.transact((tx) => leaveRenewal(tx, accountId, sealed));
    throw error instanceof SocialFailure ? xIsAway(error) : error;
  }
}

/**
 * Renews a link before its token ends, or at once where that is forced. X takes each refresh token once, so one at a time
 * asks; and it is asked between two transactions. A link that X takes no longer ends. Throws NOT_FOUND, SERVICE_UNAVAILABLE.
 */
export async function renewXLink(services: Services, accountId: string, isForced: boolean): Promise<XLink> {
  const { config, database } = services;
  const found = await xLinks.find(database, { accountId });
  // Most of the time nothing is due, and nothing is written.
  if (found && !isForced && !isDue(found, new Date())) return found;
  const link = await claim(services, accountId, isForced);
  const before = link?.sealedTokens;
  if (link && before) {
    const given = await askForNext(services, accountId, before, openTokens(config, before));
    await database.transact(async (tx) => {
      if (!given) return endXLink(tx, accountId, before, whyEnded(link, new Date()));
      const next = { sealedTokens: sealTokens(config, given.tokens), accessUntil: given.accessUntil };
      // Unlinked, or linked anew, while X was asked: nobody needs these.
      if (!(await writeRenewed(tx, accountId, before, next))) await queueRevocation(tx, next.sealedTokens);
    });
  }
  const kept = await xLinks.find(database, { accountId });
  if (!kept) throw notFound();
  return kept;
}

/** Renews the link of whoever asks. */
export async function refreshXLink({ actor, services }: Context): Promise<XLink> {
  const accountId = accountOf(actor);
  await limitRate(services.database, 'xLink', accountId);
  return renewXLink(services, accountId, true);
}

/** Ends the link of whoever asks: the tokens leave the row at once, and X is told as soon as it answers. Throws NOT_FOUND. */
export async function deleteXLink({ actor, services }: Context): Promise<void> {
  const accountId = accountOf(actor);
  await services.database.transact(async (tx) => {
    const link = await xLinks.lock(tx, { accountId });
    if (!link) throw notFound();
    if (link.sealedTokens) await queueRevocation(tx, link.sealedTokens);
    await xLinks.delete(tx, { accountId });
  });
}
