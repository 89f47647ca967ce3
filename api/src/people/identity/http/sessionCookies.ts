// For the types it adds to requests and replies.
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Needs } from '../../../graphql/context.ts';
import { answerRefusal } from '../../../http/sendError.ts';
import { Refusal } from '../../../kernel/errors.ts';
import { said } from '../../../kernel/said.ts';
import peopleErrors from '../../../messages/peopleErrors.js';
import { issuerOf } from '../actorOfRequest.ts';
import { findLiveAccount } from '../liveAccount.ts';
import type { SignInOutcome } from '../completeSignIn.ts';
import { findLanguageOf } from '../store/accounts.ts';
import type { Session } from '../store/sessions.ts';
import { offerToStay } from '../restoreAccount.ts';
import { TOKEN_LIFE_SECONDS } from '../tokens.ts';

const COOKIE_DAYS = 60;
/** Not a secret: tells scripts that asking for a token is worth a request. */
const HINT = 'komawari_session';

/** How sessions travel: the refresh token in a cookie no script can read, the identity token in the answer. */
export interface SessionCookies {
  refreshTokenOf(request: FastifyRequest): string | null;
  /** Answers with the identity token of a session and sets its cookies. `more` stands beside it in the answer. */
  open(reply: FastifyReply, session: Session, more?: object): Promise<FastifyReply>;
  /** Answers the end of a sign-in: a session, the challenge that the second factor has to answer, or the offer to stay. */
  finish(reply: FastifyReply, outcome: SignInOutcome, more?: object): Promise<FastifyReply>;
  /** Removes the cookies. */
  clear(reply: FastifyReply): FastifyReply;
  /** Answers that there is no session, and removes the cookies. */
  refuse(reply: FastifyReply, refusal: Refusal): Promise<FastifyReply>;
}

/** Builds the cookies of one deployment: with TLS they carry the `__Host-` prefix, which no subdomain can set. */
export function createSessionCookies(services: Needs<'config' | 'database'>): SessionCookies {
  const isSecure = services.config.http.publicUrl.startsWith('https:');
  const name = isSecure ? '__Host-komawari_refresh' : 'komawari_refresh';
  const options = {
    path: '/',
    httpOnly: true,
    secure: isSecure,
    sameSite: 'lax',
    maxAge: COOKIE_DAYS * 86_400,
  } as const;
  const clear = (reply: FastifyReply): FastifyReply =>
    reply.clearCookie(name, options).clearCookie(HINT, { ...options, httpOnly: false });
  const refuse = (reply: FastifyReply, refusal: Refusal): Promise<FastifyReply> =>
    answerRefusal(refusal, clear(reply), 401);
  async function open(reply: FastifyReply, session: Session, more: object = {}): Promise<FastifyReply> {
    const account = await findLiveAccount(services.database, session.accountId);
    if (!account)
      return refuse(
        reply,
        new Refusal(
          'UNAUTHENTICATED',
          said(peopleErrors, (t) => t.identity.signInFailed()),
        ),
      );
    const { kind } = account;
    const language = await findLanguageOf(services.database, session.accountId);
    const token = await issuerOf(services).issue({ accountId: session.accountId, kind }, session.id);
    return reply
      .setCookie(name, session.refreshToken, options)
      .setCookie(HINT, '1', { ...options, httpOnly: false })
      .send({ token, expiresIn: TOKEN_LIFE_SECONDS, viewer: { kind, id: session.accountId, language }, ...more });
  }
  return {
    refreshTokenOf: (request) => request.cookies[name] ?? null,
    clear,
    refuse,
    open,
    async finish(reply, outcome, more = {}) {
      if (outcome.kind === 'SIGNED_IN') return open(reply, outcome.session, more);
      if (outcome.kind === 'LEAVING') return reply.send({ ...offerToStay(services, outcome), ...more });
      return reply.send({ challenge: outcome.challenge, expiresIn: outcome.expiresIn, ...more });
    },
  };
}
