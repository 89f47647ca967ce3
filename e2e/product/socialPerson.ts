import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';

const headers = { 'x-komawari-client': 'web' };

/** A name nobody has yet, short enough for X. */
export const newName = (start: string): string => `${start}_${randomUUID().slice(0, 8)}`;

/** Says at the stand-in who comes, and agrees. */
export async function agreeAt(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Signs a browser in with the stand-in for X, without a screen. Answers the identity token. */
export async function enterWithX(request: APIRequestContext, origin: string, username: string): Promise<string> {
  const start = await request.post('/identity/social/start', {
    headers: { ...headers, origin },
    data: { provider: 'twitter', intent: 'SIGN_IN', mode: 'TAB' },
  });
  const { url } = (await start.json()) as { url: string };
  const decision = new URL(url);
  decision.pathname = decision.pathname.replace(/authorize$/, 'decide');
  for (const [name, value] of Object.entries({ username, name: username, decision: 'allow' }))
    decision.searchParams.set(name, value);
  const decided = await request.get(decision.href, { maxRedirects: 0 });
  const back = await request.get(decided.headers()['location'] ?? '', { maxRedirects: 0 });
  const ticket = new URLSearchParams(back.headers()['location']?.split('#')[1]).get('ticket');
  const finish = await request.post('/identity/social/finish', { headers, data: { ticket } });
  return ((await finish.json()) as { token: string }).token;
}

/** Gives the person of a token a profile. */
export async function createProfile(request: APIRequestContext, token: string, screenName: string): Promise<void> {
  await request.post('/graphql?opname=CreateUser', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      query:
        'mutation CreateUser($input: CreateUserInput!) { createUser(input: $input) { user { id } problems { message } } }',
      variables: { input: { screenName, displayName: '転送の旅人' } },
    },
  });
}
