import type { Needs } from '../../graphql/context.ts';
import { findImages, largestUrl } from '../../media/images/index.ts';
import { currentCall } from './call.ts';
import { currentFlow } from './flow.ts';
import { findPerson, type PersonFacts } from './store/claims.ts';

/** Claims by the scope that asks for them (OpenID Connect Core, 5.4): what the profile shows to everybody, and the address. */
export const CLAIMS_OF_SCOPE = {
  profile: ['name', 'preferred_username', 'profile', 'picture'],
  email: ['email', 'email_verified'],
} as const;

/** Where the library puts claims, and which of them were asked for one by one. */
type ClaimsFor = [use: 'id_token' | 'userinfo', scope: string, claims: Readonly<Record<string, unknown>>];

/** ID tokens of the token endpoint have no profile in them, so nothing is looked up for one. */
const isPictureWanted = (...[use, scope, claims]: ClaimsFor): boolean =>
  'picture' in claims || (scope.split(' ').includes('profile') && (use === 'userinfo' || currentFlow() !== undefined));

async function findPicture(services: Needs<'config' | 'database'>, id: string): Promise<{ picture?: string }> {
  const { config, database } = services;
  const image = (await findImages(database, [id])).get(id);
  if (!image) return {};
  return { picture: `${config.http.publicUrl}${largestUrl({ ...image, signedFor: null }, config.secret)}` };
}

const claimsOf =
  (services: Needs<'config' | 'database'>, person: PersonFacts) =>
  async (...asked: ClaimsFor) => {
    const { accountId, screenName, displayName, email, iconImageId } = person;
    return {
      sub: accountId,
      name: displayName,
      preferred_username: screenName,
      profile: `${services.config.http.publicUrl}/@${screenName}`,
      ...(iconImageId !== null && isPictureWanted(...asked) ? await findPicture(services, iconImageId) : {}),
      ...(email === null ? {} : { email, email_verified: true }),
    };
  };

/** An account as the library asks for it: undefined when it is closed, blocked or has no profile. */
export async function findAccount(services: Needs<'config' | 'database'>, accountId: string) {
  const known = currentFlow()?.session ?? currentCall()?.person;
  const person = known?.accountId === accountId ? known : await findPerson(services.database, accountId);
  return person ? { accountId, claims: claimsOf(services, person) } : undefined;
}
