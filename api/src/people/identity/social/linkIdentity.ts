import type { Transaction } from '../../../database/index.ts';
import { Refusal } from '../../../kernel/errors.ts';
import { said } from '../../../kernel/said.ts';
import peopleErrors from '../../../messages/peopleErrors.js';
import { setTwitterScreenName } from '../../sites/index.ts';
import { findSocialAccount, insertSocialIdentity, renameSocialIdentity } from '../store/socialIdentities.ts';
import { lockAccount } from '../store/waysIn.ts';
import type { Answered } from './finishSocialSignIn.ts';

/** Another person stands at the end of a sign-in than began it. */
export const wrongPerson = (): Refusal =>
  new Refusal(
    'FORBIDDEN',
    said(peopleErrors, (t) => t.identity.wrongPerson()),
  );

const takenBy = (provider: string): Refusal =>
  new Refusal(
    'CONFLICT',
    said(peopleErrors, (t) => t.identity.takenBy({ provider })),
  );

const hasAnother = (provider: string): Refusal =>
  new Refusal(
    'CONFLICT',
    said(peopleErrors, (t) => t.identity.hasAnother({ provider })),
  );

/** Links the person of a provider to an account. Linking the same one again changes nothing. Throws CONFLICT. */
export async function linkIdentity(tx: Transaction, answered: Answered, accountId: string): Promise<void> {
  const { provider, identity } = answered;
  const link = { provider: provider.id, kind: provider.kind, subject: identity.subject, name: identity.name };
  await lockAccount(tx, accountId);
  if (!(await insertSocialIdentity(tx, accountId, link))) {
    const owner = await findSocialAccount(tx, provider.id, identity.subject);
    if (owner === null) throw hasAnother(provider.name);
    if (owner !== accountId) throw takenBy(provider.name);
    await renameSocialIdentity(tx, link);
  }
  if (provider.kind === 'TWITTER') await setTwitterScreenName(tx, accountId, identity.name);
}
