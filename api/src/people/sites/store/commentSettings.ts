import type { Transaction } from '../../../database/index.ts';
import { sites } from './sites.ts';

/** Says whether every new comment on the works of a creator waits. */
export async function writeHoldsComments(tx: Transaction, userId: string, holdsComments: boolean): Promise<void> {
  await sites.update(tx, { userId }, { holdsComments });
}

/** Says whether comments on the works of a creator are checked by reCAPTCHA. */
export async function writeUsesRecaptcha(tx: Transaction, userId: string, usesRecaptcha: boolean): Promise<void> {
  await sites.update(tx, { userId }, { usesRecaptcha });
}
