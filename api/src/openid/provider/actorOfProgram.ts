import type { Needs } from '../../graphql/context.ts';
import type { Actor } from '../../kernel/actor.ts';
import { actorOfToken } from '../../people/tokens/index.ts';
import { actorOfAccessToken } from './actorOfAccessToken.ts';

/**
 * For whom the program speaks that sends an Authorization header: with a personal token, or as a client. Null when the header
 * holds neither. Throws UNAUTHENTICATED for a token that is over.
 */
export const actorOfProgram = async (
  services: Needs<'database'>,
  authorization: string | null | undefined,
): Promise<Actor | null> =>
  (await actorOfToken(services, authorization)) ?? (await actorOfAccessToken(services, authorization));
