import { create } from 'qrcode';
import type { Needs } from '../../../graphql/context.ts';
import { Refusal } from '../../../kernel/errors.ts';
import { said } from '../../../kernel/said.ts';
import peopleErrors from '../../../messages/peopleErrors.js';
import { countTry, forgetTries, saidOfTry } from '../countTry.ts';
import { requireRecentSignIn } from '../requireRecentSignIn.ts';
import type { RunningSession } from '../runningSession.ts';
import { findAccountLabel } from '../store/accounts.ts';
import { replaceRecoveryCodes } from '../store/recoveryCodes.ts';
import { beginSecondFactor, confirmSecondFactor, findSecondFactor, spendStep } from '../store/secondFactors.ts';
import { notifyOfChange } from '../notifyOfChange.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recoveryCodes.ts';
import { newTotpSecret, decryptTotpSecret, encryptTotpSecret, stepOfCode, totpUri } from './totpSecret.ts';

const isOn = (): Refusal =>
  new Refusal(
    'CONFLICT',
    said(peopleErrors, (t) => t.identity.secondFactorOn()),
  );

const wrong = (triesLeft: number): Refusal =>
  new Refusal(
    'BAD_USER_INPUT',
    saidOfTry(triesLeft, (t, values) => t.identity.wrongFirstCode(values)),
    { triesLeft, field: 'code' },
  );

/** What an authenticator app needs: the key to type, and the same as a QR code, whose dark modules are an SVG path. */
export interface Enrolment {
  key: string;
  address: string;
  qr: { size: number; path: string };
}

function drawQr(text: string): Enrolment['qr'] {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return { size: modules.size, path };
}

/** Begins to turn two-step sign-in on: nothing changes until a code of the app arrives. Throws RECENT_SIGN_IN_REQUIRED, CONFLICT. */
export async function beginEnrolment(
  services: Needs<'config' | 'database'>,
  { actor }: RunningSession,
): Promise<Enrolment> {
  const { accountId } = actor;
  await requireRecentSignIn(services.database, actor);
  const key = newTotpSecret();
  const encrypted = encryptTotpSecret(services.config.secret, accountId, key);
  const hasBegun = await services.database.transact((tx) => beginSecondFactor(tx, accountId, encrypted));
  if (!hasBegun) throw isOn();
  const address = totpUri(key, await findAccountLabel(services.database, accountId));
  return { key, address, qr: drawQr(address) };
}

/**
 * Turns two-step sign-in on with the first code of the app. Answers the recovery codes, which nobody can read again.
 * Throws RECENT_SIGN_IN_REQUIRED, BAD_USER_INPUT with `triesLeft`, RATE_LIMITED, CONFLICT.
 */
export async function finishEnrolment(
  services: Needs<'config' | 'database'>,
  { actor }: RunningSession,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const { accountId } = actor;
  const { database, config } = services;
  await requireRecentSignIn(database, actor);
  const triesKey = `enrol:${accountId}`;
  const triesLeft = await countTry(database, triesKey);
  const recoveryCodes = newRecoveryCodes();
  await database.transact(async (tx) => {
    const factor = await findSecondFactor(tx, accountId);
    if (factor?.isConfirmed) throw isOn();
    const key = factor && decryptTotpSecret(config.secret, accountId, factor.sealedSecret);
    const step = key && stepOfCode(key, code, factor);
    if (!step) throw wrong(triesLeft);
    if (!(await confirmSecondFactor(tx, accountId))) throw isOn();
    await spendStep(tx, accountId, step);
    await replaceRecoveryCodes(
      tx,
      accountId,
      recoveryCodes.map((one) => hashRecoveryCode(config.secret, accountId, one)),
    );
    await forgetTries(tx, triesKey);
    await notifyOfChange(tx, config, { accountId, change: 'SECOND_FACTOR_ON' });
  });
  return { recoveryCodes };
}
