import type { Needs } from '../../graphql/context.ts';
import { done, problem, problems, type Outcome } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import peopleErrors from '../../messages/peopleErrors.js';
import { SocialFailure } from '../identity/index.ts';
import { renewXLink } from './keepXLink.ts';
import { xIsAway } from './linkX.ts';
import { openTokens } from './sealedTokens.ts';
import { sendToX, type XAnswer, type XPost } from './sendToX.ts';
import { noteUse } from './store/xLinks.ts';
import type { XLink } from './XLink.ts';

type Services = Needs<'config' | 'database'>;

const ENDED = problem(
  [],
  'X_ENDED',
  said(peopleErrors, (t) => t.xLink.ended()),
);
const WHY_NOT = {
  TOKEN: ENDED,
  REFUSED: problem(
    [],
    'X_REFUSED',
    said(peopleErrors, (t) => t.xLink.postRefused()),
  ),
  UNKNOWN: problem(
    [],
    'X_UNKNOWN',
    said(peopleErrors, (t) => t.xLink.postUnknown()),
  ),
  LATER: problem(
    [],
    'X_LATER',
    said(peopleErrors, (t) => t.xLink.postLater()),
  ),
} as const;

/** Sends a post with the tokens of a link; null when there are none that can be read. */
async function send({ config }: Services, link: XLink, post: XPost): Promise<XAnswer | null> {
  const tokens = link.sealedTokens === null ? null : openTokens(config, link.sealedTokens);
  try {
    return tokens && (await sendToX(config, tokens.access, post));
  } catch (error) {
    throw error instanceof SocialFailure ? xIsAway(error) : error;
  }
}

/**
 * Posts a picture on the X account of a creator, who asked for it now. The token is renewed before it ends, and once more
 * where X takes it no longer. Answers the post's address. Throws NOT_FOUND without a link, SERVICE_UNAVAILABLE.
 */
export async function postToX(services: Services, accountId: string, post: XPost): Promise<Outcome<string>> {
  let link = await renewXLink(services, accountId, false);
  // Before, so that a post that went out is never answered with an error of ours.
  await services.database.transact((tx) => noteUse(tx, accountId));
  let answer = await send(services, link, post);
  if (answer && 'why' in answer && answer.why === 'TOKEN') {
    link = await renewXLink(services, accountId, true);
    answer = await send(services, link, post);
  }
  if (answer === null) return problems([ENDED]);
  if ('why' in answer) return problems([WHY_NOT[answer.why]]);
  return done(`https://x.com/${link.screenName}/status/${answer.id}`);
}
