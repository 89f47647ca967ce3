import { TOKEN_SCOPES } from '../../kernel/actor.ts';

/**
 * What an application may ask for, in the order in which people are asked: who somebody is, what a personal token may be
 * allowed, in the letters of OAuth, and to go on while the person is away.
 */
export const SCOPES: readonly string[] = [
  'openid',
  'profile',
  'email',
  ...TOKEN_SCOPES.map((scope) => scope.toLowerCase()),
  'offline_access',
];
