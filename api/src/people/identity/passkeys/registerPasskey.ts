import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Needs } from '../../../graphql/context.ts';
import { done, problem, problems, Refusal, type Outcome, type Problem } from '../../../kernel/errors.ts';
import { said } from '../../../kernel/said.ts';
import peopleErrors from '../../../messages/peopleErrors.js';
import { checkText } from '../../../kernel/text.ts';
import { requireRecentSignIn } from '../requireRecentSignIn.ts';
import type { RunningSession } from '../runningSession.ts';
import { findAccountLabel } from '../store/accounts.ts';
import { CEREMONY_SECONDS, insertPasskeyChallenge, spendPasskeyChallenge } from '../store/passkeyChallenges.ts';
import { insertPasskey, listCredentials } from '../store/passkeys.ts';
import { notifyOfChange } from '../notifyOfChange.ts';
import { relyingPartyOf } from './relyingParty.ts';
import { webauthn } from './webauthn.ts';

/** Passkeys of one account; a list anybody can still oversee. */
const MAX_PASSKEYS = 20;
const NAME_LENGTH = 50;
/** EdDSA, ES256 and RS256 (COSE): what every device of today has. */
const ALGORITHMS = [-8, -7, -257];

const tooMany = (): Refusal =>
  new Refusal(
    'CONFLICT',
    said(peopleErrors, (t) => t.identity.tooManyPasskeys({ most: MAX_PASSKEYS })),
  );

const notAccepted = (): Refusal =>
  new Refusal(
    'BAD_USER_INPUT',
    said(peopleErrors, (t) => t.identity.passkeyNotSaved()),
  );

/** The name of a passkey, checked. */
export const checkPasskeyName = (name: string, found: Problem[]): string =>
  checkText(
    name,
    { path: ['name'], label: said(peopleErrors, (t) => t.identity.nameLabel()), min: 1, max: NAME_LENGTH },
    found,
  );

/** What the browser needs to make a passkey. Throws RECENT_SIGN_IN_REQUIRED, or CONFLICT when there are too many. */
export async function beginPasskey(
  services: Needs<'config' | 'database'>,
  { actor }: RunningSession,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { accountId } = actor;
  const { database } = services;
  await requireRecentSignIn(database, actor);
  const known = await listCredentials(database, accountId);
  if (known.length >= MAX_PASSKEYS) throw tooMany();
  const challenge = await database.transact((tx) => insertPasskeyChallenge(tx, { purpose: 'REGISTER', accountId }));
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: 'Komawari',
    rpID: relyingPartyOf(services).rpID,
    userName: await findAccountLabel(database, accountId),
    userID: new Uint8Array(Buffer.from(accountId)),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CEREMONY_SECONDS * 1000,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

async function verify(services: Needs<'config' | 'database'>, accountId: string, response: RegistrationResponseJSON) {
  const { rpID, origin } = relyingPartyOf(services);
  const { verifyRegistrationResponse } = await webauthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) =>
        services.database.transact((tx) => spendPasskeyChallenge(tx, challenge, { purpose: 'REGISTER', accountId }), {
          isChange: false,
        }),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (verified) return registrationInfo.credential;
  } catch {
    // Whatever is wrong with the answer of a browser, it makes no passkey.
  }
  throw notAccepted();
}

/** Keeps the passkey a browser made. Throws RECENT_SIGN_IN_REQUIRED, BAD_USER_INPUT, CONFLICT. */
export async function finishPasskey(
  services: Needs<'config' | 'database'>,
  { actor }: RunningSession,
  input: { response: RegistrationResponseJSON; name: string },
): Promise<Outcome<{ id: string }>> {
  const { accountId } = actor;
  const { database } = services;
  await requireRecentSignIn(database, actor);
  const found: Problem[] = [];
  const name = checkPasskeyName(input.name, found);
  if (found.length > 0) return problems(found);
  const credential = await verify(services, accountId, input.response);
  const id = await database.transact(async (tx) => {
    if ((await listCredentials(tx, accountId)).length >= MAX_PASSKEYS) throw tooMany();
    const inserted = await insertPasskey(tx, {
      accountId,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
    });
    if (inserted !== null) await notifyOfChange(tx, services.config, { accountId, change: 'PASSKEY_ADDED' });
    return inserted;
  });
  if (id === null)
    return problems([
      problem(
        [],
        'KNOWN',
        said(peopleErrors, (t) => t.identity.passkeyKnown()),
      ),
    ]);
  return done({ id });
}
