import { CLAIMS_OF_SCOPE } from './findAccount.ts';
import type { CheckedRequest } from './flow.ts';
import { SCOPES } from '../clients/index.ts';

/** The names in the `claims` parameter (OpenID Connect Core, 5.5), which the library has checked. */
export function claimsIn({ params }: CheckedRequest): string[] {
  if (params['claims'] === undefined) return [];
  const { id_token: ofToken, userinfo } = JSON.parse(params['claims']) as Record<string, object | null | undefined>;
  return [...new Set([...Object.keys(ofToken ?? {}), ...Object.keys(userinfo ?? {})])];
}

/** The scope that stands for a claim when people are asked; null for claims that tell nothing of the person. */
export const scopeOfClaim = (claim: string): string | null =>
  Object.entries(CLAIMS_OF_SCOPE).find(([, claims]) => (claims as readonly string[]).includes(claim))?.[0] ?? null;

/** What a request asks for, as people are asked: scopes, those of single claims among them, in their order. */
export function askedScopesOf(request: CheckedRequest): string[] {
  const asked = new Set<string | null>([...request.scopes, ...claimsIn(request).map(scopeOfClaim)]);
  return SCOPES.filter((scope) => asked.has(scope));
}
