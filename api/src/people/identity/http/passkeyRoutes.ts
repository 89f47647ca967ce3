import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Needs } from '../../../graphql/context.ts';
import { nameOwnPasskey, removeOwnPasskey } from '../passkeys/changePasskey.ts';
import { beginPasskey, finishPasskey } from '../passkeys/registerPasskey.ts';
import {
  beginPasskeyConfirmation,
  beginPasskeySignIn,
  confirmByPasskey,
  signInByPasskey,
} from '../passkeys/usePasskey.ts';
import { loadRunningSession } from '../runningSession.ts';
import { originOf } from './originOf.ts';
import { sendProblems } from './presentIdentityError.ts';
import type { SessionCookies } from './sessionCookies.ts';

const text = z.string().max(8000);
const answer = z.object({ id: text, rawId: text, type: text, response: z.record(z.string(), z.unknown()) });
/** The form is the library's matter: it checks every part and throws at what is none. */
const registered = z.object({ name: text, response: answer.loose() });
const used = z.object({
  response: answer.extend({ response: z.looseObject({ userHandle: text.optional() }) }).loose(),
});
const idBody = z.object({ id: text });

/** `POST /identity/passkeys/{sign_in,confirm,register}_options` begin a ceremony, their namesakes end it; `name`, `remove`. */
export function registerPasskeyRoutes(
  scope: FastifyInstance,
  services: Needs<'config' | 'database'>,
  cookies: SessionCookies,
): void {
  const sessionOf = (request: FastifyRequest) => loadRunningSession(services, cookies.refreshTokenOf(request));
  const responseOf = (request: FastifyRequest) =>
    used.parse(request.body).response as unknown as AuthenticationResponseJSON;

  scope.post('/identity/passkeys/sign_in_options', async (request) => beginPasskeySignIn(services, originOf(request)));

  scope.post('/identity/passkeys/sign_in', async (request, reply) => {
    const input = { response: responseOf(request), refreshToken: cookies.refreshTokenOf(request) };
    return cookies.finish(reply, await signInByPasskey(services, originOf(request), input));
  });

  scope.post('/identity/passkeys/confirm_options', async (request) =>
    beginPasskeyConfirmation(services, await sessionOf(request)),
  );

  scope.post('/identity/passkeys/confirm', async (request, reply) => {
    const session = await sessionOf(request);
    const input = { response: responseOf(request), refreshToken: cookies.refreshTokenOf(request) ?? '' };
    return cookies.open(reply, await confirmByPasskey(services, session, input));
  });

  scope.post('/identity/passkeys/register_options', async (request) =>
    beginPasskey(services, await sessionOf(request)),
  );

  scope.post('/identity/passkeys/register', async (request, reply) => {
    const { name, response } = registered.parse(request.body);
    const input = { name, response: response as unknown as RegistrationResponseJSON };
    const outcome = await finishPasskey(services, await sessionOf(request), input);
    return outcome.ok ? outcome.value : sendProblems(outcome.problems, reply);
  });

  scope.post('/identity/passkeys/name', async (request, reply) => {
    const input = idBody.extend({ name: text }).parse(request.body);
    const outcome = await nameOwnPasskey(services, await sessionOf(request), input);
    return outcome.ok ? reply.code(204).send() : sendProblems(outcome.problems, reply);
  });

  scope.post('/identity/passkeys/remove', async (request, reply) => {
    await removeOwnPasskey(services, await sessionOf(request), idBody.parse(request.body).id);
    return reply.code(204).send();
  });
}
