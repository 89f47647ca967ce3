import { textsOf } from '@komawari/ui/language';
import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { getSession, IdentityError, type SignInOutcome } from '@komawari/ui/session';
import signInTexts from '../messages/signIn.js';

const unavailable = 'The passkey did not answer';

/** What the browser or the person refused, in words; errors of ours stay what they are. */
function inWords(error: unknown): unknown {
  if (error instanceof IdentityError) return error;
  const { name } = error as { name?: string };
  if (name === 'InvalidStateError')
    return new IdentityError(unavailable, { code: 'CONFLICT', message: textsOf(signInTexts).passkeyWay.known() });
  if (name === 'NotAllowedError' || name === 'AbortError')
    return new IdentityError(unavailable, {
      code: 'CANCELLED',
      message: textsOf(signInTexts).passkeyWay.unused(),
    });
  return new IdentityError(unavailable, { code: 'INTERNAL', message: textsOf(signInTexts).passkeyWay.impossible() });
}

async function speaking<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw inWords(error);
  }
}

/** Makes a passkey on this device and keeps it under a name. Throws IdentityError. */
export async function addPasskey(name: string): Promise<void> {
  const session = getSession();
  const optionsJSON = await session.call<PublicKeyCredentialCreationOptionsJSON>(
    'passkeys/register_options',
    {},
    unavailable,
  );
  const response = await speaking(() => startRegistration({ optionsJSON }));
  await session.call('passkeys/register', { name, response }, unavailable);
}

/**
 * Signs in with a passkey of this device. With `offered` the browser only offers it in the field for the address, and nothing
 * opens by itself. Throws IdentityError; code CANCELLED when the person left it.
 */
export async function signInByPasskey({ offered = false } = {}): Promise<SignInOutcome> {
  const session = getSession();
  const optionsJSON = await session.call<PublicKeyCredentialRequestOptionsJSON>(
    'passkeys/sign_in_options',
    {},
    unavailable,
  );
  const response = await speaking(() => startAuthentication({ optionsJSON, useBrowserAutofill: offered }));
  return session.enter('passkeys/sign_in', { response }, 'Sign in failed');
}

/** Proves with a passkey that it is still the same person. Throws IdentityError. */
export async function confirmByPasskey(): Promise<void> {
  const session = getSession();
  const optionsJSON = await session.call<PublicKeyCredentialRequestOptionsJSON>(
    'passkeys/confirm_options',
    {},
    unavailable,
  );
  const response = await speaking(() => startAuthentication({ optionsJSON }));
  await session.confirmBy('passkeys/confirm', { response });
}
