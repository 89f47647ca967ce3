import { limitRate, type Database } from '../../database/index.ts';
import { loadVisibleEpisode } from '../episodes/index.ts';
import type { Context } from '../../graphql/context.ts';
import { checkPassword, hashPassword } from '../../people/identity/index.ts';
import { done, notFound, problem, problems, type Outcome, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import { checkText } from '../../kernel/text.ts';
import { canManageReviews } from './policy.ts';
import { hashOfReviewToken, newReviewToken } from './reviewKeys.ts';
import {
  countOpenLinksLocked,
  findReviewLink,
  insertReviewLink,
  type NewReviewLink,
  type ReviewLinkRecord,
} from './store/reviewLinks.ts';
import { limits } from './limits.ts';

/** How long a link can be made to last, in days. */
const REVIEW_DAYS = { ONE_DAY: 1, SEVEN_DAYS: 7, THIRTY_DAYS: 30 } as const;
export type ReviewPeriod = keyof typeof REVIEW_DAYS;

/** Links of one episode that open at the same time. */
const MOST = 20;

interface ReviewLinkInput {
  episodeId: string;
  name: string;
  period: ReviewPeriod;
  password: string | null;
}

/** A new link, and its whole URL, which is told this once. */
interface NewLink {
  link: ReviewLinkRecord;
  address: string;
}

/** Makes a link to an episode in any status. The token is in the answer and nowhere else. */
export async function createReviewLink(context: Context, input: ReviewLinkInput): Promise<Outcome<NewLink>> {
  const { actor, services } = context;
  const episode = await loadVisibleEpisode(context, input.episodeId);
  if (!canManageReviews(actor, episode)) throw notFound();
  const found: Problem[] = [];
  const name = checkText(
    input.name,
    { path: ['name'], label: said(publicationsErrors, (t) => t.reviews.nameLabel()), ...limits.reviewLinkName },
    found,
  );
  if (input.password !== null) checkPassword(input.password, '', ['password'], found);
  if (found.length > 0) return problems(found);
  await limitRate(services.database, 'reviewLink', episode.userId);
  const token = newReviewToken();
  const id = await writeLink(services.database, {
    episodeId: episode.id,
    name,
    tokenHash: hashOfReviewToken(token),
    passwordHash: input.password === null ? null : await hashPassword(input.password),
    days: REVIEW_DAYS[input.period],
  });
  if (id === null) return problems([tooMany()]);
  const link = await findReviewLink(context.reader, id);
  if (!link) throw notFound();
  return done({ link, address: `${services.config.http.publicUrl}/review/${token}` });
}

const tooMany = () =>
  problem(
    ['name'],
    'TOO_MANY',
    said(publicationsErrors, (t) => t.reviews.tooManyLinks({ most: MOST })),
  );

const writeLink = (database: Database, link: NewReviewLink): Promise<string | null> =>
  database.transact(async (tx) =>
    (await countOpenLinksLocked(tx, link.episodeId)) < MOST ? insertReviewLink(tx, link) : null,
  );
