import { randomBytes } from 'node:crypto';
import type { Grant } from 'oidc-provider';
import type { BuiltProvider } from './buildProvider.ts';
import { askedScopesOf, claimsIn, scopeOfClaim } from './askedScopes.ts';
import type { CheckedRequest } from './flow.ts';

/** What a person agreed to for a client, and what they left out. */
export interface Agreement {
  accountId: string;
  scopes: readonly string[];
  refused: readonly string[];
}

/**
 * An agreement in the library's form. What a request asks for beyond it stays open, so that the library asks; what was left
 * out before counts as answered.
 */
export function makeGrant({ provider }: BuiltProvider, request: CheckedRequest, agreement: Agreement): Grant {
  const grant = new provider.Grant({
    accountId: agreement.accountId,
    clientId: request.clientId,
    // Known before it is kept: what is issued by it names it.
    jti: randomBytes(32).toString('base64url'),
  });
  for (const scope of askedScopesOf(request)) {
    if (agreement.scopes.includes(scope)) grant.addOIDCScope(scope);
    else if (agreement.refused.includes(scope)) grant.rejectOIDCScope(scope);
  }
  const claims = claimsIn(request);
  const isAgreed = (claim: string) => agreement.scopes.includes(scopeOfClaim(claim) ?? 'openid');
  grant.addOIDCClaims(claims.filter(isAgreed));
  const isRefused = (claim: string) => !isAgreed(claim) && agreement.refused.includes(scopeOfClaim(claim) ?? '');
  grant.rejectOIDCClaims(claims.filter(isRefused));
  return grant;
}
