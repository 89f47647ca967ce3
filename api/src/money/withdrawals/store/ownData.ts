import { collectRows, instantAsJson, type Reader } from '../../../database/index.ts';

const WITHDRAWALS = `SELECT jsonb_build_object('type', w.type, 'state', w.state, 'amount', w.amount, 'fee', w.fee,
    'bankName', w.bank_name, 'accountEnd', w.account_end, 'requestedAt', ${instantAsJson('w.requested_at')},
    'settledAt', ${instantAsJson('w.settled_at')}) AS row
  FROM withdrawals w WHERE w.user_id = $1 ORDER BY w.number`;

/** What a creator had sent, without where exactly, and without codes. */
export const collectWithdrawals = async (reader: Reader, accountId: string): Promise<Record<string, unknown>> => ({
  withdrawals: await collectRows(reader, 'withdrawals', WITHDRAWALS, accountId),
});
