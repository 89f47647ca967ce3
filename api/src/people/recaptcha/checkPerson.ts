import { createHash } from 'node:crypto';
import { limitRate } from '../../database/index.ts';
import type { Context, Needs } from '../../graphql/context.ts';
import { problem, Refusal, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import peopleErrors from '../../messages/peopleErrors.js';
import { isBypassOf, signBypass, type RecaptchaAction } from './bypassToken.ts';
import { createGoogleRecaptcha, RecaptchaUnavailable } from './googleRecaptcha.ts';
import { hasPassed, insertAssessment, isWaiting, markPassed } from './store/assessments.ts';

/** What of a request tells who it is. */
type Asking = Pick<Context, 'actor' | 'origin'> & { services: Needs<'config' | 'database'> };

/** Google's own advice to begin with; below it the checkbox decides. */
const PERSON_FROM_SCORE = 0.5;

/**
 * Who comments is an account. Who signs up or forgot a password has none: the network address and browser stand for
 * them, and are not kept readable.
 */
const personOf = ({ actor, origin }: Asking, action: RecaptchaAction): string =>
  action === 'comment' && actor.accountId !== null
    ? actor.accountId
    : createHash('sha256')
        .update(`${origin?.ip ?? ''} ${origin?.userAgent ?? ''}`)
        .digest('base64url');

async function scoreOf({ services, origin }: Asking, token: string, siteKey: string, action: RecaptchaAction) {
  const { recaptcha } = services.config;
  if (!recaptcha) return 1;
  await limitRate(services.database, 'recaptchaFrom', origin?.ip ?? '');
  const { ip, userAgent } = origin ?? { ip: '', userAgent: '' };
  try {
    return await createGoogleRecaptcha(recaptcha)({ token, siteKey, action, ip, userAgent });
  } catch (error) {
    if (!(error instanceof RecaptchaUnavailable)) throw error;
    throw new Refusal(
      'RATE_LIMITED',
      said(peopleErrors, (t) => t.recaptcha.away()),
      { retryAfter: 60 },
    );
  }
}

/** How a check ended. Without keys everybody passes and nothing is kept. */
export interface Checked {
  isPassed: boolean;
  assessmentId: string | null;
}

/** The first check: a score nobody notices. Where it is too low the answer's id goes along with the checkbox. */
export async function checkScore(asking: Asking, action: RecaptchaAction, token: string): Promise<Checked> {
  const { config, database } = asking.services;
  if (!config.recaptcha) return { isPassed: true, assessmentId: null };
  const score = await scoreOf(asking, token, config.recaptcha.scoreKey, action);
  const isPassed = score >= PERSON_FROM_SCORE;
  const assessmentId = await database.transact(
    (tx) => insertAssessment(tx, personOf(asking, action), action, { score, isPassed }),
    { isChange: false },
  );
  return { isPassed, assessmentId };
}

/** The second check, for a score that was too low: the checkbox. */
export async function checkCheckbox(
  asking: Asking,
  action: RecaptchaAction,
  { token, scoreAssessmentId }: { token: string; scoreAssessmentId: string },
): Promise<Checked> {
  const { config, database } = asking.services;
  if (!config.recaptcha) return { isPassed: true, assessmentId: null };
  const refused = { isPassed: false, assessmentId: scoreAssessmentId };
  if (!(await isWaiting(database, scoreAssessmentId, personOf(asking, action), action))) return refused;
  const score = await scoreOf(asking, token, config.recaptcha.checkboxKey, action);
  if (score < PERSON_FROM_SCORE) return refused;
  const isPassed = await database.transact((tx) => markPassed(tx, scoreAssessmentId), { isChange: false });
  return { isPassed, assessmentId: scoreAssessmentId };
}

/** A token for what is checked, for who passed a short time ago; null for others. */
export async function loadBypassToken(asking: Asking, action: RecaptchaAction): Promise<string | null> {
  const { config, database } = asking.services;
  const person = personOf(asking, action);
  if (config.recaptcha && !(await hasPassed(database, person, action))) return null;
  return signBypass(config.secret, { person, action });
}

/** Collects a problem where a check is wanted and `token` does not say that this person passed it. */
export function checkBypass(
  asking: Asking,
  action: RecaptchaAction,
  token: string | null | undefined,
  found: Problem[],
): void {
  const { config } = asking.services;
  if (!config.recaptcha || isBypassOf(config.secret, token ?? '', { person: personOf(asking, action), action })) return;
  found.push(
    problem(
      ['recaptchaBypassToken'],
      'RECAPTCHA_NEEDED',
      said(peopleErrors, (t) => t.recaptcha.needed()),
    ),
  );
}
