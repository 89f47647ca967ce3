import type { Config } from '../../config/config.ts';
import type { Needs } from '../../graphql/context.ts';
import { DAYS_TO_STAY, findRecipient, requireRecentSignIn, startLeaving } from '../identity/index.ts';
import { isRegistered, type Actor } from '../../kernel/actor.ts';
import { done, problem, problems, unauthenticated, type Outcome } from '../../kernel/errors.ts';
import { dayInWords } from '../../kernel/language.ts';
import { said } from '../../kernel/said.ts';
import peopleErrors from '../../messages/peopleErrors.js';
import { composeLetter, queueMail, type Letter, type Recipient } from '../../mail/index.ts';
import accountMails from '../../messages/accountMails.js';
import { declareSiteAppearance, findUsers } from '../sites/index.ts';
import { hasBuyers } from './store/deletion.ts';

/**
 * Closes the account for everybody else at once and ends every session. For 14 days a sign-in offers to take it back;
 * then `purgeLeftAccounts` deletes it. Needs a recent sign-in and the own screen name, typed. Answers when it will be gone.
 */
export async function deleteAccount(
  services: Needs<'config' | 'database'>,
  actor: Actor,
  input: { screenName: string },
): Promise<Outcome<{ deletesAt: Date }>> {
  if (!isRegistered(actor)) throw unauthenticated();
  const id = actor.accountId;
  const user = (await findUsers(services.database, [id])).get(id);
  if (!user) throw unauthenticated();
  if (input.screenName.trim().replace(/^@/, '').toLowerCase() !== user.screenName.toLowerCase())
    return problems([
      problem(
        ['screenName'],
        'NOT_OWN_NAME',
        said(peopleErrors, (t) => t.account.notOwnName({ screenName: user.screenName })),
      ),
    ]);
  await requireRecentSignIn(services.database, actor);
  const recipient = await findRecipient(services.database, services.config, id);
  return services.database.transact(async (tx) => {
    const requestedAt = await startLeaving(tx, id);
    if (!requestedAt) throw unauthenticated();
    await declareSiteAppearance(tx, id);
    const deletesAt = new Date(requestedAt.getTime() + DAYS_TO_STAY * 86_400_000);
    const { config } = services;
    if (recipient) {
      const letter = letterOf(config, recipient, { deletesAt, isBought: await hasBuyers(tx, id) });
      await queueMail(tx, config, { accountId: id, letter });
    }
    return done({ deletesAt });
  });
}

function letterOf(
  { http }: Config,
  recipient: Recipient,
  { deletesAt, isBought }: { deletesAt: Date; isBought: boolean },
): Letter {
  const { closed } = accountMails[recipient.language];
  return composeLetter(recipient, closed, {
    kind: 'NOTICE',
    url: `${http.publicUrl}/signin`,
    paragraphs: [
      closed.hidden(),
      closed.deletion({ day: dayInWords(deletesAt, recipient.language) }),
      ...(isBought ? [closed.bought()] : []),
    ],
    notes: [closed.note()],
  });
}
