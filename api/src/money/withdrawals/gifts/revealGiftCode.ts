import type { Context } from '../../../graphql/context.ts';
import { accountOf } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { isUuid } from '../../../kernel/ids.ts';
import { requireRecentSignIn } from '../../../people/identity/index.ts';
import { findWithdrawal } from '../store/withdrawals.ts';
import { openCode } from './sealedCode.ts';

/** Shows the viewer the code of a gift again. Needs a recent sign-in. NOT_FOUND for one that is not theirs or has none yet. */
export async function revealGiftCode({ actor, services }: Context, id: string): Promise<string> {
  const userId = accountOf(actor);
  const gift = isUuid(id) ? await findWithdrawal(services.database, id) : null;
  if (gift?.userId !== userId || gift.sealedCode === null) throw notFound();
  await requireRecentSignIn(services.database, actor);
  return openCode(services.config, gift.sealedCode);
}
