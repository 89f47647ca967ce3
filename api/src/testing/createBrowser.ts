import type { TestApp } from './createTestApp.ts';
import { TEST_PASSWORD } from './identityCalls.ts';

/** What a call of the identity service answered. */
export interface IdentityAnswer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- as many shapes as there are calls in tests
  body: any;
}

/** One browser of a test: keeps the session's cookie and the identity token like a real one. */
export interface Browser {
  call(name: string, payload?: object): Promise<IdentityAnswer>;
  signIn(screenName: string): Promise<IdentityAnswer>;
  /** For documents: the identity token of the latest answer. */
  token(): string;
  sessionId(): string;
  cookie(): string;
}

/** Opens a browser without a session. */
export function createBrowser(test: TestApp, userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'): Browser {
  let cookie = '';
  let token = '';
  async function call(name: string, payload: object = {}): Promise<IdentityAnswer> {
    const response = await test.app.inject({
      method: 'POST',
      url: `/identity/${name}`,
      payload,
      headers: { 'x-komawari-client': 'web', 'user-agent': userAgent, ...(cookie ? { cookie } : {}) },
    });
    for (const one of response.cookies) {
      if (one.name === 'komawari_refresh') cookie = one.value ? `${one.name}=${one.value}` : '';
    }
    const body = response.body ? response.json<{ token?: string }>() : {};
    if (body.token) token = body.token;
    return { status: response.statusCode, body };
  }
  return {
    call,
    signIn: (screenName) => call('sign_in', { email: `${screenName}@example.com`, password: TEST_PASSWORD }),
    token: () => token,
    cookie: () => cookie,
    sessionId: () =>
      (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid,
  };
}
