import type { Reader } from '../../../database/index.ts';
import { done, withProblems, type Outcome, type Problem } from '../../../kernel/errors.ts';
import { findEmailOf } from '../store/accounts.ts';
import { findMailAction, type MailActionName } from '../store/mailActions.ts';
import { insistOnLife } from './deadLinks.ts';

/** What the holder of a link sees before using it. */
export interface LookedAt {
  /** The address the action is about. */
  email: string;
  /** The address the account signs in with now; null when it has none. */
  currentEmail: string | null;
}

/**
 * Tells the holder of a code what it would do, and does nothing. Opening an address changes nothing, so programs that
 * open the links in mails use none up. An e-mail link tells no address: whoever opens it elsewhere has to know it.
 */
export async function lookAtMailAction(
  reader: Reader,
  { action, code }: { action: MailActionName; code: string },
): Promise<Outcome<LookedAt>> {
  const found: Problem[] = [];
  return withProblems(found, async () => {
    const { email, accountId } = insistOnLife(await findMailAction(reader, action, code), found);
    if (action === 'SIGN_IN') return done({ email: '', currentEmail: null });
    return done({ email, currentEmail: await findEmailOf(reader, accountId) });
  });
}
