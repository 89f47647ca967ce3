import type { Needs } from '../../graphql/context.ts';
import { currentCall } from './call.ts';
import { currentFlow } from './flow.ts';
import { findPerson, type PersonFacts } from './store/claims.ts';

/** Claims by the scope that asks for them (OpenID Connect Core, 5.4): what the profile shows to everybody, and the address. */
export const CLAIMS_OF_SCOPE = {
  profile: ['name', 'preferred_username', 'profile'],
  email: ['email', 'email_verified'],
} as const;

function claimsOf(publicUrl: string, { accountId, screenName, displayName, email }: PersonFacts) {
  return {
    sub: accountId,
    name: displayName,
    preferred_username: screenName,
    profile: `${publicUrl}/@${screenName}`,
    ...(email === null ? {} : { email, email_verified: true }),
  };
}

/** An account as the library asks for it: undefined when it is closed, blocked or has no profile. */
export async function findAccount({ config, database }: Needs<'config' | 'database'>, accountId: string) {
  const known = currentFlow()?.session ?? currentCall()?.person;
  const person = known?.accountId === accountId ? known : await findPerson(database, accountId);
  return person ? { accountId, claims: () => Promise.resolve(claimsOf(config.http.publicUrl, person)) } : undefined;
}
