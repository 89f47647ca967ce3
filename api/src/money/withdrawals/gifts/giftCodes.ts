import type { Context, Needs } from '../../../graphql/context.ts';
import { accountOf } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { isUuid } from '../../../kernel/ids.ts';
import { decrypt, deriveKey, encrypt } from '../../../kernel/secrets.ts';
import { requireRecentSignIn } from '../../../people/identity/index.ts';
import { notifyMoney } from '../../../people/notifications/index.ts';
import { findFreeze } from '../../deeds/index.ts';
import { lockCreator } from '../../ledger/index.ts';
import { yen } from '../judgeRequest.ts';
import { mailNews } from '../letters.ts';
import { payOut } from '../movements.ts';
import { findWithdrawal, listInState, writeWithdrawal, type Withdrawal } from '../store/withdrawals.ts';
import type { GiftProvider } from './GiftProvider.ts';

/** A code whose last four characters alone are shown. */
const maskCode = (code: string): string => code.slice(-4);

/** Gets the code of one request. Whoever cancels at the same moment comes before it, or too late. */
async function issueOne(
  { config, database }: Needs<'config' | 'database'>,
  provider: GiftProvider,
  { id, creatorId }: Withdrawal,
  at: Date,
): Promise<boolean> {
  return database.transact(async (tx) => {
    await lockCreator(tx, creatorId);
    const gift = await findWithdrawal(tx, id);
    if (gift?.state !== 'REQUESTED' || (await findFreeze(tx, creatorId)) !== null) return false;
    const { code } = await provider.issue({ key: id, amountInYen: gift.amount });
    const sealedCode = encrypt(deriveKey(config.secret, 'gift-code'), 'gift-code', code);
    await writeWithdrawal(tx, id, { state: 'PAID', settledAt: at, sealedCode, codeEnd: maskCode(code) });
    await payOut(tx, gift);
    if (gift.userId === null) return true;
    await notifyMoney(tx, gift.userId, { type: 'WITHDRAWAL_PAID', amount: gift.amount });
    await mailNews(tx, config, gift.userId, {
      heading: `Your gift code of ${yen(gift.amount)} is there`,
      paragraphs: ['It stays in the history of your withdrawals, where it is shown after you confirm that it is you.'],
      paragraphsJa: [
        `${gift.amount.toLocaleString('ja-JP')}円分のギフトコードを発行しました。出金履歴から、本人確認のあとに表示できます。`,
      ],
    });
    return true;
  });
}

/** Gets the codes of all gifts that wait for one. Answers how many came. `at` is now. */
export async function issueGifts(
  services: Needs<'config' | 'database'>,
  provider: GiftProvider,
  at: Date = new Date(),
): Promise<number> {
  let count = 0;
  for (const gift of await listInState(services.database, 'GIFT', 'REQUESTED'))
    count += Number(await issueOne(services, provider, gift, at));
  return count;
}

/** Shows the viewer the code of a gift again. Needs a recent sign-in. NOT_FOUND for one that is not theirs or has none yet. */
export async function revealGiftCode({ actor, services }: Context, id: string): Promise<string> {
  const userId = accountOf(actor);
  const gift = isUuid(id) ? await findWithdrawal(services.database, id) : null;
  if (gift?.userId !== userId || gift.sealedCode === null) throw notFound();
  await requireRecentSignIn(services.database, actor);
  const code = decrypt(deriveKey(services.config.secret, 'gift-code'), 'gift-code', gift.sealedCode);
  if (code === null) throw new Error('A stored gift code cannot be read with this KOMAWARI_SECRET.');
  return code;
}
