import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { limitRate, type Transaction } from '../../../database/index.ts';
import type { Origin, Needs } from '../../../graphql/context.ts';
import { Refusal } from '../../../kernel/errors.ts';
import { said } from '../../../kernel/said.ts';
import peopleErrors from '../../../messages/peopleErrors.js';
import { completeSignIn, type SignInOutcome } from '../completeSignIn.ts';
import { renewConfirmed } from '../confirmIdentity.ts';
import type { RunningSession } from '../runningSession.ts';
import {
  CEREMONY_SECONDS,
  insertPasskeyChallenge,
  spendPasskeyChallenge,
  type Ceremony,
} from '../store/passkeyChallenges.ts';
import { findCredential, listCredentials, usePasskey, type Credential } from '../store/passkeys.ts';
import type { Session } from '../store/sessions.ts';
import { relyingPartyOf } from './relyingParty.ts';
import { webauthn } from './webauthn.ts';

const notKnown = (): Refusal =>
  new Refusal(
    'UNAUTHENTICATED',
    said(peopleErrors, (t) => t.identity.passkeyUnknown()),
  );

/** What the browser needs to ask for any passkey of this installation. Throws RATE_LIMITED. */
export async function beginPasskeySignIn(
  services: Needs<'config' | 'database'>,
  origin: Origin,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  await limitRate(services.database, 'passkeyFrom', origin.ip);
  return optionsFor(services, { purpose: 'SIGN_IN', accountId: null }, []);
}

/** What the browser needs to ask for a passkey of this account. */
export async function beginPasskeyConfirmation(
  services: Needs<'config' | 'database'>,
  { actor }: RunningSession,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { accountId } = actor;
  const known = await listCredentials(services.database, accountId);
  return optionsFor(services, { purpose: 'CONFIRM', accountId }, known);
}

async function optionsFor(services: Needs<'config' | 'database'>, ceremony: Ceremony, allowed: Credential[]) {
  const challenge = await services.database.transact((tx) => insertPasskeyChallenge(tx, ceremony));
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: relyingPartyOf(services).rpID,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CEREMONY_SECONDS * 1000,
    userVerification: 'required',
    allowCredentials: allowed.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as never,
    })),
  });
}

/** Whose passkey answered, and its counter. Throws UNAUTHENTICATED. */
async function verify(
  services: Needs<'config' | 'database'>,
  ceremony: Ceremony,
  response: AuthenticationResponseJSON,
) {
  const { rpID, origin } = relyingPartyOf(services);
  const credential = await findCredential(services.database, response.id);
  if (!credential || (ceremony.accountId !== null && credential.accountId !== ceremony.accountId)) throw notKnown();
  const handle = response.response.userHandle;
  if (handle && Buffer.from(handle, 'base64url').toString() !== credential.accountId) throw notKnown();
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) =>
        services.database.transact((tx) => spendPasskeyChallenge(tx, challenge, ceremony), { isChange: false }),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: credential.credentialId,
        publicKey: new Uint8Array(credential.publicKey),
        counter: credential.counter,
      },
    });
    if (verified) return { credential, counter: authenticationInfo.newCounter };
  } catch {
    // Whatever is wrong with the answer of a browser, it opens nothing.
  }
  throw notKnown();
}

async function spend(tx: Transaction, { credential, counter }: { credential: Credential; counter: number }) {
  if (!(await usePasskey(tx, credential.id, counter))) throw notKnown();
}

/** Signs in with a passkey. The device verified the person, so it counts as both factors. Throws UNAUTHENTICATED. */
export async function signInByPasskey(
  services: Needs<'config' | 'database'>,
  origin: Origin,
  input: { response: AuthenticationResponseJSON; refreshToken: string | null },
): Promise<SignInOutcome> {
  const proven = await verify(services, { purpose: 'SIGN_IN', accountId: null }, input.response);
  return services.database.transact(async (tx) => {
    await spend(tx, proven);
    return completeSignIn(tx, {
      accountId: proven.credential.accountId,
      userAgent: origin.userAgent,
      refreshToken: input.refreshToken,
      hasBothFactors: true,
      methods: ['PASSKEY'],
    });
  });
}

/** Proves with a passkey that it is still the person of this session. Throws UNAUTHENTICATED. */
export async function confirmByPasskey(
  services: Needs<'config' | 'database'>,
  { id, actor }: RunningSession,
  input: { response: AuthenticationResponseJSON; refreshToken: string },
): Promise<Session> {
  const proven = await verify(services, { purpose: 'CONFIRM', accountId: actor.accountId }, input.response);
  return services.database.transact(async (tx) => {
    await spend(tx, proven);
    return renewConfirmed(tx, id, input.refreshToken, ['PASSKEY']);
  });
}
