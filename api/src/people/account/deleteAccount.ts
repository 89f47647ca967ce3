import type { Config } from '../../config/config.ts';
import type { Needs } from '../../graphql/context.ts';
import { DAYS_TO_STAY, findEmailOf, requireRecentSignIn, startLeaving } from '../identity/index.ts';
import { isRegistered, type Actor } from '../../kernel/actor.ts';
import { done, problem, problems, unauthenticated, type Outcome } from '../../kernel/errors.ts';
import { queueMail, type Letter } from '../../mail/index.ts';
import { declareSiteAppearance, findUsers } from '../sites/index.ts';

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
        `Type ${user.screenName}, the name of this account.`,
        `このアカウントのユーザー名（${user.screenName}）を入力してください。`,
      ),
    ]);
  await requireRecentSignIn(services.database, actor);
  const email = await findEmailOf(services.database, id);
  return services.database.transact(async (tx) => {
    const requestedAt = await startLeaving(tx, id);
    if (!requestedAt) throw unauthenticated();
    await declareSiteAppearance(tx, id);
    const deletesAt = new Date(requestedAt.getTime() + DAYS_TO_STAY * 86_400_000);
    const { config } = services;
    if (email !== null) await queueMail(tx, config, { accountId: id, letter: letterOf(config, email, deletesAt) });
    return done({ deletesAt });
  });
}

function letterOf({ http }: Config, to: string, deletesAt: Date): Letter {
  const day = (locale: string): string =>
    deletesAt.toLocaleDateString(locale, { timeZone: 'Asia/Tokyo', year: 'numeric', month: 'long', day: 'numeric' });
  return {
    kind: 'NOTICE',
    to,
    subject: 'Your account at Komawari is closed',
    heading: 'Your account is closed',
    paragraphs: [
      'You asked for it to be deleted. Nobody else sees your site, your works and your comments any more.',
      `On ${day('en-GB')} everything is deleted for good. Until then signing in brings all of it back.`,
    ],
    paragraphsJa: [
      `アカウントを閉鎖しました。${day('ja-JP')}に完全に削除されます。それまではログインすると元に戻せます。`,
    ],
    action: { label: 'Keep my account', url: `${http.publicUrl}/signin` },
    notes: ['If this was not you, sign in, keep the account and change the password.'],
  };
}
