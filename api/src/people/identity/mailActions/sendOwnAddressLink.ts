import { limitRate } from '../../../database/index.ts';
import type { Origin, Needs } from '../../../graphql/context.ts';
import { done, forbidden, problem, problems, type Outcome, type Problem } from '../../../kernel/errors.ts';
import { said } from '../../../kernel/said.ts';
import peopleErrors from '../../../messages/peopleErrors.js';
import { queueMail } from '../../../mail/index.ts';
import { checkEmailAddress } from '../emailAddress.ts';
import { requireRecentSignIn } from '../requireRecentSignIn.ts';
import { orInstallations } from '../findRecipient.ts';
import { findEmailAccount, findEmailOf, findLanguageOf } from '../store/accounts.ts';
import { insertMailAction } from '../store/mailActions.ts';
import { actionUrl } from './actionUrl.ts';
import { addEmailLetter, changeEmailLetter, takenLetter } from './letters.ts';
import type { RunningSession } from '../runningSession.ts';
import { sent, takeMailPermits, type SentMail } from './sendMailAction.ts';

/** Which of the two a person may do: whoever has an address changes it, whoever has none adds one. */
function insistOnFittingAction({ actor }: RunningSession, action: 'CHANGE_EMAIL' | 'ADD_EMAIL'): void {
  const needed = action === 'CHANGE_EMAIL' ? 'REGISTERED' : 'REGISTERED_WITHOUT_EMAIL';
  if (actor.kind === needed) return;
  throw needed === 'REGISTERED'
    ? forbidden(said(peopleErrors, (t) => t.identity.noAddressYet()))
    : forbidden(said(peopleErrors, (t) => t.identity.addressThere()));
}

/**
 * Mails a link to the address that a signed-in person wants to use. The person has to have signed in within five minutes.
 * The screen does not tell whether another account has the address; the mail does.
 */
export async function sendOwnAddressLink(
  services: Needs<'config' | 'database'>,
  { session, origin }: { session: RunningSession; origin: Origin },
  input: { action: 'CHANGE_EMAIL' | 'ADD_EMAIL'; email: string },
): Promise<Outcome<SentMail>> {
  const { database, config } = services;
  const { accountId } = session.actor;
  const { action } = input;
  insistOnFittingAction(session, action);
  const found: Problem[] = [];
  const email = checkEmailAddress(input.email, ['email'], found);
  if (found.length > 0) return problems(found);
  if ((await findEmailOf(database, accountId))?.toLowerCase() === email.toLowerCase())
    return problems([
      problem(
        ['email'],
        'SAME',
        said(peopleErrors, (t) => t.identity.sameAddress()),
      ),
    ]);
  await requireRecentSignIn(database, session.actor);
  await limitRate(database, 'actionMailOfAccount', accountId);
  await takeMailPermits(database, email, origin.ip);
  const isTaken = (await findEmailAccount(database, email)) !== null;
  const letterTo = action === 'CHANGE_EMAIL' ? changeEmailLetter : addEmailLetter;
  await database.transact(async (tx) => {
    const code = await insertMailAction(tx, { action, accountId: isTaken ? null : accountId, email });
    const url = actionUrl(services, action, { code });
    const recipient = { to: email, language: orInstallations(config, await findLanguageOf(tx, accountId)) };
    const letter = isTaken ? takenLetter(recipient, `${config.http.publicUrl}/signin`) : letterTo(recipient, url);
    await queueMail(tx, config, { accountId, letter });
  });
  return done(sent(email));
}
