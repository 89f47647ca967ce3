import { TOKEN_SCOPES, type TokenScope } from '../../kernel/actor.ts';

/** What a client may do for its user at the API: the scopes of personal tokens, in the letters of OAuth. */
const API_SCOPES = new Map<string, TokenScope>(TOKEN_SCOPES.map((scope) => [scope.toLowerCase(), scope]));

/** A person may leave out whatever a sign-in does not need. */
export const isOptionalScope = (scope: string): boolean => scope !== 'openid';

/** What a list of scopes allows at the API. */
export const apiScopesOf = (scope: string): TokenScope[] =>
  scope.split(' ').flatMap((name) => API_SCOPES.get(name) ?? []);
