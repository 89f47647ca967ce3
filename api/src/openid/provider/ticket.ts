import { createHash } from 'node:crypto';
import type { Needs } from '../../graphql/context.ts';
import { deriveKey, isSignatureOf, sign } from '../../kernel/secrets.ts';
import type { RequestParameter } from './walk.ts';

/** A sign-in between the question and the answer takes no longer. */
const LIFE_MS = 3600_000;

const hashOf = (parameters: readonly RequestParameter[]): string =>
  createHash('sha256')
    .update(JSON.stringify(parameters.map(({ name, value }) => [name, value])))
    .digest('base64url');

const textOf = (parameters: readonly RequestParameter[], askedAt: number): string => `${askedAt}:${hashOf(parameters)}`;

/** Says since when a request is being answered: a sign-in after that is one for this request. */
export function issueTicket({ config }: Needs<'config'>, parameters: readonly RequestParameter[]): string {
  const askedAt = Date.now();
  return `${askedAt}.${sign(deriveKey(config.secret, 'openid-request'), textOf(parameters, askedAt))}`;
}

/** When the request of a ticket was first asked, in milliseconds; null for another request's ticket, an old or an altered one. */
export function readTicket(
  { config }: Needs<'config'>,
  parameters: readonly RequestParameter[],
  ticket: string | null | undefined,
): number | null {
  const [, at = '', signature = ''] = /^(\d{1,15})\.([\w-]+)$/.exec(ticket ?? '') ?? [];
  const askedAt = Number(at);
  if (at === '' || Date.now() - askedAt > LIFE_MS) return null;
  return isSignatureOf(deriveKey(config.secret, 'openid-request'), textOf(parameters, askedAt), signature)
    ? askedAt
    : null;
}
