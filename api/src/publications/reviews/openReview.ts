import { limitRate } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import { isPasswordOf } from '../../people/identity/index.ts';
import { done, notFound, problem, problems, type Outcome } from '../../kernel/errors.ts';
import { networkOf } from '../../kernel/networkOf.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import { canOpenReview, isOwnReview } from './policy.ts';
import { hashOfReviewToken, newVisitKey, visitOfKey } from './reviewKeys.ts';
import { countOpening, findLinkByToken, type OpenedLink } from './store/reviewLinks.ts';

const passwordNeeded = () =>
  problem(
    ['password'],
    'REQUIRED',
    said(publicationsErrors, (t) => t.reviews.passwordNeeded()),
  );
const passwordWrong = () =>
  problem(
    ['password'],
    'WRONG',
    said(publicationsErrors, (t) => t.reviews.passwordWrong()),
  );

/** The link of a token that opens now. Whatever is wrong with a link, it is not there. */
async function loadOpenLink(context: Context, token: string): Promise<OpenedLink> {
  const link = await findLinkByToken(context.reader, hashOfReviewToken(token));
  if (!link || !canOpenReview(link, new Date())) throw notFound();
  return link;
}

/** The link somebody opened before, and their visit. A key that does not fit is a link that is not there. */
export async function loadVisit(
  context: Context,
  { token, key }: { token: string; key: string },
): Promise<{ link: OpenedLink; visitId: string }> {
  const link = await loadOpenLink(context, token);
  const visitId = visitOfKey(context.services.config.secret, link.id, key);
  if (visitId === null) throw notFound();
  return { link, visitId };
}

/** Opens a link: counts the visit and answers its key. Tries at a password are limited by link and by address. */
export async function openReview(
  context: Context,
  { token, password }: { token: string; password: string | null },
): Promise<Outcome<string>> {
  const { services, actor, origin } = context;
  const ip = origin?.ip ?? '';
  await limitRate(services.database, 'reviewFrom', ip);
  const link = await loadOpenLink(context, token);
  if (link.passwordHash !== null) {
    if (password === null || password === '') return problems([passwordNeeded()]);
    await limitRate(services.database, 'reviewPasswordFrom', `${link.id} ${networkOf(ip)}`);
    await limitRate(services.database, 'reviewPassword', link.id);
    if (!(await isPasswordOf(link.passwordHash, password))) return problems([passwordWrong()]);
  }
  if (!isOwnReview(actor, link)) await services.database.transact((tx) => countOpening(tx, link.id));
  return done(newVisitKey(services.config.secret, link.id));
}
