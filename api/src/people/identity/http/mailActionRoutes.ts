import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { limitRate } from '../../../database/index.ts';
import type { Needs } from '../../../graphql/context.ts';
import { GUEST } from '../../../kernel/actor.ts';
import { problems, type Outcome, type Problem } from '../../../kernel/errors.ts';
import { isMailSlow } from '../../../mail/index.ts';
import { checkBypass } from '../../recaptcha/index.ts';
import { MODES } from '../mailActions/actionUrl.ts';
import { addEmail } from '../mailActions/addEmail.ts';
import { changeEmail } from '../mailActions/changeEmail.ts';
import { changePassword } from '../mailActions/changePassword.ts';
import { lookAtMailAction } from '../mailActions/lookAtMailAction.ts';
import { recoverEmail } from '../mailActions/recoverEmail.ts';
import { resetPassword } from '../mailActions/resetPassword.ts';
import { sendMailAction } from '../mailActions/sendMailAction.ts';
import { sendOwnAddressLink } from '../mailActions/sendOwnAddressLink.ts';
import { signInByMail } from '../mailActions/signInByMail.ts';
import { loadRunningSession } from '../runningSession.ts';
import type { MailActionName } from '../store/mailActions.ts';
import { originOf } from './originOf.ts';
import { sendProblems } from './presentIdentityError.ts';
import type { SessionCookies } from './sessionCookies.ts';

const email = z.string().max(500);
const code = z.string().max(200);
const password = z.string().max(2000);
const mode = z.enum(Object.values(MODES) as [string, ...string[]]);

const bodies = {
  send: z.object({
    mode: z.enum([MODES.SIGN_IN, MODES.RESET_PASSWORD]),
    email,
    to: z.string().max(4000).nullish(),
    recaptchaBypassToken: z.string().max(200).nullish(),
  }),
  sendOwn: z.object({ mode: z.enum([MODES.CHANGE_EMAIL, MODES.ADD_EMAIL]), email }),
  look: z.object({ mode, code }),
  signIn: z.object({ code, email }),
  codeAndPassword: z.object({ code, password }),
  changePassword: z.object({ currentPassword: password, password }),
  code: z.object({ code }),
};

const ACTIONS = Object.fromEntries(Object.entries(MODES).map(([action, name]) => [name, action])) as {
  [Action in MailActionName as (typeof MODES)[Action]]: Action;
};

async function answer<Value extends object | true>(
  reply: FastifyReply,
  outcome: Outcome<Value>,
): Promise<FastifyReply> {
  if (!outcome.ok) return sendProblems(outcome.problems, reply);
  return outcome.value === true ? reply.code(204).send() : reply.send(outcome.value);
}

/**
 * The links in mails and what they do: `POST /identity/{send_mail_link,look_at_mail_queue,look_at_mail_link,sign_in_by_mail,
 * reset_password,recover_email}` for everybody, `POST /identity/{send_address_link,change_email,add_email,change_password}` for the
 * session of the browser.
 */
export function registerMailActionRoutes(
  scope: FastifyInstance,
  services: Needs<'config' | 'database'>,
  cookies: SessionCookies,
): void {
  const { database } = services;
  const ownSession = (request: FastifyRequest) => loadRunningSession(services, cookies.refreshTokenOf(request));
  const countCode = (request: FastifyRequest) => limitRate(database, 'mailCodeFrom', request.ip);

  scope.post('/identity/send_mail_link', async (request, reply) => {
    const { mode: name, recaptchaBypassToken, ...input } = bodies.send.parse(request.body);
    const found: Problem[] = [];
    if (name === MODES.RESET_PASSWORD)
      checkBypass({ services, actor: GUEST, origin: originOf(request) }, 'reset_password', recaptchaBypassToken, found);
    if (found.length > 0) return answer(reply, problems(found));
    return answer(reply, await sendMailAction(services, originOf(request), { ...input, action: ACTIONS[name] }));
  });

  // For who waits for a mail: the same answer to everybody, whatever their address.
  scope.post('/identity/look_at_mail_queue', async () => ({ isSlow: await isMailSlow(database) }));

  scope.post('/identity/look_at_mail_link', async (request, reply) => {
    await countCode(request);
    const input = bodies.look.parse(request.body);
    const action = ACTIONS[input.mode as keyof typeof ACTIONS];
    return answer(reply, await lookAtMailAction(database, { action, code: input.code }));
  });

  scope.post('/identity/sign_in_by_mail', async (request, reply) => {
    await countCode(request);
    const input = { ...bodies.signIn.parse(request.body), refreshToken: cookies.refreshTokenOf(request) };
    const outcome = await signInByMail(services, originOf(request), input);
    return outcome.ok ? cookies.finish(reply, outcome.value) : answer(reply, outcome);
  });

  scope.post('/identity/reset_password', async (request, reply) => {
    await countCode(request);
    const input = { ...bodies.codeAndPassword.parse(request.body), refreshToken: cookies.refreshTokenOf(request) };
    const outcome = await resetPassword(services, originOf(request), input);
    return outcome.ok ? cookies.finish(reply, outcome.value) : answer(reply, outcome);
  });

  scope.post('/identity/recover_email', async (request, reply) => {
    await countCode(request);
    return answer(reply, await recoverEmail(services, bodies.code.parse(request.body)));
  });

  scope.post('/identity/change_password', async (request, reply) =>
    answer(reply, await changePassword(services, await ownSession(request), bodies.changePassword.parse(request.body))),
  );

  scope.post('/identity/send_address_link', async (request, reply) => {
    const who = { session: await ownSession(request), origin: originOf(request) };
    const { mode: name, email: address } = bodies.sendOwn.parse(request.body);
    return answer(reply, await sendOwnAddressLink(services, who, { action: ACTIONS[name], email: address }));
  });

  scope.post('/identity/change_email', async (request, reply) =>
    answer(reply, await changeEmail(services, await ownSession(request), bodies.code.parse(request.body))),
  );

  scope.post('/identity/add_email', async (request, reply) =>
    answer(reply, await addEmail(services, await ownSession(request), bodies.codeAndPassword.parse(request.body))),
  );
}
