import type { Browser } from '../createBrowser.ts';

/** What the end of a session at a client came to: where the browser was led, and what stood on the page before. */
export interface LoggedOut {
  page: { status: number; text: string };
  status: number;
  location: string | null;
}

const fieldOf = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

/** Goes where a client sends the browser to end the session, and answers the page. */
export async function logOut(
  issuer: string,
  parameters: Record<string, string>,
  { browser, says = 'yes' }: { browser?: Browser; says?: 'yes' | 'no' },
): Promise<LoggedOut> {
  const identity = browser?.cookie() ?? '';
  const asked = await fetch(`${issuer}/oauth2/logout?${new URLSearchParams(parameters)}`, {
    headers: { accept: 'text/html', cookie: identity },
    redirect: 'manual',
  });
  const text = await asked.text();
  const page = { status: asked.status, text };
  if (asked.status !== 200) return { page, status: asked.status, location: asked.headers.get('location') };
  const cookies = asked.headers.getSetCookie().map((line) => line.split(';')[0]);
  const answered = await fetch(`${issuer}/oauth2/logout/confirm`, {
    method: 'POST',
    headers: { cookie: [identity, ...cookies].filter(Boolean).join('; ') },
    body: new URLSearchParams({ xsrf: fieldOf(text, 'xsrf'), ...(says === 'yes' ? { logout: 'yes' } : {}) }),
    redirect: 'manual',
  });
  return { page, status: answered.status, location: answered.headers.get('location') };
}
