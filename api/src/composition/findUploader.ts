import type { Services } from '../graphql/context.ts';
import { hasProvider } from '../kernel/actor.ts';
import { accountOfAccessToken } from '../openid/provider/index.ts';
import { actorOfBearer } from '../people/identity/index.ts';
import { accountOfToken } from '../people/tokens/index.ts';

/** The account a call speaks for, where it may upload: by a token that may, or as somebody who can sign in. */
export async function findUploader(services: Services, authorization: string | null): Promise<string | null> {
  const ofToken =
    (await accountOfToken(services, authorization, 'UPLOAD_IMAGES')) ??
    (await accountOfAccessToken(services, authorization, 'UPLOAD_IMAGES'));
  if (ofToken !== null) return ofToken;
  const actor = await actorOfBearer(services, authorization);
  return hasProvider(actor) ? actor.accountId : null;
}
