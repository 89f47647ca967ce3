import { limitRate } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import {
  countPersonalTokens,
  insertPersonalToken,
  requireRecentSignIn,
  notifyOfChange,
  type PersonalTokenRecord,
} from '../identity/index.ts';
import { TOKEN_SCOPES, type TokenScope } from '../../kernel/actor.ts';
import { done, problem, problems, unauthenticated, type Outcome, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import peopleErrors from '../../messages/peopleErrors.js';
import { checkText } from '../../kernel/text.ts';
import { hashOfToken, newPersonalToken, prefixOfToken, TOKEN_DAYS } from './PersonalToken.ts';
import { limits } from './limits.ts';

/** More than anybody's tools need; every one is something to lose. */
const MAX_TOKENS = 20;

export interface PersonalTokenInput {
  name: string;
  scopes: readonly TokenScope[];
  expiresInDays: number;
}

function check(input: PersonalTokenInput, found: Problem[]): { name: string; scopes: TokenScope[] } {
  const name = checkText(
    input.name,
    { path: ['name'], label: said(peopleErrors, (t) => t.tokens.nameLabel()), ...limits.tokenName },
    found,
  );
  const scopes = TOKEN_SCOPES.filter((scope) => input.scopes.includes(scope));
  if (scopes.length === 0)
    found.push(
      problem(
        ['scopes'],
        'REQUIRED',
        said(peopleErrors, (t) => t.tokens.scopeNeeded()),
      ),
    );
  if (!TOKEN_DAYS.some((days) => days === input.expiresInDays))
    found.push(
      problem(
        ['expiresInDays'],
        'OUT_OF_RANGE',
        said(peopleErrors, (t) => t.tokens.wrongDays()),
      ),
    );
  return { name, scopes };
}

/**
 * Makes a token for a creator's own programs and tells it this once; only its hash is kept. Needs a recent sign-in. The
 * owner gets a mail.
 */
export async function createPersonalToken(
  { actor, services }: Context,
  input: PersonalTokenInput,
): Promise<Outcome<{ personalToken: PersonalTokenRecord; secret: string }>> {
  const { accountId } = actor;
  if (accountId === null) throw unauthenticated();
  const found: Problem[] = [];
  const { name, scopes } = check(input, found);
  if (found.length > 0) return problems(found);
  await requireRecentSignIn(services.database, actor);
  await limitRate(services.database, 'personalToken', accountId);
  const secret = newPersonalToken();
  const made = await services.database.transact(async (tx) => {
    if ((await countPersonalTokens(tx, accountId)) >= MAX_TOKENS) return null;
    await notifyOfChange(tx, services.config, { accountId, change: 'TOKEN_ADDED' });
    return insertPersonalToken(tx, {
      accountId,
      name,
      scopes,
      prefix: prefixOfToken(secret),
      hash: hashOfToken(secret),
      days: input.expiresInDays,
    });
  });
  if (!made)
    return problems([
      problem(
        ['name'],
        'TOO_MANY',
        said(peopleErrors, (t) => t.tokens.tooMany({ most: MAX_TOKENS })),
      ),
    ]);
  return done({ personalToken: made, secret });
}
