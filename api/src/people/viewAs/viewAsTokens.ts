import { createPublicKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Config } from '../../config/config.ts';
import { signingKey } from '../identity/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { Refusal } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import peopleErrors from '../../messages/peopleErrors.js';
import { VIEW_AS_MODES, type ViewAs } from '../../kernel/viewAs.ts';

/** A type of its own: an identity token is no view-as token, and the other way round. */
const TYPE = 'komawari-view-as+jwt';
const AUDIENCE = 'komawari-view-as';

const ended = (): Refusal =>
  new Refusal(
    'UNAUTHENTICATED',
    said(peopleErrors, (t) => t.viewAs.ended()),
    { reason: 'VIEW_AS_ENDED' },
  );

/** Signs what a creator looks as, for this creator's session alone. */
export async function signViewAs(config: Config, viewAs: ViewAs, sessionId: string | undefined): Promise<string> {
  return new SignJWT({ mode: viewAs.mode, as: viewAs.readerId, sid: sessionId ?? null })
    .setProtectedHeader({ alg: 'ES256', typ: TYPE })
    .setSubject(viewAs.creatorId)
    .setIssuer(config.http.publicUrl)
    .setAudience(AUDIENCE)
    .setExpirationTime(viewAs.expiresAt)
    .sign(signingKey(config.secret));
}

/**
 * What a token says, for the person who sends it with the own identity token. Throws UNAUTHENTICATED when it is over,
 * altered, or somebody else's, or of another session.
 */
export async function readViewAs(config: Config, actor: Actor, token: string): Promise<ViewAs> {
  try {
    const { payload } = await jwtVerify(token, createPublicKey(signingKey(config.secret)), {
      algorithms: ['ES256'],
      typ: TYPE,
      issuer: config.http.publicUrl,
      audience: AUDIENCE,
    });
    const mode = VIEW_AS_MODES.find((known) => known === payload['mode']);
    const { sub, exp, as: readerId, sid } = payload;
    const isTheirs = actor.accountId !== null && sub === actor.accountId && sid === (actor.sessionId ?? null);
    if (mode && isTheirs && exp && typeof readerId === 'string')
      return { mode, creatorId: actor.accountId ?? '', readerId, expiresAt: new Date(exp * 1000) };
  } catch {
    // Whatever is wrong with a token, the caller learns only that the view is over.
  }
  throw ended();
}
