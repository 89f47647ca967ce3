import { registerOIDCClient, type Services } from '@komawari/api/seeding';
import { expectDone } from './people.ts';

/** The client that anybody may try signing in with on the demo. */
const APPLICATION = {
  id: 'demo-app',
  name: 'Demo application',
  type: 'NATIVE' as const,
  // Any port will do: programs on a person's own machine take one that is free (RFC 8252, section 7.3).
  redirectUris: ['http://127.0.0.1/callback'],
  postLogoutRedirectUris: ['http://127.0.0.1/'],
  scopes: ['openid', 'profile', 'email'],
};

/** Registers it, once: seeded again, it is there already. */
export async function addApplication(services: Services): Promise<void> {
  const outcome = await registerOIDCClient(services, APPLICATION, () => Promise.resolve());
  const isThere = !outcome.ok && outcome.problems.every(({ code }) => code === 'TAKEN');
  if (!isThere) expectDone('application', outcome);
}
