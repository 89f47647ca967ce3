import { vi } from 'vitest';

type Played = (body: Record<string, never>) => Response | object;

/** What a played identity call was asked. */
export interface IdentityCall {
  name: string;
  body: Record<string, unknown>;
}

/** No service elsewhere is configured. */
const CONFIG = { authorizedDomains: ['localhost'], providers: [] };

const PERSON = { kind: 'REGISTERED', id: 'u1' };

/** What a call answers that ends in a session. */
export const signedIn = { token: 'token', expiresIn: 300, viewer: PERSON };

/** A refusal with one problem, as the identity service words it. */
export const refused = (code: string, message: string, path = ['code']): Response =>
  Response.json(
    { code: 'BAD_USER_INPUT', message, field: path.join('.'), problems: [{ path, code, message }] },
    { status: 422 },
  );

/** Plays the identity service by the names of its calls, and a viewer with an address for the settings. */
export function playIdentity(answers: Record<string, Played>): IdentityCall[] {
  const calls: IdentityCall[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!address.startsWith('/identity/')) {
      const viewer = { __typename: 'RegisteredViewer', ...PERSON, authProviders: ['EMAIL'], email: 'mina@example.jp' };
      return Response.json({ data: { hotWorks: [], viewer: { ...viewer, user: { id: 'u1', screenName: 'mina' } } } });
    }
    const name = address.slice('/identity/'.length);
    const body = JSON.parse(String(init?.body ?? '{}')) as Record<string, never>;
    calls.push({ name, body });
    const answer = answers[name]?.(body) ?? (name === 'config' ? CONFIG : signedIn);
    return answer instanceof Response ? answer : Response.json(answer);
  });
  return calls;
}
