import type { Needs } from '../graphql/context.ts';
import { decryptEnvelope } from './encryptedLetter.ts';
import { listUnsent, type UnsentRecord } from './store/unsent.ts';

/** A mail that was not sent, as an operator sees it. */
export interface UnsentMail extends Omit<UnsentRecord, 'sealedEnvelope'> {
  /** Null where the envelope cannot be opened: KOMAWARI_SECRET is another one now. */
  to: string | null;
  subject: string | null;
}

/** What could not be sent, or not yet: the latest first. */
export async function listUnsentMails(
  { database, config }: Needs<'config' | 'database'>,
  count: number,
): Promise<UnsentMail[]> {
  const rows = await listUnsent(database, count);
  return rows.map(({ sealedEnvelope, ...row }) => {
    const { to = null, subject = null } = decryptEnvelope(config.secret, row.id, sealedEnvelope) ?? {};
    return { ...row, to, subject };
  });
}
